"""A move asked of every reading at once is answered as by asking each reading alone."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests.disputes.battle import CLAIMS, battle
from tests.games_at_random import how_many, played_at_random
from validator.disputes import dispute, disputes
from validator.engine.follow import follow
from validator.rulebook import load_game, resolve
from validator.rulebook.dependence import with_options
from validator.rulebook.readings import ReadingError, reading_names
from validator.transcripts.read import read
from validator.transcripts.transcript import Transcript

GAME = load_game("battalion")
HERE = Path(__file__).parent
TEN = ("bid-truth", "bid-raise", "attack-size", "later-attack", "target", "next-attacker", "suit-ban", "strength",
       "attack-gain", "defence-gain")

COMBINATIONS = how_many("COMBINATIONS", 60)            # of more than a thousand, that each record is asked of


@cache
def every_reading(names: tuple[str, ...]) -> tuple[dict[str, str], ...]:
    """Every valid reading that differs from canonical in these variants alone."""
    found: list[dict[str, str]] = []
    for options in product(*(GAME.variants[name].options for name in names)):
        try:
            found.append(resolve(GAME, dict(zip(names, options))))
        except ReadingError:
            continue
    return tuple(found)


def asked_alone(record: Transcript, reading: dict[str, str]) -> list[str | None]:
    """For every move, and the result, the rule it breaks, "" where it is legal, None from the first illegal one on."""
    illegal = follow(GAME, replace(record, reading=reading)).illegal
    count = len(record.moves) + (record.result is not None)
    if illegal is None:
        return [""] * count
    before = (illegal.move or count) - 1
    return [""] * before + [illegal.rule] + [None] * (count - before - 1)


def record_of(name: str) -> Transcript:
    [record] = read(str(HERE.parent / "games" / f"{name}.yaml"))
    return record


@pytest.mark.parametrize("seed", range(2))
def test_with_ten_variants_in_play_every_combination_is_answered_as_if_asked_alone(seed):
    record = played_at_random(GAME, resolve(GAME, {}), 3, Random(seed), stop_after=50)
    answers = list(disputes(GAME, record))
    readings = every_reading(TEN)
    assert len(readings) >= 2 ** len(TEN)
    for reading in Random(seed).sample(readings, COMBINATIONS):
        assert [answer.verdict(reading) for answer in answers] == asked_alone(record, reading)


@pytest.mark.parametrize("base", reading_names(GAME))
@pytest.mark.parametrize("seed", range(3))
def test_the_named_readings_are_answered_as_if_asked_alone(base, seed):
    record = played_at_random(GAME, resolve(GAME, {}, base), 4, Random(seed), stop_after=60)
    answers = list(disputes(GAME, record))
    for name in reading_names(GAME):
        reading = resolve(GAME, {}, name)
        assert [answer.verdict(reading) for answer in answers] == asked_alone(record, reading)


@pytest.mark.parametrize("name", ["suit-ban", "tie", "twins", "triplet", "low-bid", "raise", "cover-off-suit"])
def test_a_change_that_allows_or_forbids_a_move_does_so_and_no_part_of_it_does(name):
    record = record_of(name)
    for answer in disputes(GAME, record):
        for changes, allows in ((answer.to_allow(), True), (answer.to_forbid(), False)):
            for change in changes:
                reading = with_options(GAME, record.reading, change)
                assert answer.verdict(reading) == "" if allows else answer.verdict(reading)
                for left_out in change:
                    part = {key: option for key, option in change.items() if key != left_out}
                    verdict = answer.verdict(with_options(GAME, record.reading, part))
                    assert verdict is None or bool(verdict) is allows



# -- by hand

@pytest.mark.parametrize(("players", "claim", "changes"), CLAIMS)
def test_a_score_is_right_by_the_options_that_together_pay_so(players: int, claim: dict, changes: list[dict]) -> None:
    record = battle(players, claim)
    assert dispute(GAME, record, len(record.moves)).to_allow() == changes
