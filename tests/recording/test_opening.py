"""What is asked before the first move, and the header that comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from validator.command.languages import words
from validator.languages import language
from validator.recording.opening import Opening, Quit
from validator.rulebook import load_game
from validator.transcripts.read import Installed

BATTALION = {"battalion": load_game("battalion")}


def header(*typed: str, games: Any = BATTALION, reading: Any = None, tag: str = "en") -> dict[str, Any] | None:
    opening = Opening(games, words(language(tag)), reading)
    for line in typed:
        assert not opening.done, f"“{line}” is not asked for"
        opening.answer(line)
    return opening.header


def said(*typed: str) -> str:
    """What is said to the last line."""
    opening = Opening(BATTALION, words(language("en")))
    return [opening.answer(line) for line in typed][-1]


def test_the_usual_takes_enter_and_the_names() -> None:
    assert header("", "", "Anna, Boris, Chiyo", "Boris") == {
        "game": "battalion", "edition": "1.0", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Boris"}


def test_names_may_be_given_one_by_one() -> None:
    assert header("", "", "Anna", "O'Hara, Zoe", "No", "", "2")["players"] == ["Anna", "O'Hara, Zoe", "No"]


def test_a_name_with_a_comma_stands_in_quotes() -> None:
    assert header("", "", '"O\'Hara, Zoe", Anna、No', "No")["players"] == ["O'Hara, Zoe", "Anna", "No"]


def test_words_may_be_chosen_by_number_or_by_how_they_begin() -> None:
    found = header("clash", "can", "3", "Dora, Emil", "em", "", games=Installed())
    assert found == {"game": "clash", "edition": "1.0", "language": "ru", "players": ["Dora", "Emil"],
                     "defender": "Emil"}


def test_what_may_be_left_out_may_be_told() -> None:
    assert header("2", "", "", "Dora, Emil", "1", "2", games=Installed())["dealer"] == "Emil"


def test_cards_are_written_in_the_letters_of_who_speaks() -> None:
    assert header("", "", "Anna, Boris, Chiyo", "1", tag="de")["language"] == "de"


def test_a_reading_that_was_named_is_not_asked_for() -> None:
    house = {"base": "ja", "target": "next"}
    assert header("", "Anna, Boris, Chiyo", "1", reading=house)["reading"] == house


@pytest.mark.parametrize(("typed", "complaint"), [
    (("nobody knows",), "That is none of them."),
    (("9",), "That is none of them."),
    (("", "", "Anna, Anna, Boris"), "“Anna” sits at the table already; tell the two apart."),
    (("", "", "Anna, Boris"), "Three to six people can play, not 2."),
    (("", "", "Anna", ""), "Three to six people can play, not 1 person."),
    (("", "", "A, B, C, D, E, F, G"), "Three to six people can play, not 7."),
    (("", "", ""), "The list of players is empty"),
    (("", "", "Anna", "Anna"), "“Anna” sits at the table already"),
    (("", "", "Anna, Boris, bank"), "bank"),
    (("", "", "Anna, Boris, Chiyo", "Dora"), "That is none of them."),
])
def test_what_cannot_be_is_asked_again(typed: tuple[str, ...], complaint: str) -> None:
    assert complaint in said(*typed)
    assert header(*typed) is None


def test_a_name_that_cannot_be_costs_no_other_its_seat() -> None:
    assert "“bank”" in said("", "", "Anna", "bank")
    assert header("", "", "Anna", "bank", "Boris", "deal", "Chiyo", "", "1")["players"] == ["Anna", "Boris", "Chiyo"]


@pytest.mark.parametrize(("tag", "word"), [("en", "quit"), ("en", "q"), ("de", "ende"), ("de", "quit")])
def test_who_is_asked_may_leave(tag: str, word: str) -> None:
    with pytest.raises(Quit):
        header(word, tag=tag)


def test_who_is_called_like_the_word_that_leaves_sits_at_the_table() -> None:
    assert header("", "", "Q, Boris, Chiyo", "q")["dealer"] == "Q"
