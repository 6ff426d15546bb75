"""One reading of a record against all that have a name, in turns, by the exact judge.

    python -m benchmarks.readings CORPUS

says it as a list of numbers; it is asked so in order that the one who measures stays small.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from validator.engine import judge
from validator.engine.judge import judge_under
from validator.rulebook import load_game, resolve
from validator.rulebook.game import Game
from validator.rulebook.readings import reading_names
from validator.transcripts import Transcript, read

from . import figures

RECORDS = 40
ROUNDS = 5


class Readings(NamedTuple):
    """Seconds of the processor for a record: under one reading, under the one that takes longest, and under all."""

    one: float
    longest: float
    all: float
    times: float                            # as long as one, all readings take
    times_longest: float


def readings(corpus: Path) -> Readings:
    """Judge some records of a corpus under their own reading, under each that has a name, and under all of these."""
    records = list(islice(read(str(corpus)), RECORDS))
    game = load_game(records[0].game)
    named = {name: resolve(game, {}, name) for name in reading_names(game)}
    under: list[Callable[[Transcript], object]] = [partial(judge, game)]
    under += [partial(_judged, game, {name: reading}) for name, reading in named.items()]
    under.append(partial(_judged, game, named))
    for work in under:
        _seconds(work, records)             # what is made once for a reading is not what is asked
    rounds = [[_seconds(work, records) / len(records) for work in under] for _ in range(ROUNDS)]
    one, *each, everything = zip(*rounds)
    longest = max(each, key=lambda taken: figures.of(taken).median)
    return Readings(*(figures.of(taken).median for taken in (one, longest, everything)),
                    *(figures.ratio(everything, taken).median for taken in (one, longest)))


def _judged(game: Game, named: Mapping[str, Mapping[str, str]], record: Transcript) -> object:
    return judge_under(game, record, named)


def _seconds(work: Callable[[Transcript], object], records: list[Transcript]) -> float:
    began = time.process_time()
    for record in records:
        work(record)
    return time.process_time() - began


if __name__ == "__main__":
    print(json.dumps(readings(Path(sys.argv[1]))))
