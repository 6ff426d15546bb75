"""What may be claimed of a game, and what is so."""

from __future__ import annotations

from random import Random
from typing import Any

from ..transcripts.transcript import Played
from .kinds import Kind
from .table import Table

SAID = 0.7                                  # how much of several things a remark speaks of


def truth(kind: Kind, t: Table, random: Random | None = None) -> dict[str, Any]:
    """What a claim must say; with `random`, of what it says of several, only of some."""
    return {taken.field.name: _true(taken.bounds[0].value, taken.field.index, t, random) for taken in kind.taken}


def _true(value: Any, index: str | None, t: Table, random: Random | None) -> Any:
    if index is None:
        return value(t)
    places = range(t.seats + (len(t.holders) if index == "holder" else 0))
    return {place: value(t, place) for place in places if random is None or random.random() < SAID}


def result(kind: Kind | None, t: Table) -> Played | None:
    """What is claimed of the end where a game has one; None where nothing can be claimed, or it would not be right."""
    if kind is None:
        return None
    values = truth(kind, t)
    if t.ended is None:                     # nobody has won yet
        values = {name: value for name, value in values.items() if not isinstance(value, tuple)}
    return Played(kind.name, None, values) if kind.fits is None or kind.fits(t, values) else None
