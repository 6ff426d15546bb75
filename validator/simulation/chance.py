"""What chance decides: one of some things, some of them, all of them in any order.

Everything is taken from `Random.random` alone. It gives the same numbers for a seed under every version of Python, as
its other methods do not promise; and it takes a third of their time.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


def one_of(things: Sequence[Thing], random: Random) -> Thing:
    """One of some things."""
    return things[int(random.random() * len(things))]


def some_of(things: Sequence[Thing], count: int, random: Random) -> list[Thing]:
    """So many of some things, in any order."""
    left, chance = list(things), random.random
    size = len(left)
    for place in range(count):
        other = place + int(chance() * (size - place))
        left[place], left[other] = left[other], left[place]
    return left[:count]


def shuffled(things: Sequence[Thing], random: Random) -> list[Thing]:
    """All things, in any order."""
    return some_of(things, len(things), random)
