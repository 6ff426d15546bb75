"""What hidden cards leave open is asked of every way they can be, no way left out and none for long."""

from __future__ import annotations

import pytest

from tests.engine.tiny import TURN, anna, boris, recorded, table, tiny
from validator.cards.deck import SPADES, UNKNOWN, face, unknown_of_suit
from validator.engine import cases
from validator.engine.cases import MOST_TABLES, Patience, TooMany, explained
from validator.engine.domain import Went
from validator.engine.follow import follow
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED
from validator.transcripts.transcript import Played

SPADE = unknown_of_suit(SPADES)             # of which the tiny game has three


def verdict(rules: str, *moves: Played) -> str:
    game = tiny(TURN + rules)
    return follow(game, recorded(game, *moves, reading={"ringing": "allowed"})).judgement().verdict


@pytest.fixture
def one_by_one(monkeypatch):
    """Every way is gone through in order, without trying some at random first."""
    monkeypatch.setattr(cases, "PROBES", 0)


@pytest.mark.parametrize("required", ["rank(one) > rank(other)", "rank(one) < rank(other)"])
def test_two_hidden_cards_of_a_move_are_not_taken_for_each_other(required, one_by_one):
    rules = f"- {{id: order, text: They are in order., on: show, require: {required}}}"
    assert verdict(rules, anna("show", one=SPADE, other=SPADE)) == UNDETERMINED


def test_two_hidden_cards_of_a_pile_are_not_taken_for_each_other(one_by_one):
    rules = """
- {id: piled, text: It is laid on the heap., on: take, do: [{move: card, from: hand(player), to: heap}]}
- {id: order, text: The top is higher., on: go, require: any(rank(top(heap)) > rank(c) for c in below(heap))}
"""
    assert verdict(rules, anna("take", card=SPADE), boris("take", card=SPADE), anna("go")) == UNDETERMINED


def test_who_certainly_breaks_a_rule_breaks_it_whatever_another_may_hold():
    rules = """
- {id: noted, text: Its suit is barred., on: take, do: [{set: {no_card: card}}]}
- id: barred
  text: Nobody holds a card of the suit taken last.
  on: go
  each: seat in seats
  require: len(of_suit(hand(seat), suit(no_card))) == 0
"""
    hidden, spade = anna("take", card=UNKNOWN), boris("take", card=face(SPADES, 3))
    assert verdict(rules, hidden, spade, anna("go")) == ILLEGAL


def test_more_cards_of_a_suit_than_there_are_cannot_leave_unseen():
    rules = "- {id: laid, text: They are laid., on: lay, do: [{move: cards, from: stock, to: hand(player)}]}"
    assert verdict(rules, anna("lay", cards=(SPADE,) * 3)) == LEGAL
    assert verdict(rules, anna("lay", cards=(SPADE,) * 4)) == ILLEGAL
    assert verdict(rules, anna("lay", cards=(SPADE,) * 2), boris("lay", cards=(SPADE,) * 2)) == ILLEGAL


def test_a_record_is_not_gone_through_for_ever():
    patience = Patience(MOST_TABLES + 3)
    for tables in (MOST_TABLES, 3):
        turns = patience.turns()
        for _ in range(tables):
            next(turns)
        with pytest.raises(TooMany):
            next(turns)


def test_a_card_that_leaves_where_it_was_known_may_have_come_in_with_many() -> None:
    assert explained([3, 4], [Went(5)])
    assert not explained([3], [Went(3), 3])


def test_what_lies_below_the_top_of_a_pile_is_not_in_question() -> None:
    game = tiny(TURN + """
- {id: heaped, text: It is laid on the heap., on: lay, do: [{move: cards, from: stock, to: heap}]}
- {id: bell, text: It may be rung., on: ring, require: any(suit(c) == suit(top(heap)) for c in hand(dealer))}
""")
    record = recorded(game, anna("take", card=UNKNOWN), boris("lay", cards=(SPADE, face(SPADES, 3))), table("ring"),
                      reading={"ringing": "allowed"})
    finding, = follow(game, record).judgement().findings
    assert finding.verdict == UNDETERMINED and [fact.value for fact in finding.open] == [("hand", 0)]
