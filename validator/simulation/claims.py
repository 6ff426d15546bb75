"""What may be claimed of a game, and what is so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from ..engine.generated.words import NotPlain
from ..engine.program import Program
from ..rulebook.game import Field, Move
from ..rulebook.vocabulary import CARDS
from ..transcripts.transcript import Played
from .functions import Function, Functions
from .limits import Limit, fields_in, stated
from .table import Table

SAYABLE = ("number", "seats")                # what is always something
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
        return {place: self.value(t, place) for place in t.places(self.field.index)
                if random is None or random.random() < SAID}


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
        """A true claim after a game; None where it would not be allowed, or nobody can tell what is true."""
        try:
            return self._result(t)
        except NotPlain:
            return None

    def _result(self, t: Table) -> Played | None:
        values = self.truth(t)
        if t.ended is None:                 # nobody has won
            values = {claimed.field.name: values[claimed.field.name] for claimed in self.fields
                      if not (isinstance(values[claimed.field.name], tuple) and claimed.field.unrecorded)}
        return Played(self.move.name, None, values) if self.is_right(t, values) else None


def claim(move: Move, program: Program, functions: Functions) -> Claim | None:
    """A move as a claim, with those of its fields of which rules say what they must be.

    None if there are none, or if another one must be recorded too.
    """
    rules = program.every(move.name)
    limits = {limit.field: limit for limit in reversed(stated(rules))}
    fields = tuple(Claimed(field, limit, functions.value(limit.bound, [f"v_{limit.place}"] if limit.place else []))
                   for field in move.fields for limit in [limits.get(field.name)] if _is_sayable(field, limit))
    names = [f"f_{field.name}" for field in move.fields]
    fits = functions.fits(rules, names)
    unrecorded = {field.name: functions.value(field.unrecorded, [*names[:number], f"v_{field.index}=None"])
                  for number, field in enumerate(move.fields) if field.unrecorded is not None}

    def is_right(t: Table, values: dict[str, Any]) -> bool:
        asked: list[Any] = []
        for field in move.fields:
            asked.append(_completed(field, values, unrecorded.get(field.name), t, asked))
        return fits(t, *asked)

    said = {claimed.field.name for claimed in fields}
    needless = all(field.name in said or field.unrecorded is not None and not (
        field.type in CARDS and field.unrecorded.type == "number") for field in move.fields)
    return Claim(move, fields, is_right) if fields and needless else None


def _completed(field: Field, values: dict[str, Any], unrecorded: Function | None, t: Table, before: list[Any]) -> Any:
    """What rules are asked with of a field: what is claimed, and where nothing is, what it is worth then."""
    if field.index is None:
        return values[field.name] if field.name in values else unrecorded(t, *before)
    given = values.get(field.name, {})
    if unrecorded is None:
        return given
    return {place: given[place] if place in given else unrecorded(t, *before, place) for place in t.places(field.index)}


def _is_sayable(field: Field, limit: Limit | None) -> bool:
    """Whether a limit says what must be claimed of a field."""
    return limit is not None and field.type in SAYABLE and limit.speaks_of(field) and not fields_in(limit.bound)
