"""A dispute is settled: what each named reading says, if need be at a table that plays a little otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.disputes.battle import battle
from validator.disputes.ruling import ruling
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED
from validator.rulebook import load_game, resolve
from validator.transcripts import read, read_text

GAME = load_game("battalion")
GAMES = Path(__file__).resolve().parent.parent / "games"
HIDDEN = """\
game: battalion
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal: {Boris: 2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦}
- turn-up: Q♥
"""
ACQUISITION = "".join(f"- {name}: {{draw: stock}}\n- {name}: {{discard: {card}}}\n" for rank in "234"
                      for name, card in (("Boris", f"{rank}♠"), ("Chiyo", f"{rank}♥"), ("Anna", f"{rank}♥")))


def record_of(name: str):
    [record] = read(str(GAMES / f"{name}.yaml"))
    return record


def hidden(*moves: str):
    """A record that shows no card of Chiyo's and Anna's, and of Boris's not those that he draws; then these moves."""
    [record] = read_text(HIDDEN + ACQUISITION + "".join(f"- {move}\n" for move in moves))
    return record


def test_a_reading_that_stops_earlier_is_asked_again_with_what_stops_it_changed() -> None:
    """The canonical rules turn a card up, and this record has none; then Anna may be attacked."""
    canonical = ruling(GAME, record_of("across-the-table"), 23).canonical
    assert (canonical.verdict, canonical.move, canonical.rule) == (None, 2, "deal-order")
    assert canonical.granted.changes == {"upcard": "none"}
    assert (canonical.granted.opinion.verdict, canonical.granted.opinion.rule) == (LEGAL, "")


def test_what_is_granted_is_asked_of_a_valid_reading() -> None:
    for opinion in ruling(GAME, record_of("cover-off-suit"), 24).opinions:
        if opinion.granted:
            options = opinion.granted.opinion.options
            assert resolve(GAME, dict(options)) == options
            assert opinion.granted.changes.items() <= options.items()


def test_a_reading_that_would_no_longer_be_itself_is_not_asked_again() -> None:
    """The Russian reading differs from this battle in how it is fought, in who pays whom, and in more."""
    record = battle(5, {"Boris": 18, "Chiyo": 20, "bank": 2})
    russian = next(one for one in ruling(GAME, record, len(record.moves)).opinions if one.reading == "ru")
    assert russian.verdict is None and russian.granted is None


def test_before_a_move_everybody_has_what_he_had() -> None:
    assert ruling(GAME, battle(3, {"Boris": 9}), 26).before == {"chips": {"Anna": 10, "Boris": 10, "Chiyo": 9},
                                                                 "bank": 1}
    assert ruling(GAME, battle(3, {"Boris": 9}), 1).before == {"chips": {"Anna": 10, "Boris": 10, "Chiyo": 10},
                                                                "bank": 0}


def test_of_a_move_that_is_not_reached_nothing_is_said_of_chips() -> None:
    assert ruling(GAME, record_of("across-the-table"), 23).own.verdict is None
    assert ruling(GAME, record_of("across-the-table"), 23).before == {}


@pytest.mark.parametrize(("bid", "verdict"), [
    ("Boris: {bid: 2}", ILLEGAL),           # a bid is at least 4
    ("Boris: {bid: 5}", UNDETERMINED),      # he holds three diamonds, and three cards that he drew unseen
    ("Boris: {bid: 11}", ILLEGAL),          # more than a hand has
    ("Boris: pass", LEGAL),                 # anybody may
])
def test_where_cards_are_hidden_a_ruling_may_be_left_open(bid: str, verdict: str) -> None:
    found = ruling(GAME, hidden(bid), 21)
    assert (found.own.verdict, found.canonical.verdict, found.exact) == (verdict, verdict, False)


def test_without_a_move_the_one_that_hidden_cards_leave_open_is_taken() -> None:
    found = ruling(GAME, hidden("Boris: {bid: 5}"))
    assert (found.number, found.own.verdict, found.own.rule) == (21, UNDETERMINED, "never-overbid")


def test_what_is_illegal_goes_before_what_hidden_cards_leave_open() -> None:
    found = ruling(GAME, hidden("Boris: {bid: 5}", "Chiyo: {bid: 5}"))
    assert (found.number, found.own.verdict, found.own.rule) == (22, ILLEGAL, "bid-must-exceed")
