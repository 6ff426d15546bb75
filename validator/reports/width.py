"""How wide text is on a terminal, in columns."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, east_asian_width

_JOINER, _AS_EMOJI = "\u200d", "\ufe0f"


def clusters(text: str) -> Iterator[tuple[str, int]]:
    """The text in pieces that a terminal shows as one, each with its width.

    >>> list(clusters("é千♥"))
    [('é', 1), ('千', 2), ('♥', 1)]
    >>> [width for piece, width in clusters("e\u0301👩\u200d🚀")]
    [1, 2]
    """
    piece, width = "", 0
    for character in text:
        if piece and _continues(piece, character):
            piece += character
            if character == _AS_EMOJI or _is_flag(piece):
                width = 2
            continue
        if piece:
            yield piece, width
        piece, width = character, _width(character)
    if piece:
        yield piece, width


def width(text: str) -> int:
    """How many columns the text takes.

    >>> width("Чиё"), width("千代"), width("Jose\u0301")
    (3, 4, 4)
    """
    return len(text) if text.isascii() else sum(columns for _, columns in clusters(text))


def fitting(text: str, columns: int, backwards: bool = False) -> str:
    """As much of the text's beginning, or of its end, as fits into so many columns.

    >>> fitting("千代 Boris", 5), fitting("千代 Boris", 7, backwards=True)
    ('千代 ', ' Boris')
    """
    kept: list[str] = []
    for piece, size in reversed(list(clusters(text))) if backwards else clusters(text):
        columns -= size
        if columns < 0:
            break
        kept.append(piece)
    return "".join(reversed(kept) if backwards else kept)


def _width(character: str) -> int:
    if character < "\u00ad":                # most are
        return 1
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def _continues(piece: str, character: str) -> bool:
    """Whether the character is shown in one piece with what stands before it."""
    return (piece[-1] == _JOINER
            or _width(character) == 0
            or "\u1160" <= character <= "\u11ff"                # vowel and final of a Korean syllable
            or "\U0001f3fb" <= character <= "\U0001f3ff"        # colour of skin
            or "\U0001f1e6" <= character <= "\U0001f1ff" and _is_flag(piece + character))


def _is_flag(piece: str) -> bool:
    """Whether the piece is two regional letters, which make a flag."""
    return len(piece) == 2 and all("\U0001f1e6" <= letter <= "\U0001f1ff" for letter in piece)
