"""Cards as people type them at a table: letters for suits, no space between cards.

A record has the signs of the suits; where a keyboard has none, their first letters are typed. What is no card even so
stays as it was typed, for the notation to say what is wrong with it.

>>> as_recorded("7s 8S, kh"), as_recorded("7♠8♠ 10d"), as_recorded("- 5 ?")
('7♠ 8♠ K♥', '7♠ 8♠ 10♦', '- 5 ?')
>>> as_recorded("тп 10ч", "ru"), as_recorded("bp dka", "de")
('Т♠ 10♥', 'B♠ D♦')
"""

from __future__ import annotations

import re
from functools import cache

from .alphabets import RANKS, SIGNS, SUITS
from .notation import CardError, fold, parse, write

_EVERYWHERE = dict(zip("shdc", SIGNS))
_LETTERS = {
    "de": {"p": "♠", "h": "♥", "ka": "♦", "kr": "♣"},           # Pik, Herz, Karo, Kreuz
    "ru": {"п": "♠", "ч": "♥", "б": "♦", "т": "♣"},             # пики, черви, бубны, трефы
}
"""What is typed for a suit in a language, besides the English letters."""

_PARTED = re.compile(r"[\s,、，､]+")


def as_recorded(text: str, language: str = "en") -> str:
    """The cards that were typed as a record in the language has them, parted by spaces."""
    return " ".join(_cards(part, language) for part in _PARTED.split(text) if part)


def _cards(part: str, language: str) -> str:
    try:
        return " ".join(write(card, language) for card in parse(part, language))
    except CardError:
        return _run(fold(part).casefold(), language) or part


def _run(part: str, language: str) -> str | None:
    """Cards without a space between them, the suit of each behind its rank, or before it."""
    ranks, suits = _alternatives(language)
    for first, second in ((ranks, suits), (suits, ranks)):
        if re.fullmatch(f"(?:(?:{first})(?:{second}))+", part):
            cards = re.findall(f"({first})({second})", part)
            return " ".join(_card(*(pair if first == ranks else pair[::-1]), language) for pair in cards)
    return None


def _card(rank: str, suit: str, language: str) -> str:
    sign = (_EVERYWHERE | _LETTERS.get(language, {})).get(suit, suit)
    return "?" + sign if rank == "?" else write(parse(rank + sign, language)[0], language)


@cache
def _alternatives(language: str) -> tuple[str, str]:
    """What may stand for a rank, and what for a suit, the longer first."""
    signs = {sign for sign in SUITS[language] if not sign.isalpha()}
    letters = {*_EVERYWHERE, *_LETTERS.get(language, {})}
    ranks = {rank.casefold() for rank in RANKS[language]} | {"?"}
    return tuple("|".join(map(re.escape, sorted(words, key=len, reverse=True))) for words in (ranks, signs | letters))
