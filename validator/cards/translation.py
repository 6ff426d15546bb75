"""Cards written in one language, respelled as another one writes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .alphabets import COURT, FULL_WIDTH, RANKS, SIGNS, SUITS
from .notation import fold, parted, rank_and_suit, suit


class Change(NamedTuple):
    """Other characters for those of a text from one offset up to another."""

    start: int
    end: int
    new: str


def changes(text: str, language: str, to: str) -> Iterator[Change]:
    """What must change in a text of cards, or of one suit, so that it says in a language what it said in another.

    What means the same in both stays. Order, small letters and, where there are such, full-width forms are kept;
    a letter for a suit becomes its sign, and T the number 10, where the language has no such letters.

    >>> list(changes("10♠ J♠ sq", "en", "de"))
    [Change(start=4, end=5, new='B'), Change(start=8, end=9, new='d'), Change(start=7, end=8, new='♠')]
    """
    for written, offset in parted(text):
        for start, end, new in _changes_of_card(written, language, to):
            yield Change(offset + start, offset + end, new)


def _changes_of_card(written: str, language: str, to: str) -> Iterator[Change]:
    folded = fold(written)                  # as long as it was, where it is a card
    parts = rank_and_suit(folded, language)
    if parts is None:
        lone_suit = suit(written, language)
        if lone_suit is not None and suit(written, to) is None:
            yield Change(0, 1, SIGNS[lone_suit])
        return                              # what has no letters is written alike everywhere
    rank = RANKS[language].get(parts["rank"])
    if rank is not None and RANKS[to].get(parts["rank"]) != rank:
        start, end = parts.span("rank")
        yield Change(start, end, _like(written[start:end], COURT[to].get(rank, str(rank))))
    own_suit = SUITS[language][parts["suit"]]
    if SUITS[to].get(parts["suit"]) != own_suit:
        start, end = parts.span("suit")
        yield Change(start, end, SIGNS[own_suit])


def _like(written: str, new: str) -> str:
    """The new letters, small if the written ones are, and as wide."""
    if fold(written).islower():
        new = new.lower()
    return new.translate(FULL_WIDTH) if written != fold(written) else new
