"""How long one record takes from the command line, against Python that starts and does nothing."""

from __future__ import annotations

import sys
from typing import NamedTuple

from . import figures
from .environment import CHECKOUT
from .processes import referee, run

EXAMPLES = CHECKOUT / "rules" / "battalion" / "examples"
LEGAL, ILLEGAL = EXAMPLES / "attack-one-suit.legal.yaml", EXAMPLES / "attack-one-suit.illegal.yaml"
TIMES = 15


class StartUp(NamedTuple):
    """Seconds of the processor; for the records also how many times as long as nothing they take."""

    nothing: float
    legal: float
    illegal: float
    times_legal: float
    times_illegal: float


def start_up() -> StartUp:
    """All in turns; the first of each only fills the caches. What is illegal is explained in full."""
    commands = [[sys.executable, "-c", "pass"],
                [*referee(), "validate", "--quiet", str(LEGAL)],
                [*referee(), "validate", str(ILLEGAL)]]
    taken = [[run(command).processor for command in commands] for _ in range(TIMES + 1)][1:]
    nothing, legal, illegal = zip(*taken)
    return StartUp(*(figures.of(times).median for times in (nothing, legal, illegal)),
                   *(figures.ratio(times, nothing).median for times in (legal, illegal)))
