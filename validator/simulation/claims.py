"""What may be claimed of a game, and what is so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from ..engine.program import Program
from ..rulebook.game import Field, Move
from ..transcripts.transcript import Played
from .functions import Function, Functions
from .limits import Limit, stated
from .table import Table

SAID = 0.7                                  # of what is claimed of several, how much is said in a remark


@dataclass(frozen=True)
class Claimed:
    """A field of a claim, the rule that says what it must be, and what that is: of each place, if it has several."""

    field: Field
    limit: Limit
    value: Function

    def truth(self, t: Table, random: Random | None) -> Any:
        """What must be claimed."""
        if self.field.index is None:
            return self.value(t)
        places = range(t.seats + (len(t.holders) if self.field.index == "holder" else 0))
        return {place: self.value(t, place) for place in places if random is None or random.random() < SAID}


@dataclass(frozen=True)
class Claim:
    """A move that changes nothing: it says how things stand, or how the game has ended."""

    move: Move
    fields: tuple[Claimed, ...]
    is_right: Callable[[Table, dict[str, Any]], bool]       # asked with the values that are claimed

    def truth(self, t: Table, random: Random | None = None) -> dict[str, Any]:
        """What must be claimed; with `random`, of what is claimed of several, only some."""
        return {claimed.field.name: claimed.truth(t, random) for claimed in self.fields}

    def remark(self, t: Table, random: Random) -> Played | None:
        """A true claim in the middle of a game, by whoever is due; None where it would not be allowed."""
        values = self.truth(t, random)
        player = None if self.move.by_table else t.player
        return Played(self.move.name, player, values) if self.is_right(t, values) else None

    def result(self, t: Table) -> Played | None:
        """A true claim after a game; None where it would not be allowed. Before the end nobody has won."""
        values = self.truth(t)
        if t.ended is None:
            values = {name: value for name, value in values.items() if not isinstance(value, tuple)}
        return Played(self.move.name, None, values) if self.is_right(t, values) else None


def claim(move: Move, program: Program, functions: Functions) -> Claim | None:
    """A move as a claim, with those of its fields of which rules say what they must be; None if there are none."""
    rules = program.every(move.name)
    limits = {limit.field: limit for limit in reversed(stated(rules))}
    fields = tuple(Claimed(field, limit, functions.value(limit.bound, _place(limit)))
                   for field in move.fields for limit in [limits.get(field.name)] if limit is not None)
    fits = functions.fits(rules, [f"f_{field.name}" for field in move.fields])
    unrecorded = {field.name: functions.value(field.unrecorded) for field in move.fields
                  if field.unrecorded is not None and field.index is None}

    def is_right(t: Table, values: dict[str, Any]) -> bool:
        return fits(t, *(values[field.name] if field.name in values else
                         unrecorded[field.name](t) if field.name in unrecorded else {} for field in move.fields))
    return Claim(move, fields, is_right) if fields else None


def _place(limit: Limit) -> list[str]:
    """What a rule calls the place that it speaks of, if it goes through several."""
    return [f"v_{limit.rule.each[0]}"] if limit.rule.each else []
