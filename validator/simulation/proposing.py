"""Moves that rules may allow, one after the other, from what the moves take and what limits that."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ..cards.deck import SUITS
from .chance import one_of, shuffled, some_of
from .kinds import Kind, Taken
from .moving import Pile
from .styles import ANY, MOST
from .table import Table, all_cards

NUMBERS = range(53)                         # as many cards as there are in a pack, and none
TIMES = 8                                   # that cards of a suit, a rank or both are taken again, others in number


class Proposal(NamedTuple):
    """Values of a move's fields: what rules are asked with, and what is recorded of them."""

    arguments: tuple[Any, ...]
    values: dict[str, Any]


def proposals(kind: Kind, t: Table, habit: int, random: Random) -> Iterator[Proposal]:
    """Values for a kind of move that keep to all that it requires, as a habit would try them."""
    if kind.taken:
        yield from _filled(kind, t, Proposal((), {}), habit, random)
    elif kind.fits is None or kind.fits(t):
        yield Proposal((), {})


def _filled(kind: Kind, t: Table, so_far: Proposal, habit: int, random: Random) -> Iterator[Proposal]:
    """Every way to go on filling the fields, the value of one known to those after it."""
    arguments, values = so_far
    if len(arguments) == len(kind.taken):
        yield so_far
        return
    taken = kind.taken[len(arguments)]
    for value in _values(kind, taken, t, so_far, habit, random):
        if taken.fits is None or taken.fits(t, *arguments, value):
            filled = Proposal((*arguments, value), {**values, taken.field.name: value})
            yield from _filled(kind, t, filled, habit, random)
    if taken.left_out is not None:
        value = taken.left_out(t, *arguments)
        if taken.fits is None or taken.fits(t, *arguments, value):
            yield from _filled(kind, t, Proposal((*arguments, value), values), habit, random)


def _values(kind: Kind, taken: Taken, t: Table, so_far: Proposal, habit: int,
            random: Random) -> Iterator[Any]:
    field = taken.field
    if field.index is not None:
        yield from _indexed(kind, taken, t, so_far, random)
        return
    match field.type:
        case "option":
            yield from shuffled(field.options, random)
        case "seat":
            yield from shuffled(range(t.seats), random)
        case "suit":
            yield from shuffled(SUITS, random)
        case "number":
            numbers = _numbers(taken, t, so_far.arguments)
            yield from shuffled(numbers, random) if habit == ANY else numbers[::-1] if habit == MOST else numbers
        case "card":
            for cards in _sources(kind, taken, t, so_far, random):
                if cards:
                    yield from cards[-1:] if isinstance(cards, Pile) else _one_by_one(cards, random)
        case "cards" | "row":
            yield from _cards(kind, taken, t, so_far, habit, random)


def _one_by_one(cards: list[int], random: Random) -> Iterator[int]:
    """One of the cards, and all of them if that will not do."""
    yield one_of(cards, random)
    yield from dict.fromkeys(shuffled(cards, random))


def _numbers(taken: Taken, t: Table, arguments: tuple[Any, ...]) -> range:
    """The numbers within all limits."""
    least, most = NUMBERS[0], NUMBERS[-1]
    for bound in taken.bounds:
        operator, value = bound.limit.operator, bound.value(t, *arguments)
        if operator in ("==", ">=", ">"):
            least = max(least, value + (operator == ">"))
        if operator in ("==", "<=", "<"):
            most = min(most, value - (operator == "<"))
    return range(least, most + 1)


# -- cards

def _sources(kind: Kind, taken: Taken, t: Table, so_far: Proposal, random: Random) -> Iterator[list[int]]:
    """The cards that a field can be taken from, a zone at a time."""
    if taken.origin is not None and not taken.zones:
        yield _left(kind, t, so_far, taken.origin(t, *so_far.arguments))
    for zone in shuffled(taken.zones, random):
        yield from shuffled(t.lists(zone), random)


def _left(kind: Kind, t: Table, so_far: Proposal, cards: list[int]) -> list[int]:
    """Cards of a zone without those that fields before take from it."""
    gone = [card for number, other in enumerate(kind.taken[:len(so_far.arguments)])
            if other.origin is not None and not other.zones and other.origin(t, *so_far.arguments[:number]) is cards
            for card in all_cards(so_far.arguments[number])]
    if not gone:
        return cards
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _cards(kind: Kind, taken: Taken, t: Table, so_far: Proposal, habit: int,
           random: Random) -> Iterator[tuple[int | None, ...]]:
    """Some cards of a zone; of a row, at some places beside what lies on the table."""
    fixed = taken.exactly(counted=True)
    count = fixed and fixed.value(t, *so_far.arguments)
    row = taken.field.type == "row"
    for cards in _sources(kind, taken, t, so_far, random):
        if fixed and not row:
            sizes: Sequence[int] = (count,) if 0 <= count <= len(cards) else ()
        else:
            sizes = range(min(len(cards), NUMBERS[-1]) + 1)
        for part in _parts(cards, sizes, habit, random):
            if row:
                yield from _laid(part, t, random)
            elif not taken.zones or taken.origin(t, *so_far.arguments, part) is cards:
                yield part


def _laid(part: tuple[int, ...], t: Table, random: Random) -> Iterator[tuple[int | None, ...]]:
    """Cards against the longest row on the table, with gaps between them."""
    length = max(map(len, t.rows), default=0)
    if len(part) <= length:
        places = dict(zip(some_of(range(length), len(part), random), part, strict=True))
        yield tuple(map(places.get, range(length)))


def _parts(cards: list[int], sizes: Sequence[int], habit: int, random: Random) -> Iterator[tuple[int, ...]]:
    """Parts of some cards in these sizes: cards of one suit, of one rank, and any."""
    if len(sizes) == 1 and len(cards) > NUMBERS[-1] // 2:       # of so many, any
        yield tuple(some_of(cards, sizes[0], random))
        return
    groups: dict[tuple[str, int], list[int]] = {}
    for card in cards:
        groups.setdefault(("suit", card // 13), []).append(card)
        groups.setdefault(("rank", card % 13), []).append(card)
    kinds = [(group, count) for (alike, _), group in groups.items() for count in sizes
             if (0 if alike == "suit" else 1) < count <= len(group)]
    kinds += [(cards, count) for count in sizes if count <= len(cards)]
    kinds = shuffled(kinds, random)
    if habit != ANY:
        kinds.sort(key=lambda kind: -habit * kind[1])
    again = [(group, count) for group, count in kinds if 0 < count < len(group)]
    for group, count in itertools.chain(kinds, *[again] * (TIMES - 1)):
        yield tuple(some_of(group, count, random))


def _indexed(kind: Kind, taken: Taken, t: Table, so_far: Proposal,
             random: Random) -> Iterator[dict[int, Any]]:
    """A value for each place: as many cards as there must be or, where no rule says how many, so many for all."""
    places = t.places(taken.field.index)
    for cards in _sources(kind, taken, t, so_far, random):
        fixed = taken.exactly(counted=True)
        counts = [[fixed.value(t, *so_far.arguments, place) for place in places]] if fixed else \
            [[count] * len(places) for count in range(1, len(cards) // len(places) + 1)]
        for several in counts:
            if sum(several) <= len(cards):
                drawn = iter(some_of(cards, sum(several), random))
                yield {place: tuple(itertools.islice(drawn, count))
                       for place, count in zip(places, several, strict=True)}
