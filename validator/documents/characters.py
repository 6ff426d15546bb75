"""How characters are called in what is said of them."""

from __future__ import annotations

import unicodedata
from itertools import groupby

_FEW = 1000


def code_point(character: str) -> str:
    """How Unicode numbers a character.

    >>> code_point("Т")
    'U+0422'
    """
    return f"U+{ord(character):04X}"


def composed(text: str) -> str:
    """The text in the form in which names and keys are compared (NFC).

    >>> composed("Ju\u0308rgen") == "J\u00fcrgen"
    True
    """
    return unicodedata.normalize("NFC", text if len(text) < _FEW else _decomposed(text))


def _decomposed(text: str) -> str:
    """The text in NFD. For a hundred thousand marks on one letter `unicodedata` alone would take minutes."""
    parts = "".join(unicodedata.normalize("NFD", character) for character in text)
    return "".join("".join(sorted(run, key=unicodedata.combining)) if are_marks else "".join(run)
                   for are_marks, run in groupby(parts, lambda character: unicodedata.combining(character) > 0))
