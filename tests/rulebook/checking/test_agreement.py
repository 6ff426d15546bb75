"""Rules fit together under every reading."""

from __future__ import annotations

import pytest

from validator.rulebook import RuleError
from validator.rulebook.checking.agreement import MOST_READINGS, when
from validator.rulebook.game import Game

READINGS = [{"size": "small"}, {"size": "large", "colour": "red"}, {"size": "large", "colour": "blue"}]


@pytest.mark.parametrize(("wrong", "told"), [
    (lambda reading: False, None),
    (lambda reading: True, ""),
    (lambda reading: reading["size"] == "large", "size: large"),
    (lambda reading: reading.get("colour") == "blue", "colour: blue"),
    (lambda reading: reading["size"] == "small", "size: small"),
    (lambda reading: "colour" not in reading or reading["colour"] == "red", "size: small"),
])
def test_when_something_is_wrong_is_told_by_as_few_variants_as_can_be(wrong, told: str | None) -> None:
    assert when(READINGS, wrong) == told


DEFINED = "- id: stakes\n"


def test_a_word_may_have_one_meaning_a_reading(load) -> None:
    load({DEFINED: "- {id: a, when: {refill: full}, let: {much: 1}, text: A.}\n"
                   "- {id: b, when: {refill: none, empty-hand: skipped}, let: {much: 2}, text: B.}\n"
                   "- {id: c, when: {empty-hand: game-ends}, let: {much: 3}, text: C.}\n"
                   "- {id: d, let: {more: much + 1}, text: D.}\n" + DEFINED})


def test_a_word_needs_no_meaning_where_it_is_not_used(load) -> None:
    load({DEFINED: "- {id: a, when: {refill: none}, let: {much: 1}, text: A.}\n"
                   "- {id: b, when: {empty-hand: game-ends}, let: {more: much + 1}, text: B.}\n" + DEFINED})


def test_a_reading_that_contradicts_itself_has_no_say(load) -> None:
    """Under `empty-hand: game-ends` hands are never refilled, so only one of these is ever in force."""
    load({DEFINED: "- {id: a, when: {empty-hand: game-ends}, let: {much: 1}, text: A.}\n"
                   "- {id: b, when: {refill: full}, let: {much: 2}, text: B.}\n"
                   "- {id: c, when: {refill: none, empty-hand: skipped}, let: {much: 3}, text: C.}\n"
                   "- {id: d, let: {more: much + 1}, text: D.}\n" + DEFINED})


def test_a_question_that_is_not_asked_gives_no_meaning(load) -> None:
    with pytest.raises(RuleError, match="the word 'much' has no meaning when raise: must-exceed; define"):
        load({DEFINED: "- {id: a, when: {tie: earliest}, let: {much: 1}, text: A.}\n"
                       "- {id: b, when: {tie: redeal}, let: {much: 2}, text: B.}\n"
                       "- {id: d, let: {more: much + 1}, text: D.}\n" + DEFINED})


@pytest.mark.parametrize("place", [
    "  packs: much\n",
    "      count: {is: number, unrecorded: much}\n",
])
def test_words_in_game_yaml_need_a_meaning_too(place: str, load) -> None:
    old = "  packs: packs\n" if "packs" in place else "      count: number\n"
    with pytest.raises(RuleError, match="^game.yaml:.* the word 'much' has no meaning when refill: full"):
        load({old: place, DEFINED: "- {id: a, when: {refill: none}, let: {much: 1}, text: A.}\n" + DEFINED})


def test_a_phase_may_have_another_order_in_another_reading(load) -> None:
    order = "- id: battle-order\n"
    game: Game = load({order: order + "  when: {refill: full}\n",
                       DEFINED: "- id: other-order\n  when: {refill: none}\n  phase: battle\n"
                                "  turns: {steps: [{leader: respond}, {leader: lay}]}\n  text: O.\n" + DEFINED})
    assert [rule.id for rule in game.rules if rule.phase == "battle"] == ["other-order", "battle-order"]


def test_a_move_may_be_in_force_in_some_readings_only(load) -> None:
    load({"- id: may-pass\n  on: pass\n": "- id: may-pass\n  when: {tie: redeal}\n  on: pass\n"})


def test_too_many_readings_are_not_gone_through(load) -> None:
    names = [f"question-{number}" for number in range(MOST_READINGS.bit_length())]
    questions = "".join(f"  {name}:\n    options: [a, b]\n" for name in names)
    condition = ", ".join(f"{name}: a" for name in names)
    with pytest.raises(RuleError, match="depends on so many variants that more than 20,000 readings must be looked at"):
        load({"variants:\n": "variants:\n" + questions,
              DEFINED: f"- {{id: a, when: {{{condition}}}, text: A.}}\n" + DEFINED})
