"""Games of crazy eights at random by OpenSpiel, four players: the actions of each, those of chance among them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pyspiel

from ..contender import Expected

GAMES = 2000
GAME = "crazy_eights(players=4)"


def make(corpus: Path, random: Random) -> Iterator[Expected]:
    """Write the games."""
    game = pyspiel.load_game(GAME)
    with corpus.open("w", encoding="utf-8") as lines:
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
            print(json.dumps({"game": GAME, "actions": state.history()}), file=lines)
            yield Expected(len(state.history()))
