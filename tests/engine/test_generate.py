"""Generated code and the interpreter say the same, of legal games and of games with a slip."""

from __future__ import annotations

from random import Random

import pytest

from tests.games_at_random import SEATS, how_many, played_at_random, with_changes
from tests.slips import with_a_slip
from validator.engine.compiled import compiled, legal
from validator.engine.follow import follow
from validator.findings import LEGAL, Judgement
from validator.rulebook import load_game
from validator.transcripts.transcript import Transcript

GAME = load_game("battalion")
SLIPS_A_GAME = 8


@pytest.fixture(scope="module")
def games() -> list[Transcript]:
    """Games of three to six players, under the named readings with up to two options changed."""
    randoms = [Random(seed) for seed in range(how_many("GAMES_COMPARED", 160))]
    return [played_at_random(GAME, with_changes(GAME, random).options, random.choice(SEATS), random)
            for random in randoms]


def broken_at(judgement: Judgement, record: Transcript) -> int | None:
    """The position of the move that the interpreter finds illegal; that of the result comes after the last move."""
    if judgement.verdict == LEGAL:
        return None
    number = judgement.findings[0].move
    return len(record.moves) if number is None else number - 1


def test_a_legal_game_ends_for_both_with_the_same_chips_and_winners(games):
    for record in games:
        interpreted = follow(GAME, record).judgement()
        assert interpreted.verdict == LEGAL
        assert legal(GAME, record) == interpreted


def test_a_slip_is_found_by_both_at_the_same_move_or_by_neither(games):
    found = 0
    for seed, record in enumerate(games):
        random = Random(seed)
        for _ in range(SLIPS_A_GAME):
            slipped = with_a_slip(GAME, record, random)
            interpreted = follow(GAME, slipped).judgement()
            assert compiled(GAME, slipped.reading).judge(slipped).broken_at == broken_at(interpreted, slipped)
            if interpreted.verdict == LEGAL:
                assert legal(GAME, slipped) == interpreted
            else:
                found += 1
    assert found > len(games) * SLIPS_A_GAME // 2       # most slips are mistakes


def test_too_few_players_are_refused_by_both():
    record = Transcript(GAME.name, ("Anna", "Boris"), dict(with_changes(GAME, Random(1)).options), {"dealer": 0})
    assert compiled(GAME, record.reading).judge(record).broken_at == -1
    assert follow(GAME, record).judgement().findings[0].rule == "players"
