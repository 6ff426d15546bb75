"""How far a long run is, shown on the terminal while it goes on."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from typing import TextIO

from ..bulk.files import Files
from ..bulk.progress import Pace, Progress
from ..bulk.results import State
from ..findings import ILLEGAL, Fact, Unreadable
from ..reports.speaker import Speaker
from ..reports.visible import visible
from ..reports.width import width
from ..reports.wrapping import shorten
from .console import columns

_OFTEN = 0.2                                # seconds between two looks


class Meter:
    """A line on standard error that is written over and over, if a terminal is there, and wiped away in the end."""

    def __init__(self, files: Files, state: State, speaker: Speaker, stream: TextIO | None = None,
                 environ: Mapping[str, str] = os.environ) -> None:
        self._stream = stream or sys.stderr
        self._wanted = bool(self._stream and self._stream.isatty()) and environ.get("TERM") != "dumb"
        self._environ = environ
        self._files = files
        self._speaker = speaker
        self._pace = Pace(files.size() if self._wanted else None, state.tally.records)
        self._shown = 0                     # how many columns are written on
        self._when = 0.0

    def show(self, state: State) -> None:
        """Show how far the run is, unless that was shown just now."""
        if self._wanted and time.monotonic() - self._when > _OFTEN:
            progress = self._pace.at(state.tally.records, self._files.read)
            self._write(line(progress, state.tally.verdicts[ILLEGAL], self._speaker))
            self._when = time.monotonic()

    def complain(self, path: str, problem: Unreadable) -> None:
        """Tell what is wrong with a whole file; that stays."""
        self.close()
        if self._stream:
            print(f"referee: {visible(path)}: {self._speaker.say(problem.message)}", file=self._stream)

    def close(self) -> None:
        """Leave the line empty."""
        if self._shown:
            self._write("")
            self._stream.write("\r")
            self._stream.flush()

    def _write(self, text: str) -> None:
        text = shorten(text, columns(self._stream, self._environ) - 1)
        blank = " " * max(self._shown - width(text), 0)
        self._shown = width(text)
        self._stream.write(f"\r{text}{blank}")
        self._stream.flush()


def line(progress: Progress, illegal: int, speaker: Speaker) -> str:
    """How far a run is, as a line.

    >>> from .languages import ENGLISH, words
    >>> line(Progress(61200, 1530, 3725), 17, words(ENGLISH))
    '61,200 records, 1,530 a second, 17 illegal, 1:02:05 left'
    """
    return speaker.word("command.validate.progress", count=progress.records, rate=progress.rate, illegal=illegal,
                        time=Fact("text", None) if progress.seconds_left is None else _clock(progress.seconds_left))


def _clock(seconds: int) -> str:
    """A time as hours, minutes and seconds.

    >>> _clock(65), _clock(3725)
    ('1:05', '1:02:05')
    """
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
