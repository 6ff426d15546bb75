"""Texts as they may stand on a page, which holds words of strangers: nothing in them moves or hides another."""

from __future__ import annotations

from ..visible import visible


def plain(text: str) -> str:
    r"""A text on one line, its control and bidirectional characters shown as escapes.

    >>> print(plain(" Bo\x1bris and\n\u202eannA"))
    Bo\x1bris and\x0a\u202eannA
    """
    return visible(text).strip(" ")


def lines(text: str) -> list[str]:
    r"""A text in the lines in which it was written.

    >>> lines("- Anna:\n    pass\r\n")
    ['- Anna:', '    pass']
    """
    return [visible(line) for line in text.expandtabs(4).replace("\r\n", "\n").removesuffix("\n").split("\n")]
