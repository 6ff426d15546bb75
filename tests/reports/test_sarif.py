"""A log of SARIF: what stands where, by the words of the standard (OASIS, SARIF 2.1.0)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from validator.cards.notation import parse
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Finding, Judgement, Message, Place
from validator.languages import language
from validator.reports.sarif import Log, uri
from validator.rulebook import load_game, resolve

GAME = load_game("battalion")
OPTIONS = resolve(GAME, {})
OFF_SUIT = Finding(ILLEGAL, Message("suit-ban.finding", {"banned": Fact("suit", 0)}), rule="suit-ban", move=39,
                   player="Boris", place=Place(63, 5), options=(("suit-ban", "none"),))
NO_BID = Finding(UNDETERMINED, Message("minimum-bid.finding", {"count": Fact("number", 3), "player": Fact("seat", 1)}),
                 rule="minimum-bid", move=21, player="Boris", place=Place(40, 3))
NO_FILE = Finding(UNREADABLE, Message("file-missing", {}))
NO_CARD = Finding(UNREADABLE, Message("card-missing", {"key": Fact("text", "card {0}")}), move=3, place=Place(9, 20))


def judged(*findings: Finding, file: str = "evening.yaml") -> Judgement:
    return Judgement(findings[0].verdict if findings else LEGAL, findings, "battalion", "1.0", "canonical", OPTIONS,
                     moves=41, players=("Anna", "Boris", "Chiyo"), file=file)


def log(*judgements: Judgement, tag: str = "en", tool: str | None = None) -> dict:
    told = Log(language(tag), tool)
    results = [result for number, judgement in enumerate(judgements, start=1)
               for result in told.results(judgement, GAME, number)]
    return json.loads(told.opening() + ",".join(results) + told.closing())


def results(*judgements: Judgement, tag: str = "en") -> list[dict]:
    return log(*judgements, tag=tag)["runs"][0]["results"]


def test_a_log_has_its_version_and_one_run_of_the_referee() -> None:
    told = log(tool="1.2.3")
    assert told["version"] == "2.1.0"
    assert told["$schema"].endswith("/sarif-schema-2.1.0.json")
    run, = told["runs"]
    assert run["tool"] == {"driver": {"name": "referee", "version": "1.2.3", "rules": []}}
    assert (run["columnKind"], run["results"]) == ("unicodeCodePoints", [])


def test_a_version_that_nobody_knows_is_left_out() -> None:
    assert "version" not in log()["runs"][0]["tool"]["driver"]


def test_an_illegal_move_with_which_the_table_went_on_is_a_note() -> None:
    for how in ({"stands": True}, {"taken_back": True}):
        result, = results(judged(replace(OFF_SUIT, **how)))
        assert (result["ruleId"], result["level"]) == ("battalion/suit-ban", "note")


def test_a_result_has_its_place_and_says_what_would_have_been_right() -> None:
    result, = results(judged(OFF_SUIT))
    assert (result["ruleId"], result["level"]) == ("battalion/suit-ban", "error")
    assert result["message"]["text"].endswith("It would be allowed under suit-ban: none.")
    place = result["locations"][0]["physicalLocation"]
    assert place == {"artifactLocation": {"uri": "evening.yaml"}, "region": {"startLine": 63, "startColumn": 5}}


@pytest.mark.parametrize(("finding", "level"), [
    (OFF_SUIT, "error"), (NO_BID, "warning"), (NO_CARD, "error"), (NO_FILE, "error")])
def test_what_is_in_doubt_is_a_warning_and_all_else_an_error(finding: Finding, level: str) -> None:
    assert results(judged(finding))[0]["level"] == level


def test_where_the_whole_file_is_meant_no_line_is_named() -> None:
    assert "region" not in results(judged(NO_FILE))[0]["locations"][0]["physicalLocation"]


def test_each_rule_is_described_once_with_the_sentences_behind_it() -> None:
    run, = log(judged(OFF_SUIT), judged(NO_BID, NO_BID), judged(OFF_SUIT))["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["battalion/suit-ban", "battalion/minimum-bid"]
    assert [rules[result["ruleIndex"]]["id"] for result in run["results"]] == [
        result["ruleId"] for result in run["results"]]
    ban = next(rule for rule in GAME.rules if rule.id == "suit-ban")
    assert rules[0]["shortDescription"] == rules[0]["fullDescription"] == {"text": ban.text}
    assert any(f"({sentence})" in rules[0]["help"]["text"] for sentence in ban.sources)


def test_a_record_that_cannot_be_read_breaks_no_rule_of_a_game() -> None:
    run, = log(judged(NO_FILE))["runs"]
    rule, = run["tool"]["driver"]["rules"]
    assert rule["id"] == "unreadable"
    assert rule["help"] == {"text": "The record cannot be understood."}


def test_a_brace_is_doubled_since_a_single_one_would_be_filled_in() -> None:
    assert "{{0}}" in results(judged(NO_CARD))[0]["message"]["text"]


def test_a_result_is_known_again_where_lines_have_moved_and_from_others() -> None:
    moved = Finding(**{**vars(OFF_SUIT), "place": Place(70, 5)})
    other = Finding(**{**vars(OFF_SUIT), "move": 40})
    [before], [after], [another] = results(judged(OFF_SUIT)), results(judged(moved)), results(judged(other))
    assert before["partialFingerprints"] == after["partialFingerprints"] != another["partialFingerprints"]


def test_it_is_told_in_the_language_asked_for() -> None:
    run, = log(judged(NO_FILE), tag="de")["runs"]
    assert run["language"] == "de"
    assert run["results"][0]["message"]["text"] != results(judged(NO_FILE))[0]["message"]["text"]


@pytest.mark.parametrize(("file", "shown"), [
    ("evening.yaml", "evening.yaml"),
    ("./games/a b.yaml", "games/a%20b.yaml"),
    ("../other.yaml", "../other.yaml"),
    ("100%.yaml", "100%25.yaml"),
    ("#1?.yaml", "%231%3F.yaml"),
    ("a:b.yaml", "a%3Ab.yaml"),
    ("千.yaml", "%E5%8D%83.yaml"),
    ("caf\udce9.yaml", "caf%E9.yaml"),
    ("-", "-"),
])
def test_a_file_is_named_as_a_relative_uri(file: str, shown: str) -> None:
    assert uri(file) == shown


def test_a_file_below_the_folder_one_stands_in_is_seen_from_there(tmp_path: Path,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert uri(str(tmp_path / "games" / "evening.yaml")) == "games/evening.yaml"
    assert uri(str(tmp_path.parent / "evening.yaml")).startswith("file:///")


def test_cards_are_counted_in_characters_and_not_in_bytes() -> None:
    """Columns count code points, and the log says so."""
    cards = {"cards": Fact("cards", parse("3♠")), "zone": Fact("zone", "stock")}
    finding = Finding(ILLEGAL, Message("not-there", cards), rule="suit-ban", move=1, place=Place(1, 357))
    assert results(judged(finding))[0]["locations"][0]["physicalLocation"]["region"]["startColumn"] == 357
