"""What happens in which order, and what happens to nobody and nowhere: in the interpreter and in generated code alike.

The expectations are reasoned from the rules language; the rules are such as no game has yet.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.tiny import THINGS, TURN, Came, anna, boris, came, table, tiny
from validator.engine.generated.compiled import Record, Seats, compiled
from validator.engine.generated.laid import spelling
from validator.engine.generated.words import Broken

REST = """
- {id: rest, text: Anna rests., phase: rest, turns: {steps: [{dealer: stay}]}}
"""


# -- phases

def test_the_first_phase_of_a_flow_comes_first_and_the_last_one_follows_the_last_but_one():
    assert came(TURN + REST, anna("go"), boris("go"), anna("stay"), anna("go")) == Came(None, (0, 0, 0))


def test_a_phase_begun_for_each_of_several_begins():
    rules = TURN + REST + "- {id: off, text: A rest follows., on: go, each: seat in seats, do: [{begin: rest}]}"
    assert came(rules, anna("go"), anna("stay")) == Came(None, (0, 0, 0))


def test_a_phase_begun_for_each_of_none_does_not_begin():
    rules = TURN + REST + "- {id: off, text: A rest follows., on: go, each: seat in winners, do: [{begin: rest}]}"
    assert came(rules, anna("go"), boris("go")) == Came(None, (0, 0, 0))
    assert came(rules, anna("go"), anna("stay")) == Came(1)


def test_what_begins_a_phase_is_decided_before_its_rule_acts():
    rules = TURN + REST + """
- id: off
  text: A rest follows.
  on: go
  each: seat in winners
  do: [{set: {winners: seats}}, {begin: rest}]
- {id: won, text: All win., on: go, do: [{set: {winners: seats}}]}
"""
    assert came(rules, anna("go"), boris("go"), anna("stay")) == Came(None, (0, 0, 0), ("Anna", "Boris"))
    assert came(rules, anna("go"), anna("stay")) == Came(1)


def test_play_that_gets_nowhere_is_illegal_at_the_move_that_led_there():
    rules = TURN.replace("go | stay}", "go | stay, while: points(bank) == 0}") + """
- {id: costs, text: It costs a point., on: go, do: [{pay: 1, to: bank}]}
"""
    assert came(rules, anna("stay"), anna("go")) == Came(1)


def test_rounds_are_counted_from_one_and_the_last_one_counts_after_the_phase():
    rules = TURN.replace("turns: {", "turns: {rounds: '3', ") + """
- {id: begun, text: The round is paid., before: turn, do: [{pay: 10 * round, to: bank}]}
- {id: done, text: The round is paid., after: turn, do: [{pay: 100 * round, to: bank}]}
- {id: paid, text: The round is paid., on: go, do: [{pay: round, to: player}]}
"""
    rounds = [anna("go"), boris("go")] * 3
    assert came(rules, *rounds) == Came(None, (6, 6, 10 + 300 + 10))


def test_turns_from_nobody_begin_with_the_first_seat():
    rules = TURN.replace("from: dealer", "from: nobody")
    assert came(rules, anna("go"), boris("go")) == Came(None, (0, 0, 0))


# -- moments

def test_a_move_is_illegal_by_a_rule_after_it_that_cannot_be_done():
    rules = TURN + "- {id: last, text: The top is taken., after: turn, do: [{move: top(heap), from: heap, to: stock}]}"
    assert came(rules, anna("go")) == Came(None, (0, 0, 0))
    assert came(rules, anna("go"), boris("go"), anna("go")) == Came(1)


def test_a_game_whose_start_cannot_be_done_is_none():
    for moment in ("before: game", "before: turn"):
        rules = TURN + f"- {{id: top, text: It is taken., {moment}, do: [{{move: top(heap), from: heap, to: stock}}]}}"
        assert came(rules, anna("go")) == Came(-1)


# -- moves between moves

def test_whether_a_step_is_repeated_is_asked_again_after_a_move_between_moves():
    rules = TURN.replace("[{player: take | lay | show | go | stay}]",
                         "[{dealer: take | lay | show | go, while: spent == 0}, {dealer: stay}]") + """
