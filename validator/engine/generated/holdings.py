"""Cards in no order, as one number: how often each face is there, and how many cards there are.

Each face has eight binary digits of its own, the lower seven a count; on top of all faces stands how many cards there
are. So cards are put together by adding their weights, and taken away by subtracting them, however many they are. The
eighth digit of every face is always set in a *holding*, that is, in what lies in a zone: where a count would fall below
nought it is borrowed from, and gone. *Cells* are the counts alone, of some of the faces.

>>> hand = EMPTY + weight_of([0, 0, 51])
>>> hand >> SIZE, faces(hand), (hand & OF_SUIT[3]) % 255
(3, [0, 0, 51], 1)
>>> (hand - weight_of([0, 51])) & GUARDS == GUARDS, (hand - weight_of([7])) & GUARDS == GUARDS
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from ...cards.deck import FACES, RANKS, SUITS

DIGITS = 8
SIZE = DIGITS * len(FACES)
WEIGHTS = tuple(1 << DIGITS * face | 1 << SIZE for face in FACES)
"""What a card adds to a holding, by its face."""

EMPTY = GUARDS = sum(128 << DIGITS * face for face in FACES)
"""A holding without cards: the eighth digits alone."""

CELLS = sum(127 << DIGITS * face for face in FACES)
OF_SUIT = {suit: sum(127 << DIGITS * face for face in FACES if face // 13 == suit) for suit in SUITS}
NOT_OF_SUIT = {suit: CELLS - cells for suit, cells in OF_SUIT.items()}
OF_SUIT[None], NOT_OF_SUIT[None] = 0, CELLS


class _OfRank(dict):
    """Rank → the cells of all faces that have it; none have one that there is not."""

    def __missing__(self, rank: int) -> int:
        return 0


OF_RANK = _OfRank((rank, sum(127 << DIGITS * face for face in FACES if face % 13 == rank - 2)) for rank in RANKS)

SEVERAL = sum(126 << DIGITS * face for face in FACES)
"""The digits of counts from two on."""

MOST_CARDS = 254
"""So many cards can be counted: the cells are the digits of a number to the base 256, whose sum is a remainder."""

MOST_ALIKE = 127


class NotPlain(Exception):
    """What only the interpreter can tell: something is hidden, or unusual, or a matter of an order that is lost."""


def deck(pack: int, packs: int) -> int:
    """The holding of so many packs, each of which weighs so much. Raises NotPlain for more cards than can be counted.
    """
    if (pack >> SIZE) * packs > MOST_CARDS or packs > MOST_ALIKE:
        raise NotPlain
    return EMPTY + max(packs, 0) * pack


def weight_of(cards: Iterable[int | None]) -> int:
    """What cards add to a holding; gaps are no cards."""
    return sum(WEIGHTS[card] for card in cards if card is not None)


def weighed(cells: int) -> int:
    """What the cards of cells add to a holding."""
    return cells | cells % 255 << SIZE


def faces(cells: int) -> list[int]:
    """The cards of a holding or of cells, one by one."""
    counts = (cells & CELLS).to_bytes(len(FACES), "little")
    if not cells & SEVERAL:
        return list(compress(FACES, counts))
    return [face for face, count in enumerate(counts) for _ in range(count)]


def count_of(card: int | None, cells: int) -> int:
    """How often a card is among others; nothing is not."""
    return 0 if card is None else cells >> DIGITS * card & 127


def without(cells: int, gone: int) -> int:
    """Some cards less others, as far as they are there.

    >>> faces(without(weight_of([1, 1, 2]) & CELLS, weight_of([1, 2, 2]) & CELLS))
    [1]
    """
    rest = (cells | GUARDS) - gone
    there = rest & GUARDS
    return rest & there - (there >> 7)


def lone(cells: int) -> list[int]:
    """The card of a holding or of cells, if there is one. Raises NotPlain for several, which have no order."""
    found = faces(cells)
    if len(found) > 1:
        raise NotPlain
    return found


def take_out(cards: Sequence[int | None], source: list[int]) -> None:
    """Take cards out of a pile, one by one; raises ValueError where one is not there."""
    for card in cards:
        if card is not None:
            source.remove(card)
