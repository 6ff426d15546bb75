"""A page as Markdown says what it is told to say: nothing in a text is markup."""

from __future__ import annotations

import pytest

from validator.reports.paper import (
    Aside, Blanks, Excerpt, Heading, Items, Paper, Paragraph, Quote, Record, Row, Rows, markdown,
)


def page(*parts, title: str = "A ruling", foot: str = "") -> str:
    return markdown(Paper(title, "en", parts, foot))


def written(text: str) -> str:
    """How a text is written on a page, as a paragraph below its title."""
    return page(Paragraph(text)).removeprefix("# A ruling\n\n")


def test_a_page_is_its_title_its_parts_and_its_foot_with_empty_lines_between() -> None:
    assert page(Heading("The question"), Paragraph("Is it allowed?"), Heading("In short", 3),
                Paragraph("No.", strong=True), Aside("Nobody knows."), foot="By the rules.") == """\
# A ruling

## The question

Is it allowed?

### In short

**No.**

*Nobody knows.*

---

By the rules."""


def test_a_quote_has_the_original_what_it_means_and_where_it_stands() -> None:
    assert page(Quote("「山札」", "ja", "ja-25", "the stock"), Quote("резерв", "ru", "ru-15")).split("\n\n")[1:] == [
        "> 「山札」\n>\n> the stock\n>\n> — ja-25", "> резерв\n>\n> — ru-15"]


def test_short_texts_and_labels_are_lists() -> None:
    assert page(Items(("one", "two")), Rows((Row("Anna", "10"), Row("Boris", "8", strong=True)))).split("\n\n")[1:] == [
        "- one\n- two", "- **Anna:** 10\n- **Boris:** **8**"]


@pytest.mark.parametrize("question", ["Who is attacked?", "誰を攻撃できますか。"])
def test_a_label_that_asks_needs_no_colon_and_what_stands_back_follows_in_brackets(question: str) -> None:
    assert page(Rows((Row(question, "The next.", aside="Rule 4"),))).split("\n\n")[1:] == [
        f"- **{question}** The next. *(Rule 4)*"]


def test_a_line_to_write_on_is_not_taken_for_markup() -> None:
    label, line = page(Blanks(("Date",))).split("\n\n")[1].split(": ")
    assert label == "- Date" and line.replace("\\_", "") == "" and len(line) > 20


@pytest.mark.parametrize(("text", "shown"), [
    ("*Boris*", r"\*Boris\*"),
    ("_Boris_ `x`", r"\_Boris\_ \`x\`"),
    ("[here](javascript:0)", r"\[here\](javascript:0)"),
    ("<b>Boris</b>", "&lt;b&gt;Boris&lt;/b&gt;"),
    ("&amp; Boris", "&amp;amp; Boris"),
    ("~~Boris~~ $x$ |", "&#126;&#126;Boris&#126;&#126; &#36;x&#36; &#124;"),
    ("a back\\slash", r"a back\\slash"),
    ("https://example.org www.example.org", r"https&#58;//example.org www&#46;example.org"),
    ("Bo\x1bris \u202eannA", r"Bo\\x1bris \\u202eannA"),
])
def test_signs_that_mean_something_are_shown_as_themselves(text: str, shown: str) -> None:
    assert written(text) == shown


@pytest.mark.parametrize(("text", "shown"), [
    ("# Boris", r"\# Boris"), ("- Boris", r"\- Boris"), ("+ Boris", r"\+ Boris"), ("1. Boris", r"1\. Boris"),
    ("12) Boris", r"12\) Boris"), ("---", r"\---"), ("===", r"\==="), ("    Boris", "Boris"), ("> Boris", "&gt; Boris"),
])
def test_a_text_begins_no_heading_no_list_and_no_block(text: str, shown: str) -> None:
    assert written(text) == shown


@pytest.mark.parametrize("text", ["1986 was the year", "C# and 4 - 2", "a text: with its colon", "3.14",
                                  "attack-one-suit"])
def test_what_means_nothing_is_left_as_it_is(text: str) -> None:
    assert written(text) == text.replace("3.14", r"3\.14")


def test_what_is_empty_is_not_made_strong() -> None:
    """Four asterisks would be a line across the page."""
    assert written("") == "" and page(Paragraph("", strong=True)) == "# A ruling\n\n"


def test_a_line_of_a_record_stays_as_it_is_written() -> None:
    lines = "- Boris: {attack: *Anna*}\n    # <b>"
    assert page(Record(lines)).endswith(f"\n```\n{lines}\n```")


def test_a_record_does_not_end_its_own_block() -> None:
    assert page(Record("````\n# free")).endswith("\n`````\n````\n# free\n`````")


def test_no_line_of_a_stranger_stands_at_the_beginning_of_a_line() -> None:
    hostile = "x\n\n# free\n\n<script>"
    for part in (Heading(hostile), Paragraph(hostile), Aside(hostile), Quote(hostile, "en", hostile, hostile),
                 Items((hostile,)), Rows((Row(hostile, hostile),))):
        assert not any(line.startswith(("# free", "<")) for line in page(part, title="t", foot=hostile).split("\n"))


def test_below_a_line_of_a_record_the_word_is_marked_that_is_meant() -> None:
    assert page(Excerpt("- 千代, ", "Boris", ": pass")).endswith("\n```\n- 千代, Boris: pass\n        ^^^^^\n```")
