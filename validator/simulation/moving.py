"""Cards move from list to list. A zone that does not exist is an empty tuple."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.generated.words import Broken


class Pile(list):
    """Cards of which only the last can be taken."""


class Row(list):
    """Cards in the order in which they were laid, with gaps between them."""


def move_cards(cards: Sequence[int | None], source: list | tuple, target: list | tuple) -> None:
    """Move cards one by one. Raises Broken where one is not there."""
    for card in cards:
        if card is not None:
            if card not in source:
                raise Broken
            source.remove(card)
    _lay(cards, target)


def move_single(card: int | None, source: list | tuple, target: list | tuple) -> None:
    """Move one card, of a pile its top. Raises Broken where it is not there."""
    if isinstance(source, Pile):
        if not source or source[-1] != card:
            raise Broken
        source.pop()
    elif card is None or card not in source:
        raise Broken
    else:
        source.remove(card)
    _lay((card,), target)


def move_all(source: list | tuple, target: list | tuple) -> None:
    """Move everything that lies in a zone. Raises Broken where it cannot go."""
    if source and source is not target:
        _lay(source, target)
        source.clear()


def _lay(cards: Sequence[int | None], target: list | tuple) -> None:
    """Lay cards down; a gap means nothing but in a row."""
    if not isinstance(target, Row):
        cards = [card for card in cards if card is not None]
    if cards:
        if isinstance(target, tuple):
            raise Broken
        target.extend(cards)
