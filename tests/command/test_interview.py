"""The questions of house rules are asked so that Enter is safe, any answer can be taken back, and nothing is lost."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from validator.command.asking import Dialogue
from validator.command.console import Console
from validator.command.interview import Interview, Stopped, Wish
from validator.command.languages import words
from validator.languages import language, tags
from validator.reports.book.page import Page
from validator.rulebook import from_folder, load_game
from validator.rulebook.game import Game
from validator.rulebook.readings import resolve
from validator.rulebook.settling import Draft

BATTALION = load_game("battalion")
CRAZY_EIGHTS = from_folder(Path(__file__).resolve().parents[1] / "crazy-eights")


class Heard(NamedTuple):
    """How a dialogue ended: what was settled, whether to the end, and what was said."""

    draft: Draft
    ended: bool
    said: str

    @property
    def changes(self) -> dict[str, str]:
        """What differs from the reading that was begun with."""
        return self.draft.settled.changes

    @property
    def asked(self) -> list[str]:
        """The numbers of the questions, as they were asked."""
        return [line.split()[0] for line in self.said.splitlines() if line[:1].isdigit() and "/" in line.split()[0]]


def talk(*typed: str, draft: Draft | None = None, game: Game = BATTALION, tag: str = "en") -> Heard:
    """A dialogue in which these lines are typed, and then nothing more."""
    said = StringIO()
    console = Console(said, {})
    interview = Interview(Dialogue(console, StringIO("".join(f"{line}\n" for line in typed))),
                          Page(game, language(tag)), words(language(tag)))
    try:
        return Heard(interview.conduct(draft or Draft(game, "canonical", {})), True, said.getvalue())
    except Stopped as stopped:
        return Heard(stopped.draft, False, said.getvalue())


def test_a_dialogue_says_what_it_is_how_to_answer_and_asks() -> None:
    assert talk("", "").said.startswith("""\
House rules for Battalion: what your table should settle before it plays. ★
marks the canonical answer.
Enter takes the answer in square brackets, a number or a name another one; ?
tells more, b goes back, r leaves the rest as it stands, q stops.

1/19  By which rules do you begin?
  1 ★  The canonical rules (canonical)
  2    Japanese (ja): 3 answers differ from the canonical rules
  3    Russian (ru): 12 answers differ from the canonical rules
  4    German (de): 12 answers differ from the canonical rules
Answer [1]: \n\
2/19  How many packs are shuffled together?
  1 ★  Two packs are used when three or four play, three packs when five or six
       play. (by-players: de, ru)
  2    Two packs are used, however many play. (always-two: ja)
