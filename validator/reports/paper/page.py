"""What stands on a page, from top to bottom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Heading(NamedTuple):
    """A heading below the page's title; `apart`: on paper it begins a new page."""

    text: str
    level: int = 2                          # 2 to 4; the title is 1
    apart: bool = False


class Paragraph(NamedTuple):
    """A text; `strong` where it is what the page is read for."""

    text: str
    strong: bool = False


class Aside(NamedTuple):
    """A text that stands back."""

    text: str


class Quote(NamedTuple):
    """Words of a source in its language, where they stand, and what they mean."""

    text: str
    language: str                           # as a tag, such as "ja"
    source: str
    meaning: str | None = None


class Record(NamedTuple):
    """A line of a record, as it was written."""

    text: str


class Excerpt(NamedTuple):
    """A line of a record, or a part of one, in which a word is meant; what stands before and after it."""

    before: str
    word: str
    after: str


class Items(NamedTuple):
    """Short texts below each other."""

    texts: tuple[str, ...]


class Row(NamedTuple):
    """A label and what is said of it; `strong` where it stands out among its neighbours.

    `aside` is said below it, and stands back.
    """

    label: str
    text: str
    strong: bool = False
    aside: str = ""


class Rows(NamedTuple):
    """Labels and texts side by side; `wide` where the labels are sentences."""

    rows: tuple[Row, ...]
    wide: bool = False


class Blanks(NamedTuple):
    """Labels, each with a line to write on by hand."""

    labels: tuple[str, ...]


Part = Heading | Paragraph | Aside | Quote | Record | Excerpt | Items | Rows | Blanks


@dataclass(frozen=True)
class Paper:
    """A page in a language; all of it is text for people, and nothing is markup.

    `foot` is what is said at its end in small type: what the page is, and by which rules.
    """

    title: str
    language: str                           # as a tag
    parts: tuple[Part, ...]
    foot: str = ""
