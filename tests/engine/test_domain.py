"""How many cards of a zone pass a filter is bounded by what can have left it unseen, and by nothing that cannot."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

from validator.engine.domain import BLANK, Vague, high, low

FACES = range(4)


def cards(masks: dict[int, int], *some: int | set[int]) -> tuple[int, ...]:
    """Cards: a face, or a hidden one by the faces that it can be."""
    made = []
    for card in some:
        if isinstance(card, set):
            masks[BLANK + len(masks)] = sum(1 << face for face in card)
            card = BLANK + len(masks) - 1
        made.append(card)
    return tuple(made)


def sizes(vague: Vague, wanted: int) -> set[int]:
    """Every number of wanted faces that can be left: all faces tried, and every way in which cards can have left."""
    found = set()
    for items in product(*([face for face in FACES if vague.mask(card) >> face & 1] for card in vague.items)):
        for gone in permutations(range(len(items)), len(vague.less)):
            if all(vague.mask(card) >> items[place] & 1 for card, place in zip(vague.less, gone)):
                found.add(sum(wanted >> face & 1 for place, face in enumerate(items) if place not in gone))
    return found


def test_a_card_that_is_known_to_be_there_is_none_of_those_that_left() -> None:
    masks: dict[int, int] = {}
    hand = Vague(cards(masks, 0, {0, 1, 2, 3}, {0, 1, 2, 3}), cards(masks, 1, 2), masks)
    assert hand.size(0b0111, 0b0111) == 1           # both hidden cards left, and what is known is there


def test_no_number_that_can_be_left_is_beyond_the_bounds() -> None:
    random = Random(0)
    tried = 0
    for _ in range(400):
        masks: dict[int, int] = {}
        some = lambda: random.choice((random.randrange(4), set(random.sample(FACES, random.randrange(1, 5)))))
        vague = Vague(cards(masks, *(some() for _ in range(random.randrange(1, 5)))), (), masks)
        vague = Vague(vague.items, cards(masks, *(some() for _ in range(random.randrange(len(vague.items))))), masks)
        wanted = random.randrange(1, 15)
        if possible := sizes(vague, wanted):
            tried += 1
            bounds = vague.size(wanted, wanted)
            assert low(bounds) <= min(possible) and max(possible) <= high(bounds), (vague, wanted)
    assert tried > 200