- {id: spent, text: It is spent., on: ring, do: [{set: {spent: 1}}]}
"""
    assert came(rules, anna("go"), anna("go"), table("ring"), anna("stay")) == Came(None, (0, 0, 0))
    assert came(rules, anna("go"), table("ring"), anna("go")) == Came(2)


def test_a_player_may_make_a_move_between_moves_whoever_is_due():
    things = THINGS.replace("ring: {by: table, anytime: yes}", "ring: {anytime: yes}")
    rules = TURN + "- {id: paid, text: Who rings is paid., on: ring, do: [{pay: 1, to: player}]}"
    rung = boris("ring"), anna("go"), anna("ring"), boris("ring"), boris("go")
    assert came(rules, *rung, things=things) == Came(None, (1, 2, 0))
    assert came(rules, boris("ring"), boris("go"), things=things) == Came(1)
    play = compiled(tiny(rules, things), {"ringing": "allowed"}).play
    assert play(written([{"Boris": "ring"}]))[1] == [0, 1, 0]
    for moves in ([{}], ["ring"], [{"Boris": "ring", "Anna": "ring"}], [{"Clara": "ring"}]):
        with pytest.raises((Broken, LookupError, ValueError)):
            play(written(moves))


def written(moves: list[Any]) -> Record:
    """A record of Anna and Boris, as generated code takes it."""
    seats = Seats(("Anna", "Boris"), tiny(TURN))
    return Record(seats, {"dealer": 0}, moves, None, spelling("en"))


# -- the end

OVER = """- {id: over, text: It is over., on: ring, end: "yes"}\n"""


def test_after_an_end_between_moves_nobody_moves():
    assert came(TURN + OVER, table("ring"), anna("go")) == Came(1)


def test_a_game_ends_once():
    rules = TURN + OVER + "- {id: paid, text: The bank is paid., after: game, do: [{pay: 1, to: bank}]}"
    assert came(rules, table("ring"), table("ring")) == Came(None, (0, 0, 1))


def test_after_the_end_the_table_makes_no_move_that_is_not_in_force():
    rules = TURN + """- {id: over, text: It is over., on: stay, end: "yes"}"""
    assert came(rules, anna("stay"), table("ring")) == Came(None, (0, 0, 0))
    assert came(rules, anna("stay"), table("ring"), ringing="forbidden") == Came(1)


# -- nobody and nowhere

def test_nobody_has_nothing_and_nothing_is_noted_of_nobody():
    rules = TURN + """
- {id: worth, text: One more than his points., let: {worth(seat): points(seat) + 1}}
- {id: noted, text: Nobody is noted., on: go, do: [{set: {marks(nobody): 7}}]}
- {id: paid, text: The bank gets what nobody is worth., on: go, do: [{pay: worth(nobody) + marks(nobody), to: bank}]}
"""
    assert came(rules, anna("go"), boris("go")) == Came(None, (0, 0, 2))


def test_no_card_is_in_no_hand():
    rules = TURN + """
- id: paid
  text: The bank gets how often no card is in the hand.
  on: go
  do: [{pay: "number_of(no_card, hand(left(player)))", to: bank}]
