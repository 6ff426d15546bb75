"""How far a run is, how fast, and how long it will take: reckoned, not said."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple


class Progress(NamedTuple):
    """How far a run is at a moment."""

    records: int
    rate: int                               # records a second
    seconds_left: int | None                # None where that cannot be known


class Pace:
    """Reckons how far a run is, from how many records and bytes there have been so far.

    `size` is how many bytes there are, None where nobody knows. What an earlier run has done is not counted as fast.

    >>> times = iter([0.0, 10.0, 30.0])
    >>> pace = Pace(9000, records=100, clock=lambda: next(times))
    >>> pace.at(records=200, read=1000)
    Progress(records=200, rate=10, seconds_left=None)
    >>> pace.at(records=400, read=3000)
    Progress(records=400, rate=10, seconds_left=60)
    """

    def __init__(self, size: int | None, records: int = 0, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._clock = clock
        self._began = clock()
        self._records = records
        self._first: tuple[float, int] | None = None    # when it was first asked, and what was read then

    def at(self, records: int, read: int = 0) -> Progress:
        """How far it is."""
        now = self._clock()
        self._first = since, before = self._first or (now, read)
        left = None
        if self._size is not None and before < read <= self._size:
            left = round((now - since) * (self._size - read) / (read - before))
        return Progress(records, round((records - self._records) / max(now - self._began, 1e-6)), left)
