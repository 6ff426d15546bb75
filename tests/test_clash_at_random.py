"""Random games of Clash over its variants: legal, no card lost, and ended as a game can end."""

from __future__ import annotations

from random import Random

import pytest

from tests.games_at_random import how_many, next_move
from tests.test_clash import FINALS
from validator.engine import judge
from validator.engine.candidates import Proposer
from validator.engine.compiled import compiled
from validator.engine.layout import lay_out
from validator.engine.play import Play
from validator.engine.program import Program
from validator.findings import LEGAL
from validator.rulebook import load_game
from validator.rulebook.readings import resolve
from validator.transcripts.transcript import Played, Transcript

LONGEST = 400                               # moves; nine rounds of ten moves are the most there can be


@pytest.mark.parametrize("seed", range(how_many("GAMES", 20)))
def test_a_random_game_keeps_its_cards_and_ends_as_a_game_can(seed):
    random, game = Random(seed), load_game("clash")
    reading = resolve(game, {variant.name: random.choice(variant.options) for variant in game.variants.values()})
    defender = random.randrange(2)
    program = Program(game, reading)
    table = lay_out(program, 2, {"defender": defender})
    Play(program, table, lambda: True).start()
    proposer = Proposer(program, table, random)
    moves: list[Played] = []
    while table.ended is None and len(moves) < LONGEST:
        moves.append(next_move(proposer, among=random.choice((1, 4))))
        assert sorted(card for pocket in table.pockets.values() for card in pocket.cards) == sorted(game.faces)
    record = Transcript("clash", ("Dora", "Emil"), reading, {"defender": defender}, tuple(moves))
    points = table.notes["points"]
    assert (points[1 - defender], points[defender]) in FINALS
    assert judge(game, record).verdict == LEGAL
    assert compiled(game, reading).judge(record).broken_at is None
