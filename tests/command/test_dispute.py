"""`referee dispute`: which readings allow a move, and what decides."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from tests.command.conftest import HEADER
from tests.reports.paper.reading import Reader

RULES = Path(__file__).parent.parent.parent / "rules" / "battalion"
BANNED = str(RULES / "examples" / "suit-ban.illegal.yaml")
GAMES = Path(__file__).parent.parent / "games"


def test_the_move_that_the_record_s_reading_forbids_is_in_dispute(referee) -> None:
    status, out, _ = referee("dispute", BANNED)
    assert status == 0
    assert f"{BANNED}:35:5: move 27 of 27, Chiyo" in " ".join(out.split())
    assert "By the canonical rules this breaks rule 4.8 (suit-ban)." in out
    assert "  suit-ban: none (no source says so)\n" in out


def test_each_named_reading_is_told_and_those_that_do_not_come_so_far(referee) -> None:
    out = referee("dispute", BANNED).out
    assert """\
What each reading says
  canonical  illegal by rule 4.8 (suit-ban)
  ja         illegal by rule 4.8 (suit-ban)
  ru         not reached; move 2 breaks rule 2.1 (three-rounds)
  de         not reached; move 2 breaks rule 2.1 (three-rounds); with upcard:
             turned and refill: to-ten: legal
