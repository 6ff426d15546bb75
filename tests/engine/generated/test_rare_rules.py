"""What rules say seldom is judged alike by generated code and by the interpreter, which tells where code cannot."""

from __future__ import annotations

import pytest

from tests.engine.tiny import TURN, anna, boris, came, recorded, tiny
from validator.engine.follow import follow
from validator.engine.generated.compiled import compiled, legal
from validator.engine.generated.holdings import NotPlain

READING = {"ringing": "allowed"}


@pytest.mark.parametrize(("require", "illegal_at"), [
    ("sum(len(hand(s)) for s in (seats if spent == 0 else winners)) == 1", None),
    ("sum(len(hand(s)) for s in (winners if spent == 0 else seats)) == 1", 1),
    ("all(rank(c) > 2 for c in hand(nobody))", None),
    ("any(rank(c) > 2 for c in (hand(player) if spent == 0 else hand(dealer)))", 1),
])
def test_a_loop_goes_through_what_a_condition_chooses(require: str, illegal_at: int | None) -> None:
    rules = TURN + f"- {{id: chosen, text: It is so., on: go, require: '{require}'}}"
    assert came(rules, anna("take", card=1), boris("go")).illegal_at == illegal_at


def test_nothing_is_done_for_each_where_cards_stay_where_they_are() -> None:
    rules = TURN + "- {id: stays, text: It stays., on: go, each: seat in seats, do: [{move: heap, to: heap}]}"
    assert came(rules, anna("go"), boris("go")).illegal_at is None


@pytest.mark.parametrize(("require", "breaks"), [("hand(player) in subsets(hand(player))", False),
                                                 ("hand(player) not in subsets(hand(player))", True)])
def test_whether_cards_are_among_parts_of_cards_is_told_by_the_interpreter(require: str, breaks: bool) -> None:
    game = tiny(TURN + f"- {{id: part, text: They are., on: go, require: '{require}'}}")
    record = recorded(game, anna("take", card=1), boris("go"), reading=READING)
    assert bool(follow(game, record).judgement().findings) == breaks
    with pytest.raises(NotPlain):
        compiled(game, READING).judge(record)
    assert legal(game, record) is None
