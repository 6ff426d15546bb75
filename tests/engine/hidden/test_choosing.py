"""The ways to take hidden cards: all of them, each once, and none that lacks a card which must be among them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from validator.cards.deck import UNKNOWN, unknown_of_suit
from validator.engine.hidden.choosing import choices, each_once

SPADE = unknown_of_suit(0)


def by_counting(unseen: list[int], free: Counter[int], ordered: bool, owed: Counter[int]) -> set[tuple[int, ...]]:
    """The same by going through all orders of all cards; of ways that are the same but for the order, the sorted one.
    """
    fitting = {way for way in permutations(free.elements(), len(unseen)) if not owed - Counter(way)
               and all(card == UNKNOWN or face // 13 == 0 for face, card in zip(way, unseen))}
    return fitting if ordered else {tuple(face for _, face in sorted(zip(unseen, way))) for way in fitting}


@pytest.mark.parametrize("seed", range(200))
def test_every_way_is_found_once(seed: int) -> None:
    random = Random(seed)
    free = Counter(random.choices((0, 1, 2, 14, 27, 40), k=random.randint(0, 6)))
    unseen = sorted(random.choices((UNKNOWN, UNKNOWN, SPADE), k=random.randint(0, 4)))
    owed = Counter(random.choices((0, 1, 2, 14), k=random.choice((0, 1, 2, 5))))
    ordered = random.random() < 0.3
    found = list(choices(unseen, free, ordered, random.sample(range(52), 52), owed))
    sorted_ways = [way if ordered else tuple(face for _, face in sorted(zip(unseen, way))) for way in found]
    assert len(sorted_ways) == len(set(sorted_ways))
    assert set(sorted_ways) == by_counting(unseen, free, ordered, owed)


def test_a_way_owes_no_more_cards_than_it_takes() -> None:
    assert list(choices([UNKNOWN], Counter({3: 1, 4: 1}), owed=Counter({3: 1, 4: 1}))) == []


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize("seed", range(50))
def test_a_way_that_comes_first_does_not_come_again(seed: int, ordered: bool) -> None:
    random = Random(seed)
    free = Counter([0, *random.choices((0, 1, 2, 14, 27, 40), k=3)])         # a spade, so that there is a way
    unseen = sorted([UNKNOWN, UNKNOWN, SPADE])
    ways = list(choices(unseen, free, ordered))
    taken = random.choice(ways)
    if not ordered:                         # cards of one kind change places: it is the same way
        taken = tuple(face for _, face in sorted(zip(unseen, taken), key=lambda pair: (pair[0], -pair[1])))
    found = list(each_once(taken, iter(ways), unseen, ordered))
    assert found[0] == taken and len(found) == len(ways)
    assert {tuple(sorted(way)) for way in found} == {tuple(sorted(way)) for way in ways}
