"""One contender in a process of its own, so that its peak memory is its own: it replays whenever it is told to.

    python -m benchmarks.worker NAME CORPUS SECONDS

It reads a line for each run and answers with a line; at the end of its input it says how much memory it took.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from pathlib import Path
from typing import NamedTuple

from .contender import Contender, Expected
from .contenders import CONTENDERS
from .corpora import expected_of


class Run(NamedTuple):
    """So many passes through a corpus: what they took, and in how many games what was found was not so."""

    moves: int
    processor: float                        # seconds
    wall: float
    wrong: int

    @property
    def rate(self) -> float:
        """Moves in a second of the processor."""
        return self.moves / self.processor


def run(contender: Contender, corpus: Path, games: list[Expected], passes: int) -> Run:
    """Replay the corpus so many times. What was found is looked at when the clock stands still."""
    processor = wall = 0.0
    wrong = 0
    for _ in range(passes):
        gc.collect()
        began, began_wall = time.process_time(), time.perf_counter()
        found = list(contender.replay(corpus))
        processor += time.process_time() - began
        wall += time.perf_counter() - began_wall
        wrong += abs(len(found) - len(games)) + sum(
            not contender.right(one, game) for one, game in zip(found, games))
    return Run(passes * contender.moves(games), processor, wall, wrong)


def peak_memory() -> int:
    """The most memory this process took, in bytes."""
    try:                                    # what getrusage says begins with what the parent took
        return next(int(line.split()[1]) * 1024 for line in Path("/proc/self/status").read_text().splitlines()
                    if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        import resource
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main(name: str, corpus: Path, seconds: float) -> None:
    """Warm up, then run as often as told, each time for about so many seconds."""
    contender, games = CONTENDERS[name], expected_of(corpus)
    run(contender, corpus, games, 1)        # imports, compiles, fills caches
    passes = max(1, round(seconds / run(contender, corpus, games, 1).processor))
    print(json.dumps(passes), flush=True)
    for _ in sys.stdin:
        print(json.dumps(run(contender, corpus, games, passes)), flush=True)
    print(json.dumps(peak_memory()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), float(sys.argv[3]))
