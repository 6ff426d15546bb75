"""The letters and signs that mean a rank or a suit, in each language in which records are written."""

from __future__ import annotations

from .deck import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES

LANGUAGES = ("en", "de", "ru", "ja")

COURT = {
    "en": {JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"},
    "de": {JACK: "B", QUEEN: "D", KING: "K", ACE: "A"},     # Bube, Dame, König, Ass
    "ru": {JACK: "В", QUEEN: "Д", KING: "К", ACE: "Т"},     # валет, дама, король, туз: Cyrillic letters
    "ja": {JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"},
}

SIGNS = "♠♥♦♣"
"""The signs of the suits, in the order of `deck.SUITS`."""

_WHITE_SIGNS = "♤♡♢♧"
_SUIT_LETTERS = {"en": "SHDC"}

_NUMBERS = {str(rank): rank for rank in range(2, 11)}
_MORE_RANKS = {"en": {"T": 10}}


def _both_cases(letters: dict[str, int]) -> dict[str, int]:
    return letters | {letter.lower(): meaning for letter, meaning in letters.items()}


RANKS: dict[str, dict[str, int]] = {
    language: _both_cases(_NUMBERS | {letter: rank for rank, letter in COURT[language].items()}
                          | _MORE_RANKS.get(language, {}))
    for language in LANGUAGES
}
"""Language → what is written → rank."""

SUITS: dict[str, dict[str, int]] = {
    language: _both_cases({sign: suit for signs in (SIGNS, _WHITE_SIGNS, _SUIT_LETTERS.get(language, ""))
                           for suit, sign in enumerate(signs)})
    for language in LANGUAGES
}
"""Language → what is written → suit."""

VARIATION_SELECTORS = "\ufe0e\ufe0f"
"""They follow a suit to say whether it is shown as a text or as a picture."""

FULL_WIDTH = {number: number + 0xFEE0 for number in range(0x21, 0x7F)}
"""The signs of ASCII → as broad as kanji, in which Japanese often has letters and numbers; for `str.translate`."""

CARD_BACK = "🂠"

_KNIGHT = 12                                # stands between jack and queen in tarot packs

JOKERS = "\U0001f0bf\U0001f0cf\U0001f0df"
KNIGHTS = "".join(chr(first + _KNIGHT) for first in (0x1F0A0, 0x1F0B0, 0x1F0C0, 0x1F0D0))

PICTURES: dict[str, tuple[int, int]] = {
    chr(first + number): (suit, ACE if number == 1 else number - (number > _KNIGHT))
    for suit, first in ((SPADES, 0x1F0A0), (HEARTS, 0x1F0B0), (DIAMONDS, 0x1F0C0), (CLUBS, 0x1F0D0))
    for number in range(1, 15) if number != _KNIGHT
}
"""The playing-card characters 🂡 to 🃞 → suit and rank."""
