"""`referee validate`: what it prints, and its exit status."""

from __future__ import annotations

import gzip
import io
import json
from pathlib import Path

import pytest


@pytest.mark.parametrize(("files", "status"), [
    (["good.yaml"], 0),
    (["good.yaml", "good.yaml"], 0),
    (["foul.yaml"], 1),
    (["open.yaml"], 3),
    (["torn.yaml"], 2),
    (["missing.yaml"], 2),
    (["foul.yaml", "good.yaml", "open.yaml"], 1),
    (["open.yaml", "good.yaml"], 3),
    (["foul.yaml", "torn.yaml", "open.yaml"], 2),
])
def test_the_worst_verdict_is_the_exit_status(referee, files: list[str], status: int) -> None:
    assert referee("validate", *files).status == status


def test_256_illegal_games_are_not_taken_for_none(referee, folder: Path) -> None:
    record = json.dumps({"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna",
                         "moves": [{"deal": {}}, {"turn-up": "Q♥"}, {"Chiyo": "pass"}]})
    (folder / "many.jsonl.gz").write_bytes(gzip.compress("\n".join([record] * 256).encode()))
    result = referee("validate", "--quiet", "many.jsonl.gz")
    assert result == (1, "256 records: 256 illegal.\n", "")


def test_of_a_legal_game_alone_it_is_told_what_everybody_has(referee) -> None:
    assert referee("validate", "good.yaml") == (0, """\
good.yaml: legal, unfinished (Battalion, canonical, 3 moves); chips: Anna 10,
Boris 10, Chiyo 10, the bank 0
""", "")


def test_of_several_games_each_legal_one_takes_one_line(referee) -> None:
    line = "good.yaml: legal, unfinished (Battalion, canonical, 3 moves)\n"
    assert referee("validate", "good.yaml", "good.yaml") == (0, line * 2 + "2 records: 2 legal.\n", "")


def test_an_illegal_game_is_told_with_its_rule(referee) -> None:
    result = referee("validate", "foul.yaml")
    assert result.out.startswith("""\
foul.yaml: illegal (Battalion, canonical, 4 moves)

  foul.yaml:7:3: move 3 of 4, Chiyo
     7 | - Chiyo: {draw: stock}
       |   ^
  It is Boris's turn to draw a card, not Chiyo's.

  Rule 2.1 (three-rounds): """)
    assert result.out.endswith("""
  The chips before this move: Anna 10, Boris 10, Chiyo 10, the bank 0.
  The 1 move after it is not judged.
""")


def test_every_file_is_judged_and_summed_up(referee) -> None:
    out = referee("validate", "missing.yaml", "good.yaml", "good.yaml").out
    assert out == """\
missing.yaml: unreadable

  There is no such file; check its name and folder.

good.yaml: legal, unfinished (Battalion, canonical, 3 moves)
good.yaml: legal, unfinished (Battalion, canonical, 3 moves)
3 records: 2 legal, 1 unreadable.
"""


def test_quiet_is_the_last_line_only(referee) -> None:
    assert referee("validate", "--quiet", "good.yaml", "torn.yaml").out == "2 records: 1 legal, 1 unreadable.\n"
    assert referee("validate", "--quiet", "good.yaml").out == "1 record: 1 legal.\n"


def test_files_and_options_stand_in_any_order(referee) -> None:
    assert referee("validate", "good.yaml", "--quiet", "torn.yaml").out == "2 records: 1 legal, 1 unreadable.\n"


def test_the_records_of_a_file_are_numbered(referee, folder: Path) -> None:
    good = (folder / "good.yaml").read_text(encoding="utf-8")
    (folder / "evening.yaml").write_text(f"{good}---\n{good}---\n{good}", encoding="utf-8")
    assert [line.partition(":")[0] for line in referee("validate", "evening.yaml").out.splitlines()] == [
        "evening.yaml, game 1", "evening.yaml, game 2", "evening.yaml, game 3", "3 records"]


