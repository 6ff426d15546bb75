"""Spaces of every kind, seen and unseen: A04, A15, A42."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from .record import LEGAL

SPACES = [chr(number) for number in range(sys.maxunicode) if unicodedata.category(chr(number)) == "Zs"]
HAND = "2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦"


def named(space):
    return f"U+{ord(space):04X}"


@pytest.mark.parametrize("space", [*SPACES, "\t", ",", "、", "，", "､"], ids=named)
def test_cards_are_parted_by_any_space_and_any_comma(space, judge):
    report, = judge(LEGAL.replace(HAND, f'"{HAND.replace(" ", space)}"'))
    assert report["verdict"] == "legal"


@pytest.mark.parametrize("space", [space for space in SPACES if space != " "], ids=named)
def test_only_ordinary_spaces_indent_a_line(space, judge):
    report, = judge(LEGAL.replace("- Boris: {draw", f"- Boris:\n{space * 4}{{draw").replace(
        "- turn-up: Q♥\n", "- turn-up:\n    Q♥\n"))
    finding, = report["findings"]
    assert (report["verdict"], finding["line"]) == ("unreadable", 9)
    assert named(space) in finding["message"]


@pytest.mark.parametrize("space", [space for space in SPACES if space != " "], ids=named)
def test_a_name_with_an_odd_space_at_its_end_is_another_name_and_explained(space, judge):
    report, = judge(LEGAL.replace("- Boris: {draw", f"- 'Boris{space}': {{draw"))
    finding, = report["findings"]
    assert (report["verdict"], finding["line"], finding["move"]) == ("unreadable", 7, 3)
    assert named(space) in finding["message"]
