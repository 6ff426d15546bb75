"""A move at the wrong time: what is said depends on whose turn it is, and on whether the move exists at all."""

from __future__ import annotations

import json
from typing import Any

import pytest

from validator.engine import judge
from validator.reports.speaker import Speaker
from validator.rulebook import load_game
from validator.transcripts import read_text

GAME = load_game("battalion")


def said(move: Any, *before: Any, **header: Any) -> str:
    """What is said of a move after the deal, and after some others."""
    moves = [{"deal": {}}, *([] if "reading" in header else [{"turn-up": "Q♥"}]), *before, move]
    record = {"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": moves, **header}
    transcript, = read_text(json.dumps(record), "json")
    finding, *_ = judge(GAME, transcript).findings
    assert finding.move == len(moves)
    return Speaker(game=GAME, players=transcript.players).explain(finding)


@pytest.mark.parametrize(("move", "sentence"), [
    ({"Chiyo": "pass"}, "It is Boris's turn to draw a card, not Chiyo's."),
    ({"Chiyo": {"draw": "stock"}}, "It is Boris's turn to draw a card, not Chiyo's."),
    ({"Boris": "pass"}, "Boris cannot pass now, only draw a card."),
    ({"Boris": {"bid": 5}}, "Boris cannot bid now, only draw a card."),
    ({"Boris": {"cover": "2♠"}}, "In this reading nobody may cover; it is Boris's turn to draw a card."),
    ({"deal": {}}, "It is not the time to deal the cards: it is Boris's turn to draw a card."),
    ({"turn-up": "2♠"}, "It is not the time to turn up a card: it is Boris's turn to draw a card."),
])
def test_a_move_at_the_wrong_time(move: Any, sentence: str) -> None:
    assert said(move) == sentence


def test_an_event_that_a_reading_does_not_have() -> None:
    assert said({"turn-up": "2♠"}, reading={"upcard": "none"}) == (
        "In this reading nobody may turn up a card; it is Boris's turn to draw a card.")


def test_nobody_is_told_that_it_is_nobodys_turn() -> None:
    assert "nobody" not in said({"deal": {}}, {"Boris": {"draw": "stock"}})
