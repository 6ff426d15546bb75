"""Every kind of single illegal change to a legal game is found, at its move and by its rule, and nothing before it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.bookkeeping import packs_in
from tests.engine.illegal import acquisition, bidding, combat, ending, set_up
from tests.engine.illegal.change import KINDS, Kind, Legal, NotHere, Wrong
from tests.games_at_random import changed, how_many, played_at_random
from validator.engine import judge
from validator.findings import ILLEGAL
from validator.rulebook import load_game
from validator.transcripts.transcript import Transcript

GAME = load_game("battalion")
CHAPTERS = (set_up, acquisition, bidding, combat, ending)
TIMES = how_many("TIMES", 3)
MOST_GAMES = 60                             # in which a place for a change is looked for


@cache
def legal_game(base: str, options: tuple[tuple[str, str], ...], players: int, seed: int) -> Transcript:
    """A legal game; many kinds of change are made in the same one."""
    chosen = changed(GAME, base, dict(options))
    return played_at_random(GAME, chosen.options, players, Random(seed))


def made(kind: Kind, times: int) -> list[Wrong]:
    """The change, made in so many games."""
    wrong: list[Wrong] = []
    for seed in range(MOST_GAMES):
        record = legal_game(kind.base, tuple(kind.options.items()), kind.players, seed)
        try:
            wrong.append(kind.change(Legal(record, packs_in(record), Random(seed))))
        except NotHere:
            continue
        if len(wrong) == times:
            break
    return wrong


def test_there_are_many_kinds_and_some_in_each_chapter():
    assert len({kind.change for kind in KINDS}) >= 40
    assert {kind.change.__module__ for kind in KINDS} == {chapter.__name__ for chapter in CHAPTERS}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_an_illegal_change_is_found_at_its_move_and_by_its_rule(kind):
    changes = made(kind, TIMES)
    assert len(changes) == TIMES
    for wrong in changes:
        [finding] = judge(GAME, wrong.record).findings
        assert (finding.verdict, finding.move, finding.rule) == (ILLEGAL, wrong.move, kind.rule)
