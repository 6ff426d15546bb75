"""A record shows everything if it gives all cards; those that it leaves out are hidden where the rules say so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from validator.rulebook import load_game
from validator.transcripts.read import read_text
from validator.transcripts.shown import gives_no_hidden_card, shows_everything
from validator.transcripts.transcript import Played, Transcript

GAME = load_game("battalion")
HANDS = {"Anna": "9♠ 10♠ 7♥ 8♥ 9♥ 6♦ 7♦ 8♦ 6♣ 7♣", "Boris": "3♠ 4♠ 5♠ 6♠ 7♠ J♠ 2♥ 2♦ 3♦ 2♣",
         "Chiyo": "7♠ 8♠ J♠ 4♥ 5♥ 6♥ 4♦ 5♦ 3♣ 4♣"}


def record(*moves: str, hands: dict[str, str] = HANDS) -> Transcript:
    """The record of a game that begins so."""
    deal = ", ".join(f"{name}: '{hand}'" for name, hand in hands.items())
    text = "\n".join(["game: battalion", "players: [Anna, Boris, Chiyo]", "dealer: Anna", "moves:",
                      *(f"- {move}" for move in (f"deal: {{{deal}}}", "turn-up: Q♥", *moves))])
    [read] = read_text(text)
    assert isinstance(read, Transcript), read
    return read


def test_all_hands_and_what_is_drawn_are_everything() -> None:
    assert shows_everything(GAME, record("Boris: {draw: stock, card: 4♠}", "Boris: {discard: 4♠}"))


def test_a_hand_that_is_left_out_is_hidden() -> None:
    without = record(hands={name: hand for name, hand in HANDS.items() if name != "Boris"})
    assert gives_no_hidden_card(GAME, without) and not shows_everything(GAME, without)


def test_a_card_from_the_stock_that_is_left_out_is_hidden() -> None:
    without = record("Boris: {draw: stock}")
    assert gives_no_hidden_card(GAME, without) and not shows_everything(GAME, without)


def test_a_card_from_the_top_of_the_pile_need_not_be_given() -> None:
    assert shows_everything(GAME, record("Boris: {draw: discard}"))


def test_a_card_is_hidden_if_it_is_open_where_it_comes_from() -> None:
    """By rules that would say so where nothing is written of it: here the hidden ones come from the pile."""
    draw = GAME.moves["draw"]
    source, card = draw.fields
    otherwise = replace(card, unrecorded=replace(card.unrecorded, yes=card.unrecorded.no, no=card.unrecorded.yes))
    game = replace(GAME, moves=GAME.moves | {"draw": replace(draw, fields=(source, otherwise))})
    drawn = {name: replace(record(), moves=(Played("draw", 1, values),))
             for name, values in (("stock", {"source": "stock"}), ("discard", {"source": "discard"}), ("open", {}))}
    assert {name: shows_everything(game, one) for name, one in drawn.items()} \
        == {"stock": True, "discard": False, "open": False}


@pytest.mark.parametrize("hand", ["10", "? ? ? ? ? ? ? ? ? ?", "3♠ 4♠ 5♠ 6♠ 7♠ J♠ 2♥ 2♦ 3♦ ?"])
def test_a_card_that_is_given_as_hidden_is_hidden(hand: str) -> None:
    hiding = record(hands=HANDS | {"Boris": hand})
    assert not gives_no_hidden_card(GAME, hiding) and not shows_everything(GAME, hiding)
