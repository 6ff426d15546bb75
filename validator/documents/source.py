"""The text of a file, and the places in it."""

from __future__ import annotations

import re
from bisect import bisect_right

from ..findings import Place
from .nodes import Text

_LINE_END = re.compile(r"\r\n|\n|\r")


class Source:
    """A text in which lines and columns are counted as editors do: LF, CRLF and CR end a line, nothing else.

    `first_line` is the number of its first line, where the text is a part of a file.

    >>> source = Source("game: clash\\r\\nplayers: [Dora]\\r\\n")
    >>> source.place(13), source.line(2)
    (Place(line=2, column=1), 'players: [Dora]')
    """

    def __init__(self, text: str, first_line: int = 1) -> None:
        self.text = text
        self.first_line = first_line

        self._starts = [0]                  # of the lines found so far: of a long text few may be asked for
        self._line_ends = _LINE_END.finditer(text)

    @property
    def line_ends(self) -> int:
        """How many lines end in the text."""
        self._find_lines(len(self.text))
        return len(self._starts) - 1

    def _find_lines(self, offset: int = 0, index: int = 0) -> None:
        """Find the lines up to the one with the character at an offset, or with an index, and one more."""
        while (self._starts[-1] <= offset or len(self._starts) <= index + 1) and (end := next(self._line_ends, None)):
            self._starts.append(end.end())

    def place(self, offset: int) -> Place:
        """The place of the character at an offset."""
        self._find_lines(offset)
        line = bisect_right(self._starts, offset) - 1
        return Place(self.first_line + line, offset - self._starts[line] + 1)

    def offset(self, place: Place) -> int:
        """The offset of the character at a place; the inverse of `place`."""
        index = place.line - self.first_line
        self._find_lines(index=index)
        return self._starts[index] + place.column - 1

    def shows(self, text: str, place: Place) -> bool:
        """Whether a text stands at a place."""
        return self.text.startswith(text, self.offset(place))

    def line(self, number: int) -> str | None:
        """A line without what ends it, or None where the text has no such line."""
        index = number - self.first_line
        self._find_lines(index=index)
        if not 0 <= index < len(self._starts):
            return None
        end = self._starts[index + 1] if index + 1 < len(self._starts) else len(self.text)
        return self.text[self._starts[index]:end].rstrip("\r\n")

    def place_within(self, text: Text, offset: int) -> Place:
        """The place of a character of a scalar: of a card in a hand.

        A scalar may be quoted or go over several lines. Where escapes hide how it was written,
        the place is the one where it begins.

        >>> node = Text("4♥ 9♣", Place(1, 7), plain=False)
        >>> Source('hand: "4♥\\n       9♣"').place_within(node, 3)
        Place(line=2, column=8)
        """
        written = self.offset(text.place) + (not text.plain)
        for character in text.value[:offset]:
            if character == " " and self.text[written:written + 1].isspace():
                written += len(re.compile(r"\s+").match(self.text, written)[0])
            elif self.text.startswith(character, written):
                written += 1
            else:
                return text.place
        return self.place(written) if self.text.startswith(text.value[offset:offset + 1], written) else text.place
