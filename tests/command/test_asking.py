"""A dialogue reads a line for each question, and tells when nobody answers any more."""

from __future__ import annotations

import sys
from io import BytesIO, StringIO, TextIOWrapper

import pytest

from validator.command.asking import Dialogue, Left, somebody_is_there
from validator.command.console import Console


class Interrupted(StringIO):
    """A keyboard on which Ctrl-C is pressed."""

    def readline(self, size: int = -1) -> str:
        raise KeyboardInterrupt


class Terminal(StringIO):
    """A stream with somebody before it."""

    def isatty(self) -> bool:
        return True


def test_each_question_is_answered_by_a_line() -> None:
    said = StringIO()
    dialogue = Dialogue(Console(said, {}), StringIO(" one \n\nthree"))
    assert [dialogue.ask(f"{number}? ") for number in range(3)] == ["one", "", "three"]
    assert said.getvalue() == "0? 1? 2? "


@pytest.mark.parametrize("typed", [StringIO(""), Interrupted()])
def test_who_leaves_is_not_asked_again_and_the_line_of_the_prompt_is_ended(typed: StringIO) -> None:
    said = StringIO()
    with pytest.raises(Left):
        Dialogue(Console(said, {}), typed).ask("Which card? ")
    assert said.getvalue() == "Which card? \n"


def test_a_byte_that_is_no_text_is_an_answer_that_fits_nothing() -> None:
    typed = TextIOWrapper(BytesIO(b"\xff\n"), encoding="utf-8")
    assert Dialogue(Console(StringIO(), {}), typed).ask("") == "\ufffd"


@pytest.mark.parametrize(("typed", "said", "there"), [
    (Terminal, Terminal, True), (StringIO, Terminal, False), (Terminal, StringIO, False),
])
def test_nobody_is_asked_who_could_not_see_the_question_or_answer_it(monkeypatch: pytest.MonkeyPatch, typed: type,
                                                                     said: type, there: bool) -> None:
    monkeypatch.setattr(sys, "stdin", typed())
    monkeypatch.setattr(sys, "stderr", said())
    assert somebody_is_there() == there
