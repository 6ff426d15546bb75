"""Records with moves that stand, and with moves taken back, asked of every reading at once, and what they prove."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.disputes.battle import battle
from tests.disputes.test_dispute import TEN, every_reading
from tests.games_at_random import how_many, played_at_random
from tests.slips import with_a_slip
from validator.disputes import disputes
from validator.disputes.inference import Recorded, Spot, infer
from validator.disputes.ruling import ruling
from validator.engine.follow import follow
from validator.engine.taking_back import remaining
from validator.engine.verdict import through
from validator.findings import ILLEGAL
from validator.rulebook import load_game, resolve
from validator.rulebook.readings import reading_names
from validator.transcripts.transcript import Played, Transcript

GAME = load_game("battalion")
COMBINATIONS = how_many("STANDING_COMBINATIONS", 8)
NAMED = tuple(resolve(GAME, {}, name) for name in reading_names(GAME))


def asked_alone(record: Transcript, reading: dict[str, str], number: int | None) -> str | None:
    """The rule that a move breaks, be it that it stands; "" where it breaks none, None where it is not reached.

    The result has no number.
    """
    line = remaining(through(replace(record, reading=reading), number)).record
    run = follow(GAME, line)
    last = number and len(line.moves)
    if run.illegal:
        return run.illegal.rule if run.illegal.move == last else None
    return next((finding.rule for finding in run.accepted if finding.move == last), "")


def with_leave(record: Transcript, random: Random) -> Transcript:
    """The record with what is illegal in it, and some other moves, let stand."""
    for _ in range(3):
        illegal = follow(GAME, record).illegal
        if illegal and illegal.move:
            record = standing(record, illegal.move)
    for number in random.sample(range(1, len(record.moves) + 1), 6):
        record = standing(record, number)
    return record


def standing(record: Transcript, number: int) -> Transcript:
    moves = list(record.moves)
    moves[number - 1] = replace(moves[number - 1], stands=True)
    return replace(record, moves=tuple(moves))


def made_again(record: Transcript, last: int, count: int) -> Transcript:
    """The record with moves up to the last taken back and made again."""
    again = replace(record.moves[last - count], takes_back=count), *record.moves[last - count + 1:]
    return replace(record, moves=(*record.moves[:last], *again))


@pytest.mark.parametrize("seed", range(2))
def test_every_combination_is_answered_as_if_asked_alone(seed):
    random = Random(seed)
    record = with_a_slip(GAME, played_at_random(GAME, resolve(GAME, {}), 3, random, stop_after=45), random)
    record = made_again(with_leave(record, random), random.randint(25, 35), random.randint(1, 20))
    answers = list(disputes(GAME, record))
    for reading in (*NAMED, *random.sample(every_reading(TEN), COMBINATIONS)):
        for answer in answers[22:] if reading not in NAMED else answers:
            assert answer.verdict(reading) == asked_alone(record, reading, answer.number), (reading, answer.number)


def bids(*moves: Played) -> Transcript:
    """The game of `battle` up to the bids."""
    record = battle(3, {})
    return replace(record, moves=(*record.moves[:20], *moves))


BORIS, CHIYO, ANNA = 1, 2, 0


def test_the_ruling_is_on_the_move_that_stands():
    record = standing(bids(Played("bid", BORIS, {"count": 5}), Played("pass", CHIYO), Played("pass", ANNA)), 21)
    found = ruling(GAME, record)
    assert (found.number, found.own.rule, found.stands) == (21, "never-overbid", True)
    assert all(opinion.verdict == ILLEGAL for opinion in found.opinions if opinion.move == 21)


def test_a_later_move_is_reached_although_the_one_before_it_stands():
    record = standing(bids(Played("bid", BORIS, {"count": 5}), Played("pass", CHIYO)), 21)
    found = ruling(GAME, record, 22)
    assert (found.own.verdict, found.own.rule, found.stands) == ("legal", "", False)
    assert ruling(GAME, bids(Played("bid", BORIS, {"count": 5}), Played("pass", CHIYO)), 22).own.verdict is None


def test_a_move_that_stands_proves_nothing():
    record = battle(3, {"Boris": 8, "Chiyo": 12, "bank": 0})
    assert infer(GAME, [Recorded("evening.yaml", record)]).left("strength") == ("cards",)
    found = infer(GAME, [Recorded("evening.yaml", standing(record, len(record.moves)))])
    assert found.left("strength") == GAME.variants["strength"].options
    assert "canonical" in found.fitting


def test_what_was_taken_back_proves_nothing():
    record = battle(3, {"Boris": 8, "Chiyo": 12, "bank": 0})
    other = replace(battle(3, {}).moves[-1], takes_back=1)
    found = infer(GAME, [Recorded("evening.yaml", replace(record, moves=(*record.moves, other)))])
    assert found.left("strength") == GAME.variants["strength"].options


def test_what_remains_proves_what_it_proves_and_is_named_by_its_number():
    record = battle(3, {"Boris": 8, "Chiyo": 12, "bank": 0})
    claim = replace(record.moves[-1], takes_back=1)
    wrong = battle(3, {"Boris": 7, "Chiyo": 13, "bank": 0}).moves[-1]
    found = infer(GAME, [Recorded("evening.yaml", replace(record, moves=(*record.moves[:-1], wrong, claim)))])
    assert found.stuck is None
    assert found.proof("strength") == Spot("evening.yaml", len(record.moves) + 1)
