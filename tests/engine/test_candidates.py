"""What is allowed next is proposed once for each thing that can come of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.engine.tiny import THINGS, TURN, anna, recorded, tiny
from validator.cards.notation import parse
from validator.engine import judge
from validator.engine.candidates import Proposer, candidates
from validator.engine.layout import lay_out
from validator.engine.program import Program
from validator.findings import ILLEGAL
from validator.rulebook import load_game
from validator.transcripts.read import read_text
from validator.transcripts.transcript import Played

READING = {"ringing": "allowed"}
GAME = load_game("battalion")
ATTACKED = """
game: battalion
reading: {upcard: none}
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal: {Anna: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠, Boris: 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥,
         Chiyo: 2♥ 3♥ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦}
""" + "".join(
    f"- {player}: {{draw: stock, card: Q♣}}\n- {player}: {{discard: Q♣}}\n" if turn == 0 else
    f"- {player}: {{draw: discard}}\n- {player}: {{discard: Q♣}}\n"
    for turn, player in enumerate(("Boris", "Chiyo", "Anna") * 3)) + """\
- Boris: {bid: 4}
- Chiyo: pass
- Anna: pass
- Boris: {attack: Chiyo, cards: 4♥ 5♥ 6♥ 7♥}
"""


def test_a_player_surrenders_in_one_way() -> None:
    """Chiyo holds two hearts: she lays one, the other, both, or surrenders; laying none is the same."""
    [record] = read_text(ATTACKED, "yaml", games={"battalion": GAME})
    two, three = parse("2♥ 3♥")
    assert sorted(candidates(GAME, record), key=str) == sorted([
        Played("defend", 2, {"cards": (two,)}), Played("defend", 2, {"cards": (three,)}),
        Played("defend", 2, {"cards": (two, three)}), Played("surrender", 2, {})], key=str)


def test_after_a_claim_about_the_end_nothing_is_allowed() -> None:
    [record] = read_text(ATTACKED + "result: {winner: Anna, reason: forfeit}\n", "yaml", games={"battalion": GAME})
    assert candidates(GAME, record) == []


def test_where_sets_are_not_written_the_reserve_is_not_either() -> None:
    record = """
game: clash
players: [Dora, Emil]
defender: Dora
moves:
- deal: {Dora: 3♣ 4♠ 5♦ 5♥ 6♥ 8♦ 8♣ 9♦ 10♦ J♥ J♠ K♣ A♦, Emil: 13}
"""
    [record] = read_text(record, "yaml", games={"clash": load_game("clash")})
    assert candidates(load_game("clash"), record) == [Played("set", 0, {})]


def test_where_hidden_cards_leave_open_whose_turn_it_is_the_moves_of_each_are_allowed() -> None:
    """After the refill Boris may attack, unless nobody at the table has a card with which he may."""
    record = """
game: battalion
players: [Anna, Boris, Chiyo]
dealer: Chiyo
moves:
- deal: {Anna: 10, Boris: 10, Chiyo: 10}
- turn-up: "?"
""" + "".join(f"- {player}: {{draw: stock}}\n- {player}: {{discard: '?'}}\n" for player in ("Anna", "Boris", "Chiyo") * 3
              ) + """\
- Anna: pass
- Boris: pass
- Chiyo: pass
- Anna: {attack: Boris, cards: 2♠ 3♠}
- Boris: surrender
- Anna: {refill: 2}
"""
    [record] = read_text(record, "yaml", games={"battalion": GAME})
    allowed = candidates(GAME, record)
    assert {(played.player, played.name) for played in allowed} == {(None, "deal"), (1, "attack"), (1, "skip")}
    assert all(judge(GAME, replace(record, moves=(*record.moves, played))).verdict != ILLEGAL
               for played in allowed if played.name != "deal")


TAKES = {"card": 1, "cards": (1,)}


@pytest.mark.parametrize("type", TAKES)
def test_cards_may_come_from_whoever_a_rule_goes_through(type: str) -> None:
    game = giving(f"{{laid_down: {type}}}", "each: 'seat in most(many, seats)', let: {many(seat): len(hand(seat))}, "
                                            "do: [{move: laid_down, from: hand(seat), to: heap}]")
    assert Played("stay", 1, {"laid_down": TAKES[type]}) in proposed(game)


def test_cards_of_whoever_is_named_after_them_are_not_proposed() -> None:
    game = giving("{laid_down: card, of_whom: seat}", "do: [{move: laid_down, from: hand(of_whom), to: heap}]")
    assert not [move for move in proposed(game) if move.name == "stay"]


@pytest.mark.parametrize(("type", "require", "move"), [
    ("number of seat", "told(seat) == 3", {0: 3, 1: 3}), ("seat of seat", "told(seat) == dealer", {0: 0, 1: 0}),
    ("number of holder", "told(bank) == 3", {0: 3, 1: 3, 2: 3})])
def test_at_random_everybody_gets_the_same_number_or_seat(type: str, require: str, move: dict) -> None:
    game = giving(f"{{told: {type}}}", f"each: seat in seats, require: {require}")
    proposer = Proposer(Program(game, READING), lay_out(Program(game, READING), 2, {"dealer": 0}), Random(1))
    proposer.play.start()
    assert Played("stay", 0, {"told": move}) in [move for move in proposer.proposals() if proposer.allows(move)]


def giving(takes: str, rule: str):
    """The tiny game where to stay takes something, of which a rule speaks."""
    return tiny(f"{TURN}\n- {{id: given, text: Given., on: stay, {rule}}}",
                things=THINGS.replace("stay: {}", f"stay: {{takes: {takes}}}"))


def proposed(game) -> list[Played]:
    """What Boris may do when Anna has taken a card."""
    return list(candidates(game, recorded(game, anna("take", card=1), reading=READING)))
