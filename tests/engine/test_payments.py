"""What everybody can have, where hidden cards leave open what was paid: never less than nothing, all adding up."""

from __future__ import annotations

from random import Random

import pytest

from tests.games_at_random import played_at_random
from tests.hiding import with_hidden_cards
from validator.engine.follow import follow
from validator.rulebook import load_game, resolve

GAME = load_game("battalion")
SEEDS = range(30)


def bounds(amount: int | tuple[int, int]) -> tuple[int, int]:
    return amount if isinstance(amount, tuple) else (amount, amount)


def standing(judgement) -> list[int | tuple[int, int]]:
    return [*judgement.state["chips"].values(), judgement.state["bank"]]


def stood(insolvency: str) -> list[tuple[list[int], list[tuple[int, int]]]]:
    """What everybody had at the end of games at random, and the bounds of it where cards of them are hidden."""
    options = resolve(GAME, {"insolvency": insolvency})
    found = []
    for seed in SEEDS:
        random = Random(seed)
        full = played_at_random(GAME, options, 3, random, stop_after=random.randrange(30, 120))
        hiding = follow(GAME, with_hidden_cards(GAME, full, random)).judgement()
        if any(isinstance(amount, tuple) for amount in standing(hiding)):
            found.append((standing(follow(GAME, full).judgement()), list(map(bounds, standing(hiding)))))
    assert len(found) > 5
    return found


@pytest.fixture(scope="module")
def paying_what_they_have() -> list[tuple[list[int], list[tuple[int, int]]]]:
    return stood("pays-what-he-has")


def test_what_they_have_is_within_the_bounds(paying_what_they_have):
    for true, possible in [*paying_what_they_have, *stood("owes")]:
        assert all(least <= amount <= most for amount, (least, most) in zip(true, possible, strict=True))


def test_nobody_has_less_than_nothing_where_all_pay_what_they_have(paying_what_they_have):
    assert all(least >= 0 for _, possible in paying_what_they_have for least, _ in possible)


def test_each_bound_leaves_the_others_what_is_missing_from_the_total(paying_what_they_have):
    for true, possible in paying_what_they_have:
        least, most = map(sum, zip(*possible, strict=True))
        for low, high in possible:
            assert low + most - high >= sum(true) >= high + least - low
