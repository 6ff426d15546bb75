"""The words of every game on cards that are all known, one by one: what generated code calls.

They mean what `vocabulary` says, without masks and bounds; cards are lists or tuples of faces and gaps.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from ...cards.deck import ACE, FACES
from ..vocabulary import LARGEST_PART
from .holdings import NotPlain

MOST_REMEMBERED = 2**13


class Broken(Exception):
    """A move that breaks a rule."""


class Remembered(dict):
    """A function as a table: what it gives is reckoned once, and then looked up."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function, self.several = function, function.__code__.co_argcount > 1

    def __missing__(self, key: Any) -> Any:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        self[key] = value = self.function(*key) if self.several else self.function(key)
        return value


def suit_of_card(card: int | None) -> int | None:
    """The suit of a card, or nothing."""
    return None if card is None else card // 13


def suit_of_cards(cards: Iterable[int | None]) -> int | None:
    """The suit that all the cards share, or nothing."""
    suits = {card // 13 for card in cards if card is not None}
    return suits.pop() if len(suits) == 1 else None


def rank(card: int | None) -> int:
    """The rank of a card; of nothing it is 0."""
    return 0 if card is None else card % 13 + 2


def one_suit(cards: Iterable[int | None]) -> bool:
    """Whether all cards are of one suit."""
    return len({card // 13 for card in cards if card is not None}) <= 1


def of_suit(cards: Iterable[int | None], wanted: int | None) -> list[int]:
    """Those of a suit; of nothing, none."""
    return [] if wanted is None else [card for card in cards if card is not None and card // 13 == wanted]


def not_of_suit(cards: Iterable[int | None], unwanted: int | None) -> list[int]:
    """Those not of a suit; not of nothing, all."""
    return [card for card in cards if card is not None and card // 13 != unwanted]


def number_of(card: int | None, cards: Sequence[int | None]) -> int:
    """How often a card is among others; nothing is not."""
    return 0 if card is None else cards.count(card)


def first_of(numbers: Sequence[int]) -> int:
    """The greatest of numbers that have the greatest first; of none, 0."""
    return numbers[0] if numbers else 0


def copies(cards: Iterable[int | None]) -> tuple[int, ...]:
    """How often each of the cards occurs, most first."""
    return _occurrences([card for card in cards if card is not None])


def groups(cards: Iterable[int | None]) -> tuple[int, ...]:
    """How often each of the ranks occurs, most first."""
    return _occurrences([card % 13 for card in cards if card is not None])


def _occurrences(things: list[int]) -> tuple[int, ...]:
    if len(set(things)) == len(things):
        return (1,) * len(things)
    return tuple(sorted(_often(things).values(), reverse=True))


def _often(things: list[int]) -> dict[int, int]:
    often: dict[int, int] = {}
    for thing in things:
        often[thing] = often.get(thing, 0) + 1
    return often


def ranks(cards: Iterable[int | None], ace: int) -> tuple[int, ...]:
    """The ranks, the most frequent first and then from the top, each as often as it occurs."""
    found = _ranks(cards, ace)
    if len(set(found)) < len(found):
        often = _often(found)
        found.sort(key=often.__getitem__, reverse=True)         # those that occur as often stay as they were
    return tuple(found)


def run(cards: Iterable[int | None], ace: int) -> bool:
    """Whether the ranks follow each other without a gap."""
    found = _ranks(cards, ace)
    return len(set(found)) == len(found) and (not found or found[0] - found[-1] == len(found) - 1)


def _ranks(cards: Iterable[int | None], ace: int) -> list[int]:
    """The ranks from the top."""
    rank_of = _ranks_of_faces(ace)
    found = [rank_of[card] for card in cards if card is not None]
    found.sort(reverse=True)
    return found


@lru_cache
def _ranks_of_faces(ace: int) -> tuple[int, ...]:
    """The rank of each face, where an ace counts so much."""
    return tuple([ace if face % 13 == ACE - 2 else face % 13 + 2 for face in FACES])


def top(pile: Sequence[int]) -> int | None:
    """The card on top of a pile."""
    return pile[-1] if pile else None


def below(pile: Sequence[int]) -> Sequence[int]:
    """All of a pile but its top."""
    return pile[:-1]


def pairs(first: Iterable[int | None], second: Iterable[int | None]) -> list[tuple[int, int]]:
    """Card on card, where both rows have one."""
    return [(a, b) for a, b in zip(first, second) if a is not None and b is not None]


def subsets(cards: Sequence[int]) -> Iterable[tuple[int, ...]]:
    """Every part of some cards. Raises NotPlain for so many that they are not gone through."""
    if len(cards) > LARGEST_PART:
        raise NotPlain
    return (part for count in range(len(cards) + 1) for part in itertools.combinations(cards, count))


def excess(first: int, second: int) -> int:
    """By how much the first exceeds the second, or 0."""
    return first - second if first > second else 0


def lesser(first: int, second: int) -> int:
    """The lesser of two numbers; the function of Python's own takes four times as long."""
    return first if first < second else second


def greater(first: int, second: int) -> int:
    """The greater of two numbers."""
    return first if first > second else second


def left(seat: int | None, seats: int) -> int | None:
    """The seat clockwise of a seat."""
    return None if seat is None else (seat + 1) % seats


@lru_cache(MOST_REMEMBERED)
def clockwise(seat: int | None, seats: int) -> tuple[int, ...]:
    """All seats, clockwise, from this one on."""
    return tuple([((seat or 0) + step) % seats for step in range(seats)])


def most(amounts: Sequence[int], seats: Iterable[int]) -> tuple[int, ...]:
    """The seats with the most."""
    seats = tuple(seats)
    best = max((amounts[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if amounts[seat] == best)


def divided(left: int, right: int) -> int:
    """Whole division; by 0 it is 0."""
    return left // right if right else 0


def remainder(left: int, right: int) -> int:
    """What is left of a division; by 0 it is 0."""
    return left % right if right else 0


def place(places: Any, index: int | None, empty: Any) -> Any:
    """What stands at an index; for nothing, the empty value."""
    return empty if index is None else places[index]


def less(cards: Iterable[int | None], gone: Iterable[int | None]) -> list[int]:
    """Some cards less others, as far as they are there."""
    rest = [card for card in cards if card is not None]
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def unordered(things: Iterable[int | None]) -> list[int]:
    """Cards or seats, so that two lists with the same ones are equal in whatever order; gaps are no cards."""
    return sorted([thing for thing in things if thing is not None])


def present(cards: Iterable[int | None]) -> list[int]:
    """Cards without the gaps between them."""
    return [card for card in cards if card is not None]


def hidden() -> Any:
    """What only a record without gaps would show; raises NotPlain."""
    raise NotPlain


def in_no_order() -> Any:
    """The first of cards that have no order; raises NotPlain."""
    raise NotPlain