""" in out


def test_the_grounds_are_the_question_the_sources_and_why(referee) -> None:
    out = referee("dispute", BANNED).out
    assert "May an attack repeat the suit of the previous attack?" in out
    assert "「同じスーツを 2 ターン連続で攻撃に使用することはできません」" in out
    assert "What decides is that no sentence of the sources is left without effect." in out


def test_without_an_illegal_move_the_first_on_which_readings_differ_is_taken(referee) -> None:
    told = json.loads(referee("dispute", "--format", "json", str(GAMES / "tie.yaml")).out)
    assert (told["move"], told["verdict"]) == (2, "legal")
    assert told["illegal_with"] == [{"upcard": "none"}]


def test_what_a_result_comes_to_depends_on_more_than_one_question(referee) -> None:
    told = json.loads(referee("dispute", "--move", "result", "--format", "json", str(GAMES / "tie.yaml")).out)
    assert {"attack-gain": "attacker"} in told["illegal_with"]
    assert {"final-tie": "last-attacker"} in told["illegal_with"]
    assert told["readings"][0]["state"] == {"chips": {"Anna": 15, "Boris": 15, "Chiyo": 0}, "bank": 0}


def test_of_a_move_that_no_reading_allows_the_rule_is_told(referee) -> None:
    out = referee("dispute", str(RULES / "examples" / "attack-one-suit.illegal.yaml")).out
    assert "No reading that comes this far allows it." in out
    assert "  4.6  All cards of an attack are of one suit." in out


@pytest.mark.parametrize(("arguments", "said"), [
    (("--move", "99"), "there is no move 99; the record has 27 moves"),
    (("--move", "result"), "the record has no result"),
    (("--move", "first"), "“first” is no move"),
])
def test_a_move_that_there_is_not_is_a_misuse(arguments: tuple[str, ...], said: str, referee) -> None:
    status, out, error = referee("dispute", *arguments, BANNED)
    assert (status, out) == (2, "") and said in error


def test_a_record_that_cannot_be_read_is_reported(referee) -> None:
    result = referee("dispute", "torn.yaml")
    assert result.status == 2 and "did you mean “discard”?" in result.out


@pytest.mark.parametrize("language", ["de", "ru", "ja"])
def test_the_ruling_is_the_same_in_every_language(language: str, referee) -> None:
    def data(*arguments: str) -> dict:
        told = json.loads(referee("dispute", "--format", "json", *arguments, BANNED).out)
        return {key: told[key] for key in ("move", "verdict", "rule", "legal_with", "illegal_with")} | {
            one["reading"]: (one["verdict"], one["rule"], one["move"], one["state"]) for one in told["readings"]}
    assert data() == data("--lang", language)
    assert "What each" not in referee("dispute", "--lang", language, BANNED).out


def test_as_json_what_cannot_be_read_is_json_too(referee) -> None:
    status, out, _ = referee("dispute", "--format", "json", "torn.yaml")
    assert (status, json.loads(out)["verdict"]) == (2, "unreadable")


# -- a page to print

def page(out: str) -> Reader:
    """The one page that there is."""
    assert out.count("<!doctype html>") == 1
    return Reader(out)


def test_a_page_has_the_facts_the_question_the_ruling_its_grounds_and_the_readings(referee) -> None:
    status, out, _ = referee("dispute", "--format", "html", BANNED)
    told = page(out)
    assert status == 0 and told.said("h1") == ["Ruling: Battalion, move 27 of 27"]
    assert told.said("h2") == ["The facts", "The question", "The ruling", "The grounds", "What each reading says",
                               "What would make it legal"]
    facts = dict(zip(told.said("dt"), told.said("dd")))
    assert (facts["Game"], facts["Players"], facts["Reading"]) == (
        "Battalion, edition 1.0", "Anna, Boris, Chiyo", "canonical")
    assert (facts["Record"], facts["In dispute"]) == (f"{BANNED}:35:5", "move 27 of 27, Chiyo")
    assert facts["Before it"] == "chips: Anna 10, Boris 10, Chiyo 5, the bank 5"
    assert told.said("pre") == ["- Chiyo: {attack: Anna, cards: 7♠ 8♠}"]
    assert "Is this move allowed?" in told.said("p")
    assert "By the canonical rules this breaks rule 4.8 (suit-ban). ♠ was the suit of the previous attack." in \
        told.said("p")
    assert told.said("footer") == ["Ruled by the rules of Battalion, edition 1.0. ★ marks what is canonical."]


def test_a_page_quotes_the_sources_in_the_original_with_place_and_meaning(referee) -> None:
    told = page(referee("dispute", "--format", "html", BANNED).out)
    assert told.said("blockquote") == ["「同じスーツを 2 ターン連続で攻撃に使用することはできません」"]
    assert told.said("figcaption") == ["Japanese (ja): previous-attack, seeds/003_0353ec7b6d40736c.txt:49"]
    assert any("The same suit may not be used to attack on two turns in a row." in text for text in told.said("p"))


def test_several_records_are_one_page_and_one_that_cannot_be_read_is_told_on_it(referee) -> None:
    status, out, _ = referee("dispute", "--format", "html", BANNED, "torn.yaml", BANNED)
    told = page(out)
    assert status == 2 and told.said("h1") == ["Rulings"]
    assert told.said("h2") == ["Ruling: Battalion, move 27 of 27", "Ruling: torn.yaml",
                               "Ruling: Battalion, move 27 of 27"]
    assert any("did you mean “discard”?" in text for text in told.said("pre"))
    assert told.said("h3").count("The ruling") == 2


def test_as_markdown_a_ruling_is_the_same_page(referee) -> None:
    out = referee("dispute", "--format", "markdown", BANNED).out
    assert out.startswith("# Ruling: Battalion, move 27 of 27\n\n## The facts\n\n- **Game:** Battalion, edition 1.0\n")
    assert "\n**By the canonical rules this breaks rule 4.8 (suit-ban). " in out
    assert "\n```\n- Chiyo: {attack: Anna, cards: 7♠ 8♠}\n```\n" in out


def test_where_nothing_is_in_dispute_the_page_says_so(referee, folder: Path) -> None:
    (folder / "begun.yaml").write_text(HEADER + "  []\n", encoding="utf-8")
    told = page(referee("dispute", "--format", "html", "begun.yaml").out)
    assert told.said("h1") == ["Ruling: Battalion"]
    assert "All named readings judge the moves of this record alike." in told.said("p")


def test_of_a_claim_it_is_asked_whether_it_is_right_and_of_a_move_whether_it_is_allowed(referee) -> None:
    deal = page(referee("dispute", "--format", "html", "--move", "1", str(GAMES / "tie.yaml")).out)
    assert "Is this move allowed?" in deal.said("p")
    told = page(referee("dispute", "--format", "html", "--move", "result", str(GAMES / "tie.yaml")).out)
    assert "Is what is recorded here right?" in told.said("p")
    assert told.said("h1") == ["Ruling: Battalion, the result"]


def test_a_ruling_by_house_rules_says_what_is_canonical_first(referee) -> None:
    told = page(referee("dispute", "--format", "html", "--set", "suit-ban=none", "--move", "27", BANNED).out)
    first, second = [text for text in told.said("p") if text.startswith("By the ")]
    assert first.startswith("By the canonical rules this breaks rule 4.8 (suit-ban).")
    assert second == "By the reading it is judged by, this is legal."
    assert "house rules: canonical but for suit-ban: none" in told.said("dd")


def test_a_name_of_a_stranger_is_shown_and_not_obeyed(referee, folder: Path) -> None:
    name = '"<b>Bo\\u202Eris</b>*"'
    text = Path(BANNED).read_text(encoding="utf-8").replace("Chiyo", name)
    (folder / "odd.yaml").write_text(text, encoding="utf-8")
    told = page(referee("dispute", "--format", "html", "odd.yaml").out)
    assert "move 27 of 27, <b>Bo\\u202eris</b>*" in told.said("dd")
    assert "move 27 of 27, &lt;b&gt;Bo\\\\u202eris&lt;/b&gt;\\*" in referee("dispute", "--format", "markdown",
                                                                         "odd.yaml").out


def test_a_move_of_several_lines_is_shown_whole(referee, folder: Path) -> None:
    text = Path(BANNED).read_text(encoding="utf-8").replace(
        "  - Chiyo: {attack: Anna, cards: 7♠ 8♠}", "  - Chiyo:\n      attack: Anna\n      cards: 7♠ 8♠")
    (folder / "long.yaml").write_text(text + "language: en\n", encoding="utf-8")
    told = page(referee("dispute", "--format", "html", "long.yaml").out)
    assert told.said("pre") == ["- Chiyo:\n    attack: Anna\n    cards: 7♠ 8♠"]


def test_a_game_of_somebody_s_own_has_its_page_too(referee) -> None:
    eights = Path(__file__).parent.parent / "crazy-eights"
    record = next(iter(sorted((eights / "examples").glob("*.illegal.yaml"))))
    status, out, _ = referee("dispute", "--rules", str(eights), "--format", "html", str(record))
    assert status == 0 and page(out).said("h2")[:3] == ["The facts", "The question", "The ruling"]


def test_a_page_is_in_utf_8_as_it_says_whatever_the_console(process) -> None:
    for format in ("html", "markdown"):
        done = process("dispute", "--format", format, "--lang", "ja", BANNED, PYTHONIOENCODING="latin-1")
        assert "裁定：バタリオン" in done.out.decode("utf-8") and done.out.endswith(b"\n")


# -- hidden cards

def test_a_move_on_which_hidden_cards_decide_is_undetermined(referee) -> None:
    out = " ".join(referee("dispute", "open.yaml").out.split())
    assert "By the canonical rules this is undetermined. Cards that the record does not show decide this." in out
    assert "canonical undetermined; in question is rule 3.7 (never-overbid)" in out
    told = json.loads(referee("dispute", "--format", "json", "open.yaml").out)
    assert (told["verdict"], told["rule"], told["exact"]) == ("undetermined", "never-overbid", False)
    assert [one["verdict"] for one in told["readings"]] == ["undetermined", "undetermined", None, None]


def test_as_json_a_ruling_has_what_the_page_has(referee) -> None:
    told = json.loads(referee("dispute", "--format", "json", BANNED).out)
    assert (told["game"], told["edition"], told["player"], told["line"]) == ("battalion", "1.0", "Chiyo", 35)
    assert told["before"] == {"chips": {"Anna": 10, "Boris": 10, "Chiyo": 5}, "bank": 5}
    assert told["recorded"] == "- Chiyo: {attack: Anna, cards: 7♠ 8♠}"
    assert told["canonical"]["rule"] == told["grounds"]["rule"] == "suit-ban"
    assert {one["sentence"] for one in told["grounds"]["sources"]} == {"ja-60", "ja-61"}
    assert told["readings"][3]["granted"] == {"options": {"upcard": "turned", "refill": "to-ten"}, "verdict": "legal",
                                              "rule": None, "message": None}


def test_where_many_questions_decide_the_first_is_told_whole_and_the_others_are_answered(referee) -> None:
    told = page(referee("dispute", "--format", "html", "--move", "result", str(GAMES / "tie.yaml")).out)
    first, others = told.said("h3")
    assert (first, others) == ("How is a battle fought, as a whole or card by card?",
                               "Other questions that decide, with the canonical answers")
    answers = dict(zip(told.said("dt"), told.said("dd")))
    assert answers["Who gets the bank at the end?"] == "The winner gets the bank."


def test_of_a_record_in_one_line_the_part_around_the_move_is_shown(referee, folder: Path) -> None:
    record = yaml.load(Path(BANNED).read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    (folder / "bulk.jsonl").write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    [recorded] = page(referee("dispute", "--format", "html", "bulk.jsonl").out).said("pre")
    assert recorded.startswith("…") and len(recorded) <= 100
    assert '{"Chiyo": {"attack": "Anna", "cards": "7♠ 8♠"}}' in recorded
