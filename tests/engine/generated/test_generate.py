"""Generated code and the interpreter say the same, of legal games and of games with a slip."""

from __future__ import annotations

from random import Random

import pytest

from tests.games_at_random import how_many, played_at_random, seats_of, with_changes, with_one_change
from tests.slips import with_a_slip
from tests.test_crazy_eights import GAME as CRAZY_EIGHTS
from validator.engine.follow import follow
from validator.engine.generated.compiled import compiled, legal
from validator.findings import LEGAL, Judgement
from validator.rulebook import load_game
from validator.rulebook.game import Game
from validator.transcripts.transcript import Transcript

GAMES = {"battalion": how_many("GAMES_COMPARED", 160), "clash": how_many("GAMES_COMPARED", 40)}
"""How many games are played."""
SLIPS_A_GAME = 8


@pytest.fixture(scope="module", params=GAMES)
def game(request) -> Game:
    """Each game."""
    return load_game(request.param)


@pytest.fixture(scope="module")
def games(game) -> list[Transcript]:
    """Games of as many as may play, under the named readings with up to two options changed."""
    randoms = [Random(seed) for seed in range(GAMES[game.name])]
    return [played_at_random(game, with_changes(game, random).options, random.choice(seats_of(game.name)), random)
            for random in randoms]


def broken_at(judgement: Judgement, record: Transcript) -> int | None:
    """The position of the move that the interpreter finds illegal; that of the result comes after the last move."""
    if judgement.verdict == LEGAL:
        return None
    number = judgement.findings[0].move
    return len(record.moves) if number is None else number - 1


def test_a_legal_game_ends_for_both_with_the_same_score_and_winners(game, games):
    for record in games:
        interpreted = follow(game, record).judgement()
        assert interpreted.verdict == LEGAL
        assert legal(game, record) == interpreted


def test_a_slip_is_found_by_both_at_the_same_move_or_by_neither(game, games):
    found = 0
    for seed, record in enumerate(games):
        random = Random(seed)
        for _ in range(SLIPS_A_GAME):
            slipped = with_a_slip(game, record, random)
            interpreted = follow(game, slipped).judgement()
            assert compiled(game, slipped.reading).judge(slipped).broken_at == broken_at(interpreted, slipped)
            if interpreted.verdict == LEGAL:
                assert legal(game, slipped) == interpreted
            else:
                found += 1
    assert found > len(games) * SLIPS_A_GAME // 2       # most slips are mistakes


@pytest.mark.parametrize("name", ["battalion", "clash", "crazy-eights"])
def test_under_every_reading_with_one_change_both_say_the_same(name):
    game = CRAZY_EIGHTS if name == "crazy-eights" else load_game(name)
    for seed, chosen in enumerate(with_one_change(game)):
        random = Random(seed)
        seats = 3 if name == "crazy-eights" else random.choice(seats_of(name))
        record = played_at_random(game, chosen.options, seats, random, stop_after=random.choice((25, 70)))
        assert legal(game, record) == follow(game, record).judgement()
        for _ in range(2):
            slipped = with_a_slip(game, record, random)
            found = compiled(game, slipped.reading).judge(slipped).broken_at
            assert found == broken_at(follow(game, slipped).judgement(), slipped), (chosen, slipped)


@pytest.mark.parametrize(("name", "rule", "header"), [("battalion", "players", "dealer"),
                                                      ("clash", "two-players", "defender")])
def test_too_few_players_are_refused_by_both(name, rule, header):
    game = load_game(name)
    players = ("Anna", "Boris")[:min(seats_of(name)) - 1]
    record = Transcript(name, players, dict(with_changes(game, Random(1)).options), {header: 0})
    assert compiled(game, record.reading).judge(record).broken_at == -1
    assert follow(game, record).judgement().findings[0].rule == rule
