"""A page as HTML stands alone, is well-formed, and shows the words of strangers without obeying them."""

from __future__ import annotations

import pytest

from tests.reports.paper.reading import Reader
from validator.reports.paper import (
    Aside, Blanks, Excerpt, Heading, Items, Paper, Paragraph, Quote, Record, Row, Rows, html,
)
from validator.reports.paper.style import STYLE

HOSTILE = '<script>alert("1")</script> & \x1b[31m\u202eannA'
SHOWN = '<script>alert("1")</script> & \\x1b[31m\\u202eannA'

EVERY_PART = (
    Heading("The question"), Heading("In short", 3), Paragraph("Is it allowed?"), Paragraph("No.", strong=True),
    Aside("Nobody knows."), Quote("「山札」", "ja", "ja-25", "the stock"), Quote("резерв", "ru", "ru-15"),
    Record("- Boris:\n    pass"), Items(("one", "two")), Rows((Row("Anna", "10"), Row("Boris", "8", strong=True))),
    Blanks(("Date", "Player")),
)


def page(*parts, title: str = "A ruling", foot: str = "By the rules.") -> Reader:
    return Reader(html(Paper(title, "en", parts, foot)))


def test_every_element_is_closed_and_every_part_is_there() -> None:
    told = page(*EVERY_PART)
    assert told.said("h1") == told.said("title") == ["A ruling"]
    assert (told.said("h2"), told.said("h3")) == (["The question"], ["In short"])
    assert told.said("p") == ["Is it allowed?", "No.", "Nobody knows.", "the stock"]
    assert told.said("blockquote") == ["「山札」", "резерв"] and told.said("figcaption") == ["ja-25", "ru-15"]
    assert told.said("pre") == ["- Boris:\n    pass"] and told.said("li") == ["one", "two", "Date", "Player"]
    assert (told.said("dt"), told.said("dd")) == (["Anna", "Boris"], ["10", "8"])
    assert told.said("footer") == ["By the rules."]


def test_a_heading_may_begin_a_new_page_on_paper() -> None:
    told = page(Heading("One"), Heading("Two", apart=True))
    assert [attributes for tag, attributes in told.elements if tag == "h2"] == [{}, {"class": "apart"}]
    assert ".apart { break-before: page; }" in STYLE.partition("@media print")[2]


def test_a_page_without_a_foot_has_none() -> None:
    assert page(foot="").said("footer") == []


def test_words_are_in_the_language_they_are_said_to_be_in() -> None:
    told = Reader(html(Paper("Ruling", "de", (Quote("山札", "ja", "ja-25"),))))
    assert [attributes["lang"] for _, attributes in told.elements if "lang" in attributes] == ["de", "ja"]


@pytest.mark.parametrize(("part", "tag"), [
    (Heading(HOSTILE), "h2"), (Paragraph(HOSTILE), "p"), (Paragraph(HOSTILE, strong=True), "p"), (Aside(HOSTILE), "p"),
    (Quote(HOSTILE, "en", "en-1"), "blockquote"), (Quote("", "en", HOSTILE), "figcaption"),
    (Quote("", "en", "en-1", HOSTILE), "p"), (Record(HOSTILE), "pre"), (Items((HOSTILE,)), "li"),
    (Rows((Row(HOSTILE, ""),)), "dt"), (Rows((Row("", HOSTILE),)), "dd"),
    (Rows((Row("", "", aside=HOSTILE),)), "dd"), (Blanks((HOSTILE,)), "li"),
])
def test_what_a_stranger_wrote_is_shown_and_not_obeyed(part, tag: str) -> None:
    told = page(part)
    assert told.said(tag) == [SHOWN]
    assert "script" not in {element for element, _ in told.elements}


def test_the_title_the_foot_and_a_language_are_no_markup_either() -> None:
    told = Reader(html(Paper(HOSTILE, '"><script>', (Quote("a", '"><b>', "b"),), HOSTILE)))
    assert told.said("h1") == told.said("title") == told.said("footer") == [SHOWN]
    assert {element for element, _ in told.elements}.isdisjoint({"script", "b"})


def test_a_page_asks_nobody_for_anything() -> None:
    """Nothing on it can load: no link, no address in its style, and the browser is told to refuse."""
    text = html(Paper("A ruling", "en", EVERY_PART))
    told = Reader(text)
    assert {key for _, attributes in told.elements for key in attributes}.isdisjoint({"src", "href", "style"})
    assert "//" not in text and "url(" not in text and "@import" not in text
    assert [attributes["content"] for _, attributes in told.elements if "http-equiv" in attributes] == \
        ["default-src 'none'; style-src 'unsafe-inline'"]


def test_in_a_line_of_a_record_the_word_is_marked_that_is_meant() -> None:
    told = page(Excerpt("- ", HOSTILE, ": pass"))
    assert (told.said("pre"), told.said("mark")) == (["- ", ": pass"], [SHOWN])
