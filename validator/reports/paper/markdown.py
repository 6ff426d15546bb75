"""A page as Markdown, of the kind that GitHub, forums and MkDocs understand alike."""

from __future__ import annotations

import re

from ..width import width
from .page import Aside, Blanks, Excerpt, Heading, Items, Paper, Paragraph, Part, Quote, Record, Row, Rows
from .plain import lines, plain

_MARKUP = re.compile(r"(?P<sign>[\\`*_\[\]])"
                     r"|(?P<other>[<>&~$|]|:(?=//)|(?<=www)\.)"
                     r"|^(?P<first>[#+=-]|\d+[.)])")

_BLANK = "\\_" * 24
_ENDS = ("?", "？", "!", "！", ":", "：", "。")    # after these a label needs no colon


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
        case Heading(text, level, _):
            return f"{'#' * level} {_text(text)}"
        case Paragraph(text, strong):
            return _strong(text) if strong else _text(text)
        case Aside(text):
            return f"*{_text(text)}*"
        case Quote():
            return _quote(part)
        case Record(text):
            return _record(text)
        case Excerpt(before, word, after):
            return _record(f"{before}{word}{after}\n{' ' * width(before)}{'^' * width(word)}")
        case Items(texts):
            return "\n".join(f"- {_text(text)}" for text in texts)
        case Rows(rows, _):
            return "\n".join(map(_row, rows))
        case Blanks(labels):
            return "\n".join(f"- {_text(label)}: {_BLANK}" for label in labels)


def _quote(quote: Quote) -> str:
    said = [_text(quote.text), *([_text(quote.meaning)] if quote.meaning else []), f"— {_text(quote.source)}"]
    return "\n>\n".join(f"> {line}" for line in said)


def _row(row: Row) -> str:
    text = _strong(row.text) if row.strong else _text(row.text)
    aside = f" *({_text(row.aside)})*" if row.aside else ""
    colon = "" if row.label.endswith(_ENDS) else ":"
    return f"- **{_text(row.label)}{colon}** {text}{aside}"


def _strong(text: str) -> str:
    return f"**{_text(text)}**" if plain(text) else ""


def _record(text: str) -> str:
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return "\n".join([fence, *lines(text), fence])


def _text(text: str) -> str:
    r"""A text that means nothing but itself, on one line.

    >>> print(_text("1. a *star* <b>"))
    1\. a \*star\* &lt;b&gt;
    """
    return _MARKUP.sub(_meaning_itself, plain(text))


def _meaning_itself(match: re.Match[str]) -> str:
    """A backslash where every kind of Markdown knows it, otherwise the number of the character."""
    if match["other"]:
        return _NAMES.get(match[0]) or f"&#{ord(match[0])};"
    return f"{match[0][:-1]}\\{match[0][-1]}"


_NAMES = {"<": "&lt;", ">": "&gt;", "&": "&amp;"}
