"""Cards as they are laid down and written: in an order, perhaps with gaps, and what can be said of them at once."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from ...cards.alphabets import SIGNS
from ...cards.deck import FACES
from ...cards.notation import write
from .holdings import MOST_ALIKE, NOT_OF_SUIT, SEVERAL, SIZE, WEIGHTS, NotPlain, weight_of
from .ranked import by_rank
from .words import copies

MOST_KEPT = 2**14
"""How many texts are remembered of each kind."""


_ALONE = [(1,) * count for count in range(MOST_ALIKE + 1)]


class Laid:
    """Cards in a row; a gap is None. `weight` is what they add to a holding, `suit` that of any of them.

    `copies` is how often each of the cards occurs, most first.
    """

    __slots__ = ("faces", "count", "weight", "suit", "one_suit", "copies", "_ranks")

    def __init__(self, faces: tuple[int | None, ...], weight: int, suit: int | None) -> None:
        self.faces = faces
        self.count = len(faces)             # gaps count too
        self.weight = weight
        self._ranks: int | None = None
        self.copies = copies(faces) if weight & SEVERAL else _ALONE[weight >> SIZE]
        if weight & NOT_OF_SUIT[suit]:
            self.suit, self.one_suit = None, False
        else:
            self.suit, self.one_suit = suit, True

    @property
    def ranks(self) -> int:
        """They, by rank."""
        if self._ranks is None:
            self._ranks = by_rank(self.weight)
        return self._ranks

    @property
    def cards(self) -> tuple[int, ...]:
        """They, without gaps."""
        return tuple([card for card in self.faces if card is not None])

    def __add__(self, other: Laid) -> Laid:
        """These cards, and then others."""
        return laid(self.faces + other.faces)

    def without(self, cards: tuple[int | None, ...]) -> Laid:
        """What is left when cards are taken away; raises ValueError where one is not there."""
        rest = list(self.faces)
        for card in cards:
            if card is not None:
                rest.remove(card)
        return laid(tuple(rest))


def laid(faces: tuple[int | None, ...]) -> Laid:
    """Cards laid down. Raises NotPlain for too many of them.

    >>> row = laid((None, 13, 14))
    >>> row.cards, row.suit, row.count, row.copies, laid((7, 8, 7)).copies
    ((13, 14), 1, 3, (1, 1), (2, 1))
    """
    if len(faces) > MOST_ALIKE:
        raise NotPlain
    return Laid(faces, weight_of(faces), next((card // 13 for card in faces if card is not None), None))


NONE = laid(())


class Texts(dict):
    """Text → the cards that it names, laid down in this order. Short texts, that come again, are remembered."""

    longest: ClassVar[int] = len("10♠ 10♠ 10♠")            # they are mostly of one suit

    def __init__(self, card_of: dict[str, int | None]) -> None:
        super().__init__()
        self.card_of = card_of

    def __missing__(self, text: str) -> Laid | int:
        made = self.made(text)
        if len(text) <= self.longest:
            if len(self) >= MOST_KEPT:
                self.clear()
            self[text] = made
        return made

    def made(self, text: str) -> Laid | int:
        """What is made of a text."""
        card_of, faces, weight = self.card_of, [], 0
        for written in text.split():
            card = card_of[written]
            faces.append(card)
            weight += WEIGHTS[card]
        if len(faces) > MOST_ALIKE:
            raise NotPlain
        return Laid(tuple(faces), weight, faces[-1] // 13 if faces else None)


class Rows(Texts):
    """Text → the cards that it names and the gaps between them."""

    def made(self, text: str) -> Laid:
        return laid(tuple([self.card_of[written] for written in text.split()]))


class Weights(Texts):
    """Text → what the cards that it names add to a holding, for cards that come to lie in no order."""

    longest: ClassVar[int] = len("10♠ 10♠")

    def __init__(self, card_of: dict[str, int]) -> None:
        super().__init__(card_of)
        self.weights = {written: WEIGHTS[card] for written, card in card_of.items()}

    def made(self, text: str) -> int:
        weights, weight = self.weights, 0
        for written in text.split():
            weight += weights[written]
        if weight >> SIZE > MOST_ALIKE:
            raise NotPlain
        return weight


class Spelling:
    """How cards are written plainly in a language: with rank and sign, in this order.

    >>> spelling("de").card["D♥"], spelling("en").cards["3♠ 10♠"].faces, spelling("en").rows["- 2♥"].faces
    (23, (1, 8), (None, 13))
    """

    def __init__(self, language: str) -> None:
        self.card: dict[str, int] = {write(face, language): face for face in FACES}
        self.cards = Texts(self.card)
        self.weights = Weights(self.card)
        self.rows = Rows({**self.card, write(None, language): None})
        self.suit = {sign: suit for suit, sign in enumerate(SIGNS)}


spelling = lru_cache(Spelling)
"""The spelling of a language, made once."""
