"""Text broken into lines that fit, by columns rather than characters."""

from __future__ import annotations

from collections.abc import Iterator

from .width import clusters, fitting, width

UNBROKEN = 1_000_000
"""So many columns that nothing is broken: for who shows the text in lines of his own."""

_CLOSING = set("、。，．！？：；）］｝」』】〉》’”…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ)]}.,;:!?")
"""What may not begin a line."""
_OPENING = set("（［｛「『【〈《‘“([{")
"""What may not end one."""
_REACH = 20
"""How many characters a column may hold, most of them without width, before a text is taken to be a long one."""


def wrap(text: str, columns: int, indent: str = "") -> str:
    """The text in lines of at most so many columns, indented.

    Lines break at spaces, and between the characters of a script that has none.

    >>> print(wrap("The attacker lays cards of one suit.", 20, "  "))
      The attacker lays
      cards of one suit.
    >>> print(wrap("捨て札の山、山札。", 10))
    捨て札の
    山、山札。
    """
    room = max(columns - width(indent), 2)
    lines, line = [], ""
    for gap, word in _words(text):
        if line and width(line + gap + word) > room:
            lines.append(line)
            line = gap = ""
        *broken, line = _broken(line + gap + word, room)
        lines += broken
    return "\n".join(indent + line for line in [*lines, line])


def shorten(text: str, columns: int) -> str:
    """The text, its middle left out where it takes more than so many columns.

    >>> shorten("a very long name of a player", 13)
    'a very…player'
    """
    reach = _REACH * columns                # of a very long text, the middle is not even measured
    if len(text) <= 2 * reach and width(text) <= columns:
        return text
    return (fitting(text[:reach], columns // 2) + "…"
            + fitting(text[-reach:], columns - columns // 2 - 1, backwards=True))


def begun(text: str) -> str:
    """The text as the beginning of a line or of a sentence; it must not begin with what somebody is called.

    >>> begun("der Nachziehstapel: 73 Karten")
    'Der Nachziehstapel: 73 Karten'
    """
    return text[:1].upper() + text[1:]


def _broken(line: str, room: int) -> Iterator[str]:
    """The line in parts that fit, wherever they must part."""
    if width(line) <= room:
        yield line
        return
    part, size = "", 0
    for piece, columns in clusters(line):
        if part and size + columns > room:
            yield part
            part, size = "", 0
        part += piece
        size += columns
    yield part


def _words(text: str) -> Iterator[tuple[str, str]]:
    """What may not be parted, each with the space before it."""
    for number, spaced in enumerate(text.split(" ")):
        gap = " " if number else ""
        if spaced.isascii():
            yield gap, spaced
            continue
        word = ""
        for piece, size in clusters(spaced):
            if word and _may_part(word[-1], piece[0], size):
                yield gap, word
                gap, word = "", ""
            word += piece
        yield gap, word


def _may_part(before: str, after: str, size: int) -> bool:
    wide = size == 2 or width(before) == 2
    return wide and after not in _CLOSING and before not in _OPENING
