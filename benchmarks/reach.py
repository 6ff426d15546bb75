"""How far we want to get, and how far we got. What falls short is told as it is."""

from __future__ import annotations

from typing import NamedTuple

from .cells import Amount, Rows


class Goal(NamedTuple):
    """At least so much, or at most."""

    limit: float
    least: bool = True
    decimals: int = 2

    def met(self, reached: float) -> bool:
        """Whether what was reached is enough.

        >>> Goal(20).met(19.9), Goal(4.5, least=False).met(4.5)
        (False, True)
        """
        return reached >= self.limit if self.least else reached <= self.limit


GOALS = {
    "python-chess": Goal(20, decimals=1), "pokerkit": Goal(60, decimals=1), "open_spiel": Goal(0.75),
    "open_spiel-asked": Goal(0.75), "msgspec": Goal(4.5, least=False),
    "two-processes": Goal(1.85), "long-stream": Goal(1.1, least=False), "readings": Goal(2, least=False),
    "longest-reading": Goal(2, least=False),
    "start-up": Goal(8, least=False, decimals=1), "start-up-illegal": Goal(8, least=False, decimals=1),
    "compiled": Goal(1.3), "compiled-python-chess": Goal(35, decimals=1), "compiled-pokerkit": Goal(120, decimals=1),
    "compiled-open_spiel": Goal(1.3), "compiled-msgspec": Goal(2.5, least=False),
}
"""What was aimed at: on one core, how many times as fast as others; how many times as long as decoding alone; two
processes against one; memory, when there is ten times as much to judge; all readings that have a name against one, and
against that which takes longest; how many times as long as Python takes to start,
with a record that is legal and with one that is not. Then the same for the compiled trial,
and how many times as fast as without it is.
"""


def rows(reached: dict[str, float | None]) -> Rows:
    """For each goal: what it is, what was reached, and whether that is enough; dashes where nothing was measured."""
    return {f"reach-{name}": _row(goal, reached.get(name)) for name, goal in GOALS.items()}


def _row(goal: Goal, reached: float | None) -> tuple:
    limit = Amount(goal.limit, 0 if goal.limit == int(goal.limit) else goal.decimals, "≥ " if goal.least else "≤ ")
    if reached is None:
        return limit, None, None
    return limit, Amount(reached, goal.decimals), goal.met(reached)
