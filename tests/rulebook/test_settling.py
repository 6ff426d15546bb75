"""House rules come back as they were settled, and a question is asked only where there is something to choose."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from validator.rulebook import from_folder, load_game
from validator.rulebook.game import Game
from validator.rulebook.readings import matches, reading_names, resolve
from validator.rulebook.settling import FURTHER, START, Draft, first_to_settle, possible, settle, starting_points

CRAZY_EIGHTS = from_folder(Path(__file__).resolve().parents[1] / "crazy-eights")
GAMES = [load_game("battalion"), load_game("clash"), CRAZY_EIGHTS]
BATTALION = GAMES[0]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def at_random(game: Game, random: Random) -> dict[str, str]:
    """A valid reading: of each question that arises, an answer that may be given."""
    reading: dict[str, str] = {}
    for name, variant in game.variants.items():
        if matches(variant.asked, reading):
            reading[name] = random.choice([option for option in variant.options
                                           if matches(variant.needs.get(option, ()), reading)])
    return reading


@each_game
@pytest.mark.parametrize("seed", range(40))
def test_what_was_chosen_is_in_force_whatever_one_begins_with(game: Game, seed: int) -> None:
    random = Random(seed)
    wanted = at_random(game, random)
    base = random.choice(reading_names(game))
    settled = settle(game, base, wanted)
    assert settled.options == wanted
    assert resolve(game, settled.changes, base) == wanted


@each_game
def test_no_change_can_be_left_out(game: Game) -> None:
    for base in reading_names(game):
        settled = settle(game, base, at_random(game, Random(base)))
        for name in settled.changes:
            fewer = {other: option for other, option in settled.changes.items() if other != name}
            assert settle(game, base, fewer).options != settled.options


def test_one_begins_with_a_reading_that_is_like_no_other() -> None:
    assert [starting_points(game) for game in GAMES] == [
        ["canonical", "ja", "ru", "de"], ["canonical"], ["canonical", "gentle"]]


def test_first_come_the_questions_that_somebody_answers_otherwise_and_those_in_doubt() -> None:
    first = first_to_settle(BATTALION)
    assert {"combat", "bid-unit", "suit-ban"} <= set(first)         # of sources, of a witness, of a reading alone
    assert {"triplet", "empty-hand"} <= set(first)                  # nobody knows
    assert {"bank-fate", "final-tie", "draw-duty"}.isdisjoint(first)
    assert first == [name for name in BATTALION.variants if name in first], "in the order of the rule book"


@each_game
def test_a_question_comes_after_those_on_which_it_depends(game: Game) -> None:
    for names in (first_to_settle(game), list(game.variants)):
        for position, name in enumerate(names):
            variant = game.variants[name]
            needed = {other for condition in (variant.asked, *variant.needs.values())
                      for alternative in condition for other in alternative}
            assert needed <= set(names[:position])


# -- a draft

def test_a_question_that_does_not_arise_is_not_asked() -> None:
    draft = Draft(BATTALION, "canonical", {}, starts=False)
    assert "strength" in draft.steps() and "off-suit" not in draft.steps()
    draft = draft.answered("combat", "cover")
    assert "strength" not in draft.steps() and "off-suit" in draft.steps()


def test_a_question_with_one_answer_left_is_not_asked() -> None:
    draft = Draft(BATTALION, "canonical", {}, starts=False)
    assert "empty-hand" not in draft.steps()
    assert "empty-hand" in draft.answered("refill", "none").steps()


def test_the_reading_to_begin_with_is_asked_only_where_there_is_a_choice() -> None:
    assert Draft(BATTALION, "canonical", {}).steps()[0] == START
    assert START not in Draft(GAMES[1], "canonical", {}).steps()
    assert START not in Draft(BATTALION, "ru", {}, starts=False).steps()


def test_what_is_seldom_disputed_is_asked_only_for_who_wants_it() -> None:
    draft = Draft(BATTALION, "canonical", {})
    assert draft.steps()[-1] == FURTHER and "bank-fate" not in draft.steps()
    assert "bank-fate" in Draft(BATTALION, "canonical", {}, further=True).steps()


def test_what_is_given_is_not_asked() -> None:
    assert "target" not in Draft(BATTALION, "canonical", {"target": "next"}, frozenset({"target"})).steps()


@each_game
@pytest.mark.parametrize("seed", range(5))
def test_an_answer_leaves_the_steps_before_it_as_they_were(game: Game, seed: int) -> None:
    random, draft, position = Random(seed), Draft(game, "canonical", {}, starts=False, further=True), 0
    while position < len(steps := draft.steps()):
        if steps[position] != FURTHER:
            name = steps[position]
            draft = draft.answered(name, random.choice(possible(game.variants[name], draft.settled.options)))
        position += 1
        assert draft.steps()[:position] == steps[:position]


def test_an_answer_that_the_reading_has_anyway_is_no_change() -> None:
    draft = Draft(BATTALION, "canonical", {}).answered("target", "next").answered("target", "free")
    assert draft.settled.changes == {}


def test_an_answer_that_fits_no_more_gives_way() -> None:
    draft = Draft(BATTALION, "canonical", {}).answered("refill", "none").answered("empty-hand", "game-ends")
    refilled = draft.answered("refill", "to-ten")
    assert refilled.settled.changes == {}
    assert refilled.answered("refill", "none").settled == draft.settled, "but is not forgotten"
