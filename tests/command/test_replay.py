"""`referee replay`: a game looked through, on a terminal and elsewhere."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from validator.command import main
from validator.command.replay import _CLEAR


def moment(out: str) -> str:
    """The first line of what is shown."""
    return out.splitlines()[0]


def test_all_moments_are_printed_where_nobody_sits_at_a_terminal(referee) -> None:
    status, out, err = referee("replay", "good.yaml")
    assert (status, err) == (0, "")
    assert [part.splitlines()[0] for part in out.split("\n\n")] == [
        "Before the first move", "Move 1 of 3", "Move 2 of 3", "Move 3 of 3"]


@pytest.mark.parametrize(("wanted", "shown"), [
    ("0", "Before the first move"), ("2", "Move 2 of 3"), ("end", "Move 3 of 3"), ("-1", "Move 3 of 3"),
    ("-4", "Before the first move"),
])
def test_one_moment_is_printed_if_it_is_asked_for(referee, wanted: str, shown: str) -> None:
    status, out, _ = referee("replay", "--move", wanted, "good.yaml")
    assert (status, moment(out)) == (0, shown)
    assert "\n\n" not in out


@pytest.mark.parametrize("wanted", ["4", "-5", "999999"])
def test_a_move_that_there_is_not_is_a_misuse(referee, wanted: str) -> None:
    status, out, err = referee("replay", "good.yaml", "--move", wanted)
    assert (status, out) == (2, "")
    assert err == (f"referee replay: there is no move {wanted}; the record has 3 moves. "
                   "For help: referee replay --help\n")


@pytest.mark.parametrize("wanted", ["first", "1.5", "--2", "²", "9999999"])
def test_what_is_no_moment_is_a_misuse(referee, wanted: str) -> None:
    assert referee("replay", "good.yaml", f"--move={wanted}").status == 2


def test_it_stops_at_an_illegal_move_and_says_why(referee) -> None:
    status, out, _ = referee("replay", "foul.yaml")
    why = referee("validate", "foul.yaml").out
    assert status == 1
    assert [moment(part) for part in out.removesuffix(why).rstrip().split("\n\n")] == [
        "Before the first move", "Move 1 of 4", "Move 2 of 4"]
    assert out.endswith(why)


def test_several_records_are_shown_one_after_another(referee) -> None:
    assert referee("replay", "good.yaml", "foul.yaml").out == \
        referee("replay", "good.yaml").out + "\n" + referee("replay", "foul.yaml").out


def test_behind_an_illegal_move_there_is_only_why_it_is_illegal(referee) -> None:
    assert referee("replay", "--move", "3", "foul.yaml").out == referee("replay", "--move", "4", "foul.yaml").out
    assert referee("replay", "--move", "end", "foul.yaml").out == referee("validate", "foul.yaml").out


def test_what_cannot_be_read_is_reported(referee) -> None:
    assert referee("replay", "torn.yaml") == referee("validate", "torn.yaml")


def test_a_move_that_hidden_cards_decide_is_shown_with_the_doubt(referee) -> None:
    status, out, _ = referee("replay", "--move", "end", "open.yaml")
    assert status == 3
    assert "  Boris: {bid: 5}\n  Cards that the record does not show decide this." in out


class Terminal(StringIO):
    """A stream with somebody before it."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError


@pytest.fixture
def screens(folder: Path, monkeypatch: pytest.MonkeyPatch):
    """What is on the screen after each line that is typed, before the first too: the first line of it."""
    def run(*typed: str, record: str = "good.yaml", tag: str = "en") -> list[str]:
        said = Terminal()
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("NO_COLOR", "1")
        monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{line}\n" for line in typed)))
        monkeypatch.setattr(sys, "stdout", said)
        main(["replay", record, "--lang", tag])
        return [moment(screen) for screen in said.getvalue().split(_CLEAR)[1:]]
    return run


def test_on_a_terminal_one_goes_forward_and_back(screens) -> None:
    assert screens("", "n", "b", "\x1b[C", "\x1b[D", "back") == [
        "Before the first move", "Move 1 of 3", "Move 2 of 3", "Move 1 of 3", "Move 2 of 3", "Move 1 of 3",
        "Before the first move"]


def test_one_goes_to_a_move_to_the_end_and_no_further(screens) -> None:
    assert screens("2", "e", "", "77", "0", "b") == [
        "Before the first move", "Move 2 of 3", "Move 3 of 3", "Move 3 of 3", "Move 3 of 3", "Before the first move",
        "Before the first move"]


def test_one_can_leave_at_any_time(screens) -> None:
    assert screens("q", "2") == ["Before the first move"]
    assert screens() == ["Before the first move"]


def test_what_means_nothing_changes_nothing(screens) -> None:
    assert screens("1", "fly", "²") == ["Before the first move", "Move 1 of 3", "Move 1 of 3", "Move 1 of 3"]


def test_what_means_nothing_is_answered_once(screens) -> None:
    screens("fly", "n", "b")
    shown = sys.stdout.getvalue().split(_CLEAR)[1:]
    assert ["“fly” does nothing here.\nEnter: forward" in screen for screen in shown] == [False, True, False, False]


def test_the_keys_are_those_of_the_language(screens) -> None:
    assert screens("v", "e", "z", tag="de") == ["Vor dem ersten Zug", "Zug 1 von 3", "Zug 3 von 3", "Zug 2 von 3"]


def test_the_last_screen_says_why_a_move_is_illegal(screens) -> None:
    assert screens("e", record="foul.yaml")[-1].startswith("foul.yaml: illegal")
