"""Values as records write them plainly: what generated code reads them with.

All of it raises NotPlain, or an error of Python's own, for a value that is written in any other way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...transcripts.values import number_or_none
from .holdings import NotPlain

class _Numbers(dict):
    """Number as it is written, as one or as text → the number, not below the least there can be."""

    def __init__(self, least: int | None) -> None:
        super().__init__((str(number), number) for number in range(-100 if least is None else least, 1000))
        self.least = least

    def __missing__(self, value: Any) -> int:
        found = value if type(value) is int else number_or_none(text(value))       # true is no number, but an int here
        if found is None or self.least is not None and found < self.least:
            raise NotPlain
        return found


number, claimed = _Numbers(0), _Numbers(None)
"""Numbers, and those that can be below nought."""


def text(value: Any) -> str:
    """A text; not one with what cannot be printed, such as half of a character."""
    if type(value) is not str or not value.isprintable():
        raise NotPlain
    return value


def option(value: Any, options: tuple[str, ...]) -> str:
    """One of several words."""
    if value not in options:
        raise NotPlain
    return value


def size(value: str, sizes: tuple[int, ...]) -> int:
    """A size, from a key."""
    found = number[value]
    if found not in sizes:
        raise NotPlain
    return found


def named(value: Any, seat_of: Mapping[str, int]) -> tuple[int, ...]:
    """Seats in their order, from one name or a list of names."""
    return tuple(sorted({seat_of[name] for name in (value if type(value) is list else (value,))}))
