"""The page that tells of the figures: docs/guides/benchmarks.md, and its translations beside it.

The words are written by people, in each language; the figures are filled in. A row of a table that begins with the
comment ``<!-- name -->`` keeps its first cell, and gets the others; of a code block below such a comment, all is new.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from validator.languages import tags
from validator.languages.loading import language
from validator.reports.language import Language

from .cells import Rows, written

GUIDES = Path(__file__).resolve().parents[1] / "docs" / "guides"
NAME = "benchmarks.md"
_ROW = re.compile(r"^(\| <!-- ([\w.-]+) -->[^|\n]*\|)(.*)$", re.MULTILINE)
_BLOCK = re.compile(r"^(<!-- ([\w.-]+) -->\n+```\w*\n)(.*?)^```$", re.MULTILINE | re.DOTALL)


class NoPlace(ValueError):
    """A page has no place for a figure, or a place for one that is not measured."""


def pages() -> dict[Path, Language]:
    """The page in each language."""
    return {GUIDES / NAME: Language()} | {GUIDES / tag / NAME: language(tag) for tag in tags() if tag != "en"}


def fill(rows: Rows, blocks: Mapping[str, str]) -> None:
    """Write the figures into the page of every language. Raises NoPlace, and then has written none."""
    done = {page: filled(page.read_text(encoding="utf-8"), rows, blocks, speaks) for page, speaks in pages().items()}
    for page, text in done.items():
        page.write_text(text, encoding="utf-8")


def filled(page: str, rows: Rows, blocks: Mapping[str, str], speaks: Language) -> str:
    """The page with the figures in it. Raises NoPlace.

    >>> filled("| <!-- we --> We | 1 | 2 |", {"we": ("fast", None)}, {}, Language())
    '| <!-- we --> We | fast | – |'
    """
    for kind, found, wanted in (("row", names(page)[0], set(rows)), ("block", names(page)[1], set(blocks))):
        if found != wanted:
            raise NoPlace(f"{kind}s that the page has or lacks: {', '.join(sorted(found ^ wanted))}")
    page = _ROW.sub(lambda row: f"{row[1]} {' | '.join(written(cell, speaks) for cell in rows[row[2]])} |", page)
    return _BLOCK.sub(lambda block: f"{block[1]}{blocks[block[2]]}```", page)


def names(page: str) -> tuple[set[str], set[str]]:
    """The rows and the blocks that a page has places for."""
    return {row[2] for row in _ROW.finditer(page)}, {block[2] for block in _BLOCK.finditer(page)}
