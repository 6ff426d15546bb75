"""Whole archives by ``referee validate``: two processes against one, and the memory of a stream ten times as long."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from . import figures
from .processes import Command, referee, run
from .rounds import Void

ROUNDS = 5
SECONDS = 6                                 # about how long one process has to do: long against its start
SHORT = 5000                                # games; the long stream has ten times as many


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


def many(corpus: Path, rate: float) -> Many:
    """Judge the games of a corpus again and again; so many of them are judged in a second. Raises Void."""
    some = round(SECONDS * rate)
    timed = cycled(corpus, some, corpus.with_name("timed.jsonl"))
    rounds = [[_judged(timed, jobs).wall for jobs in (1, 2)] for _ in range(ROUNDS)]
    one, two = ([some / seconds for seconds in column] for column in zip(*rounds))
    streams = [cycled(corpus, count, corpus.with_name(f"{count}.jsonl")) for count in (SHORT, 10 * SHORT)]
    return Many(figures.of(one).median, figures.of(two).median, figures.ratio(two, one).median,
                *(_judged(stream, 2, look=True).memory for stream in streams))


def cycled(corpus: Path, count: int, file: Path) -> Path:
    """Write so many records into a file, those of a corpus from first to last, and then from the first again."""
    with corpus.open("rb") as source, file.open("wb") as target:
        target.writelines(islice(cycle(source), count))
    return file


def _judged(corpus: Path, jobs: int, look: bool = False) -> Command:
    command: Sequence[str] = [*referee(), "validate", "--quiet", "--jobs", str(jobs), str(corpus)]
    done = run(command, look)
    if done.status:                         # all games are legal
        raise Void(f"referee validate --jobs {jobs} ended with {done.status}")
    return done
