"""Commands to GitHub Actions: nothing in them but the command is obeyed.

How they are written and escaped is told in GitHub's documentation of workflow commands.
"""

from __future__ import annotations

import re
from dataclasses import replace

from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Finding, Judgement, Message, Place
from validator.reports.github import annotations
from validator.rulebook import load_game, resolve

GAME = load_game("battalion")
OFF_SUIT = Finding(ILLEGAL, Message("suit-ban.finding", {"banned": Fact("suit", 0)}), rule="suit-ban", move=39,
                   player="Boris", place=Place(63, 5), options=(("suit-ban", "none"),))
ILLEGAL_GAME = Judgement(ILLEGAL, (OFF_SUIT,), "battalion", "1.0", "canonical", resolve(GAME, {}), moves=41,
                         players=("Anna", "Boris", "Chiyo"), file="evening.yaml")


def understood(line: str) -> tuple[str, dict[str, str], str]:
    """A command as GitHub takes it: its name, its properties and its text."""
    name, properties, text = re.fullmatch("::([a-z]+) ([^:]*)::(.*)", line).groups()
    for code, character in (("%3A", ":"), ("%2C", ",")):
        properties = properties.replace(code, character) if character == ":" else properties
    pairs = dict(pair.split("=", 1) for pair in properties.split(","))

    def plain(word: str) -> str:
        for code, character in (("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
            word = word.replace(code, character)
        return word
    return name, {key: plain(value) for key, value in pairs.items()}, plain(text)


def test_a_legal_record_is_not_mentioned() -> None:
    assert list(annotations(Judgement(LEGAL, game="clash", file="evening.yaml"))) == []


def test_an_illegal_move_is_an_error_at_its_place() -> None:
    line, = annotations(ILLEGAL_GAME, GAME, document=2)
    name, properties, text = understood(line)
    assert name == "error"
    assert properties == {"file": "evening.yaml", "line": "63", "col": "5",
                          "title": "evening.yaml, game 2: illegal (move 39 of 41, Boris)"}
    assert re.search(r"\nRule 4\.\d+ \(suit-ban\): .*\nIt would be allowed under suit-ban: none\.$", text)


def test_an_illegal_move_with_which_the_table_went_on_is_a_notice() -> None:
    for how, told in (({"stands": True}, "illegal but it stands"), ({"taken_back": True}, "illegal but taken back")):
        line, = annotations(replace(ILLEGAL_GAME, verdict=LEGAL, findings=(replace(OFF_SUIT, **how),)), GAME)
        name, properties, _ = understood(line)
        assert (name, properties["title"]) == ("notice", f"evening.yaml: {told} (move 39 of 41, Boris)")


def test_of_moves_in_doubt_the_first_is_a_warning_and_the_others_are_counted() -> None:
    doubts = [Finding(UNDETERMINED, Message("game-over", {}), move=move, place=Place(move, 1)) for move in (3, 5, 9)]
    line, = annotations(Judgement(UNDETERMINED, tuple(doubts), file="evening.yaml", moves=9))
    name, properties, text = understood(line)
    assert (name, properties["line"]) == ("warning", "3")
    assert text.endswith("\n2 more moves depend on cards that are not shown.")


def test_a_file_that_cannot_be_read_has_no_line_and_standard_input_is_no_file() -> None:
    finding = Finding(UNREADABLE, Message("file-missing", {}))
    missing, = annotations(Judgement(UNREADABLE, (finding,), file="evening.yaml"))
    given, = annotations(Judgement(UNREADABLE, (finding,), file="-"))
    assert list(understood(missing)[1]) == ["file", "title"]
    assert list(understood(given)[1]) == ["title"]


def test_nothing_in_a_name_ends_a_property_or_the_command() -> None:
    file = "a,line=1::b%2C\n::error::x.yaml"
    line, = annotations(replace(ILLEGAL_GAME, file=file), GAME)
    assert "\n" not in line
    assert understood(line)[1]["file"] == file.replace("\n", r"\x0a")
