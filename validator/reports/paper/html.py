"""A page as one HTML file that asks for nothing else: its style is in it, its type is the reader's own."""

from __future__ import annotations

from html import escape

from .page import Aside, Heading, Items, Paper, Paragraph, Part, Quote, Record, Row, Rows
from .style import STYLE


def render(paper: Paper) -> str:
    """The page as a whole HTML document, without a line feed at its end."""
    foot = f"\n<footer>{escape(paper.foot)}</footer>" if paper.foot else ""
    return f"""<!doctype html>
<html lang="{escape(paper.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(paper.title)}</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(paper.title)}</h1>
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
        case Heading(text, level):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Paragraph(text, strong):
            return f'<p class="strong">{escape(text)}</p>' if strong else f"<p>{escape(text)}</p>"
        case Aside(text):
            return f'<p class="aside">{escape(text)}</p>'
        case Quote():
            return _quote(part)
        case Record(text):
            return f"<pre>{escape(text)}</pre>"
        case Items(texts):
            return _wrapped("ul", (f"<li>{escape(text)}</li>" for text in texts))
        case Rows(rows):
            return _wrapped("dl", map(_row, rows))


def _quote(quote: Quote) -> str:
    meaning = f"\n<p>{escape(quote.meaning)}</p>" if quote.meaning else ""
    return (f'<figure>\n<blockquote lang="{escape(quote.language)}">{escape(quote.text)}</blockquote>{meaning}\n'
            f"<figcaption>{escape(quote.source)}</figcaption>\n</figure>")


def _row(row: Row) -> str:
    strong = ' class="strong"' if row.strong else ""
    return f"<div{strong}><dt>{escape(row.label)}</dt><dd>{escape(row.text)}</dd></div>"


def _wrapped(tag: str, lines) -> str:
    return "\n".join([f"<{tag}>", *lines, f"</{tag}>"])
