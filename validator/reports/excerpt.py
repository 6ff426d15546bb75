"""The line of a record that a finding points to, with a caret under the place."""

from __future__ import annotations

from .visible import visible
from .width import fitting, width

_TAB = 4
_CUT = "…"


def excerpt(line: str, column: int, columns: int) -> tuple[str, str]:
    r"""The line, and another with a caret under the character in a column, which counts from 1.

    A line too long for so many columns of a terminal is cut around the caret. What is not to be printed is shown as an
    escape.

    >>> print("\n".join(excerpt("- 千代:\tpas", 7, 40)))
    - 千代: pas
            ^
    """
    reach = 4 * columns                     # of a very long line, the rest is not even measured
    before = _shown(line[max(0, column - 1 - reach):column - 1])
    after = _shown(line[column - 1:column - 1 + reach], width(before)) or " "   # the caret may stand behind the end
    if width(before + after) > columns:
        before, after = _cut(before, after, columns)
    return (before + after).rstrip(), " " * width(before) + "^"


def _shown(text: str, start: int = 0) -> str:
    """The text with tabs filled up and all else made visible."""
    shown = ""
    for number, part in enumerate(text.split("\t")):
        if number:
            shown += " " * (_TAB - (start + width(shown)) % _TAB)
        shown += visible(part)
    return shown


def _cut(before: str, after: str, columns: int) -> tuple[str, str]:
    """As much as fits on both sides of the caret, two parts in five of it before."""
    room_before = max(columns * 2 // 5, columns - width(after))
    if width(before) > room_before:
        before = _CUT + fitting(before, room_before - 1, backwards=True)
    if width(before + after) > columns:
        after = fitting(after, columns - width(before) - 1) + _CUT
    return before, after
