"""Decision diagrams are held against sets of choices, written out one by one."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from validator.disputes.diagrams import ALL, NOTHING, Diagram, Diagrams

ANSWERS = (2, 3, 2, 4)
EVERY = list(product(*map(range, ANSWERS)))


def choices_of(diagrams: Diagrams, diagram: Diagram) -> set[tuple[int, ...]]:
    return {choice for choice in EVERY if diagrams.holds(diagram, choice)}


def made_at_random(diagrams: Diagrams, random: Random) -> tuple[Diagram, set[tuple[int, ...]]]:
    """A set of choices, as a diagram and written out."""
    diagram, choices = NOTHING, set()
    for choice in random.sample(EVERY, random.randrange(len(EVERY))):
        one = ALL
        for question, answer in enumerate(choice):
            one = diagrams.both(one, diagrams.where(question, {answer}))
        diagram = diagrams.either(diagram, one)
        choices.add(choice)
    return diagram, choices


@pytest.mark.parametrize("seed", range(20))
def test_sets_are_joined_and_cut_as_sets_are(seed):
    diagrams, random = Diagrams(ANSWERS), Random(seed)
    (one, first), (two, second) = made_at_random(diagrams, random), made_at_random(diagrams, random)
    assert choices_of(diagrams, one) == first
    assert choices_of(diagrams, diagrams.both(one, two)) == first & second
    assert choices_of(diagrams, diagrams.either(one, two)) == first | second


@pytest.mark.parametrize("seed", range(20))
def test_a_question_answered_leaves_the_choices_with_that_answer(seed):
    diagrams, random = Diagrams(ANSWERS), Random(seed)
    diagram, choices = made_at_random(diagrams, random)
    for question, answers in enumerate(ANSWERS):
        for answer in range(answers):
            left = choices_of(diagrams, diagrams.given(diagram, question, answer))
            assert {choice for choice in left if choice[question] == answer} == \
                {choice for choice in choices if choice[question] == answer}


@pytest.mark.parametrize("seed", range(20))
def test_the_ways_are_all_choices_each_once(seed):
    diagrams, random = Diagrams(ANSWERS), Random(seed)
    diagram, choices = made_at_random(diagrams, random)
    on_a_way = [choice for way in diagrams.ways(diagram) for choice in EVERY
                if all(choice[question] == answer for question, answer in way.items())]
    assert sorted(on_a_way) == sorted(choices)


@pytest.mark.parametrize("seed", range(20))
def test_equal_sets_are_the_same_diagram_however_they_were_made(seed):
    diagrams, random = Diagrams(ANSWERS), Random(seed)
    diagram, choices = made_at_random(diagrams, random)
    again = NOTHING
    for choice in random.sample(sorted(choices), len(choices)):
        one = ALL
        for question in random.sample(range(len(ANSWERS)), len(ANSWERS)):
            one = diagrams.both(diagrams.where(question, {choice[question]}), one)
        again = diagrams.either(one, again)
    assert again == diagram


def test_everything_is_all_and_what_excludes_itself_is_nothing():
    diagrams = Diagrams(ANSWERS)
    assert diagrams.either(diagrams.where(1, {0, 2}), diagrams.where(1, {1})) == ALL
    assert diagrams.both(diagrams.where(1, {0, 2}), diagrams.where(1, {1})) == NOTHING