def test_a_list_in_place_of_a_text_is_told_with_what_to_write(referee, folder: Path) -> None:
    good = (folder / "good.yaml").read_text(encoding="utf-8")
    (folder / "list.yaml").write_text(good + "- Boris: {discard: [K♣, [1]]}\n", encoding="utf-8")
    status, out, err = referee("validate", "list.yaml")
    assert (status, err) == (2, "")
    assert out.endswith("  A list stands at “discard” where one text is wanted; write a single value in\n"
                        "  its place, without brackets or dashes.\n")


def test_a_line_of_many_is_shown_with_its_number_in_the_file(referee, folder: Path) -> None:
    good = {"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []}
    lines = [json.dumps(good), json.dumps({"gmae": "battalion"} | good)]
    (folder / "evening.jsonl").write_text("\n".join(lines), encoding="utf-8")
    out = referee("validate", "evening.jsonl").out
    assert "evening.jsonl, game 2: unreadable" in out
    assert '\n     2 | {"gmae": "battalion"' in out


def test_standard_input_is_a_dash(referee, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((folder / "good.yaml").read_bytes())))
    assert referee("validate", "-").out.startswith("-: legal, unfinished (Battalion, canonical, 3 moves);")


def test_json_is_one_object_a_line(referee) -> None:
    result = referee("validate", "--format", "json", "good.yaml", "foul.yaml", "missing.yaml")
    good, foul, missing = map(json.loads, result.out.splitlines())
    assert result.status == 2
    assert list(good) == ["file", "document", "game", "edition", "reading", "verdict", "complete", "moves", "accepted",
                          "findings", "state", "winners"]
    assert (good["file"], good["verdict"], good["moves"]) == ("good.yaml", "legal", 3)
    assert good["state"] == {"chips": {"Anna": 10, "Boris": 10, "Chiyo": 10}, "bank": 0}
    finding, = foul["findings"]
    assert list(finding) == ["verdict", "stands", "taken_back", "rule", "section", "move", "player", "line", "column",
                             "message", "variants", "options", "sources", "open"]
    assert (finding["rule"], finding["section"]) == ("three-rounds", "2.1")
    assert (finding["move"], finding["player"], finding["line"], finding["column"]) == (3, "Chiyo", 7, 3)
    assert missing["game"] is None and missing["findings"][0]["line"] is None


def test_each_object_says_which_record_of_its_file_it_is_about(referee, folder: Path) -> None:
    good, torn = ((folder / name).read_text(encoding="utf-8") for name in ("good.yaml", "torn.yaml"))
    (folder / "evening.yaml").write_text(f"{good}---\n{torn}---\n{good}", encoding="utf-8")
    lines = referee("validate", "--format", "json", "evening.yaml", "good.yaml").out.splitlines()
    assert [(told["file"], told["document"], told["verdict"]) for told in map(json.loads, lines)] == [
        ("evening.yaml", 1, "legal"), ("evening.yaml", 2, "unreadable"), ("evening.yaml", 3, "legal"),
        ("good.yaml", 1, "legal")]


def test_set_changes_an_option(referee, folder: Path) -> None:
    good = (folder / "good.yaml").read_text(encoding="utf-8")
    (folder / "five.yaml").write_text(good.replace("Chiyo]", "Chiyo, Dora, Emil]"), encoding="utf-8")

    def chips(*options: str) -> int:
        line = referee("validate", "--format", "json", *options, "five.yaml").out
        return json.loads(line)["state"]["chips"]["Anna"]

    assert chips() == 15
    assert chips("--set", "chips=twenty") == 20
    assert chips("--set", "chips=twenty", "--set", "chips=ten") == 10


def test_reading_replaces_the_one_of_the_record(referee) -> None:
    assert referee("validate", "--reading", "ja", "good.yaml").out == (
        "good.yaml: legal, unfinished (Battalion, ja, 3 moves); chips: Anna 10, Boris 10,\n"
        "Chiyo 10, the bank 0\n")