"""
    assert came(rules, anna("take", card=0), boris("go")) == Came(None, (0, 0, 0))


def test_cards_cannot_be_laid_where_there_is_no_place_but_no_cards_can():
    rules = TURN + "- {id: laid, text: They are laid., on: lay, do: [{move: cards, from: stock, to: laid(len(cards))}]}"
    assert came(rules, anna("lay", cards=(0, 1))) == Came(None, (0, 0, 0))
    assert came(rules, anna("lay", cards=())) == Came(None, (0, 0, 0))
    assert came(rules, anna("lay", cards=(0, 1, 2))) == Came(0)


def test_nothing_can_be_taken_where_there_is_no_place():
    rules = TURN + "- {id: laid, text: They are laid., on: lay, do: [{move: cards, from: laid(len(cards)), to: stock}]}"
    assert came(rules, anna("lay", cards=())) == Came(None, (0, 0, 0))
    assert came(rules, anna("lay", cards=(0, 1, 2))) == Came(0)


def test_gaps_in_a_row_are_no_cards_and_can_be_laid_where_there_is_no_place():
    rules = TURN + "- {id: laid, text: They are laid., on: lay, do: [{move: cards, from: stock, to: laid(9)}]}"
    things = THINGS.replace("lay: {takes: {cards: cards}}", "lay: {takes: {cards: row}}")
    assert came(rules, anna("lay", cards=(None, None)), things=things) == Came(None, (0, 0, 0))
    assert came(rules, anna("lay", cards=(None, 0)), things=things) == Came(0)


@pytest.mark.parametrize("each", ["", "each: seat in seats, "])
def test_nothing_happens_where_a_pile_is_laid_upon_itself(each: str):
    rules = TURN + f"- {{id: kept, text: It stays., on: go, {each}do: [{{move: heap, to: heap}}]}}"
    assert came(rules, anna("go"), boris("go")) == Came(None, (0, 0, 0))


# -- values

def test_whoever_was_meant_before_is_paid_since_all_values_are_reckoned_first():
    rules = TURN + "- {id: paid, text: He is paid., on: go, do: [{set: {nobody: player}}, {pay: 2, to: nobody}]}"
    assert came(rules, anna("go")) == Came(None, (0, 0, 0))
    assert came(rules, anna("go"), boris("go")) == Came(None, (2, 0, 0))


def test_hands_change_owners_since_all_values_are_reckoned_first():
    rules = TURN + """
- id: swapped
  text: The hands are swapped.
  on: go
  do:
    - {move: hand(player), from: hand(player), to: hand(left(player))}
    - {move: hand(left(player)), from: hand(left(player)), to: hand(player)}
- {id: counted, text: The hands are counted., after: turn, each: seat in seats, do: [{pay: len(hand(seat)), to: seat}]}
"""
    assert came(rules, anna("take", card=0), boris("go")) == Came(None, (0, 1, 0))


def test_the_order_of_seats_does_not_matter_when_they_are_compared():
    rules = TURN + """
- {id: all, text: All win., on: go, do: [{set: {winners: "most(points, clockwise(left(dealer)))"}}]}
- {id: paid, text: If all have won the bank is paid., on: go, if: winners == seats, do: [{pay: 1, to: bank}]}
"""
    assert came(rules, anna("go")) == Came(None, (0, 0, 1), ("Boris", "Anna"))


def test_the_order_of_the_cards_in_a_hand_does_not_matter_when_they_are_compared():
    rules = TURN + "- {id: shown, text: He shows the other hand., on: lay, require: cards == hand(left(player))}"
    taken = [anna("take", card=0), boris("go"), anna("take", card=1)]
    assert came(rules, *taken, boris("lay", cards=(1, 0))).illegal_at is None
    assert came(rules, *taken, boris("lay", cards=(1, 2))) == Came(3)


def test_a_line_of_a_ranking_is_compared_in_a_row_of_values_too():
    rules = TURN + """
- id: size
  text: Hands are large or small.
  let:
    size(cards):
      - large: len(cards) > 1
      - small: len(cards) > 0
- {id: paid, text: A small hand pays., on: go, if: "(size(hand(dealer)), 1) > ('small', 0)", do: [{pay: 1, to: bank}]}
"""
    assert came(rules, anna("go"), boris("go")) == Came(None, (0, 0, 0))
    assert came(rules, anna("take", card=0), boris("go")) == Came(None, (0, 0, 1))


def test_the_first_number_of_none_is_nought():
    rules = TURN + "- {id: paid, text: Paid., on: go, do: [{pay: 1 + first(points(s) for s in winners), to: bank}]}"
    assert came(rules, anna("go")) == Came(None, (0, 0, 1))
