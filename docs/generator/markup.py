"""Pieces of Markdown as Material for MkDocs reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

TOP = "top"                                 # the anchor of the title of a page; browsers know it, too

_SPECIAL = re.compile(r"[\\`*_{}\[\]<>|~^=&#+!-]")


def plain(text: str) -> str:
    """A text that means nothing but itself, on one line.

    >>> plain("a *star* & more")
    'a &#42;star&#42; &#38; more'
    """
    return _SPECIAL.sub(lambda match: f"&#{ord(match[0])};", " ".join(text.split()))


def link(text: str, target: str) -> str:
    """A link to another page, or a place in it."""
    return f"[{plain(text)}]({target})"


def heading(level: int, text: str, anchor: str) -> str:
    """A heading that can be pointed to; its anchor is the same in every language."""
    return f"{'#' * level} {text} {{#{anchor}}}"


def box(kind: str, parts: Iterable[str], tag: str = "div") -> str:
    """Parts that stand in a frame of their own."""
    return "\n\n".join([f'<{tag} class="{kind}" markdown>', *parts, f"</{tag}>"])


def folded(summary: str, parts: Iterable[str], kind: str = "", searched: bool = True) -> str:
    """Parts that are shown when their summary is opened; without JavaScript too.

    What also stands elsewhere need not be `searched`, so that it is found there.
    """
    opening = "<details" + (f' class="{kind}"' if kind else "") + (" markdown>" if searched else
                                                                   ' data-search-exclude="" markdown>')
    return "\n\n".join([opening + f"\n<summary>{escape(summary)}</summary>", *parts, "</details>"])


def quote(text: str, language: str, *besides: str) -> str:
    """Words of a source in its language, and below them what is said of them."""
    return "\n".join([f'<blockquote lang="{language}" markdown>', "", f"{plain(text)}", "", "</blockquote>", "",
                      "\n\n".join(filter(None, besides))])


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; its cells are Markdown on one line."""
    lines = [list(head), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join("| " + " | ".join(cell.replace("|", "&#124;") for cell in line) + " |" for line in lines)
