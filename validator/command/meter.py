"""How far a long run is, shown on the terminal while it goes on."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import TextIO, TypeVar

from ..bulk.files import Files
from ..bulk.progress import Pace, Progress
from ..bulk.results import State
from ..findings import ILLEGAL, Fact, Unreadable
from ..reports.speaker import Speaker
from ..reports.visible import visible
from .records import Case
from .status import StatusLine

Record = TypeVar("Record")


class Meter:
    """Shows how far a run is, and tells what is wrong with its files."""

    def __init__(self, files: Files, state: State, speaker: Speaker, stream: TextIO | None = None,
                 environ: Mapping[str, str] = os.environ) -> None:
        self._line = StatusLine(stream, environ)
        self._speaker = speaker
        self._pace = Pace(files.size() if self._line.wanted else None, state.tally.records)

    def show(self, state: State, read: int) -> None:
        """Show how far the run is, unless that was shown just now; for it, so many bytes of the files were read."""
        if self._line.due:
            progress = self._pace.at(state.tally.records, read)
            self._line.show(*lines(progress, state.tally.verdicts[ILLEGAL], self._speaker))

    def complain(self, path: str, problem: Unreadable) -> None:
        """Tell what is wrong with a whole file; that stays."""
        self.close()
        if self._line.stream:
            print(f"referee: {visible(path)}: {self._speaker.say(problem.message)}", file=self._line.stream)

    def close(self) -> None:
        """Show nothing any more."""
        self._line.close()


class Count:
    """Shows how many records have been gone through; of how many, nobody knows."""

    def __init__(self, speaker: Speaker, stream: TextIO | None = None) -> None:
        self._line = StatusLine(stream)
        self._speaker = speaker

    def of(self, records: Iterable[Record]) -> Iterator[Record]:
        """The records, as they come."""
        for number, record in enumerate(records):
            if self._line.due:
                self._line.show(self._speaker.word("command.validate.progress-short", count=number,
                                                   time=Fact("text", None)))
            yield record

    def close(self) -> None:
        """Show nothing any more."""
        self._line.close()


def watched(cases: Iterable[Case], files: Sequence[str], speaker: Speaker, stream: TextIO | None = None
            ) -> Iterator[Case]:
    """The records of some files as they are judged; it is shown meanwhile how far that is."""
    state = State()
    with closing(Meter(Files(files), state, speaker, stream)) as meter:
        for case in cases:
            state.tally.add(case.judgement)
            meter.show(state, 0)
            yield case


def lines(progress: Progress, illegal: int, speaker: Speaker) -> list[str]:
    """How far a run is, as a line, and in less and less room.

    >>> from .languages import ENGLISH, words
    >>> for line in lines(Progress(61200, 1530, 3725), 17, words(ENGLISH)): print(line)
    61,200 records, 1,530 a second, 17 illegal, 1:02:05 left
    61,200 records, 1:02:05 left
    61,200
    """
    count = progress.records
    time = Fact("text", None) if progress.seconds_left is None else _clock(progress.seconds_left)
    return [speaker.word("command.validate.progress", count=count, rate=progress.rate, illegal=illegal, time=time),
            speaker.word("command.validate.progress-short", count=count, time=time),
            speaker.show(Fact("number", count))]


def _clock(seconds: int) -> str:
    """A time as hours, minutes and seconds.

    >>> _clock(65), _clock(3725)
    ('1:05', '1:02:05')
    """
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
