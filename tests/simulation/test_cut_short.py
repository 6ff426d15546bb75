"""Where rules do what cannot be done, or ask what nobody can tell, a game at random ends before that."""

from __future__ import annotations

import pytest

from tests.engine.tiny import TURN, tiny
from validator.engine import judge
from validator.engine.program import Program
from validator.findings import LEGAL
from validator.simulation.corpus import Corpus, seats_allowed
from validator.simulation.kinds import Kinds
from validator.transcripts import read_text

READING = {"ringing": "allowed"}
FAILING = {
    "cards that are not there": "do: [{move: stock, from: hand(dealer), to: heap}]",
    "parts of too many cards": "if: 'any(one_suit(part) for part in subsets(stock + stock + stock))', "
                               "do: [{set: {winners: seats}}]",
}


@pytest.mark.parametrize("what", FAILING.values(), ids=list(FAILING))
@pytest.mark.parametrize("moment", ["before: game", "before: turn"])
def test_nobody_begins_where_that_comes_first(moment: str, what: str) -> None:
    game = tiny(f"{TURN}\n- {{id: failing, text: It fails., {moment}, {what}}}")
    assert seats_allowed(Kinds(Program(game, READING))) == ()


def test_nobody_begins_where_nobody_ever_has_to_move() -> None:
    game = tiny(TURN.replace("go | stay}", "go | stay, while: over}"))
    assert seats_allowed(Kinds(Program(game, READING))) == ()


@pytest.mark.parametrize("what", FAILING.values(), ids=list(FAILING))
@pytest.mark.parametrize("moment", ["on: go", "after: turn"])
def test_a_game_stops_before_what_leads_to_it(moment: str, what: str) -> None:
    game = tiny(f"{TURN}\n- {{id: failing, text: It fails., {moment}, {what}}}")
    for number in range(1, 6):
        made = Corpus(game, READING, "canonical", 2).written(number)
        record, = read_text(made.record.decode("utf-8"), games={game.name: game})
        assert judge(game, record).verdict == LEGAL


def test_no_result_is_stated_that_nobody_can_tell() -> None:
    everything = " + ".join(["stock", "hand(dealer)", "hand(left(dealer))"] * 3)
    game = tiny(TURN.replace("on: result}", "on: result, require: 'told == count(one_suit(part) for part in "
                                            f"subsets({everything}))'}}"))
    made = Corpus(game, READING, "canonical", 2).written(1)
    assert b'"result"' not in made.record
