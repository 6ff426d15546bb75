"""What rules say of a field beforehand is found in the games that we have."""

from __future__ import annotations

import pytest

from tests.simulation.corpora import GAMES
from validator.engine.program import Program
from validator.rulebook.readings import resolve
from validator.simulation.limits import limits, matters_which, stated

PROGRAMS = {game.name: Program(game, resolve(game, {})) for game in GAMES}


def found(game: str, move: str) -> set[tuple[str, str, bool, str]]:
    """The limits of a move: by which rule, of which field, whether its cards are counted, how they are compared."""
    return {(limit.rule.id, limit.field, limit.counted, limit.operator)
            for limit in limits(PROGRAMS[game].every(move))}


def test_a_bid_is_limited_from_below_and_from_above():
    assert found("battalion", "bid") == {("minimum-bid", "count", False, ">="), ("never-overbid", "count", False, "<="),
                                         ("bid-must-exceed", "count", False, ">")}


def test_how_many_cards_are_dealt_and_taken_is_fixed():
    assert found("battalion", "deal") == {("ten-cards", "dealt", True, "==")}
    assert found("battalion", "refill") == {("refill-exact", "cards", True, "==")}
    assert found("clash", "set") == {("four-sets", "sets", True, "=="), ("three-in-reserve", "reserved", True, "==")}


def test_what_holds_only_otherwise_is_no_limit():
    assert found("battalion", "attack") == {("attack-has-cards", "cards", True, ">")}      # not: or opened, or any(…)


def test_a_number_that_depends_on_the_field_itself_does_not_limit_it():
    assert found("clash", "open") == {("whole-set", "cards", True, ">")}


@pytest.mark.parametrize(("game", "move", "claimed"), [
    ("battalion", "result", {"claimed_chips", "claimed_bank", "claimed_winners"}),
    ("clash", "result", {"claimed_points", "claimed_winners"}),
    ("crazy-eights", "score", {"claim"}),
])
def test_claims_are_compared_with_what_is_so(game, move, claimed):
    assert {limit.field for limit in stated(PROGRAMS[game].every(move))} == claimed


@pytest.mark.parametrize(("game", "move", "field", "matters"), [
    ("battalion", "attack", "cards", True), ("battalion", "refill", "cards", False),
    ("battalion", "discard", "card", False), ("crazy-eights", "play", "card", True),
    ("clash", "answer", "cards", False),
])
def test_whether_it_matters_which_cards_they_are(game, move, field, matters):
    assert matters_which(PROGRAMS[game].every(move), field) is matters
