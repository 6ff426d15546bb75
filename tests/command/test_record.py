"""`referee record`: a game written down at the terminal, line by line."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from pathlib import Path

import pytest

from tests.command.conftest import DEAL, HEADER, Result

CHECKOUT = Path(__file__).resolve().parents[2]
BEGIN = ("1", "", "", "Anna, Boris, Chiyo", "Anna")


@pytest.fixture
def record(referee, monkeypatch: pytest.MonkeyPatch):
    """The command with what is typed there."""
    def run(file: str, *typed: str, tag: str = "en") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return referee("record", file, "--lang", tag)
    return run


def test_a_new_record_is_begun_and_every_move_is_in_the_file(record, folder: Path, referee) -> None:
    result = record("evening.yaml", *BEGIN, "1", "qh", "draw stock", "quit")
    assert (result.status, result.err) == (0, "")
    assert result.out.endswith("The record is in evening.yaml.\n")
    assert (folder / "evening.yaml").read_text(encoding="utf-8") == (
        'game: battalion\nedition: "1.0"\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\n'
        "moves:\n- deal\n- turn-up: Q♥\n- Boris: {draw: stock}\n")
    assert referee("validate", "evening.yaml").status == 0


def test_a_record_is_gone_on_with_and_what_was_there_stays(record, folder: Path) -> None:
    before = (folder / "good.yaml").read_bytes()
    assert record("good.yaml", "4d").status == 0
    assert (folder / "good.yaml").read_bytes() == before + "- Boris: {discard: 4♦}\n".encode()


def test_an_illegal_move_is_explained_as_validate_does_and_not_recorded(record, folder: Path, referee) -> None:
    before = (folder / "good.yaml").read_bytes()
    out = record("good.yaml", "discard as").out
    assert (folder / "good.yaml").read_bytes() == before
    (folder / "good.yaml").write_bytes(before + "- Boris: {discard: A♠}\n".encode())
    told = referee("validate", "good.yaml").out.partition("^\n")[2]
    assert told and told.rstrip() in out
    assert "It is not recorded. If the table lets it stand, type “stands”." in out


def test_an_illegal_move_can_stand(record, folder: Path, referee) -> None:
    (folder / "evening.yaml").write_text(HEADER + DEAL, encoding="utf-8")
    record("evening.yaml", "Chiyo: draw stock", "stands")
    assert (folder / "evening.yaml").read_text(encoding="utf-8") == (
        HEADER + DEAL + "- Chiyo: {draw: stock, stands: yes}\n")
    assert referee("validate", "evening.yaml").status == 0


def test_a_move_that_hidden_cards_decide_is_recorded_with_the_doubt(record, folder: Path) -> None:
    text = (folder / "open.yaml").read_text(encoding="utf-8").replace("- Boris: {bid: 5}\n", "")
    (folder / "new.yaml").write_text(text, encoding="utf-8")
    out = record("new.yaml", "bid 5").out
    assert "Cards that the record does not show decide this." in out
    assert (folder / "new.yaml").read_text(encoding="utf-8") == text + "- Boris: {bid: 5}\n"


def test_the_last_move_can_be_struck_out(record, folder: Path) -> None:
    out = record("good.yaml", "u", "undo", "undo", "undo", "help").out
    assert "Move 3 is struck out: Boris: {draw: stock, card: K♣}" in out
    assert "There is no move to strike out." in out
    assert (folder / "good.yaml").read_text(encoding="utf-8") == HEADER


def test_what_is_not_told_is_asked_for(record, folder: Path) -> None:
    (folder / "evening.yaml").write_text(HEADER, encoding="utf-8")
    out = record("evening.yaml", "2", "", "2s3s4s5h6h7d8d9cjc4d", "", "turn-up", "?", "draw", "stick", "st", "kc").out
    assert "Boris: Which cards? (Enter: not seen)" in out
    assert "did you mean “stock”?" in out
    assert (folder / "evening.yaml").read_text(encoding="utf-8") == HEADER + (
        "- deal: {Boris: 2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦}\n" '- turn-up: "?"\n' "- Boris: {draw: stock, card: K♣}\n")


@pytest.mark.parametrize("typed", ["2", "d", "discard"])
def test_a_word_that_is_asked_for_may_be_chosen_by_its_number(record, folder: Path, typed: str) -> None:
    (folder / "evening.yaml").write_text(HEADER, encoding="utf-8")
    assert "stock or discard?" in record("evening.yaml", "deal", "turn-up qh", "draw", typed, "").out
    assert (folder / "evening.yaml").read_text(encoding="utf-8").endswith("- Boris: {draw: discard}\n")


def test_the_sets_that_are_asked_for_are_told_apart(record, folder: Path) -> None:
    (folder / "evening.yaml").write_text("game: clash\nplayers: [Dora, Emil]\ndefender: Dora\nmoves:\n",
                                         encoding="utf-8")
    out = record("evening.yaml", "deal", "2", "8c", "8d8h", "9c9d9h", "7c7d6c6d", "2c2d2h").out
    assert "the set of 1: Which cards? (Enter: not seen)" in out
    assert "the set of 4: Which cards? (Enter: not seen)" in out


def test_a_move_that_is_being_asked_for_can_be_given_up(record, folder: Path) -> None:
    record("good.yaml", "discard", "undo", "discard", "quit")
    assert (folder / "good.yaml").read_text(encoding="utf-8").endswith("- Boris: {draw: stock, card: K♣}\n")


@pytest.mark.parametrize("typed", [
    "Boris: {discard: 4♦}", "- Boris: {discard: 4♦}", "{discard: 4♦}", "Boris: discard 4♦", "boris discard 4d",
    "discard 4♦", "disc d4", "DISCARD ４♦", "1 4d", "4d", "4♦",
])
def test_a_move_may_be_typed_in_many_ways(record, folder: Path, typed: str) -> None:
    record("good.yaml", typed)
    assert (folder / "good.yaml").read_text(encoding="utf-8").endswith("\n- Boris: {discard: 4♦}\n")


@pytest.mark.parametrize(("typed", "told"), [
    ("discrad 4d", "did you mean “discard”?"),
    ("discard 4x", "4x"),
    ("discard 4d 5h", "“5h” is more than “discard” takes."),
    ("pass 5", "“pass” takes nothing more"),
    ("77", "There is no move 77 to choose."),
    ("Boris: {discard: 4♦", "not closed"),
    ("Dora: {discard: 4♦}", "Dora"),
    ("stands", "There is no illegal move that could stand."),
])
def test_what_cannot_be_understood_is_said_and_nothing_is_recorded(record, folder: Path, typed: str, told: str) -> None:
    before = (folder / "good.yaml").read_bytes()
    result = record("good.yaml", typed)
    assert (result.status, result.err) == (0, "")
    assert told in result.out
    assert (folder / "good.yaml").read_bytes() == before


def test_the_words_are_those_of_the_language_and_the_english_ones(record) -> None:
    out = record("good.yaml", "tisch", "table", "streichen", "undo", "ende", tag="de").out
    assert out.count("Zug 3 von 3") == 2
    assert "Zug 3 ist gestrichen" in out and "Zug 2 ist gestrichen" in out


def test_who_leaves_before_the_header_is_whole_has_written_nothing(record, folder: Path) -> None:
    assert record("evening.yaml", *BEGIN[:3]).status == 130
    assert not (folder / "evening.yaml").exists()


def test_a_game_of_ones_own_is_recorded(referee, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nAnna, Boris, Chiyo\nAnna\n1\n7h\nd\n\n"))
    rules = str(CHECKOUT / "tests" / "crazy-eights")
    assert referee("record", "own.yaml", "--rules", rules).status == 0
    assert (folder / "own.yaml").read_text(encoding="utf-8").endswith(
        "dealer: Anna\nmoves:\n- deal\n- turn-up: 7♥\n- Boris: draw\n")
    assert referee("validate", "own.yaml", "--rules", rules).status == 3      # nobody saw whether he had to play


def test_a_new_record_is_played_by_the_reading_that_is_asked_for(record, referee, folder: Path,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "house.yaml").write_text("base: ja\ntarget: next\n", encoding="utf-8")
    for arguments, header in ((["--reading", "ru"], "ru"), (["--reading", "house.yaml"], "{base: ja, target: next}"),
                              (["--reading", "ja", "--set", "target=next"], "{base: ja, target: next}")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("battalion\n\nAnna, Boris, Chiyo\nAnna\n"))
        assert referee("record", f"{len(header)}.yaml", *arguments).status == 0
        assert f"\nreading: {header}\n" in (folder / f"{len(header)}.yaml").read_text(encoding="utf-8")
        (folder / f"{len(header)}.yaml").unlink()


def test_house_rules_that_name_their_game_leave_no_game_to_ask_for(referee, folder: Path,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "house.yaml").write_text("game: clash\nace: high-or-low\n", encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nDora, Emil\nDora\n\n"))
    assert referee("record", "duel.yaml", "--reading", "house.yaml").status == 0
    assert (folder / "duel.yaml").read_text(encoding="utf-8").startswith(
        'game: clash\nedition: "1.0"\nreading: {ace: high-or-low}\nplayers: [Dora, Emil]\n')


def test_at_the_end_it_says_who_won_and_asks_nothing_more(record, folder: Path) -> None:
    text = (CHECKOUT / "rules/battalion/examples/bank-to-winner.legal.yaml").read_text(encoding="utf-8")
    text = text.partition("result:")[0]
    assert text.endswith("- Chiyo: surrender\n")
    (folder / "late.yaml").write_text(text.removesuffix("  - Chiyo: surrender\n"), encoding="utf-8")
    out = record("late.yaml", "surrender", "undo").out
    assert "The game is over; it was won by Anna, Boris and Dmitri." in out
    assert (folder / "late.yaml").read_text(encoding="utf-8") == text
    record("late.yaml", "undo")             # whoever comes back may still correct it
    assert (folder / "late.yaml").read_text(encoding="utf-8") == text.removesuffix("  - Chiyo: surrender\n")


@pytest.mark.parametrize(("file", "status", "told"), [
    ("foul.yaml", 1, "It is Boris's turn to draw a card, not Chiyo's."),
    ("torn.yaml", 2, "did you mean “discard”?"),
    ("lone.yaml", 2, "players"),
])
def test_a_record_that_is_not_legal_is_reported_instead(record, folder: Path, file: str, status: int,
                                                        told: str) -> None:
    (folder / "lone.yaml").write_text("game: battalion\nplayers: [Anna]\ndealer: Anna\nmoves:\n", encoding="utf-8")
    result = record(file)
    assert result.status == status
    assert told in result.out


@pytest.mark.parametrize(("name", "text", "told"), [
    ("a.json", "{}", "A game is recorded in YAML only; give a file that ends in .yaml."),
    ("a.yaml", HEADER.replace("moves:", "moves: [deal]"), "Nothing can be added to this file safely"),
    ("a.yaml", HEADER + DEAL + "result: {reason: agreement}\n", "Nothing can be added to this file safely"),
    ("a.yaml", "base: canonical\ntarget: next\n", "This is no record of a game"),
    ("a.yaml", "result: {reason: agreement}\n" + HEADER + DEAL, "The record has a result, so no move can follow."),
])
def test_a_file_that_cannot_be_written_to_is_named_in_one_sentence(record, folder: Path, name: str, text: str,
                                                                   told: str) -> None:
    (folder / name).write_text(text, encoding="utf-8")
    result = record(name, *BEGIN)
    assert result.status == 2
    assert result.err.startswith(f"referee: {name}: ") and result.err.count("\n") == 1
    assert told in result.err and (folder / name).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", ["evenings", "evenings.yaml"])
def test_a_folder_is_no_file_to_record_in(record, folder: Path, name: str) -> None:
    (folder / name).mkdir()
    assert record(name, *BEGIN) == (2, "", f"referee: {name}: this is a folder; give the name of a file.\n")


@pytest.mark.parametrize(("content", "place", "told"), [
    (b"game: battalion\nplayers: [Anna", ":2:10", "is not closed"),
    (b'{"game": "clash",\n"moves": []}\n}', ":3:1", "never opened"),
    ("players: [Jürgen]".encode("latin-1"), ":1:12", "is no UTF-8"),
    ("game: clash".encode("utf-16"), "", "is in UTF-16"),
])
def test_a_file_that_is_no_yaml_is_told_with_its_place(record, folder: Path, content: bytes, place: str,
                                                       told: str) -> None:
    (folder / "broken.yaml").write_bytes(content)
    result = record("broken.yaml")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"referee: broken.yaml{place}: ") and told in result.err
    assert (folder / "broken.yaml").read_bytes() == content


@pytest.mark.parametrize("arguments", [[], ["-"], [""]])
def test_without_a_file_there_is_nothing_to_record(referee, arguments: list[str]) -> None:
    assert referee("record", *arguments) == (2, "", "referee: name the file to record in, such as evening.yaml.\n")


@pytest.mark.parametrize("name", ["evening.json", "nowhere/evening.yaml"])
def test_a_file_that_cannot_be_made_is_refused_before_anything_is_asked(record, name: str) -> None:
    result = record(name, *BEGIN)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"referee: {name}: ") and result.err.count("\n") == 1


@pytest.mark.parametrize(("tag", "told"), [
    ("en", "it cannot be written: the disk is full; make room on it."),
    ("de", "lässt sich nicht schreiben: Datenträger voll; dort Platz schaffen."),
    ("ru", "не удалось записать: диск заполнен; освободите на нём место."),
    ("ja", "書き込めませんでした：ディスクの空き容量が足りません。空きを増やしてください。"),
])
def test_a_move_that_cannot_be_saved_is_told_in_the_language_and_the_record_stays(
        record, folder: Path, monkeypatch: pytest.MonkeyPatch, tag: str, told: str) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")
    monkeypatch.setattr(os, "fsync", full)
    before = (folder / "good.yaml").read_bytes()
    result = record("good.yaml", "4d", tag=tag)
    assert (result.status, result.err) == (0, "")
    assert "".join(told.split()) in "".join(result.out.split())         # it is broken into lines
    assert (folder / "good.yaml").read_bytes() == before


def test_a_file_that_may_not_be_read_is_not_said_to_be_one_that_cannot_be_written(
        record, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: str, mode: str = "r", **settings: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")
    monkeypatch.setattr("validator.documents.files.open", forbidden, raising=False)
    assert record("good.yaml") == (
        2, "", "referee: good.yaml: This file may not be read; ask whoever owns it for permission.\n")


def test_the_dialogue_of_the_guide_is_what_happens(record, folder: Path) -> None:
    guide = (CHECKOUT / "docs/guides/record.md").read_text(encoding="utf-8")
    begun, gone_on = re.findall(r"^```text\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)[:2]
    written, *_ = re.findall(r"^```yaml\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    shown = [*begun.splitlines()[1:], *gone_on.splitlines()]
    typed = [answer(line) for line in shown if is_prompt(line)]
    out = record("evening.yaml", *typed).out
    for line in shown:
        said = line.removesuffix(answer(line)).rstrip() if is_prompt(line) else line
        assert said in out, line
    assert (folder / "evening.yaml").read_text(encoding="utf-8") == written


def is_prompt(line: str) -> bool:
    """Whether something is typed on a line of a dialogue, be it nothing."""
    return re.match(r"\d+( \w+)?> ", line) is not None or re.search(r"\?( |$)|\)$|\): ", line) is not None


def answer(line: str) -> str:
    """What is typed there."""
    return re.split(r"> |\?(?: |$)|\)$|\): ", line, maxsplit=1)[1] if "(Enter: " not in line else \
        re.split(r"\(Enter: [^)]*\):? ?", line)[1]
