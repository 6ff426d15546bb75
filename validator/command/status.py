"""A line on the terminal that is written over and over while something goes on, and wiped away in the end."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from typing import TextIO

from ..reports.width import width
from .console import columns

_OFTEN = 0.2                                # seconds between two looks


class StatusLine:
    """That line, where errors go; `wanted` says whether a terminal is there to show it."""

    def __init__(self, stream: TextIO | None = None, environ: Mapping[str, str] = os.environ) -> None:
        self.stream = stream or sys.stderr
        self.wanted = bool(self.stream and self.stream.isatty()) and environ.get("TERM") != "dumb"
        self._environ = environ
        self._shown = 0                     # how many columns are written on
        self._when = 0.0

    @property
    def due(self) -> bool:
        """Whether something is to be shown now, for it was not just now."""
        return self.wanted and time.monotonic() - self._when > _OFTEN

    def show(self, *texts: str) -> None:
        """Show the first of some texts that fits; none is cut, for half a number is another one."""
        room = columns(self.stream, self._environ) - 1
        self._write(next((text for text in texts if width(text) <= room), ""))
        self._when = time.monotonic()

    def close(self) -> None:
        """Leave the line empty."""
        if self._shown:
            self._write("")
            self.stream.write("\r")
            self.stream.flush()

    def _write(self, text: str) -> None:
        blank = " " * max(self._shown - width(text), 0)
        self._shown = width(text)
        self.stream.write(f"\r{text}{blank}")
        self.stream.flush()