Answer [1]: \n\
3/19  How many chips does everybody have when five or six play?
""")


def test_who_only_presses_enter_plays_by_the_canonical_rules() -> None:
    heard = talk(*[""] * 20)
    assert (heard.ended, heard.draft.settled.options) == (True, resolve(BATTALION, {}))
    assert heard.asked == [f"{number}/19" for number in range(1, 20)]


def test_enter_keeps_the_answer_of_the_reading_that_one_began_with() -> None:
    heard = talk("ru", *[""] * 30)
    assert (heard.ended, heard.draft.settled.options) == (True, resolve(BATTALION, {}, "ru"))


@pytest.mark.parametrize("answer", ["2", "always-two", " Always-Two ", "２"])
def test_an_answer_is_its_number_or_its_name(answer: str) -> None:
    assert talk("", answer, "r").changes == {"packs": "always-two"}


@pytest.mark.parametrize("slip", ["3", "0", "-1", "yes", "2 2", "\x1b[A", "9" * 5000, "m"])
def test_what_is_no_answer_settles_nothing_and_is_asked_for_again(slip: str) -> None:
    heard = talk("", slip, "2", "r")
    assert heard.changes == {"packs": "always-two"}
    assert "is no answer here; type a number from 1 to 2, or ? to be told more." in heard.said.replace("\n", " ")
    assert "\x1b" not in heard.said


def test_one_can_be_told_who_says_what_and_why_before_answering() -> None:
    heard = talk("", "?", "2", "r")
    assert heard.changes == {"packs": "always-two"}
    assert "  Japanese (ja): always-two\n    「カード 104 枚 … 2 つの 52 枚のカードデッキ」" in heard.said
    assert heard.asked == ["1/19", "2/19", "2/19", "3/19"], "and is asked again below it"


def test_one_can_be_told_how_to_read_the_rules_one_may_begin_with() -> None:
    assert "To read one of them before you choose: referee rules battalion --reading ru" in \
        talk("3", "b", "?").said.replace("\n", " ")


def test_one_can_go_back_and_answer_otherwise() -> None:
    assert talk("", "2", "b", "1", "r").changes == {}
    assert talk("", "2", "b", "", "r").changes == {"packs": "always-two"}, "Enter keeps what was said before"
    assert talk("b", "b", "ru", "r").draft.base == "ru", "there is nothing before the first question"


def test_an_answer_decides_what_is_asked_below_it() -> None:
    covering = talk(draft=Draft(BATTALION, "canonical", {"combat": "cover"}, frozenset({"combat"})), *["1"] * 30)
    assert "Does a card of another suit cover?" in covering.said
    assert "What is the strength of an attack or a defence?" not in covering.said
    comparing = talk(*[""] * 20)
    assert "What is the strength of an attack or a defence?" in comparing.said
    assert "Does a card of another suit cover?" not in comparing.said


def test_an_answer_that_is_not_possible_is_not_offered() -> None:
    draft = Draft(CRAZY_EIGHTS, "canonical", {}, starts=False)
    assert "draw-choice" not in draft.steps()
    heard = talk("one", "free", "r", draft=draft, game=CRAZY_EIGHTS)
    assert heard.changes == {"drawing": "one", "draw-choice": "free"}


def test_the_questions_that_are_seldom_disputed_are_asked_for_who_wants_them() -> None:
    first = [""] * 19
    heard = talk(*first, "?", "x", "m", *[""] * 7, "last-attacker")
    assert (heard.ended, heard.changes) == (True, {"final-tie": "last-attacker"})
    assert "8 more questions arise, which are seldom disputed.\nEnter leaves that as it stands, m asks: –  Must" \
        in heard.said
    assert heard.asked[-8:] == [f"{number}/27" for number in range(20, 28)]
    assert "Who gets the bank at the end?" not in talk(*first, "").said


def test_one_can_go_back_to_before_the_offer_of_more_questions_and_from_behind_it() -> None:
    first = [""] * 19
    heard = talk(*first, "b", "none", "", "")
    assert (heard.ended, heard.changes) == (True, {"refill": "none"}), "and what arises then is asked as well"
    heard = talk(*first, "m", "b", "")
    assert (heard.ended, heard.asked[-1]) == (True, "20/27")


# -- to stop

@pytest.mark.parametrize("last", [["q"], ["quit"], []])
def test_who_stops_loses_nothing(last: list[str]) -> None:
    heard = talk("ru", "2", *last)
    assert (heard.ended, heard.draft.base, heard.changes) == (False, "ru", {"packs": "always-two"})


# -- in every language

@pytest.mark.parametrize("tag", tags())
def test_each_wish_has_words_of_its_own_and_those_of_english_too(tag: str) -> None:
    interview = Interview(Dialogue(Console(StringIO(), {}), StringIO()), Page(BATTALION, language(tag)),
                          words(language(tag)))
    spoken = {word: wish for wish in Wish for word in interview._words(wish)}
    assert all(spoken[word] is wish for wish in Wish for word in interview._words(wish)), "no word means two things"
    assert not [word for word in spoken if word.isdigit()]
    assert {"b", "back", "q", "quit", "r", "rest", "m", "more", "?"} <= spoken.keys()


@pytest.mark.parametrize(("tag", "back", "leave"), [("de", "zurück", "Rest"), ("ru", "НАЗАД", "о"), ("ja", "戻る", "残り")])
def test_one_answers_in_the_words_of_the_language(tag: str, back: str, leave: str) -> None:
    heard = talk("", "2", back, "1", leave, tag=tag)
    assert (heard.ended, heard.changes) == (True, {})
    assert "[en]" not in heard.said and "{" not in heard.said
