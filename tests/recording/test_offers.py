"""What is offered is allowed, and what is allowed is offered, with few words."""

from __future__ import annotations

from validator.engine.candidates import Proposer
from validator.engine.follow import follow
from validator.recording.offers import offers, short
from validator.rulebook import load_game
from validator.transcripts import read_text
from validator.transcripts.transcript import Played

BATTALION = load_game("battalion")
NAMES = ("Anna", "Boris", "Chiyo")
DEAL = ("game: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\nmoves:\n"
        "- deal: {Boris: 2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦}\n- turn-up: Q♥\n")
EXCHANGE = "".join(f"- {name}: {{draw: discard}}\n- {name}: {{discard: Q♥}}\n"
                   for name in ("Boris", "Chiyo", "Anna") * 3)


def offered(moves: str) -> list[tuple[str, bool]]:
    """What can be typed, and whether more is asked then."""
    record, = read_text(DEAL + moves)
    run = follow(BATTALION, record)
    assert run.illegal is None
    return [(offer.typed, offer.asks) for offer in offers(Proposer(run.program, run.tables[0]), NAMES, "en")]


def test_of_a_few_ways_each_is_offered() -> None:
    assert offered("") == [("draw stock", False), ("draw discard", False)]


def test_of_many_ways_the_kind_is_offered() -> None:
    assert offered("- Boris: {draw: stock, card: K♣}\n") == [("discard", True)]


def test_a_card_that_nobody_saw_is_asked_for() -> None:
    assert offered("- Boris: {draw: discard}\n- Boris: {discard: 4♦}\n- Chiyo: {draw: stock}\n") == [("discard", True)]


def test_what_is_in_turn_and_not_allowed_is_not_offered() -> None:
    assert offered(EXCHANGE) == [("pass", False)]       # nobody bids less than 4, and he has three of a suit at most
    assert offered(EXCHANGE + "- Boris: pass\n") == [("bid", True), ("pass", False)]


def test_hands_that_were_dealt_may_be_told_or_not() -> None:
    record, = read_text(DEAL.partition("- deal")[0])
    run = follow(BATTALION, record)
    assert [(offer.typed, offer.asks) for offer in offers(Proposer(run.program, run.tables[0]), NAMES, "en")] == [
        ("deal", False), ("deal", True)]


def test_a_move_is_said_without_brackets_and_with_a_key_only_where_it_would_not_be_clear() -> None:
    clash = load_game("clash")
    hand = {1: (51,), 2: (0, 13), 3: (1, 2, 3), 4: (4, 5, 6, 7)}
    assert short(Played("attack", 0, {"target": 1, "cards": (0, 1)}), BATTALION, NAMES, "en") == "attack Boris 2♠ 3♠"
    assert short(Played("draw", 0, {"source": "stock", "card": 12}), BATTALION, NAMES, "ru") == "draw stock Т♠"
    assert short(Played("set", 0, {"sets": hand, "reserved": (8, 9, 10)}), clash, NAMES, "en") == \
        "set 1 A♣ 2 2♠ 2♥ 3 3♠ 4♠ 5♠ 4 6♠ 7♠ 8♠ 9♠ reserve 10♠ J♠ Q♠"
    assert short(Played("pass", 0), BATTALION, NAMES, "en") == "pass"
