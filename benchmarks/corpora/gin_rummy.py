"""Games of gin rummy at random by RLCard: the seed from which the cards are dealt, and the actions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rlcard.games.gin_rummy import Game
from rlcard.utils import seeding

from ..contender import Expected

GAMES = 100


def make(corpus: Path, random: Random) -> Iterator[Expected]:
    """Write the games."""
    with corpus.open("w", encoding="utf-8") as lines:
        for seed in random.sample(range(10**6), GAMES):
            game, actions = dealt(seed), []
            while not game.is_over():
                action = random.choice(game.judge.get_legal_actions())
                game.step(action)
                actions.append(action.action_id)
            print(json.dumps({"seed": seed, "actions": actions}), file=lines)
            yield Expected(len(actions))


def dealt(seed: int) -> Game:
    """A game whose cards are dealt from a seed, before its first move."""
    game = Game()
    game.np_random, _ = seeding.np_random(seed)
    game.init_game()
    return game
