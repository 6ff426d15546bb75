"""Two readings play the same game side by side."""

from __future__ import annotations

from random import Random

import pytest

from validator.engine.program import Program
from validator.rulebook import resolve
from validator.soundness.pair import Pair
from validator.transcripts.transcript import Played

PASS = Played("pass", 1)


@pytest.fixture
def begun(changed):
    """A race of so many, by the canonical reading and by one with another option."""
    def begun(seats: int = 2, **options: str) -> Pair | None:
        game, *_ = changed("race")
        programs = Program(game, resolve(game, {})), Program(game, resolve(game, options))
        return Pair.begun(programs, seats, {"dealer": 0})
    return begun


def test_a_game_that_so_many_cannot_play_does_not_begin(begun) -> None:
    assert begun(3) is None


def test_a_move_that_one_reading_forbids_is_told(begun) -> None:
    pair = begun(passing="forbidden")
    assert pair.make(PASS)[1:] == (True, False)
    assert pair.differs(PASS) and pair.alike


def test_a_move_leaves_the_tables_before_it_as_they_were(begun) -> None:
    pair = begun(goal="no-stock")
    after, one, other = pair.make(Played("take", 1, {"card": pair.programs[0].game.faces[0]}))
    assert one and other
    assert [len(table.pockets["stock", None].cards) for table in (*pair.tables, *after.tables)] == [8, 8, 7, 7]


def test_when_one_game_has_ended_the_winners_of_it_are_claimed(begun) -> None:
    pair = begun(goal="no-stock")
    for number, card in enumerate(pair.programs[0].game.faces[:5]):
        pair, *_ = pair.make(Played("take", 1 - number % 2, {"card": card}))
    assert list(pair.claims()) == []
    pair, *_ = pair.make(Played("pass", 0))            # Boris has three cards, Anna two
    assert not pair.alike
    assert list(pair.claims()) == [Played("result", None, {"claimed": (1,)})]


def test_moves_are_proposed_by_both(begun) -> None:
    assert {played.name for played in begun(passing="forbidden").proposals(Random(1))} == {"take", "pass"}
