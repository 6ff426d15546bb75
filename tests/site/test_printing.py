"""What comes out of the printer can be read away from the screen."""

from __future__ import annotations

import io
from collections.abc import Callable
from unicodedata import normalize

import pytest
from pypdf import PdfReader

from .browsing import Reader
from .canon import rules
from .reading import LANGUAGES, Site, squeezed

_LONG_AS_A_RADICAL = "\u2ed1"               # the one that Unicode does not call the same as its character


def printed(reader: Reader, path: str) -> list[str]:
    """The text of each sheet that a page is printed on, as letters that can be compared."""
    document = PdfReader(io.BytesIO(reader.opens(path).pdf(format="A4")))
    return [letters(sheet.extract_text()) for sheet in document.pages]


def letters(text: str) -> str:
    """A text without spaces, and without the ligatures and radicals that a print has for some letters.

    >>> letters("the ﬁrst")
    'thefirst'
    """
    return squeezed(normalize("NFKC", text)).replace(_LONG_AS_A_RADICAL, "長")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_book_prints_whole_on_a_few_sheets(reader: Callable[..., Reader], site: Site, tag: str) -> None:
    path = f"{tag}/battalion/readings/canonical.html"
    sheets = printed(reader(), path)
    assert 3 <= len(sheets) <= 12
    sentences = [site.pages[path].texts[rule.id] for rule in rules() if rule.id in site.pages[path].texts]
    assert len(sentences) > 80
    assert [sentence for sentence in map(letters, sentences) if sentence not in "".join(sheets)] == []


def test_an_example_is_printed_though_it_is_folded_on_the_screen(reader: Callable[..., Reader]) -> None:
    sheets = printed(reader(), "en/clash/4.html")
    assert len(sheets) <= 30
    assert letters("The score is not right: Dora has 2 points, not 0.") in "".join(sheets)
