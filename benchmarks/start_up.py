"""How long one record takes from the command line, against Python that starts and does nothing."""

from __future__ import annotations

import sys
from typing import NamedTuple

from . import figures
from .environment import CHECKOUT
from .processes import referee, run

RECORD = CHECKOUT / "rules" / "battalion" / "examples" / "attack-one-suit.legal.yaml"
TIMES = 15


class StartUp(NamedTuple):
    """Seconds of the processor."""

    nothing: float
    record: float
    times: float


def start_up() -> StartUp:
    """Both in turns; the first of each only fills the caches."""
    commands = [[sys.executable, "-c", "pass"],
                [*referee(), "validate", "--quiet", str(RECORD)]]
    taken = [[run(command).processor for command in commands] for _ in range(TIMES + 1)][1:]
    nothing, record = zip(*taken)
    return StartUp(figures.of(nothing).median, figures.of(record).median, figures.ratio(record, nothing).median)
