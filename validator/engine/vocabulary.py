"""What the words of every game mean, on cards that are all known and on cards that are not.

Each function takes the masks of hidden cards first and then what the word takes; see `domain` for the values.
`rulebook.vocabulary` has their types.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..cards.deck import ACE, SUITS, Cut
from .domain import (ANY_NUMBER, BLANK, EVERY_FACE, MAYBE, SUIT_FACES, Between, OneOf, SomeNumbers, Vague, between,
                     high, low, one_of, possible)

Masks = Mapping[int, int]
Cards = Sequence[int | None] | Vague

LARGEST_PART = 16                           # beyond so many cards `subsets` is not asked: it doubles with each


def size(masks: Masks, things: Any) -> int | Between:
    """How many there are; an empty place in a row counts too."""
    if things is MAYBE:
        return ANY_NUMBER
    if isinstance(things, SomeNumbers):     # at least one, if they add up to anything
        return between(min(things.low, 1), things.high)
    if isinstance(things, Cut):
        return things.whole
    return things.size() if isinstance(things, Vague) else len(things)


def suit(masks: Masks, cards: int | None | Cards) -> int | None | OneOf:
    """The suit of a card, or the one that several cards share; nothing where there is none."""
    if cards is None:
        return None
    if isinstance(cards, int):
        return cards // 13 if cards < BLANK else one_of(suits_of_mask(masks[cards]))
    if isinstance(cards, Vague):
        cards.open()
        return OneOf(frozenset((None, *SUITS)))
    suits = [possible(suit(masks, card)) for card in cards if card is not None]
    shared = frozenset.intersection(*suits) if suits else frozenset()
    if not shared:
        return None
    return one_of(shared if all(len(each) == 1 for each in suits) else shared | {None} if len(suits) > 1 else shared)


def suits_of_mask(mask: int) -> frozenset[int]:
    """The suits that some faces have."""
    return frozenset(suit for suit in SUITS if mask & SUIT_FACES[suit])


def rank(masks: Masks, card: int | None) -> int | Between:
    """The rank of a card, 2 to 14; of nothing it is 0."""
    if card is None:
        return 0
    if card < BLANK:
        return card % 13 + 2
    ranks = [face % 13 + 2 for face in range(52) if masks[card] >> face & 1]
    return between(min(ranks), max(ranks))


def one_suit(masks: Masks, cards: Cards) -> bool | Any:
    """Whether all cards are of one suit; of no cards they are."""
    if isinstance(cards, Vague):
        return cards.open()
    suits = [possible(suit(masks, card)) for card in cards if card is not None]
    if not suits:
        return True
    if not frozenset.intersection(*suits):
        return False
    return True if all(len(each) == 1 for each in suits) else len(suits) == 1 or MAYBE


def of_suit(masks: Masks, cards: Cards, wanted: int | None | OneOf) -> Cards:
    """Those of a suit; of nothing, none."""
    options = possible(wanted)
    masks_of_options = [SUIT_FACES[option] if option is not None else 0 for option in options]
    sure, maybe = EVERY_FACE, 0
    for mask in masks_of_options:
        sure, maybe = sure & mask, maybe | mask
    return _filtered(masks, cards, sure, maybe)


def not_of_suit(masks: Masks, cards: Cards, unwanted: int | None | OneOf) -> Cards:
    """Those not of a suit; not of nothing, all."""
    sure, maybe = EVERY_FACE, 0
    for option in possible(unwanted):
        mask = EVERY_FACE & ~(SUIT_FACES[option] if option is not None else 0)
        sure, maybe = sure & mask, maybe | mask
    return _filtered(masks, cards, sure, maybe)


def _filtered(masks: Masks, cards: Cards, sure: int, maybe: int) -> Cards:
    if isinstance(cards, Vague):
        return cards.filtered(sure, maybe)
    present = tuple(card for card in cards if card is not None)
    if sure == maybe and all(card < BLANK for card in present):
        return tuple(card for card in present if sure >> card & 1)
    return Vague(present, (), masks, sure, maybe)


def number_of(masks: Masks, card: int | None, cards: Cards) -> int | Between:
    """How often a card is among others; nothing is not."""
    if card is None:
        return 0
    wanted = 1 << card if card < BLANK else masks[card]
    sure = wanted if card < BLANK else 0
    vague = cards if isinstance(cards, Vague) else Vague(tuple(cards), (), masks)
    return vague.size(sure, wanted)


def copies(masks: Masks, cards: Cards) -> tuple[int, ...] | SomeNumbers:
    """How often each of the cards occurs, most first."""
    return _occurrences(masks, cards, lambda card: card)


def groups(masks: Masks, cards: Cards) -> tuple[int, ...] | SomeNumbers:
    """How often each of the ranks occurs, most first."""
    return _occurrences(masks, cards, lambda card: card % 13)


def _occurrences(masks: Masks, cards: Cards, kind) -> tuple[int, ...] | SomeNumbers:
    if not isinstance(cards, Vague):
        present = [card for card in cards if card is not None]
        if all(card < BLANK for card in present):
            return tuple(sorted(Counter(map(kind, present)).values(), reverse=True))
        count: int | Between = len(present)
    else:
        cards.open()
        count = cards.size()
    return SomeNumbers(low(count), high(count), most=high(count))


def ranks(masks: Masks, cards: Cards, ace: int) -> tuple[int, ...] | SomeNumbers:
    """The ranks, those that occur most often first and then from the top, each as often as it occurs."""
    if not _known(cards):
        return SomeNumbers(0, 14 * high(size(masks, cards)), most=14)
    found = [ace if card % 13 + 2 == ACE else card % 13 + 2 for card in cards if card is not None]
    often = Counter(found)
    return tuple(sorted(found, key=lambda rank: (often[rank], rank), reverse=True))


def run(masks: Masks, cards: Cards, ace: int) -> bool | Any:
    """Whether the ranks follow each other without a gap, the ace counting as `ace`."""
    if not _known(cards):
        return MAYBE
    found = sorted(ranks(masks, cards, ace))
    return all(higher == lower + 1 for lower, higher in zip(found, found[1:]))


def top(masks: Masks, pile: Sequence[int]) -> int | None:
    """The card on top of a pile."""
    return pile[-1] if pile else None


def below(masks: Masks, pile: Sequence[int]) -> tuple[int, ...]:
    """All of a pile but its top."""
    return tuple(pile[:-1])


def pairs(masks: Masks, first: Cards, second: Cards) -> tuple | Any:
    """Card on card: what lies at the same places of two rows, where both have one."""
    if isinstance(first, Vague) or isinstance(second, Vague):
        return MAYBE
    return tuple((a, b) for a, b in zip(first, second) if a is not None and b is not None)


def subsets(masks: Masks, cards: Cards) -> tuple[tuple[int, ...], ...] | Any:
    """Every part of some cards, each number of them."""
    if not _known(cards) or len(cards) > LARGEST_PART:
        return MAYBE
    return tuple(part for count in range(len(cards) + 1) for part in itertools.combinations(cards, count))


def excess(masks: Masks, first: int | Between, second: int | Between) -> int | Between:
    """By how much the first exceeds the second, or 0."""
    return between(max(0, low(first) - high(second)), max(0, high(first) - low(second)))


def greatest(masks: Masks, *numbers: Any) -> int | Between:
    """The greatest of the numbers; of none, 0."""
    return _extreme(max, numbers)


def least(masks: Masks, *numbers: Any) -> int | Between:
    """The least of the numbers; of none, 0."""
    return _extreme(min, numbers)


def _extreme(choose, numbers: tuple) -> int | Between:
    if len(numbers) == 1 and isinstance(numbers[0], SomeNumbers):
        some = numbers[0]
        return between(0 if some.low == 0 else 1, some.most) if some.high else 0
    if len(numbers) == 1 and isinstance(numbers[0], tuple) and not isinstance(numbers[0], Between):
        numbers = numbers[0]
    if not numbers:
        return 0
    return between(choose(map(low, numbers)), choose(map(high, numbers)))


def total(masks: Masks, numbers: tuple[int, ...] | SomeNumbers) -> int | Between:
    """The sum of the numbers."""
    return between(numbers.low, numbers.high) if isinstance(numbers, SomeNumbers) else sum(numbers)


def _known(cards: Cards) -> bool:
    if isinstance(cards, Vague):
        cards.open()
    return not isinstance(cards, Vague) and all(card is None or card < BLANK for card in cards)


MEANINGS = {
    "len": size, "suit": suit, "rank": rank, "one_suit": one_suit, "of_suit": of_suit, "not_of_suit": not_of_suit,
    "number_of": number_of, "copies": copies, "groups": groups, "ranks": ranks, "run": run, "top": top,
    "below": below, "pairs": pairs, "subsets": subsets, "excess": excess, "max": greatest, "min": least,
    "sum": total,
}