def test_house_rules_come_from_a_file(referee, folder: Path) -> None:
    (folder / "house.yaml").write_text("base: ja\ntarget: next\n", encoding="utf-8")
    assert referee("validate", "--reading", "house.yaml", "good.yaml").out == (
        "good.yaml: legal, unfinished (Battalion, house rules, 3 moves); chips: Anna 10,\n"
        "Boris 10, Chiyo 10, the bank 0\n")


@pytest.mark.parametrize(("needing", "verdict"), [("refill: none", "legal"), ("refill: to-ten", "unreadable")])
def test_an_option_may_need_what_only_a_record_says(referee, folder: Path, needing: str, verdict: str) -> None:
    text = (folder / "good.yaml").read_text(encoding="utf-8")
    (folder / "own.yaml").write_text(f"reading: {{{needing}}}\n{text}", encoding="utf-8")
    result = referee("validate", "--format", "json", "--set", "empty-hand=game-ends", "own.yaml")
    assert json.loads(result.out)["verdict"] == verdict


@pytest.mark.parametrize("command", ["validate", "moves"])
def test_a_file_may_be_called_as_an_option(referee, folder: Path, command: str) -> None:
    (folder / "--lang=de").write_bytes((folder / "good.yaml").read_bytes())
    result = referee(command, "good.yaml", "--", "--lang=de", "-missing.yaml")
    assert result.status == 2
    assert result.err == ""
    assert "--lang=de: legal, unfinished" in result.out
    assert "-missing.yaml: unreadable" in result.out


def test_a_file_without_a_name_is_told_from_standard_input(referee) -> None:
    assert referee("validate", "").out == '"": unreadable\n\n  The name of this file is empty; name a file.\n'


def test_where_there_is_no_standard_input_that_is_said(referee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    result = referee("validate", "-", "good.yaml")
    assert result.status == 2
    assert result.out.startswith("-: unreadable\n\n  There is no standard input; name a file.\n\ngood.yaml: legal")


def test_on_a_terminal_the_report_is_in_colour(referee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert referee("validate", "good.yaml").out == (
        "good.yaml: \x1b[1;32mlegal\x1b[0m, unfinished (Battalion, canonical, 3 moves); chips: Anna 10,\n"
        "Boris 10, Chiyo 10, the bank 0\n")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in referee("validate", "good.yaml").out


# -- all readings

def test_all_readings_are_asked_one_after_another(referee) -> None:
    lines = referee("validate", "--reading", "all", "good.yaml", "--format", "json").out.splitlines()
    told = {(record := json.loads(line))["reading"]: record for line in lines}
    assert list(told) == ["canonical", "ja", "ru", "de"]
    assert {name: record["verdict"] for name, record in told.items()} == {
        "canonical": "legal", "ja": "legal", "ru": "illegal", "de": "illegal"}
    for name in told:
        alone = json.loads(referee("validate", "--reading", name, "good.yaml", "--format", "json").out)
        assert told[name] == alone


def test_what_cannot_be_read_is_told_once(referee) -> None:
    result = referee("validate", "--reading", "all", "--quiet", "good.yaml", "torn.yaml")
    assert result == (2, "5 judgements, one for each record and reading: 2 legal, 2 illegal, 1 unreadable.\n", "")


def test_the_worst_of_all_readings_is_the_exit_status(referee) -> None:
    assert referee("validate", "--reading", "all", "good.yaml").status == 1


def test_one_option_is_not_changed_in_all_readings(referee) -> None:
    result = referee("validate", "--reading", "all", "--set", "suit-ban=none", "good.yaml")
    assert result.status == 2
    assert result.err.startswith("referee validate: --set: it changes one reading; leave it out to ask all of them.")


def test_only_validate_knows_all_readings(referee) -> None:
    assert "There is no reading “all”" in referee("moves", "--reading", "all", "good.yaml").err
