"""Cards by their ranks: counted by hand, and the same whatever their suits and their order."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from validator.cards.notation import parse
from validator.engine.generated.holdings import weight_of
from validator.engine.generated.ranked import by_rank, groups_of, ranks_of, run_of


def ranked(text: str) -> int:
    """Cards by rank, from a text in English."""
    return by_rank(weight_of(parse(text)))


@pytest.mark.parametrize(("cards", "groups", "high", "low"), [
    ("", (), (), ()),
    ("A♠", (1,), (14,), (1,)),
    ("2♠ A♥ K♣", (1, 1, 1), (14, 13, 2), (13, 2, 1)),
    ("A♠ 9♥ A♥ 9♣", (2, 2), (14, 14, 9, 9), (9, 9, 1, 1)),
    ("3♠ 3♥ 3♦ 3♣", (4,), (3, 3, 3, 3), (3, 3, 3, 3)),
    ("10♠ 10♠ 10♠ Q♦", (3, 1), (10, 10, 10, 12), (10, 10, 10, 12)),
    ("K♦ 4♠ 4♠", (2, 1), (4, 4, 13), (4, 4, 13)),
])
def test_the_most_frequent_rank_comes_first_and_then_the_higher(cards: str, groups: tuple[int, ...],
                                                                high: tuple[int, ...], low: tuple[int, ...]) -> None:
    assert groups_of[ranked(cards)] == groups
    assert ranks_of[ranked(cards), 14] == high
    assert ranks_of[ranked(cards), 1] == low


@pytest.mark.parametrize(("cards", "with_high_ace", "with_low_ace"), [
    ("", True, True), ("5♠", True, True), ("5♠ 6♥ 7♦", True, True), ("5♠ 7♦", False, False), ("5♠ 5♥ 6♦", False, False),
    ("A♠ 2♥ 3♦", False, True), ("Q♠ K♥ A♦", True, False), ("K♥ A♦ 2♠", False, False),
])
def test_a_run_has_no_gap_and_no_rank_twice(cards: str, with_high_ace: bool, with_low_ace: bool) -> None:
    assert run_of[ranked(cards), 14] is with_high_ace
    assert run_of[ranked(cards), 1] is with_low_ace


def test_suits_and_order_do_not_matter() -> None:
    suits = "♠♥♦♣"
    for ranks in combinations(("A", "A", "2", "9", "9", "9"), 3):
        found = {ranked(" ".join(rank + suits[(place + turn) % 4] for place, rank in enumerate(order)))
                 for order in permutations(ranks) for turn in range(4)}
        assert len(found) == 1
