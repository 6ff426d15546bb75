"""What is asked of cards by their ranks alone, whatever their suits and their order: reckoned once, and then looked up.

Cards by rank are one number, with eight binary digits for how many there are of each rank, the twos lowest.

>>> from .holdings import weight_of
>>> two_pairs = by_rank(weight_of([0, 13, 5, 18, 12]))
>>> groups_of[two_pairs], ranks_of[two_pairs, 14], ranks_of[two_pairs, 1], run_of[two_pairs, 14]
((2, 2, 1), (7, 7, 2, 2, 14), (7, 7, 2, 2, 1), False)
"""

from __future__ import annotations

from ...cards.deck import SUITS
from . import words
from .holdings import DIGITS, OF_SUIT, SIZE
from .words import Remembered

_SUIT = SIZE // len(SUITS)
_FIRST = OF_SUIT[0]


def by_rank(weight: int) -> int:
    """Some cards by rank, by what they add to a holding; not more than 127 of them."""
    return (weight & _FIRST) + (weight >> _SUIT & _FIRST) + (weight >> 2 * _SUIT & _FIRST) \
        + (weight >> 3 * _SUIT & _FIRST)


def _cards(ranks: int) -> list[int]:
    """Cards of such ranks, of one suit."""
    return [face for face, count in enumerate(ranks.to_bytes(_SUIT // DIGITS, "little")) for _ in range(count)]


groups_of = Remembered(lambda ranks: words.groups(_cards(ranks)))
"""How often each of the ranks occurs, most first."""

ranks_of = Remembered(lambda ranks, ace: words.ranks(_cards(ranks), ace))
"""The ranks, the most frequent first and then from the top, each as often as it occurs."""

run_of = Remembered(lambda ranks, ace: words.run(_cards(ranks), ace))
"""Whether the ranks follow each other without a gap."""
