"""Moves that stand, and moves taken back, in records that hide cards: the truth is each way to fill them in."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.bookkeeping import can_have_happened
from tests.engine.completions import completed, hidden_cards, packs_in_tiny, tiny_battalion
from tests.games_at_random import how_many, played_at_random, with_changes
from tests.hiding import with_hidden_cards
from tests.slips import with_a_slip
from validator.engine import judge
from validator.engine.follow import follow
from validator.engine.taking_back import remaining
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED
from validator.rulebook.game import Game
from validator.transcripts.transcript import Transcript

MOST_HIDDEN = 4


@pytest.fixture(scope="module")
def tiny(tmp_path_factory) -> Game:
    """Battalion with a tiny deck."""
    return tiny_battalion(tmp_path_factory.mktemp("tiny"))


@pytest.fixture(scope="module")
def standing(tiny) -> list[Transcript]:
    """Records that hide a few cards, of games with slips in which some moves stand: mostly the illegal one."""
    found = []
    for seed in range(how_many("STANDING_GAMES", 40)):
        random = Random(seed)
        game = played_at_random(tiny, with_changes(tiny, random).options, 3, random,
                                stop_after=random.randrange(3, 22))
        for _ in range(3):
            slipped = with_a_slip(tiny, game, random)
            illegal = follow(tiny, slipped).illegal
            at = illegal.move if illegal and illegal.move else random.randint(1, len(slipped.moves))
            record = with_hidden_cards(tiny, _standing(slipped, at, random), random)
            deals = [number for number, played in enumerate(record.moves) if played.name == "deal"]
            if deals == [0] and 0 < hidden_cards(tiny, record) <= MOST_HIDDEN:      # another one may gather no cards
                found.append(record)
    return found


def _standing(record: Transcript, at: int, random: Random) -> Transcript:
    """The record with a move that stands, and perhaps others; sometimes two moves change places, to be out of turn."""
    moves = list(record.moves)
    if 1 < at < len(moves) and random.random() < 0.2:
        moves[at - 1:at + 1] = reversed(moves[at - 1:at + 1])
    return replace(record, moves=tuple(replace(played, stands=number == at or random.random() < 0.2)
                                       for number, played in enumerate(moves, start=1)))


@pytest.fixture(scope="module")
def taken_back(tiny) -> list[Transcript]:
    """Records that hide a few cards, of games with slips in which some moves are taken back and made again."""
    found = []
    for seed in range(how_many("STANDING_GAMES", 40)):
        random = Random(seed)
        game = played_at_random(tiny, with_changes(tiny, random).options, 3, random,
                                stop_after=random.randrange(3, 22))
        for full in (game, with_a_slip(tiny, game, random), with_a_slip(tiny, game, random)):
            record = with_hidden_cards(tiny, _made_again(full, random), random)
            if 0 < hidden_cards(tiny, record) <= MOST_HIDDEN:
                found.append(record)
    return found


def _made_again(record: Transcript, random: Random) -> Transcript:
    """The record with some moves that are taken back, and then made as they were."""
    count = random.randint(1, min(4, len(record.moves)))
    last = random.randint(count, len(record.moves))
    again = [replace(played, takes_back=count if number == 0 else 0)
             for number, played in enumerate(record.moves[last - count:])]
    return replace(record, moves=(*record.moves[:last], *again))


def truths(tiny: Game, record: Transcript) -> list[tuple[int | None, set[int]]]:
    """Of every way to fill in the hidden cards that can have been: the illegal move, and those that stand before it."""
    found = []
    for full in completed(tiny, record):
        if all(can_have_happened(line, packs_in_tiny(record), tiny.faces) for line in _lines(full)):
            run = follow(tiny, remaining(full).record)
            illegal = None if run.illegal is None else run.illegal.move or len(record.moves) + 1
            found.append((illegal, {finding.move for finding in run.accepted}))
    return found


def _lines(record: Transcript) -> list[Transcript]:
    """What had been played before moves were taken back, and what was played in the end."""
    undone = (replace(record, moves=record.moves[:number], result=None)
              for number, played in enumerate(record.moves) if played.takes_back)
    return [remaining(line).record for line in (*undone, record)]


def test_the_verdict_on_moves_that_stand_is_what_all_completions_say(tiny, standing):
    seen = set()
    for record in standing:
        every = truths(tiny, record)
        if not every:
            continue
        judgement = judge(tiny, record)
        broken = [illegal for illegal, _ in every]
        expected = LEGAL if not any(broken) else ILLEGAL if all(broken) else UNDETERMINED
        assert judgement.verdict == expected, record
        stand = {finding.move for finding in judgement.findings if finding.stands}
        seen.add((expected, bool(stand)))
        if expected == LEGAL:
            assert stand == set.intersection(*(accepted for _, accepted in every)), record
    assert {(LEGAL, True), (LEGAL, False)} <= seen
    assert len(seen) > 3


def test_bounds_alone_contradict_no_completion_of_moves_that_stand(tiny, standing):
    for record in standing:
        if every := truths(tiny, record):
            run = follow(tiny, record)
            verdict = run.judgement().verdict
            assert verdict != LEGAL or not any(illegal for illegal, _ in every), record
            assert verdict != ILLEGAL or all(illegal for illegal, _ in every), record
            assert all({finding.move for finding in run.accepted} <= accepted for illegal, accepted in every
                       if verdict == LEGAL), record


def test_a_verdict_on_moves_made_again_contradicts_no_completion(tiny, taken_back):
    seen = set()
    for record in taken_back:
        if every := [illegal for illegal, _ in truths(tiny, record)]:
            verdict = judge(tiny, record).verdict
            assert verdict != LEGAL or not any(every), record
            assert verdict != ILLEGAL or all(every), record
            seen.add(verdict)
    assert seen >= {LEGAL, ILLEGAL}
