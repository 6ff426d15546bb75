"""Whole archives by ``referee validate``: two processes against one, and the memory of a stream ten times as long."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from . import figures
from .processes import Command, referee, run
from .rounds import Void

ROUNDS = 5
SECONDS = 3                                 # about how long one process has to do


class Many(NamedTuple):
    """Games a second by the clock with one process and with two, and bytes for a short stream and a long one."""

    one: float
    two: float
    times: float
    short: float | None
    long: float | None

    @property
    def grown(self) -> float | None:
        """How many times the memory of the short stream the long one takes."""
        return self.long / self.short if self.short and self.long else None


def many(corpus: Path, games: int, rate: float) -> Many:
    """Judge the games of a corpus again and again; so many of them are judged in a second. Raises Void."""
    copies = max(10, round(SECONDS * rate / games))
    long = repeated(corpus, copies, corpus.with_name("long.jsonl"))
    short = repeated(corpus, copies // 10, corpus.with_name("short.jsonl"))
    rounds = [[_judged(long, jobs).wall for jobs in (1, 2)] for _ in range(ROUNDS)]
    one, two = ([copies * games / seconds for seconds in column] for column in zip(*rounds))
    return Many(figures.of(one).median, figures.of(two).median, figures.ratio(two, one).median,
                *(_judged(stream, 2, look=True).memory for stream in (short, long)))


def repeated(corpus: Path, times: int, file: Path) -> Path:
    """Write the records of a corpus so many times into a file."""
    with file.open("wb") as target:
        for _ in range(times):
            with corpus.open("rb") as source:
                shutil.copyfileobj(source, target)
    return file


def _judged(corpus: Path, jobs: int, look: bool = False) -> Command:
    command: Sequence[str] = [*referee(), "validate", "--quiet", "--jobs", str(jobs), str(corpus)]
    done = run(command, look)
    if done.status:                         # all games are legal
        raise Void(f"referee validate --jobs {jobs} ended with {done.status}")
    return done
