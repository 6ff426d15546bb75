"""How many sets of Clash there are of each category, by combinatorics, and how the rules sort every set of the pack.

Suits have no order, so a set with its suits renamed is of the same category. Of all sets that are alike but for that
one is shown to the rules, and counts as many times as there are such sets; a test renames suits at random.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, permutations
from math import comb
from random import Random

import pytest

from validator.engine.generated.compiled import compiled
from validator.engine.generated.laid import laid
from validator.rulebook import load_game
from validator.rulebook.readings import resolve

GAME = load_game("clash")


def flushes(size: int) -> int:
    """Sets of one suit, straight or not."""
    return 4 * comb(13, size)


def without_rest(size: int, runs: int, **kinds: int) -> dict[str, int]:
    """The numbers where so many runs of ranks are straights; what is nothing better is a high card."""
    counts = {"straight flush": 4 * runs, "straight": runs * (4 ** size - 4), "flush": flushes(size) - 4 * runs,
              **{kind.replace("_", " "): number for kind, number in kinds.items()}}
    return counts | {"high card": comb(52, size) - sum(counts.values())}


PAIRS_OF_TWO = 13 * comb(4, 2)
OF_THREE = {"three_of_a_kind": 13 * 4, "pair": 13 * comb(4, 2) * 48}
OF_FOUR = {"four_of_a_kind": 13, "three_of_a_kind": 13 * 4 * 48, "two_pair": comb(13, 2) * comb(4, 2) ** 2,
           "pair": 13 * comb(4, 2) * comb(12, 2) * 4 ** 2}
COUNTS = {
    ("high", "pair-or-high", 2): {"pair": PAIRS_OF_TWO, "high card": 1326 - PAIRS_OF_TWO},
    ("high", "all", 2): without_rest(2, 12, pair=PAIRS_OF_TWO),
    ("high-or-low", "all", 2): without_rest(2, 13, pair=PAIRS_OF_TWO),
    ("high", "pair-or-high", 3): without_rest(3, 11, **OF_THREE),
    ("high-or-low", "pair-or-high", 3): without_rest(3, 12, **OF_THREE),
    ("high", "pair-or-high", 4): without_rest(4, 10, **OF_FOUR),
    ("high-or-low", "pair-or-high", 4): without_rest(4, 11, **OF_FOUR),
}


def test_the_numbers_are_those_that_can_be_looked_up():
    assert COUNTS["high", "pair-or-high", 3] == {
        "straight flush": 44, "three of a kind": 52, "straight": 660, "flush": 1_100, "pair": 3_744,
        "high card": 16_500}
    assert COUNTS["high", "pair-or-high", 4] == {
        "four of a kind": 13, "straight flush": 40, "three of a kind": 2_496, "straight": 2_520, "two pair": 2_808,
        "flush": 2_820, "pair": 82_368, "high card": 177_660}


def renamed(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The set with its suits renamed as the first, the second, … that comes, from the lowest card."""
    names: dict[int, int] = {}
    return tuple(sorted(13 * names.setdefault(card // 13, len(names)) + card % 13
                        for card in sorted(cards, key=lambda card: card % 13)))


@cache
def every_set(size: int) -> Counter:
    """All sets of this size that differ in more than the names of suits, and how many there are of each."""
    return Counter(map(renamed, combinations(sorted(GAME.faces), size)))


def categories(**options: str):
    """What the rules call a set under a reading, as a function of its cards."""
    generated = compiled(GAME, resolve(GAME, options))
    program, category = generated.program, generated.names["category"]
    names = {program.rank("category", line): line.removesuffix(" alone")
             for line, _ in program.definitions["category"].meaning}
    return lambda cards: names[category[laid(cards)]]


def sorted_by_the_rules(size: int, **options: str) -> Counter:
    """How many sets of this size the rules put into each category."""
    category, counts = categories(**options), Counter()
    for cards, number in every_set(size).items():
        counts[category(cards)] += number
    return counts


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_set_of_the_pack_is_left_out(size):
    assert every_set(size).total() == comb(52, size)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_set_with_its_suits_renamed_is_of_the_same_category(size):
    random, category = Random(size), categories(**{"two-card-sets": "all"})
    for cards in [*(tuple(random.sample(range(52), size)) for _ in range(40)), tuple(range(size)),
                  tuple(13 * suit for suit in range(size))]:
        assert len({category(tuple(13 * suits[card // 13] + card % 13 for card in cards))
                    for suits in permutations(range(4))}) == 1


@pytest.mark.parametrize("ranking", ["poker", "rarity"])
@pytest.mark.parametrize(("ace", "two", "size"), COUNTS)
def test_the_rules_find_as_many_sets_of_each_category_as_there_are(ace, two, size, ranking):
    assert sorted_by_the_rules(size, ace=ace, **{"two-card-sets": two, "set-ranking": ranking}) == COUNTS[
        ace, two, size]


@pytest.mark.parametrize(("size", "two"), [(2, "all"), (3, "pair-or-high"), (4, "pair-or-high")])
def test_by_rarity_the_rarer_category_is_the_higher(size, two):
    program = compiled(GAME, resolve(GAME, {"set-ranking": "rarity", "two-card-sets": two})).program
    counts = COUNTS["high", two, size]
    lines = [line.removesuffix(" alone") for line, _ in program.definitions["category"].meaning
             if size == 2 or line != "pair alone"]
    order = [line for line in dict.fromkeys(lines) if line in counts]
    assert order == sorted(counts, key=counts.__getitem__)
