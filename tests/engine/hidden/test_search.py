"""Completions found one by one are completions, and where none is left to try they are all kinds there are."""

from __future__ import annotations

from random import Random

import pytest

from tests.small_deck import TooMany, completions, record, small_battalion
from validator.engine.follow import follow
from validator.engine.generated.compiled import compiled
from validator.engine.hidden.search import search


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """What was found for records of a small deck, with whether each of their completions breaks a rule."""
    small = small_battalion(tmp_path_factory.mktemp("small"))
    pairs = []
    for seed in range(100, 112):
        hiding = record(small, Random(seed))
        run = follow(small, hiding)
        try:
            ways = completions(hiding, small, most=500)
        except TooMany:
            continue
        if run.hides and not run.illegal:
            broken = {compiled(small, hiding.reading).judge(way).broken_at is not None for way in ways}
            pairs.append((search(run, any_kind=False), broken))
    return pairs


def test_what_is_found_is_a_completion(found):
    for one, broken in found:
        assert not one.lawful or False in broken
        assert one.unlawful is None or True in broken


def test_where_no_way_is_left_no_kind_of_completion_was_missed(found):
    exhausted = [(one, broken) for one, broken in found if one.exhausted]
    assert exhausted
    for one, broken in exhausted:
        assert bool(one.lawful) == (False in broken)
        assert (one.unlawful is not None) == (True in broken)
