"""Prints where our time goes, as a table: ``python -m benchmarks.hot_spots CORPUS``, in a process of its own."""

from __future__ import annotations

import sys
import time
from collections import deque
from pathlib import Path

from .contenders import CONTENDERS
from .samples import sampled
from .speed import OURS

SECONDS = 5                                 # of the processor
SHOWN = 12


def table(corpus: Path) -> str:
    """The functions in which most time goes, with their share in percent; the rest is the last line."""
    replay = CONTENDERS[OURS].replay
    deque(replay(corpus), maxlen=0)         # imports and compiling are not what is asked

    def work() -> None:
        end = time.process_time() + SECONDS
        while time.process_time() < end:
            deque(replay(corpus), maxlen=0)

    found = sampled(work)
    most, all_of_them = found.most_common(SHOWN), found.total()
    lines = [f"{100 * count / all_of_them:5.1f} %  {name}" for name, count in most]
    rest = 100 * (1 - sum(count for _, count in most) / all_of_them)
    return "\n".join([*lines, f"{rest:5.1f} %  …", ""])


if __name__ == "__main__":
    print(table(Path(sys.argv[1])), end="")
