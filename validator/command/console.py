"""Where the command writes: what the console can show, how wide it is, whether in colour."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from typing import TextIO

from ..reports.wrapping import wrap

_PAGE, _NARROWEST = 80, 20


class Console:
    """A stream for text and for JSON, with what is known about the terminal behind it."""

    def __init__(self, stream: TextIO | None = None, environ: Mapping[str, str] = os.environ) -> None:
        self.stream = stream or sys.stdout or open(os.devnull, "w", encoding="utf-8")
        if hasattr(self.stream, "reconfigure"):
            self.stream.reconfigure(errors="backslashreplace")  # what a console cannot encode is shown as an escape
        self.colour = wants_colour(self.stream.isatty(), environ)
        self.width = columns(self.stream, environ)

    def text(self, text: str) -> None:
        """Write a text and end the line."""
        self.stream.write(text + "\n")

    def json(self, line: str) -> None:
        """Write a line of JSON: in UTF-8, whatever the console; half a character becomes an escape of JSON."""
        self.exactly(line + "\n")

    def exactly(self, text: str) -> None:
        """Write a text that is for programs, and no more than it: in UTF-8, whatever the console."""
        self.raw(text.encode("utf-8", "backslashreplace"))

    def raw(self, data: bytes) -> None:
        """Write bytes as they are."""
        self.stream.buffer.write(data)

    def abandon(self) -> None:
        """Write nothing more, not even what is still held back: nobody takes it."""
        with contextlib.suppress(OSError):  # a stream without a file behind it
            os.dup2(os.open(os.devnull, os.O_WRONLY), self.stream.fileno())


def complain(sentence: str, command: str = "referee") -> None:
    """Say what is wrong where errors go: on a terminal in lines that fit, elsewhere on one, for who searches it."""
    if sys.stderr:
        text = f"{command}: {sentence}"
        print(wrap(text, columns(sys.stderr, os.environ)) if sys.stderr.isatty() else text, file=sys.stderr)


def columns(stream: TextIO, environ: Mapping[str, str]) -> int:
    """How wide a text may be: no wider than a page, and than the terminal; without one, what COLUMNS asks for.

    Who asks for 0 does not know how wide, as a terminal that says 0.

    >>> from io import StringIO
    >>> columns(StringIO(), {"COLUMNS": "120"}), columns(StringIO(), {"COLUMNS": "wide"}), columns(StringIO(), {})
    (120, 80, 80)
    """
    try:
        return min(os.get_terminal_size(stream.fileno()).columns or _PAGE, _PAGE)
    except (OSError, ValueError):           # a file, or a stream without one
        asked = environ.get("COLUMNS", "")
        wide = int(asked) if asked.isdecimal() and len(asked) < 6 else 0
        return max(wide, _NARROWEST) if wide else _PAGE


def wants_colour(terminal: bool, environ: Mapping[str, str]) -> bool:
    """Whether to write in colour: on a terminal, or where FORCE_COLOR is set, but never where NO_COLOR is.

    >>> wants_colour(True, {}), wants_colour(True, {"NO_COLOR": "1"}), wants_colour(False, {"FORCE_COLOR": "1"})
    (True, False, True)
    """
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR") not in (None, "", "0"):
        return True
    # The console of old Windows shows the codes instead of obeying them; its successor names itself.
    return terminal and environ.get("TERM") != "dumb" and (os.name != "nt" or "WT_SESSION" in environ)
