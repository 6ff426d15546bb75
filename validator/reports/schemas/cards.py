"""How cards may be written, as regular expressions that every dialect in use understands.

A text is in the letters of one language; which one a record uses is not asked here.

>>> import re
>>> bool(re.search(CARDS, "10♠, K♥ s3 ？")), bool(re.search(CARDS, "Т♠ K♥")), bool(re.search(CARDS, "11♠"))
(True, False, False)
"""

from __future__ import annotations

from collections.abc import Iterable

from ...cards.alphabets import CARD_BACK, FULL_WIDTH, LANGUAGES, PICTURES, RANKS, SUITS

_SELECTOR = r"[\ufe0e\ufe0f]?"
_APART = r"[\s,\u3001\uff0c\uff64]"         # white space and commas, also those of Japanese


def _form(text: str) -> str:
    """A text, each of its characters in ordinary or full width."""
    return "".join(f"[{character}{character.translate(FULL_WIDTH)}]" if character.isascii() else character
                   for character in text)


def _any(texts: Iterable[str]) -> str:
    """One of some texts; the longer of two that begin alike comes first."""
    return f"(?:{'|'.join(sorted(texts, key=len, reverse=True))})"


def _card(language: str) -> str:
    rank, suit = _any(map(_form, [*RANKS[language], "?"])), _any(map(_form, SUITS[language]))
    return _any([rank + suit + _SELECTOR, suit + _SELECTOR + rank, _form("?") + _form("?") + "?", CARD_BACK,
                 _any(PICTURES) + _SELECTOR])


def _in_one_language(whole: Iterable[str]) -> str:
    return f"^(?:{'|'.join(dict.fromkeys(whole))})$"


def _row_of(card: str) -> str:
    return f"(?:{_APART}*{card}(?={_APART}|$))*{_APART}*"


CARD = _in_one_language(f"{_APART}*{_card(language)}{_APART}*" for language in LANGUAGES)
CARDS = _in_one_language(_row_of(_card(language)) for language in LANGUAGES)
ROW = _in_one_language(_row_of(_any([_card(language), _form("-")])) for language in LANGUAGES)
SUIT = _in_one_language(_any(map(_form, SUITS[language])) + _SELECTOR for language in LANGUAGES)

NUMBER = "^(?:[0０]|[1-9１-９][0-9０-９]*)$"
CLAIM = "^(?:[0０]|[-－]?[1-9１-９][0-9０-９]*)$"
