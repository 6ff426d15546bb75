"""Cards as people type them become cards as a record has them."""

from __future__ import annotations

import pytest

from validator.cards.deck import FACES
from validator.cards.notation import parse, write
from validator.cards.typed import as_recorded

LETTERS = {"en": ["SHDC", "shdc"], "de": ["shdc", ["p", "h", "ka", "kr"]], "ru": ["shdc", "пчбт", "ПЧБТ"],
           "ja": ["shdc"]}


@pytest.mark.parametrize(("tag", "letters"), [(tag, letters) for tag in LETTERS for letters in LETTERS[tag]])
def test_each_card_can_be_typed_with_the_letter_of_its_suit(tag: str, letters: str) -> None:
    for face in FACES:
        rank, sign = write(face, tag)[:-1], write(face, tag)[-1]
        letter = letters["♠♥♦♣".index(sign)]
        assert as_recorded(rank.lower() + letter, tag) == as_recorded(letter + rank, tag) == write(face, tag)


@pytest.mark.parametrize("tag", LETTERS)
def test_cards_need_no_space_between_them(tag: str) -> None:
    hand = [write(face, tag) for face in FACES]
    assert as_recorded("".join(hand), tag) == as_recorded(" , ".join(hand), tag) == " ".join(hand)


@pytest.mark.parametrize("typed", ["7♠ 8♠ ?", "- 10♦ 2♣", "?♠", "12", "", "🂡 🂱"])
def test_what_a_record_may_have_is_the_same_cards(typed: str) -> None:
    if "-" in typed or typed == "12":
        assert as_recorded(typed) == typed
    else:
        assert parse(as_recorded(typed)) == parse(typed)


@pytest.mark.parametrize("typed", ["11s", "7x", "Т♠", "ss", "10", "7♠x"])
def test_what_is_no_card_stays_as_it_was_typed(typed: str) -> None:
    assert as_recorded(f"7s {typed}") == f"7♠ {typed}"
