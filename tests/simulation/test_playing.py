"""Games at random keep to the rules, as the interpreter and the generated code judge them, and come to an end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games_at_random import how_many, with_changes
from tests.simulation.corpora import GAMES, corpora, judged, record_of, seats_of
from validator.engine import judge
from validator.engine.generated.compiled import legal
from validator.findings import LEGAL
from validator.simulation.corpus import Corpus
from validator.simulation.playing import LONGEST, REMARKS
from validator.simulation.styles import STYLES

MANY = how_many("GAMES_MADE", 8)
LAYING = {"attack", "defend", "cover", "answer", "play"}       # moves that lay cards from a hand


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def game(request):
    """Each game."""
    return request.param


def test_under_every_named_reading_games_are_legal_and_end_or_go_on_and_on(game):
    for corpus in corpora(game):
        judgement = judged(game, corpus.written(1))
        assert judgement.verdict == LEGAL
        assert judgement.complete or judgement.moves == LONGEST


def test_under_other_readings_games_are_legal_too(game):
    for seed in range(MANY):
        random = Random(seed)
        chosen = with_changes(game, random)
        corpus = Corpus(game, chosen.options, {"base": chosen.base, **chosen.changes},
                        random.choice(seats_of(game.name)), seed=seed)
        judgement = judged(game, corpus.written(1))
        assert judgement.verdict == LEGAL
        assert judgement.complete or judgement.moves == LONGEST


def test_the_generated_code_says_the_same(game):
    for corpus in corpora(game):
        record = record_of(game, corpus.written(7))
        assert legal(game, record) == judge(game, record)


def test_every_game_states_its_result_and_now_and_then_a_score(game):
    corpus = corpora(game)[0]
    records = [record_of(game, corpus.written(number)) for number in range(1, 7)]
    assert all(record.result is not None and record.result.values for record in records)
    scores = [sum(played.name == "score" for played in record.moves) for record in records]
    assert 0 < sum(scores) < 4 * REMARKS * sum(len(record.moves) for record in records)


@pytest.mark.parametrize("style", STYLES)
def test_games_are_legal_in_every_style(game, style):
    corpus = corpora(game)[0]
    corpus = Corpus(game, corpus.options, "canonical", corpus.seats, styles=(style,))
    assert {judged(game, corpus.written(number)).verdict for number in range(1, 4)} == {LEGAL}


def test_a_bold_player_lays_more_than_a_careless_one_and_a_timid_one_less():
    game, corpus = GAMES[0], corpora(GAMES[0])[0]
    laid = {}
    for style in ("bold", "careless", "timid"):
        sizes = Counter()
        for number in range(1, 9):
            made = Corpus(game, corpus.options, "canonical", 3, styles=(style,)).written(number)
            for played in record_of(game, made).moves:
                sizes[played.name in LAYING and len(played.values["cards"])] += 1
        del sizes[False]
        laid[style] = sum(size * times for size, times in sizes.items()) / sizes.total()
    assert laid["bold"] > laid["careless"] > laid["timid"]


def test_several_styles_go_round_the_table():
    game = GAMES[0]
    corpus = Corpus(game, corpora(game)[0].options, "canonical", 4, styles=("timid", "bold"))
    bids = [0, 0]
    for number in range(1, 13):
        for played in record_of(game, corpus.written(number)).moves:
            if played.name == "bid":
                bids[played.player % 2] += 1
    timid, bold = bids
    assert bold > 2 * timid
