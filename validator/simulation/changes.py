"""One illegal change in a legal game, and what must be said of it.

What must be said follows from how the change is made: whose turn it was, where the cards lay, what number a rule
gives. No judge is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, TypeVar

from ..rulebook.game import Field, Zone
from ..transcripts.transcript import Played
from .chance import one_of
from .claims import Claimed
from .kinds import Bound, Kind, Kinds, Taken
from .limits import matters_which, rules_about
from .moving import Pile
from .playing import Course, again
from .table import Table, all_cards

Thing = TypeVar("Thing")


class NotHere(Exception):
    """This game has no place for the change."""


class Wrong(NamedTuple):
    """A game with one illegal change: which move is illegal now (None: the result), and by which rule, if known."""

    moves: list[Played]
    result: Played | None
    move: int | None
    rule: str | None


class Legal:
    """A legal game in which something is to be changed."""

    def __init__(self, kinds: Kinds, header: dict[str, Any], course: Course, result: Played | None,
                 random: Random) -> None:
        self.kinds, self.header, self.course, self.result, self.random = kinds, header, course, result, random
        self.moves = course.moves
        self.seats, self.ended = course.t.seats, course.t.ended

    def pick(self, things: Iterable[Thing]) -> Thing:
        """One of some things. Raises NotHere where there are none."""
        things = list(things)
        if not things:
            raise NotHere
        return one_of(things, self.random)

    @cached_property
    def in_turn(self) -> list[int]:
        """The positions of the moves that are made in turn."""
        return [position for position, played in enumerate(self.moves)
                if not self.kinds.game.moves[played.name].anytime]

    def taking(self, fits: Callable[[Taken], bool]) -> tuple[int, Kind, int]:
        """A move, its kind, and which of its fields, among those fields that fit. Raises NotHere."""
        return self.pick((position, kind, number) for position in self.in_turn
                         for kind in [self.course.due[position].kind(self.moves[position])]
                         for number, taken in enumerate(kind.taken)
                         if taken.field.name in self.moves[position].values and fits(taken))

    def before(self, position: int) -> Table:
        """The table before a move of whoever makes it."""
        t = again(self.kinds, self.seats, self.header, self.moves[:position]).t
        t.player = self.moves[position].player
        return t

    # -- the change

    def out_of_turn(self, moves: list[Played], position: int) -> Wrong:
        """A game with other moves from a position on, the first of which is not in turn there. Raises NotHere."""
        played = moves[position]
        if position == len(self.moves) and self.ended:
            if self.kinds.program.may_follow_the_end(played.name):
                raise NotHere
            return Wrong(moves, self.result, position + 1, self.ended)
        if position == len(self.moves) or self.kinds.game.moves[played.name].anytime \
                or self.course.due[position].allows(played):
            raise NotHere
        return Wrong(moves, self.result, position + 1, self.course.due[position].phase.turns.id)

    def with_value(self, position: int, field: Field, value: Any, rule: str | None) -> Wrong:
        """A game in which a move takes something else."""
        played = self.moves[position]
        changed = replace(played, values={**played.values, field.name: value})
        return Wrong([*self.moves[:position], changed, *self.moves[position + 1:]], self.result, position + 1, rule)


Change = Callable[[Legal], Wrong]

CHANGES: dict[str, Change] = {}
"""The kinds of illegal change, by name."""


def _called(name: str) -> Callable[[Change], Change]:
    def note(change: Change) -> Change:
        CHANGES[name] = change
        return change
    return note


# -- whose turn it is

@_called("wrong-player")
def _by_somebody_else(game: Legal) -> Wrong:
    position = game.pick(position for position in game.in_turn if game.moves[position].player is not None)
    played = game.moves[position]
    other = replace(played, player=game.pick({*range(game.seats)} - {played.player}))
    return game.out_of_turn([*game.moves[:position], other, *game.moves[position + 1:]], position)


@_called("left-out")
def _left_out(game: Legal) -> Wrong:
    position = game.pick(game.in_turn[:-1])
    return game.out_of_turn([*game.moves[:position], *game.moves[position + 1:]], position)


@_called("twice")
def _twice(game: Legal) -> Wrong:
    position = game.pick(game.in_turn)
    return game.out_of_turn([*game.moves[:position + 1], *game.moves[position:]], position + 1)


@_called("swapped")
def _swapped(game: Legal) -> Wrong:
    position = game.pick(game.in_turn[:-1])
    first, second = game.moves[position:position + 2]
    return game.out_of_turn([*game.moves[:position], second, first, *game.moves[position + 2:]], position)


@_called("wrong-time")
def _at_another_time(game: Legal) -> Wrong:
    position = game.pick(game.in_turn)
    due = game.course.due[position]
    other = game.moves[game.pick(other for other in game.in_turn if game.moves[other].name not in due.stage.names)]
    moved = replace(other, player=other.player if other.player is None or due.player is None else due.player)
    return game.out_of_turn([*game.moves[:position], moved, *game.moves[position:]], position)


@_called("after-the-end")
def _after_the_end(game: Legal) -> Wrong:
    return game.out_of_turn([*game.moves, game.moves[game.pick(game.in_turn)]], len(game.moves))


# -- where the cards lie

@_called("not-held")
def _not_held(game: Legal) -> Wrong:
    return _not_there(game, lambda zone: zone.index is not None)


@_called("extra-copy")
def _extra_copy(game: Legal) -> Wrong:
    return _not_there(game, lambda zone: zone.index is None and zone.kind == "cards")


@_called("not-on-top")
def _not_on_top(game: Legal) -> Wrong:
    return _not_there(game, lambda zone: zone.kind == "pile")


def _not_there(game: Legal, wanted: Callable[[Zone], bool]) -> Wrong:
    """A card is named that is not where the move takes it from, or not as often as it is named."""
    position, kind, number = game.taking(lambda taken: taken.by is not None and taken.by.condition is None)
    taken, t, value = kind.taken[number], game.before(position), game.moves[position].values
    arguments = [value.get(other.field.name) for other in kind.taken[:number]]
    value = value[taken.field.name]
    there = taken.origin(t, *arguments, *([value] if taken.zones else []))
    if not any(cards is there for zone in game.kinds.game.zones.values() if wanted(zone) for cards in t.lists(zone)):
        raise NotHere
    old, named = game.pick(all_cards(value)), list(all_cards(value))
    there = there[-1:] if isinstance(there, Pile) else there
    absent = [card for card in game.kinds.game.faces if card != old and there.count(card) <= named.count(card)]
    new = game.pick([card for card in absent if card // 13 == old // 13] or absent)
    rule = None if matters_which(kind.rules, taken.field.name) else taken.by.id
    return game.with_value(position, taken.field, _exchanged(value, old, new), rule)


def _exchanged(value: Any, old: int, new: int) -> Any:
    """The value with one card in place of another, the first time that it is there."""
    if isinstance(value, int):
        return new
    if isinstance(value, dict):
        place = next(place for place, cards in value.items() if old in cards)
        return {**value, place: _exchanged(value[place], old, new)}
    at = value.index(old)
    return (*value[:at], new, *value[at + 1:])


# -- what rules give a number for

@_called("wrong-count")
def _wrong_count(game: Legal) -> Wrong:
    position, kind, number = game.taking(lambda taken: taken.exactly(counted=True) is not None)
    taken, value = kind.taken[number], game.moves[position].values[kind.taken[number].field.name]
    place = game.pick(place for place, cards in value.items() if cards) if isinstance(value, dict) else None
    cards = value if place is None else value[place]
    if not cards:
        raise NotHere
    fewer = cards[:-1]
    rule = _first_about(kind, taken, taken.exactly(counted=True))
    return game.with_value(position, taken.field, fewer if place is None else {**value, place: fewer}, rule)


@_called("wrong-number")
def _wrong_number(game: Legal) -> Wrong:
    position, kind, number = game.taking(lambda taken: taken.field.type == "number" and not taken.field.index
                                         and taken.bounds)
    taken, values, t = kind.taken[number], game.moves[position].values, game.before(position)
    bound = game.pick(taken.bounds)
    limit = bound.value(t, *(values.get(other.field.name) for other in kind.taken[:number]))
    beyond = {"==": limit + 1, ">=": limit - 1, ">": limit, "<=": limit + 1, "<": limit}[bound.limit.operator]
    if beyond < 0:
        raise NotHere
    return game.with_value(position, taken.field, beyond, _first_about(kind, taken, bound))


def _first_about(kind: Kind, taken: Taken, bound: Bound) -> str | None:
    """The rule of a limit, if no rule before it says anything of the field that could be broken first."""
    first = next(iter(rules_about(kind.rules, taken.field.name)))
    return first.id if first is bound.limit.rule else None


# -- what is claimed

@_called("wrong-claim")
def _wrong_claim(game: Legal) -> Wrong:
    position, claimed = game.pick(_claims(game))
    played = game.result if position is None else game.moves[position]
    value = played.values[claimed.field.name]
    if isinstance(value, dict):
        place = game.pick(value)
        wrong: Any = {**value, place: value[place] + 1}
    elif isinstance(value, int):
        wrong = value + 1
    else:
        wrong = (game.pick(seat for seat in range(game.seats) if (seat,) != tuple(value)),)
    if position is not None:
        return game.with_value(position, claimed.field, wrong, claimed.limit.rule.id)
    result = replace(played, values={**played.values, claimed.field.name: wrong})
    return Wrong(game.moves, result, None, claimed.limit.rule.id)


def _claims(game: Legal) -> Iterator[tuple[int | None, Claimed]]:
    """What is claimed of numbers and of winners, with the positions of the moves that claim it (None: the result)."""
    remarks = {claim.move.name: claim for claim in game.kinds.remarks}
    said = [(position, remarks[played.name], played) for position, played in enumerate(game.moves)
            if played.name in remarks]
    if game.result is not None:
        said.append((None, game.kinds.final, game.result))
    for position, claim, played in said:
        for claimed in claim.fields:
            if played.values.get(claimed.field.name) not in (None, {}) and claimed.field.type in ("number", "seats"):
                yield position, claimed
