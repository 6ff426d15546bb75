"""Figures are written into the pages of all languages, and nothing else of them is touched."""

from __future__ import annotations

import re

import pytest

from benchmarks import guide
from benchmarks.cells import Amount
from benchmarks.contenders import CONTENDERS
from benchmarks.guide import NoPlace, filled, names, pages
from benchmarks.reach import GOALS
from validator.languages import tags
from validator.languages.loading import language
from validator.reports.language import Language

PAGE = """# Fast

| | moves | |
| --- | ---: | --- |
| <!-- we --> We, of course | 1 | ✗ |
| <!-- they --> They | 2 | ✗ |
| nobody | 3 | |

<!-- where -->

```text
old
```

Said by people.
"""


def test_the_figures_are_new_and_the_words_stay():
    page = filled(PAGE, {"we": (Amount(1234), True), "they": (None, False)}, {"where": "new\n"}, Language())
    assert page == PAGE.replace("| 1 | ✗", "| 1,234 | ✓").replace("| 2 |", "| – |").replace("old", "new")


def test_to_fill_twice_changes_nothing_more():
    rows, blocks = {"we": (Amount(1), True), "they": (None, None)}, {"where": "new\n"}
    once = filled(PAGE, rows, blocks, Language())
    assert filled(once, rows, blocks, Language()) == once


def test_a_language_writes_its_numbers_in_its_own_way():
    page = filled(PAGE, {"we": (Amount(1234.5, 1), True), "they": (None, None)}, {"where": ""}, language("de"))
    assert "| 1.234,5 |" in page


@pytest.mark.parametrize(("rows", "blocks"), [
    ({"we": ()}, {"where": ""}), ({"we": (), "they": (), "others": ()}, {"where": ""}), ({"we": (), "they": ()}, {}),
])
def test_a_figure_without_a_place_and_a_place_without_a_figure_are_told(rows, blocks):
    with pytest.raises(NoPlace):
        filled(PAGE, rows, blocks, Language())


def test_when_one_page_has_no_place_none_is_written(monkeypatch, tmp_path):
    good, bad = tmp_path / "good.md", tmp_path / "bad.md"
    good.write_text(PAGE, encoding="utf-8")
    bad.write_text(PAGE.replace("<!-- we -->", ""), encoding="utf-8")
    monkeypatch.setattr(guide, "pages", lambda: {good: Language(), bad: Language()})
    with pytest.raises(NoPlace):
        guide.fill({"we": (), "they": ()}, {"where": ""})
    assert good.read_text(encoding="utf-8") == PAGE


def test_there_is_a_page_in_every_language_and_all_have_the_same_places():
    found = {page: names(page.read_text(encoding="utf-8")) for page in pages()}
    assert len(found) == len(tags())
    rows, blocks = next(iter(found.values()))
    assert all(one == (rows, blocks) for one in found.values())
    assert rows >= {*CONTENDERS, *(f"reach-{goal}" for goal in GOALS)} and blocks


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.parent.name)
def test_every_row_has_as_many_cells_as_its_table_has_columns(page):
    for table in re.findall(r"(?:^\|.*\n)+", page.read_text(encoding="utf-8"), re.MULTILINE):
        assert len({row.count("|") for row in table.splitlines()}) == 1, table
