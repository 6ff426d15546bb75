"""Cards as people write them: a text to faces, and a face to a text.

>>> parse("10♠ K♥, ?♣ ♡️q", "en")
[8, 24, 55, 23]
>>> write(8, "en"), write(51, "ru"), write(55, "ja"), write(56, "de")
('10♠', 'Т♣', '?♣', '?')
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from .alphabets import CARD_BACK, COURT, JOKERS, KNIGHTS, LANGUAGES, PICTURES, RANKS, SIGNS, SUITS, VARIATION_SELECTORS
from .deck import UNKNOWN, face, rank_of, suit_of, unknown_of_suit

_WRITTEN = re.compile(r"[^\s,、]+")
_FOLDING = re.compile("[\uff01-\uffee\u3000]")
_RANK_FIRST = re.compile(f"(?P<rank>.+)(?P<suit>[^{VARIATION_SELECTORS}])[{VARIATION_SELECTORS}]?")
_SUIT_FIRST = re.compile(f"(?P<suit>.)[{VARIATION_SELECTORS}]?(?P<rank>.+)")


class CardError(ValueError):
    """A text that is not a card.

    `kind` says why: ``malformed``, ``of-another-language`` (the card `meaning` in each of `languages`),
    ``without-suit``, ``without-rank``, ``knight``, ``joker`` or ``gap`` (a place left empty, where there
    can be none). `written` is the card as it is written, `offset` where it begins
    in the text that was parsed.
    """

    def __init__(self, kind: str, written: str, offset: int = 0, languages: tuple[str, ...] = (),
                 meaning: int | None = None) -> None:
        super().__init__(f"{kind}: {written}")
        self.kind = kind
        self.written = written
        self.offset = offset
        self.languages = languages
        self.meaning = meaning


def parse(text: str, language: str = "en") -> list[int]:
    """The cards that a text shows, parted by white space or commas; raises CardError.

    >>> parse("🂡、 as，s1０ ??") == [12, 12, 8, UNKNOWN]
    True
    >>> parse("Т♠")
    Traceback (most recent call last):
    ...
    validator.cards.notation.CardError: of-another-language: Т♠
    """
    return [_located(written, offset, language) for written, offset in parted(text)]


def parse_row(text: str, language: str = "en") -> list[int | None]:
    """The cards of a row, in which ``-`` leaves a place empty (None); raises CardError.

    >>> parse_row("- 10♦ －")
    [None, 34, None]
    """
    return [None if fold(written) == "-" else _located(written, offset, language)
            for written, offset in parted(text)]


def suit(text: str, language: str = "en") -> int | None:
    """The suit (0 to 3) that a text names, or None.

    >>> suit("♥️"), suit("h"), suit("h", "de")
    (1, 1, None)
    """
    return SUITS[language].get(_without_selector(fold(text)))


def write(card: int | None, language: str = "en") -> str:
    """How a record in the language writes a card (see `deck`), or ``-`` for None, an empty place."""
    if card is None:
        return "-"
    own_suit, rank = suit_of(card), rank_of(card)
    return (COURT[language].get(rank, str(rank)) if rank else "?") + (SIGNS[own_suit] if own_suit is not None else "")


def fold(text: str) -> str:
    """The text with full-width and half-width forms (U+FF01–FFEE, U+3000) as ordinary ones; no other character changes.

    >>> fold("１０♠　Ⅹ")
    '10♠ Ⅹ'
    """
    return _FOLDING.sub(lambda character: unicodedata.normalize("NFKC", character[0]), text)


def parted(text: str) -> Iterator[tuple[str, int]]:
    """The cards as they are written, each with its offset.

    >>> list(parted("10♠, K♥"))
    [('10♠', 0), ('K♥', 5)]
    """
    folded = text.translate(_SEPARATORS)
    for part in _WRITTEN.finditer(folded):
        yield text[part.start():part.end()], part.start()


_SEPARATORS = str.maketrans("，､", ",、")     # full and half width: one character each, so that offsets stay


def _located(written: str, offset: int, language: str) -> int:
    card = _card(fold(written), language)
    if card is None:
        raise _diagnosed(written, offset, language)
    return card


@lru_cache(maxsize=2**12)
def _card(text: str, language: str) -> int | None:
    """The card that a folded text is, or None."""
    if text in ("?", "??", CARD_BACK):
        return UNKNOWN
    picture = PICTURES.get(_without_selector(text))
    if picture:
        return face(*picture)
    parts = rank_and_suit(text, language)
    if parts is None:
        return None
    own_suit = SUITS[language][parts["suit"]]
    return unknown_of_suit(own_suit) if parts["rank"] == "?" else face(own_suit, RANKS[language][parts["rank"]])


def rank_and_suit(text: str, language: str) -> re.Match[str] | None:
    """The parts called rank (it may be ``?``) and suit of a folded text, if it is a card that has both.

    >>> rank_and_suit("sJ", "en").span("rank")
    (1, 2)
    """
    ranks, suits = RANKS[language], SUITS[language]
    for order in (_RANK_FIRST, _SUIT_FIRST):
        parts = order.fullmatch(text)
        if parts and parts["suit"] in suits and (parts["rank"] == "?" or parts["rank"] in ranks):
            return parts
    return None


def _without_selector(text: str) -> str:
    return text[:-1] if text[-1:] and text[-1:] in VARIATION_SELECTORS else text


def _diagnosed(written: str, offset: int, language: str) -> CardError:
    """Why a text is not a card."""
    text = fold(written)
    bare = _without_selector(text)
    if text == "-":
        return CardError("gap", written, offset)
    if any(character in JOKERS for character in text):
        return CardError("joker", written, offset)
    if any(character in KNIGHTS for character in text):
        return CardError("knight", written, offset)
    meanings = {other: card for other in LANGUAGES if (card := _card(text, other)) is not None}
    if meanings:
        meaning = next(iter(meanings.values()))
        return CardError("of-another-language", written, offset, tuple(meanings), meaning)
    if bare in RANKS[language]:
        return CardError("without-suit", written, offset)
    if bare in SUITS[language]:
        return CardError("without-rank", written, offset)
    return CardError("malformed", written, offset)
