"""A page as Markdown, of the kind that GitHub, forums and MkDocs understand alike."""

from __future__ import annotations

import re

from .page import Aside, Heading, Items, Paper, Paragraph, Part, Quote, Record, Row, Rows

_SPECIAL = re.compile(r"[\\`*_\[\]<>|~&]|^\s*(?:[#+-]|\d+(?=[.)]))", re.MULTILINE)
_FENCE = "```"


def render(paper: Paper) -> str:
    """The page as Markdown, without a line feed at its end.

    >>> print(render(Paper("A *ruling*", "en", (Paragraph("It stands.", strong=True), Items(("one", "two"))))))
    # A \\*ruling\\*
    <BLANKLINE>
    **It stands.**
    <BLANKLINE>
    - one
    - two
    """
    foot = [f"---\n\n{_text(paper.foot)}"] if paper.foot else []
    return "\n\n".join([f"# {_text(paper.title)}", *map(_part, paper.parts), *foot])


def _part(part: Part) -> str:
    match part:
        case Heading(text, level):
            return f"{'#' * level} {_text(text)}"
        case Paragraph(text, strong):
            return _strong(text) if strong else _text(text)
        case Aside(text):
            return f"*{_text(text)}*"
        case Quote():
            return _quote(part)
        case Record(text):
            return f"{_FENCE}\n{text.replace(_FENCE, _FENCE[0] * 2)}\n{_FENCE}"
        case Items(texts):
            return "\n".join(f"- {_text(text)}" for text in texts)
        case Rows(rows):
            return "\n".join(map(_row, rows))


def _quote(quote: Quote) -> str:
    lines = [_text(quote.text), f"— {_text(quote.source)}", *([_text(quote.meaning)] if quote.meaning else [])]
    return "\n>\n".join(f"> {line}" for line in lines)


def _row(row: Row) -> str:
    text = _strong(row.text) if row.strong else _text(row.text)
    return f"- **{_text(row.label)}:** {text}"


def _strong(text: str) -> str:
    return f"**{_text(text)}**"


def _text(text: str) -> str:
    """A text that means nothing but itself, on one line.

    >>> print(_text("1. a *star* <b>"))
    1\\. a \\*star\\* \\<b\\>
    """
    def plain(match: re.Match[str]) -> str:
        return f"{match[0]}\\" if match[0][-1:].isdigit() else f"{match[0][:-1]}\\{match[0][-1]}"

    return _SPECIAL.sub(plain, " ".join(text.split()))
