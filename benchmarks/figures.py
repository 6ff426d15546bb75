"""Figures from several runs: the median stands for all of them, the least and the most say how far they lie apart."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Figure(NamedTuple):
    """What came out of runs that measured the same."""

    median: float
    least: float
    most: float

    @property
    def spread(self) -> float:
        """How far the runs lie apart, as a part of the median.

        >>> of([9, 10, 12]).spread
        0.3
        """
        return (self.most - self.least) / self.median


def of(measured: Sequence[float]) -> Figure:
    """The figure of some runs; raises ValueError where there are none.

    >>> of([3, 1, 2])
    Figure(median=2, least=1, most=3)
    """
    if not measured:
        raise ValueError("no run was measured")
    return Figure(median(measured), min(measured), max(measured))


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Figure:
    """How many times theirs ours is, round by round: what slows a whole round down slows both.

    >>> ratio([20, 44, 30], [10, 11, 10])
    Figure(median=3.0, least=2.0, most=4.0)
    """
    return of([one / other for one, other in zip(ours, theirs, strict=True)])
