"""Numbers, lists and forms of a language; another one comes as a gettext catalogue."""

from __future__ import annotations

import gettext
from collections.abc import Callable

import pytest

from validator.findings import Fact, Message
from validator.reports.language import ENGLISH, Language, Listing
from validator.reports.speaker import Speaker


@pytest.mark.parametrize(("items", "text"), [
    ([], ""),
    (["Anna"], "Anna"),
    (["Anna", "Boris"], "Anna and Boris"),
    (["Anna", "Boris", "Chiyo"], "Anna, Boris and Chiyo"),
])
def test_a_list_ends_with_and(items: list[str], text: str) -> None:
    assert ENGLISH.both.join(items) == text


def test_alternatives_end_with_or() -> None:
    assert ENGLISH.either.join(["bid", "pass"]) == "bid or pass"


@pytest.mark.parametrize(("value", "text"), [
    (0, "0"),
    (-3, "-3"),
    (1234, "1,234"),
    (10 ** 23, "100,000,000,000,000,000,000,000"),
    (10 ** 24, "100000…000000 (25 digits)"),
])
def test_a_number_is_written_out_unless_it_is_very_long(value: int, text: str) -> None:
    assert ENGLISH.number(value) == text


def test_a_number_longer_than_python_writes_out_is_shown_too() -> None:
    assert ENGLISH.number(-(10 ** 4999) - 42) == "-100000…000042 (5,000 digits)"
    assert ENGLISH.number(10 ** 5000 - 1) == "999999…999999 (5,000 digits)"


class Catalogue(gettext.NullTranslations):
    """A catalogue held in a dict: (kind, form) → sentence."""

    def __init__(self, sentences: dict[tuple[str, int], str], form: Callable[[int], int]) -> None:
        super().__init__()
        self.sentences = sentences
        self.form = form

    def pgettext(self, context: str, message: str) -> str:
        return self.sentences.get((context, 0), message)

    def npgettext(self, context: str, singular: str, plural: str, count: int) -> str:
        return self.sentences.get((context, self.form(count)), plural)


def russian(count: int) -> int:
    """Which of the three Russian forms goes with a number."""
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else 2


IN_RUSSIAN = Catalogue({
    ("moves", 0): "{#count} ход",
    ("moves", 1): "{#count} хода",
    ("moves", 2): "{#count} ходов",
    ("game-over", 0): "Игра уже закончилась.",
}, russian)
RUSSIAN = Language("ru", lambda domain: IN_RUSSIAN, Listing(last=" и "), Listing(last=" или "), "\u00a0")


@pytest.mark.parametrize(("count", "text"), [
    (1, "1 ход"), (2, "2 хода"), (5, "5 ходов"), (11, "11 ходов"), (21, "21 ход")])
def test_another_language_chooses_its_own_forms(count: int, text: str) -> None:
    assert Speaker(RUSSIAN).word("moves", count=count) == text


def test_another_language_has_its_own_sentences_and_lists() -> None:
    speaker = Speaker(RUSSIAN, players=("Аня", "Борис"))
    assert speaker.say(Message("game-over", {})) == "Игра уже закончилась."
    assert speaker.show(Fact("seats", (0, 1))) == "Аня и Борис"


def test_another_language_has_its_own_letters_on_the_cards() -> None:
    jack, ten, ace = 9, 8, 12
    assert Speaker(RUSSIAN).show(Fact("cards", (jack, ten, ace))) == "В♠ 10♠ Т♠"
    assert Speaker().show(Fact("cards", (jack, ten, ace))) == "J♠ 10♠ A♠"
