"""A dialogue on the terminal: something is asked, and a line is typed."""

from __future__ import annotations

import contextlib
import sys
from typing import TextIO

from .console import Console


LEFT = 130
"""The exit status where who was asked has left before there was anything: as after Ctrl-C."""


class Left(Exception):
    """Who was asked has left: the input ended (Ctrl-D), or was interrupted (Ctrl-C)."""


class Dialogue:
    """Asks line by line. What is typed is read from one stream; what is said goes to a console.

    >>> from io import StringIO
    >>> said = StringIO()
    >>> Dialogue(Console(said, {}), StringIO("  7♠ \\n")).ask("Which card? ")
    '7♠'
    >>> said.getvalue()
    'Which card? '
    """

    def __init__(self, console: Console, typed: TextIO) -> None:
        self.console = console
        self._typed = typed
        if hasattr(typed, "reconfigure"):
            typed.reconfigure(errors="replace")         # a byte that is no text is no answer either

    def say(self, text: str = "") -> None:
        """Write a text and end the line."""
        self.console.text(text)

    def ask(self, prompt: str) -> str:
        """The line that is typed after the prompt, without the spaces around it. Raises Left if there is none."""
        self.console.stream.write(prompt)
        self.console.stream.flush()
        try:
            line = self._typed.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            with contextlib.suppress(OSError):          # a terminal that was closed
                self.console.text("")                   # what follows does not stand beside the prompt
            raise Left
        return line.strip()


def somebody_is_there() -> bool:
    """Whether a question would be read: standard input and errors are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def dialogue() -> Dialogue:
    """The dialogue with who sits at the terminal. It is not part of the output, which may go to a file."""
    return Dialogue(Console(sys.stderr), sys.stdin)
