"""Colours of a terminal."""

from __future__ import annotations

_CODES = {
    "legal": "1;32",            # bold green
    "illegal": "1;31",          # bold red
    "undetermined": "1;33",     # bold yellow
    "unreadable": "1;35",       # bold magenta
    "place": "36",              # cyan
    "caret": "1;31",
    "label": "1",
    "aside": "2",               # dim
}


def paint(text: str, style: str, colour: bool) -> str:
    """The text in a style, or as it is where there is no colour.

    >>> paint("legal", "legal", colour=False), paint("legal", "legal", colour=True)
    ('legal', '\\x1b[1;32mlegal\\x1b[0m')
    """
    return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if colour else text
