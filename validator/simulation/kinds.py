"""The kinds of move of a program and its phases, each with the functions that say what may be done and do it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from ..engine.program import Origin, Program
from ..rulebook.expressions import words
from ..rulebook.game import Field, Move, Note, Rule, Step, Zone
from .claims import Claim, claim
from .functions import Function, Functions
from .limits import Limit, fields_in, limits


@dataclass(frozen=True)
class Bound:
    """A limit of a field, and what it comes to at a table, given the fields before it and the place in an index."""

    limit: Limit
    value: Function


@dataclass(frozen=True)
class Taken:
    """A field of a move: where its cards come from, what limits it, whether a value fits."""

    field: Field
    fits: Function | None                   # asked with the fields before it and its own value
    bounds: tuple[Bound, ...]
    origin: Function | None                 # the cards of the zone that it is taken from
    zones: tuple[Zone, ...]                 # … which is one of these where the field itself says which: asked with it
    by: Rule | None                         # the rule that takes its cards
    left_out: Function | None               # what it is worth where it is not recorded, if that may be

    def exactly(self, counted: bool) -> Bound | None:
        """What it must be, or how many cards must be in it, if that is fixed."""
        return next((bound for bound in self.bounds
                     if bound.limit.operator == "==" and bound.limit.counted == counted), None)


@dataclass(frozen=True)
class Kind:
    """A kind of move as it is made in a phase."""

    move: Move
    rules: tuple[Rule, ...]
    taken: tuple[Taken, ...]
    fits: Function | None                   # of a move that takes nothing
    does: Function
    lays: bool                              # cards from somebody's hand

    @property
    def name(self) -> str:
        """What rules call the move."""
        return self.move.name


@dataclass(frozen=True)
class Stage:
    """A step of a phase: who takes it, by which kinds of move, and while what holds."""

    who: str                                # "table", "player" or a note of type seat
    kinds: tuple[Kind, ...]
    repeat: Function | None

    @cached_property
    def names(self) -> frozenset[str]:
        """The moves that are in turn."""
        return frozenset(kind.name for kind in self.kinds)


@dataclass(frozen=True)
class Phase:
    """A phase of the game."""

    name: str
    turns: Rule | None
    before: Function
    after: Function
    first: Function | None                  # who takes the first steps as `player`
    rounds: int
    stages: tuple[Stage, ...]
    between: tuple[Kind, ...]               # what may be done between any two moves, and changes something
    following: str
    notes: tuple[Note, ...] = field(default=())     # that begin again with it


class Kinds:
    """Makes phases and kinds of move, each once."""

    def __init__(self, program: Program) -> None:
        self.program, self.game = program, program.game
        self.functions = Functions(program)
        self._made: dict[tuple, Kind] = {}

    @cached_property
    def phases(self) -> dict[str, Phase]:
        """All phases of the game, by name."""
        return {name: self._phase(name) for name in self.game.phases[1:]}

    @cached_property
    def remarks(self) -> tuple[Claim, ...]:
        """What may be said at any time and changes nothing, where rules say what must be said."""
        moves = [move for move in self.game.moves.values() if self.program.may_follow_the_end(move.name)]
        return tuple(filter(None, (claim(move, self.program, self.functions) for move in moves)))

    @cached_property
    def final(self) -> Claim | None:
        """What is said of the end, where rules say what must be said."""
        return claim(self.program.final, self.program, self.functions) if self.program.final else None

    # -- phases

    def _phase(self, name: str) -> Phase:
        turns = self.program.turns(name)
        steps = turns.turns.steps if turns else ()
        first = turns.turns.start if turns else None
        return Phase(
            name, turns, self.functions.moment("before", name), self.functions.moment("after", name),
            first and self.functions.value(first), turns.turns.rounds if turns else 1,
            tuple(self._stage(step, name) for step in steps if self.program.moves(step, name)),
            tuple(self.kind(move, name) for move in self.game.moves.values()
                  if move.anytime and any(rule.effects for rule in self.program.on(move.name, name))),
            self.program.following(name),
            tuple(note for note in self.game.notes.values() if note.lifetime == name))

    def _stage(self, step: Step, phase: str) -> Stage:
        return Stage(step.who, tuple(self.kind(self.game.moves[move], phase)
                                     for move in self.program.moves(step, phase)),
                     step.repeat and self.functions.value(step.repeat))

    # -- kinds of move

    def kind(self, move: Move, phase: str) -> Kind:
        """A kind of move in a phase."""
        rules = self.program.on(move.name, phase)
        key = move.name, tuple(rule.id for rule in rules)
        if key not in self._made:
            taken = tuple(self._taken(number, move, rules) for number in range(len(move.fields)))
            names = [f"f_{one.name}" for one in move.fields]
            self._made[key] = Kind(move, rules, taken, None if taken else self.functions.fits(rules),
                                   self.functions.does(rules, names), any(map(self._from_a_hand, move.fields, [
                                       move] * len(move.fields))))
        return self._made[key]

    def _from_a_hand(self, one: Field, move: Move) -> bool:
        """Whether a field's cards are taken from a zone that somebody has."""
        origin = self.program.origin(one.name, move.name) if one.type in ("card", "cards", "row") else None
        return origin is not None and any(self.game.zones[word.name].index == "seat" for word in words(origin.zone)
                                          if word.kind == "zone")

    def _taken(self, number: int, move: Move, rules: tuple[Rule, ...]) -> Taken:
        one, before = move.fields[number], {other.name for other in move.fields[:number]}
        asked = [rule for rule in rules if _named(rule) <= {*before, one.name}
                 and (number == 0 or not _named(rule) <= before)]       # each as soon as it can be asked
        names = [f"f_{other.name}" for other in move.fields[:number]]
        bounds = tuple(self._bound(limit, names) for limit in limits(rules)
                       if limit.speaks_of(one) and fields_in(limit.bound) <= before)
        origin = self.program.origin(one.name, move.name)
        return Taken(one, self.functions.fits(asked, [*names, f"f_{one.name}"]), bounds,
                     self._origin(origin, one, names), self._choice_of_zones(origin, one),
                     origin and origin.rule, self._left_out(one, names))

    def _bound(self, limit: Limit, names: list[str]) -> Bound:
        place = [f"v_{limit.place}"] if limit.place else []
        return Bound(limit, self.functions.value(limit.bound, [*names, *place]))

    def _origin(self, origin: Origin | None, one: Field, names: list[str]) -> Function | None:
        if origin is None:
            return None
        names = [*names, f"f_{one.name}"] if one.name in fields_in(origin.zone) else names
        each = [f"v_{origin.rule.each[0]}=0"] if origin.rule.each else []
        return self.functions.zone(origin.zone, [*names, *each])

    def _choice_of_zones(self, origin: Origin | None, one: Field) -> tuple[Zone, ...]:
        if origin is None or one.name not in fields_in(origin.zone):
            return ()
        return tuple(self.game.zones[word.name] for word in words(origin.zone) if word.kind == "zone")

    def _left_out(self, one: Field, names: list[str]) -> Function | None:
        """What a field is worth that need not be recorded; cards are always shown, and so is what names the move."""
        if one.unrecorded is None or one.key is None or one.index or one.type in ("card", "cards", "row"):
            return None
        return self.functions.value(one.unrecorded, names)


def _named(rule: Rule) -> set[str]:
    """The fields that a rule asks about."""
    return fields_in((rule.each, rule.condition, rule.require))
