"""Two packs hold two kings of spades: whoever shows a third one shows a card that is not there, whatever is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from validator.api import load
from validator.findings import Judgement

PLAYERS = ("Anna", "Boris", "Chiyo")


def judged(*discards: str) -> Judgement:
    """The judgement on a deal of which a spade each is shown, and on draws nobody saw, each with the card laid down."""
    moves: list[dict[str, Any]] = [{"deal": {player: "?♠ " + " ".join("?" * 9) for player in PLAYERS}}, {"turn-up": "Q♥"}]
    for number, card in enumerate(discards, start=1):
        player = PLAYERS[number % 3]
        moves += [{player: {"draw": "stock", "card": "?"}}, {player: {"discard": card}}]
    record = {"game": "battalion", "players": [*PLAYERS], "dealer": "Anna", "moves": moves}
    return load("battalion").reading().judge(record)


def test_both_kings_can_be_laid_down():
    assert judged("K♠", "K♠").verdict == "legal"


@pytest.mark.parametrize(("discards", "number"), [(["K♠"] * 3, 8), (["K♠"] * 4, 8), (["K♠", "2♥", "K♠", "K♠"], 10)])
def test_the_third_king_is_in_no_hand(discards: list[str], number: int):
    judgement = judged(*discards)
    (finding,) = judgement.findings
    assert (judgement.verdict, finding.move, finding.rule) == ("illegal", number, "discard")
    assert finding.message.kind == "not-there"
