"""Random games of Clash over its variants: legal, no card lost, and ended as a game can end."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.watching import tables
from tests.games_at_random import how_many, played_at_random
from tests.test_clash import FINALS
from validator.engine import judge
from validator.engine.generated.compiled import compiled
from validator.findings import LEGAL
from validator.rulebook import load_game
from validator.rulebook.readings import resolve

LONGEST = 90                                # moves, claims and stops aside: more than nine rounds of ten cannot be


@pytest.mark.parametrize("seed", range(how_many("GAMES", 20)))
def test_a_random_game_keeps_its_cards_and_ends_as_a_game_can(seed):
    random, game = Random(seed), load_game("clash")
    reading = resolve(game, {variant.name: random.choice(variant.options) for variant in game.variants.values()})
    record = played_at_random(game, reading, 2, random)
    for table in tables(game, record):
        assert sorted(card for pocket in table.pockets.values() for card in pocket.cards) == sorted(game.faces)
    points, defender = table.notes["points"], record.header["defender"]
    assert (points[1 - defender], points[defender]) in FINALS
    assert len([played for played in record.moves if played.name not in ("score", "stop")]) <= LONGEST
    assert judge(game, record).verdict == LEGAL
    assert compiled(game, reading).judge(record).broken_at is None
