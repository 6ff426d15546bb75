"""The line of a record, with a caret under the place."""

from __future__ import annotations

import pytest

from validator.reports.excerpt import excerpt
from validator.reports.width import width


def test_the_caret_stands_under_the_place() -> None:
    assert excerpt("- Boris: {discrad: K♣}", 11, 60) == ("- Boris: {discrad: K♣}",
                                                         "          ^")


def test_wide_characters_before_it_move_the_caret_by_two() -> None:
    assert excerpt("- 千代: {bidd: 5}", 8, 60) == ("- 千代: {bidd: 5}",
                                                  "         ^")


def test_an_accent_of_its_own_does_not_move_the_caret() -> None:
    assert excerpt("- Jose\u0301: pas", 10, 60) == ("- Jose\u0301: pas",
                                                    "        ^")


def test_an_emoji_of_several_parts_counts_as_one() -> None:
    assert excerpt("- 👩\u200d🚀: pas", 8, 60) == ("- 👩\u200d🚀: pas",
                                                "      ^")


def test_tabs_are_filled_up() -> None:
    assert excerpt("- Anna:\tpas", 9, 60) == ("- Anna: pas",
                                              "        ^")
    assert excerpt("\t\tpas", 3, 60) == ("        pas",
                                         "        ^")


def test_escapes_take_their_own_width() -> None:
    assert excerpt("- A\x1b: pas", 7, 60) == (r"- A\x1b: pas",
                                              "         ^")


def test_a_place_behind_the_end_of_the_line_gets_its_caret_there() -> None:
    assert excerpt("moves:", 9, 60) == ("moves:", "      ^")


def test_a_long_line_is_cut_around_the_caret() -> None:
    line, caret = excerpt("a" * 100 + "X" + "b" * 100, 101, 21)
    assert line == "…aaaaaaaXbbbbbbbbbbb…"
    assert caret == "        ^"


def test_a_long_line_keeps_its_beginning_if_the_caret_is_there() -> None:
    assert excerpt("X" + "b" * 100, 1, 10) == ("Xbbbbbbbb…", "^")


def test_a_long_line_keeps_its_end_if_the_caret_is_there() -> None:
    assert excerpt("a" * 100 + "X", 101, 10) == ("…aaaaaaaaX", "         ^")


@pytest.mark.parametrize("column", [1, 30, 41, 60, 80, 81, 200])
def test_a_cut_line_fits_and_its_caret_is_inside(column: int) -> None:
    line, caret = excerpt("千代♠a" * 20, column, 33)
    assert width(line) <= 33
    assert width(caret) <= 33
