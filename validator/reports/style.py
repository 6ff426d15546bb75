"""Colours of a terminal."""

from __future__ import annotations

from collections.abc import Iterable

_CODES = {
    "legal": "1;32",            # bold green
    "illegal": "1;31",          # bold red
    "undetermined": "1;33",     # bold yellow
    "unreadable": "1;35",       # bold magenta
    "stands": "1;33",
    "taken-back": "1;33",
    "place": "36",              # cyan
    "caret": "1;31",
    "label": "1",
    "aside": "2",               # dim
    "red": "31",                # hearts and diamonds
}


def paint(text: str, style: str, colour: bool) -> str:
    """The text in a style, or as it is where there is no colour.

    >>> paint("legal", "legal", colour=False), paint("legal", "legal", colour=True)
    ('legal', '\\x1b[1;32mlegal\\x1b[0m')
    """
    return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if colour else text


def paint_words(text: str, words: Iterable[tuple[str, str]], colour: bool) -> str:
    """The text with these words in their styles, each where it first stands after the one before.

    A word that the end of a line breaks stays as it is.

    >>> paint_words("good: illegal", [("good", "place"), ("illegal", "illegal")], colour=True)
    '\\x1b[36mgood\\x1b[0m: \\x1b[1;31millegal\\x1b[0m'
    """
    painted = ""
    for word, style in words:
        before, found, after = text.partition(word)
        if found:
            painted, text = painted + before + paint(word, style, colour), after
    return painted + text
