"""Text from strangers, made harmless: what would move a cursor or turn the writing round is shown as an escape."""

from __future__ import annotations

import re

_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f"               # control characters, a line feed among them
    "\u00ad\u200b\u2060\ufeff"          # what has no width and joins nothing
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"      # what changes the direction of writing
    "\u2028\u2029"                      # separators of lines and paragraphs
    "\ud800-\udfff"                     # halves of characters: bytes of a file name that are no text
    "\ufdd0-\ufdef\ufffe\uffff]"         # what is no character, and what XML cannot hold
)


def visible(text: str) -> str:
    r"""The text with its control and bidirectional characters shown as escapes.

    >>> print(visible("Bo\x1b[31mris"), visible("\u202eannA"), visible("Чиё 千代"))
    Bo\x1b[31mris \u202eannA Чиё 千代
    """
    return _HIDDEN.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
