"""A page as one HTML file that asks for nothing else: its style is in it, its type is the reader's own."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from .page import Aside, Blanks, Excerpt, Heading, Items, Paper, Paragraph, Part, Quote, Record, Row, Rows
from .plain import lines, plain
from .style import STYLE

APART = ' class="apart"'


def render(paper: Paper) -> str:
    """The page as a whole HTML document, without a line feed at its end."""
    foot = f"\n<footer>{_text(paper.foot)}</footer>" if paper.foot else ""
    return f"""<!doctype html>
<html lang="{_text(paper.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{_text(paper.title)}</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
<h1>{_text(paper.title)}</h1>
{chr(10).join(map(part, paper.parts))}
</main>{foot}
</body>
</html>"""


def part(part: Part) -> str:
    """A part of a page as HTML.

    >>> part(Paragraph("7 < 10", strong=True))
    '<p class="strong">7 &lt; 10</p>'
    """
    match part:
        case Heading(text, level, apart):
            return f"<h{level}{APART if apart else ''}>{_text(text)}</h{level}>"
        case Paragraph(text, strong):
            return f'<p class="strong">{_text(text)}</p>' if strong else f"<p>{_text(text)}</p>"
        case Aside(text):
            return f'<p class="aside">{_text(text)}</p>'
        case Quote():
            return _quote(part)
        case Record(text):
            return f"<pre>{_lines(text)}</pre>"
        case Excerpt(before, word, after):
            return f"<pre>{_lines(before)}<mark>{_lines(word)}</mark>{_lines(after)}</pre>"
        case Items(texts):
            return _wrapped("ul", (f"<li>{_text(text)}</li>" for text in texts))
        case Rows(rows, wide):
            return _wrapped('dl class="wide"' if wide else "dl", map(_row, rows))
        case Blanks(labels):
            return _wrapped('ul class="blanks"', (f"<li>{_text(label)}</li>" for label in labels))


def _quote(quote: Quote) -> str:
    meaning = f"\n<p>{_text(quote.meaning)}</p>" if quote.meaning else ""
    return (f'<figure>\n<blockquote lang="{_text(quote.language)}">{_text(quote.text)}</blockquote>{meaning}\n'
            f"<figcaption>{_text(quote.source)}</figcaption>\n</figure>")


def _row(row: Row) -> str:
    strong = ' class="strong"' if row.strong else ""
    aside = f'<dd class="aside">{_text(row.aside)}</dd>' if row.aside else ""
    return f"<div{strong}><dt>{_text(row.label)}</dt><dd>{_text(row.text)}</dd>{aside}</div>"


def _wrapped(tag: str, inside: Iterable[str]) -> str:
    return "\n".join([f"<{tag}>", *inside, f"</{tag.split()[0]}>"])


def _text(text: str) -> str:
    return escape(plain(text))


def _lines(text: str) -> str:
    return escape("\n".join(lines(text)))
