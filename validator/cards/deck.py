"""The French deck as small integers.

A *face* is a number from 0 to 51: ``13 * suit + rank - 2``. A card that a record
does not show is a number from 52 to 56: one of a known suit, or one of any suit.
A place left empty in a row is ``None``.

>>> face(SPADES, 2), face(CLUBS, ACE)
(0, 51)
>>> suit_of(face(HEARTS, 10)), rank_of(face(HEARTS, 10))
(1, 10)
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

SPADES, HEARTS, DIAMONDS, CLUBS = SUITS = range(4)
JACK, QUEEN, KING, ACE = 11, 12, 13, 14
RANKS = range(2, 15)
SUIT_KEYS, RANK_KEYS = "SHDC", "23456789TJQKA"
"""What suits and ranks are called in rule files, in the order of the numbers."""

FACES = range(52)

UNKNOWN = 56
"""A card of which nothing is known."""


def face(suit: int, rank: int) -> int:
    """The face of a suit (0 to 3) and a rank (2 to 14)."""
    return 13 * suit + rank - 2


def unknown_of_suit(suit: int) -> int:
    """A card of which only the suit is known."""
    return 52 + suit


def is_known(card: int) -> bool:
    """Whether the record shows which card it is."""
    return card < 52


def suit_of(card: int) -> int | None:
    """The suit (0 to 3) of a card, or None where it is unknown.

    >>> suit_of(unknown_of_suit(DIAMONDS)), suit_of(UNKNOWN)
    (2, None)
    """
    if card < 52:
        return card // 13
    return card - 52 if card < UNKNOWN else None


def rank_of(card: int) -> int | None:
    """The rank (2 to 14) of a card, or None where it is unknown."""
    return card % 13 + 2 if card < 52 else None


class Hidden(Sequence):
    """So many cards of which nothing is known, without a list of that length.

    >>> list(Hidden(2)) == [UNKNOWN, UNKNOWN], len(Hidden(10))
    (True, 10)
    """

    def __init__(self, count: int) -> None:
        self.count = count

    def __len__(self) -> int:
        return min(self.count, sys.maxsize)     # Python knows no longer ones

    def __getitem__(self, index):
        return [UNKNOWN] * len(range(self.count)[index]) if isinstance(index, slice) else UNKNOWN

    def __iter__(self) -> Iterator[int]:
        return iter([UNKNOWN] * self.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and other.count == self.count

    def __hash__(self) -> int:
        return hash(self.count)


class Cut(tuple):
    """The first of so many cards that nobody lays them out; `whole` is how many there were.

    >>> cut = Cut([UNKNOWN] * 3, 10**30)
    >>> len(cut), cut.whole == 10**30
    (3, True)
    """

    whole: int

    def __new__(cls, cards: Iterable[int | None], whole: int) -> Cut:
        cut = super().__new__(cls, cards)
        cut.whole = whole
        return cut


def as_cut(before: Sequence[int | None], cards: Iterable[int | None]) -> tuple[int | None, ...]:
    """The cards that some others have become, cut if those were."""
    return Cut(cards, before.whole) if isinstance(before, Cut) else tuple(cards)
