"""How many lines are judged together: few where they take long, so that all have some and it is noted how far it is."""

from __future__ import annotations

_FIRST = 2                                  # lines, while nobody knows how long they take
_SECONDS = 0.5                              # that a span is to take: who interrupts a run loses little more


class Portion:
    """So many lines has the next span, if that is not more than spans have anyway; learnt from those before.

    >>> portion = Portion()
    >>> for records, seconds in ((2, 0.01), (4, 0.01), (8, 1.0), (4, 40.0), (1, 0.01)):
    ...     portion.learn(records, seconds)
    ...     print(portion.lines)
    4
    8
    4
    1
    2
    """

    def __init__(self) -> None:
        self.lines = _FIRST

    def learn(self, records: int, seconds: float) -> None:
        """So many records took so long."""
        if records and seconds:
            self.lines = max(1, min(2 * self.lines, int(_SECONDS * records / seconds)))
