"""A battle, and what who fought it can have after it: Boris lays 5 points in 3 cards, Chiyo answers with 4 cards."""

from __future__ import annotations

import json

from validator.transcripts.read import read_text
from validator.transcripts.transcript import Transcript

HANDS = {"Anna": "9♠ 10♠ 7♥ 8♥ 9♥ 6♦ 7♦ 8♦ 6♣ 7♣", "Boris": "J♠ J♠ 4♠ 4♥ 5♥ 2♥ 3♥ 3♦ 2♦ 2♣",
         "Chiyo": "2♠ 5♠ 7♠ 9♠ 10♥ 6♥ 4♦ 5♦ 3♣ 4♣", "Dora": "2♣ 3♣ 4♣ 5♣ 8♣ 9♣ 10♦ J♦ Q♦ K♦",
         "Emil": "5♣ 6♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ A♦"}

CLAIMS = [                                  # how many play, what they have, and the smallest changes that make it right
    (3, {"Boris": 10, "Chiyo": 9, "bank": 1}, [{}]),
    (3, {"Boris": 11, "Chiyo": 9, "bank": 0}, [{"attack-gain": "attacker"}]),
    (3, {"Boris": 8, "Chiyo": 12, "bank": 0}, [{"strength": "cards"}]),
    (3, {"Boris": 8, "Chiyo": 10, "bank": 2}, [{"strength": "cards", "defence-gain": "bank"}]),
    (5, {"Boris": 18, "Chiyo": 20, "bank": 2}, [{"chips": "twenty", "strength": "cards", "defence-gain": "bank"}]),
    (3, {"Boris": 7, "Chiyo": 13, "bank": 0}, []),
]


def battle(players: int, claim: dict[str, int]) -> Transcript:
    """A record in which everybody draws the card turned up and lays it back, nobody bids, and Boris attacks Chiyo."""
    names = list(HANDS)[:players]
    turns = [*names[1:], names[0]]
    moves = [{"deal": {name: HANDS[name] for name in names}}, {"turn-up": "Q♥"}]
    moves += [move for _ in range(3) for name in turns
              for move in ({name: {"draw": "discard"}}, {name: {"discard": "Q♥"}})]
    moves += [*({name: "pass"} for name in turns), {"Boris": {"attack": "Chiyo", "cards": "J♠ J♠ 4♠"}},
              {"Chiyo": {"defend": "2♠ 5♠ 7♠ 9♠"}}, {"score": claim}]
    record, = read_text(json.dumps({"game": "battalion", "players": names, "dealer": "Anna", "moves": moves}), "json")
    return record
