"""How a scalar is written in its file: where each character of its text stands, and how to write another one there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .nodes import Text
from .source import Source

ALIAS = "*"

_PROPERTIES = re.compile(r"(?:[&!]\S*(?:\s|#[^\r\n]*)*)*")      # an anchor, a tag, and what parts them from the value
_HEADER = re.compile(r"[|>][^\r\n]*")
_ESCAPE = re.compile(r"\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(\r\n|[\s\S]))")
_LOW_HALF = re.compile(r"\\u([dD][c-fC-F][0-9A-Fa-f]{2})")
_WHITE = " tnvr_NLP\t\r\n"                  # what stands behind the backslash where it means white space, or nothing
_UNSEEN = {"0": "\0", "a": "\a", "b": "\b", "f": "\f", "e": "\x1b"}
_LARGE_DIGITS = re.compile(r"\\u[0-9A-F]{0,3}[A-F]")


class Edit(NamedTuple):
    """Another text for what stands in a source from one offset up to another."""

    start: int
    end: int
    new: str


def edited(text: str, edits: set[Edit]) -> str:
    """The text with all edits, none of which touches another.

    >>> edited("J♠ Q♥", {Edit(3, 4, "D"), Edit(0, 1, "B")})
    'B♠ D♥'
    """
    parts = []
    at = 0
    for start, end, new in sorted(edits):
        parts += text[at:start], new
        at = end
    return "".join([*parts, text[at:]])


def begin_of_value(source: Source, offset: int) -> int:
    """Where a node's value begins, behind its anchor and its tag."""
    return _PROPERTIES.match(source.text, offset).end()


class Spelling:
    """A scalar as it stands in its source: plain, in quotes, with escapes, or as a block of lines.

    `start` is where its value begins: at the quote, if it has one. `alias` says that only a reference to it stands
    there.

    >>> from validator.findings import Place
    >>> spelling = Spelling(Source(r'{"card": "\\u0042♠"}'), Text("B♠", Place(1, 10), plain=False))
    >>> spelling.edit(0, 1, "J")
    Edit(start=10, end=16, new='J')
    """

    def __init__(self, source: Source, text: Text) -> None:
        self.source = source
        self.start = begin_of_value(source, source.offset(text.place))
        first = source.text[self.start:self.start + 1]
        self.quote = first if first and first in "\"'" else ""
        self.alias = first == ALIAS and not text.value.startswith(ALIAS)
        self._spans = [] if self.alias else self._aligned(text.value, first)

    def _aligned(self, value: str, first: str) -> list[tuple[int, int]]:
        """From where to where each character is written: white space, which may be folded, takes no room."""
        at = _HEADER.match(self.source.text, self.start).end() if first and first in "|>" else \
            self.start + len(self.quote)
        units = _units(self.source.text, at, self.quote)
        spans = []
        for character in value:
            if not character.isspace():
                _, start, at = next(units, ("", at, at))
                spans.append((start, at))
            else:
                spans.append((at, at))
        return spans

    @property
    def end(self) -> int:
        """Where its value ends, behind the last quote, if it has one and no white space before that."""
        return (self._spans[-1][1] if self._spans else self.start) + len(self.quote)

    def edit(self, start: int, end: int, new: str) -> Edit:
        """What writes `new` for the characters of its text from `start` up to `end`, none of which is white space.

        Where the scalar is written with escapes only, as some programs write JSON, so is what is new.
        """
        written = self.source.text[self.start:self.end]
        if self.quote == '"' and "\\" in written and written.isascii():
            new = "".join(character if character.isascii() else self._escaped(character) for character in new)
        return Edit(self._spans[start][0], self._spans[end - 1][1], new)

    def _escaped(self, character: str) -> str:
        return "\\u" + format(ord(character), "04X" if _has_large_digits(self.source.text) else "04x")


@lru_cache(maxsize=1)
def _has_large_digits(text: str) -> bool:
    return bool(_LARGE_DIGITS.search(text))


def _units(text: str, at: int, quote: str) -> Iterator[tuple[str, int, int]]:
    """The characters that are no white space, each with where it begins and ends."""
    while at < len(text):
        start = at
        character = text[at]
        at += 1
        if quote == '"' and character == "\\":
            character, at = _unescaped(text, start)
        elif quote == "'" and text.startswith("''", start):
            at += 1
        if character and not character.isspace():
            yield character, start, at


def _unescaped(text: str, at: int) -> tuple[str, int]:
    """The character for which the escape stands, and where it ends; nothing for one that joins two lines."""
    escape = _ESCAPE.match(text, at)
    digits = escape[1] or escape[2] or escape[3]
    if not digits:
        return "" if escape[4] in _WHITE or escape[4] == "\r\n" else _UNSEEN.get(escape[4], escape[4]), escape.end()
    point = int(digits, 16)
    low = _LOW_HALF.match(text, escape.end()) if 0xD800 <= point < 0xDC00 else None
    if low:
        return chr(0x10000 + (point - 0xD800 << 10) + int(low[1], 16) - 0xDC00), low.end()
    return chr(point), escape.end()
