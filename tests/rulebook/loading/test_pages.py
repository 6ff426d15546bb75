"""Where something stands in a rule file, however its scalar is written."""

from __future__ import annotations

import pytest

from validator.documents.files import read_text
from validator.findings import Place
from validator.rulebook.loading.pages import Page

SCALARS = [
    "- {key}: count > minimum_bid",
    "- {key}:    count   >   minimum_bid",
    "- {key}: 'count > minimum_bid'",
    '- {key}: "count > minimum_bid"',
    "- {key}: '  count > minimum_bid'",
    "- {key}: 'x == ''stock'' and count > minimum_bid'",
    '- {key}: "x == \\"stock\\" and count > minimum_bid"',
    "- {key}: count >\n    minimum_bid",
    "- {key}: 'count >\n\n    minimum_bid'",
    "- {key}: >\n    count >\n    minimum_bid\n",
    "- {key}: >-\n    count\n      > minimum_bid",
    "- {key}: |\n    count >\n      minimum_bid\n",
    "- {key}: |2-\n    count > minimum_bid",
    "- {{id: x, {key}: count > minimum_bid}}",
    "# ♠ Пара\n- {key}: '♠ count > minimum_bid'",
]


def page(text: str) -> Page:
    content, source = next(read_text(text))
    return Page("3-bidding.yaml", content, source)


@pytest.mark.parametrize("text", SCALARS)
def test_a_character_is_found_in_the_file(text: str) -> None:
    text = text.format(key="require")
    written = page(text)
    scalar = next(value for key, value in written.node.items[0].pairs if key.value == "require")
    before = text[:text.index("minimum_bid")]
    expected = Place(before.count("\n") + 1, len(before) - before.rfind("\n"))
    assert written.inside(scalar)(scalar.value.index("minimum_bid")) == expected


def test_where_escapes_hide_how_it_is_written_it_is_where_the_scalar_begins() -> None:
    written = page(r'- require: "\u0063ount > minimum_bid"')
    scalar = written.node.items[0].pairs[0][1]
    assert written.inside(scalar)(8) == Place(1, 12)


def test_of_an_alias_it_is_where_the_alias_stands() -> None:
    written = page("- require: &same count > 3\n- require: *same")
    scalar = written.node.items[1].pairs[0][1]
    assert written.inside(scalar)(8) == Place(2, 12)


RULES = page("""
- id: bid
  when: [{raise: free}, {tie: redeal}]
  do:
    - set: {bid: 3}
- id: pass
  when: {raise: free}
""")


@pytest.mark.parametrize(("path", "key", "line", "column"), [
    ((0,), None, 2, 3),
    ((0,), "when", 3, 3),
    ((0, "when"), None, 3, 9),
    ((0, "when", 1), "tie", 3, 26),
    ((0, "when", 1, "tie"), None, 3, 31),
    ((0, "do", 0, "set"), "bid", 5, 13),
    ((1, "when", 0), "raise", 7, 10),       # a single mapping has no position
    ((1, "do", 0), "set", 6, 3),            # what is not there is told where it would be
])
def test_a_path_leads_to_a_place(path: tuple[str | int, ...], key: str | None, line: int, column: int) -> None:
    assert RULES.at(*path, key=key) == ("3-bidding.yaml", Place(line, column))


def test_keys_are_those_of_a_mapping_that_is_there() -> None:
    assert RULES.keys(0) == ("id", "when", "do")
    assert RULES.keys(0, "when") == RULES.keys(1, "do") == RULES.keys(7) == ()


def test_a_word_is_found_in_the_scalar_that_holds_it() -> None:
    steps = page("- player: pass-on | pass")
    assert steps.word(0, "player", word="pass").place == Place(1, 21)
