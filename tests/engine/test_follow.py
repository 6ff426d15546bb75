"""A record that leaves open which way play went is followed along all ways, as long as these are not too many."""

from __future__ import annotations

import json

import pytest

from tests.test_crazy_eights import GAME
from validator.engine import follow as following
from validator.engine.follow import follow
from validator.transcripts import read_text
from validator.transcripts.transcript import Transcript

DEAL = {"Anna": "J♣ 9♠ 10♠ 10♣ Q♣", "Boris": "? ? ? ? ?", "Chiyo": "4♦ 6♦ 10♥ Q♠ 10♦"}
UNSEEN = {"Boris": {"draw": "?", "stands": True}}
"""A card that the table let Boris draw; whether he could have played instead, his hidden hand leaves open."""


@pytest.fixture
def record() -> Transcript:
    moves = [{"deal": DEAL}, {"turn-up": "2♥"}, {"Anna": {"draw": "5♥"}}, *[UNSEEN] * 8]
    transcript, = read_text(json.dumps({"game": "crazy-eights", "players": list(DEAL), "dealer": "Chiyo",
                                        "moves": moves}), "json", games={"crazy-eights": GAME})
    return transcript


def test_every_way_is_followed_while_they_are_few(record: Transcript) -> None:
    run = follow(GAME, record)
    assert len(run.tables) > following.FEW_BRANCHES
    assert not run.lost and run.judgement().state["points"] == {"Anna": 0, "Boris": 0, "Chiyo": 0}


def test_after_too_many_moves_along_all_ways_only_a_few_go_on_and_how_things_stand_is_not_said(
        record: Transcript, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST_MADE", 30)
    run = follow(GAME, record)
    assert len(run.tables) <= following.FEW_BRANCHES and run.lost
    assert run.judgement().state == {}
