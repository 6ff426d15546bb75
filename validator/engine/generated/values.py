"""Values as records write them plainly: what generated code reads them with.

All of it raises NotPlain, or an error of Python's own, for a value that is written in any other way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...transcripts.values import number_or_none
from .holdings import NotPlain

_NUMBERS = {str(number): number for number in range(-100, 1000)}


def number(value: Any) -> int:
    """A number, as one or as text."""
    found = value if type(value) is int else _NUMBERS.get(value)        # true is no number in a record, but an int here
    if found is None:
        found = number_or_none(text(value))
    if found is None or found < 0:
        raise NotPlain
    return found


def claimed(value: Any) -> int:
    """A number that may be below nought."""
    if type(value) is int:
        return value
    found = _NUMBERS.get(value)
    if found is None and (found := number_or_none(text(value))) is None:
        raise NotPlain
    return found


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
    found = _NUMBERS[value]
    if found not in sizes:
        raise NotPlain
    return found


def named(value: Any, seat_of: Mapping[str, int]) -> tuple[int, ...]:
    """Seats in their order, from one name or a list of names."""
    return tuple(sorted({seat_of[name] for name in (value if type(value) is list else (value,))}))
