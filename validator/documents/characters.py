"""How characters are called in what is said of them."""

from __future__ import annotations


def code_point(character: str) -> str:
    """How Unicode numbers a character.

    >>> code_point("Т")
    'U+0422'
    """
    return f"U+{ord(character):04X}"
