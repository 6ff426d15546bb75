"""Lines end where they should."""

from __future__ import annotations

from validator.reports.width import width
from validator.reports.wrapping import shorten, wrap


def test_a_text_that_fits_stays_on_its_line() -> None:
    assert wrap("All cards are of one suit.", 26) == "All cards are of one suit."


def test_words_stay_whole() -> None:
    assert wrap("All cards of an attack are of one suit.", 16) == "All cards of an\nattack are of\none suit."


def test_every_line_is_indented() -> None:
    assert wrap("one two three", 8, "  ") == "  one\n  two\n  three"


def test_a_word_longer_than_the_line_is_cut() -> None:
    assert wrap("see abcdefghijkl now", 5) == "see\nabcde\nfghij\nkl\nnow"


def test_japanese_breaks_between_characters_but_never_before_a_full_stop() -> None:
    assert wrap("手札から一枚捨てます。", 10) == "手札から一\n枚捨てま\nす。"


def test_an_opening_bracket_does_not_end_a_line() -> None:
    assert wrap("山札（やま）", 6) == "山札\n（や\nま）"


def test_names_of_two_scripts_share_a_line_by_their_width() -> None:
    lines = wrap("千代 plays and 千代 wins and 千代 deals", 14).split("\n")
    assert lines == ["千代 plays and", "千代 wins and", "千代 deals"]
    assert max(map(width, lines)) == 14


def test_of_a_text_without_width_that_goes_on_and_on_little_is_left() -> None:
    assert len(shorten("a" + "\u0301" * 100_000, 40)) < 2000
    assert shorten("a" + "\u0301" * 100, 40) == "a" + "\u0301" * 100


def test_a_very_long_word_is_cut_into_lines_that_are_full() -> None:
    lines = wrap("千" * 100_000, 80).splitlines()
    assert "".join(lines) == "千" * 100_000
    assert set(map(width, lines)) == {80}


def test_the_middle_of_a_long_text_is_left_out() -> None:
    assert shorten("a" * 50 + "z" * 50, 11) == "aaaaa…zzzzz"


def test_a_text_that_fits_is_not_shortened() -> None:
    assert shorten("千代千代", 8) == "千代千代"
