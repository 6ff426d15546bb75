"""Pages to print or to pass on: what stands on them as data, written as HTML that stands alone, or as Markdown."""

from .page import Aside, Blanks, Excerpt, Heading, Items, Paper, Paragraph, Part, Quote, Record, Row, Rows
from .html import render as html
from .markdown import render as markdown

__all__ = ["Aside", "Blanks", "Excerpt", "Heading", "Items", "Paper", "Paragraph", "Part", "Quote", "Record", "Row",
           "Rows", "html", "markdown"]
