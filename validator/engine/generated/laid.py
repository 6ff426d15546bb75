"""Cards as they are laid down and written: in an order, perhaps with gaps, and what can be said of them at once."""

from __future__ import annotations

from functools import lru_cache

from ...cards.alphabets import SIGNS
from ...cards.deck import FACES
from ...cards.notation import write
from .holdings import MOST_ALIKE, NOT_OF_SUIT, WEIGHTS, NotPlain

MOST_KEPT = 2**15
"""How many texts are remembered of each kind."""

LONGEST_KEPT = 16
"""How long a text is at most that is remembered: what names more cards seldom comes again."""


class Laid:
    """Cards in a row; a gap is None."""

    __slots__ = ("faces", "cards", "count", "weight", "suit", "one_suit")

    def __init__(self, faces: tuple[int | None, ...]) -> None:
        self.faces = faces
        self.cards = cards = tuple([card for card in faces if card is not None]) if None in faces else faces
        self.count = len(faces)             # gaps count too
        if self.count > MOST_ALIKE:
            raise NotPlain
        self.weight = weight = sum(map(WEIGHTS.__getitem__, cards))
        self.one_suit = not cards or not weight & NOT_OF_SUIT[cards[0] // 13]
        self.suit = cards[0] // 13 if cards and self.one_suit else None

    def __add__(self, other: Laid) -> Laid:
        """These cards, and then others."""
        return Laid(self.faces + other.faces)

    def without(self, cards: tuple[int | None, ...]) -> Laid:
        """What is left when cards are taken away; raises ValueError where one is not there."""
        rest = list(self.faces)
        for card in cards:
            if card is not None:
                rest.remove(card)
        return Laid(tuple(rest))


NONE = Laid(())


class Texts(dict):
    """Text → the cards that it names, each looked up in a table; short texts are remembered."""

    def __init__(self, card_of: dict[str, int | None]) -> None:
        super().__init__()
        self.named = card_of.__getitem__

    def __missing__(self, text: str) -> Laid:
        laid = Laid(tuple(map(self.named, text.split())))
        if len(text) <= LONGEST_KEPT:
            if len(self) >= MOST_KEPT:
                self.clear()
            self[text] = laid
        return laid


class Spelling:
    """How cards are written plainly in a language: with rank and sign, in this order.

    >>> spelling("de").card["D♥"], spelling("en").cards["3♠ 10♠"].faces, spelling("en").rows["- 2♥"].faces
    (23, (1, 8), (None, 13))
    """

    def __init__(self, language: str) -> None:
        self.card: dict[str, int] = {write(face, language): face for face in FACES}
        self.cards = Texts(self.card)
        self.rows = Texts({**self.card, write(None, language): None})
        self.suit = {sign: suit for suit, sign in enumerate(SIGNS)}


spelling = lru_cache(Spelling)
"""The spelling of a language, made once."""
