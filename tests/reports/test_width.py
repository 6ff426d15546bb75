"""Columns on a terminal, as its user counts them."""

from __future__ import annotations

import pytest

from validator.reports.width import fitting, width


@pytest.mark.parametrize(("text", "columns"), [
    ("", 0),
    ("Anna", 4),
    ("Чиё", 3),
    ("千代", 4),
    ("山札から", 8),
    ("ｶﾀｶﾅ", 4),
    ("１０♠", 5),
    ("Jose\u0301", 4),
    ("♥", 1),
    ("♥\ufe0f", 2),
    ("👩", 2),
    ("👩🏽", 2),
    ("👩\u200d🚀", 2),
    ("👨\u200d👩\u200d👧", 2),
    ("🇩🇪", 2),
    ("🇩🇪🇯🇵", 4),
    ("한글", 4),
    ("\u1112\u1161\u11ab", 2),
])
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


def test_a_wide_character_is_not_cut_in_half() -> None:
    assert fitting("千代", 3) == "千"
    assert fitting("千代", 3, backwards=True) == "代"


def test_an_accent_stays_with_its_letter() -> None:
    assert fitting("Jose\u0301 plays", 4) == "Jose\u0301"
    assert fitting("e\u0301", 1, backwards=True) == "e\u0301"
