"""A record moment by moment: what lies where, what is noted and who is next, as far as it is certain."""

from __future__ import annotations

import pytest

from validator.cards.notation import parse
from validator.engine.moments import Lying, Moment, moments
from validator.rulebook import load_game
from validator.transcripts import read_text

BATTALION = load_game("battalion")
HANDS = """\
game: battalion
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal: {Boris: 2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦}
- turn-up: Q♥
"""


def moments_of(moves: str, most: int | None = None) -> list[Moment]:
    transcript, = read_text(HANDS + moves)
    return moments(BATTALION, transcript, most)


def test_before_the_first_move_all_cards_are_in_the_stock_and_the_table_has_to_deal() -> None:
    start, *_ = moments_of("")
    assert (start.number, start.played, start.due) == (0, None, (None, ("deal",)))
    assert len(start.zones["stock", None].cards) == 2 * 52
    assert start.zones["hand", 0] == Lying(())


def test_there_is_a_moment_for_each_move_and_one_before() -> None:
    found = moments_of("- Boris: {draw: discard}\n- Boris: {discard: 4♦}\n")
    assert [moment.number for moment in found] == [0, 1, 2, 3, 4]
    assert [moment.played and moment.played.name for moment in found] == [None, "deal", "turn-up", "draw", "discard"]


def test_a_hand_that_nobody_saw_is_ten_hidden_cards() -> None:
    last = moments_of("")[-1]
    assert last.zones["hand", 0] == Lying((), 10)
    assert last.zones["hand", 1] == Lying(tuple(sorted(parse("2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦"))))


def test_an_unseen_card_from_the_stock_is_one_hidden_card_more() -> None:
    drawn, discarded = moments_of("- Boris: {draw: stock}\n- Boris: {discard: 4♦}\n")[-2:]
    assert drawn.zones["hand", 1].hidden == 1 and len(drawn.zones["hand", 1].cards) == 10
    assert discarded.zones["discard", None].cards == tuple(parse("Q♥ 4♦"))


def test_after_a_card_went_unseen_no_card_of_the_hand_is_certain_that_it_may_have_been() -> None:
    gone = moments_of("- Boris: {draw: stock, card: K♠}\n- Boris: {discard: \"?\"}\n")[-1]
    assert gone.zones["hand", 1] == Lying((), 10)
    spade = moments_of("- Boris: {draw: stock, card: K♠}\n- Boris: {discard: \"?♠\"}\n")[-1]
    assert spade.zones["hand", 1] == Lying(tuple(sorted(parse("5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦"))), 3)


def test_who_is_next_is_told_with_the_moves_in_turn() -> None:
    assert moments_of("- Boris: {draw: discard}\n")[-1].due == (1, ("discard",))


def test_moments_end_before_an_illegal_move() -> None:
    assert [moment.number for moment in moments_of("- Chiyo: {draw: stock}\n- Boris: {draw: stock}\n")] == [0, 1, 2]


def test_no_more_moments_are_found_than_are_asked_for() -> None:
    assert [moment.number for moment in moments_of("- Boris: {draw: stock}\n", most=1)] == [0, 1]


def test_a_doubt_stands_at_its_move() -> None:
    rounds = "".join(f"- {name}: {{draw: stock}}\n- {name}: {{discard: {card}}}\n"
                     for rank in "234" for name, card in (("Boris", f"{rank}♠"), ("Chiyo", f"{rank}♥"),
                                                          ("Anna", f"{rank}♥")))
    found = moments_of(rounds + "- Boris: {bid: 5}\n")
    assert [moment.number for moment in found if moment.findings] == [len(found) - 1]


@pytest.mark.parametrize("players", ["[Anna]", "[A, B, C, D, E, F, G, H, I, J, K]"])
def test_a_game_that_cannot_be_played_has_no_moments(players: str) -> None:
    transcript, = read_text(f"game: battalion\nplayers: {players}\ndealer: {players[1:-1].split(',')[0]}\nmoves: []\n")
    assert moments(BATTALION, transcript) == []
