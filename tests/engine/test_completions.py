"""Where few cards are hidden the verdict is exact: every card filled in, in every way, gives the same.

A small deck makes it possible to go through all the ways; `completions` reckons the truth.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from tests.engine.completions import Truth, hidden_cards, position, tiny_battalion, truth
from tests.games_at_random import how_many, played_at_random, with_changes
from tests.hiding import with_hidden_cards
from tests.slips import with_a_slip
from validator.engine import judge
from validator.engine.follow import follow
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED
from validator.rulebook.game import Game
from validator.transcripts.transcript import Transcript


@pytest.fixture(scope="module")
def tiny(tmp_path_factory) -> Game:
    """Battalion with a tiny deck."""
    return tiny_battalion(tmp_path_factory.mktemp("tiny"))


class Hidden(NamedTuple):
    """A record that hides a few cards of the tiny deck, and the truth about it."""

    record: Transcript
    truth: Truth


@pytest.fixture(scope="module")
def hidden(tiny) -> list[Hidden]:
    """Records of games, and of games with a slip, that hide up to five cards."""
    found = []
    for seed in range(how_many("TINY_GAMES", 60)):
        random = Random(seed)
        game = played_at_random(tiny, with_changes(tiny, random).options, 3, random,
                                stop_after=random.randrange(3, 22))
        for full in (game, game, with_a_slip(tiny, game, random), with_a_slip(tiny, game, random)):
            record = with_hidden_cards(tiny, full, random)
            if 0 < hidden_cards(tiny, record) <= 5:
                found.append(Hidden(record, truth(tiny, record)))
    return found


def test_with_few_hidden_cards_the_verdict_is_what_all_completions_say(tiny, hidden):
    for record, true in hidden:
        judgement = judge(tiny, record)
        assert judgement.verdict == true.verdict, record
        if true.verdict == ILLEGAL:
            at = position(judgement.findings[0], record)
            assert at == true.illegal_at if true.possible else at <= true.illegal_at, record


def test_the_records_with_few_hidden_cards_are_of_every_kind(hidden):
    assert {true.verdict for _, true in hidden} == {LEGAL, ILLEGAL, UNDETERMINED}


def test_bounds_alone_contradict_no_completion_and_seldom_leave_open_what_is_certain(tiny, hidden):
    """How a record is judged that hides too much to fill all cards in."""
    left_open = 0
    for record, true in hidden:
        run = follow(tiny, record)
        verdict = run.judgement().verdict
        if verdict == UNDETERMINED:
            left_open += true.verdict != UNDETERMINED
        elif true.possible:
            assert verdict == true.verdict, record
    assert left_open < len(hidden) / 10
