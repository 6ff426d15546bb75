"""What is expected of a game with one illegal change is what the interpreter finds, for every kind of change."""

from __future__ import annotations

from itertools import cycle, product

import pytest

from tests.games_at_random import how_many
from tests.simulation.corpora import GAMES, answer_of, corpora, judged
from validator.findings import ILLEGAL, LEGAL
from validator.simulation.changes import CHANGES

EACH = how_many("GAMES_CHANGED", 3)
MOST_TRIED = 25 * EACH
NO_PLACE = {
    ("clash", "not-on-top"): "there is no pile",
    ("clash", "wrong-number"): "nobody names a number",
    ("crazy-eights", "wrong-number"): "nobody names a number",
    ("crazy-eights", "not-on-top"): "nothing is taken from the pile",
}
LENGTH = {"twice": 1, "wrong-time": 1, "after-the-end": 1, "left-out": -1}
"""By how many moves a change makes a game longer."""


@pytest.mark.parametrize(("game", "change"), [
    pytest.param(game, change, id=f"{game.name}-{change}") for game, change in product(GAMES, CHANGES)
    if (game.name, change) not in NO_PLACE])
def test_the_move_and_the_rule_that_are_expected_are_those_that_are_found(game, change):
    made = 0
    for number, corpus in zip(range(1, MOST_TRIED), cycle(corpora(game, share=1, changes=(change,)))):
        written = corpus.written(number)
        expected = answer_of(written)
        if written.change is None:          # this game has no place for it
            assert expected == {"line": number, "verdict": LEGAL, "move": None, "rule": None, "change": None}
            continue
        assert (expected["line"], expected["verdict"], expected["change"]) == (number, ILLEGAL, change)
        [finding] = judged(game, written).findings
        assert (finding.verdict, finding.move) == (ILLEGAL, expected["move"])
        assert expected["rule"] in (None, finding.rule)
        made += 1
        if made == EACH:
            break
    assert made == EACH


@pytest.mark.parametrize(("game", "change"), NO_PLACE)
def test_some_changes_have_no_place_in_some_games(game, change):
    game = next(one for one in GAMES if one.name == game)
    for corpus in corpora(game, share=1, changes=(change,)):
        assert corpus.written(1).change is None


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_else_is_changed(change):
    corpus = corpora(GAMES[0], share=1, changes=(change,))[0]
    unchanged = corpora(GAMES[0])[0]
    for number in range(1, 9):
        written, legal = corpus.written(number), unchanged.written(number)
        if written.change:
            assert written.moves - legal.moves == LENGTH.get(change, 0)


def test_all_kinds_of_change_occur_in_one_corpus():
    corpus = corpora(GAMES[0], share=0.9)[0]
    assert {corpus.written(number).change for number in range(1, 121)} == {None, *CHANGES}


def test_as_many_games_are_changed_as_was_asked_for():
    corpus = corpora(GAMES[0], share=0.25)[0]
    changed = sum(corpus.written(number).change is not None for number in range(1, 201))
    assert 30 < changed < 70                # 50 ± 3 standard deviations
