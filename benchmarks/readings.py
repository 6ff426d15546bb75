"""One reading of a record against all that have a name, in turns, by the exact judge.

    python -m benchmarks.readings CORPUS

says it as a list of numbers; it is asked so in order that the one who measures stays small.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from validator.engine import judge
from validator.engine.judge import judge_under
from validator.rulebook import load_game, resolve
from validator.rulebook.readings import reading_names
from validator.transcripts import read

from . import figures

RECORDS = 40
ROUNDS = 5


class Readings(NamedTuple):
    """Seconds of the processor for a record, and how many times as long all readings take as one."""

    one: float
    all: float
    times: float


def readings(corpus: Path) -> Readings:
    """Judge some records of a corpus under one reading, and under all of them."""
    records = list(islice(read(str(corpus)), RECORDS))
    game = load_game(records[0].game)
    named = {name: resolve(game, {}, name) for name in reading_names(game)}

    def one() -> None:
        for record in records:
            judge(game, record)

    def together() -> None:
        for record in records:
            judge_under(game, record, named)

    one(), together()                       # what is made once for a reading is not what is asked
    taken = [[_seconds(work) / len(records) for work in (one, together)] for _ in range(ROUNDS)]
    alone, everything = zip(*taken)
    return Readings(figures.of(alone).median, figures.of(everything).median, figures.ratio(everything, alone).median)


def _seconds(work: Callable[[], None]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


if __name__ == "__main__":
    print(json.dumps(readings(Path(sys.argv[1]))))
