"""Which of two sets of Clash is the higher, told by hand: pairs of sets, the higher one first."""

from __future__ import annotations

import pytest

from validator.engine.generated.compiled import compiled
from validator.engine.generated.laid import laid
from validator.rulebook import load_game
from validator.rulebook.readings import resolve

GAME = load_game("clash")
SUITS, RANKS = "♠♥♦♣", ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

ALWAYS = [
    ("A♣", "K♠"), ("10♥", "9♥"), ("3♦", "2♦"),
    ("2♣ 2♦", "A♠ K♥"), ("3♣ 3♦", "2♠ 2♥"), ("A♣ 3♦", "A♠ 2♥"), ("K♣ 2♦", "Q♠ J♥"),
    # Pairs first by the pair, then by the other card.
    ("3♣ 3♦ 2♠", "2♥ 2♦ A♣"), ("9♥ 9♠ 6♠", "9♣ 9♦ 5♣"), ("2♣ 2♦ 3♠", "A♣ K♦ J♠"),
    # High cards from the top.
    ("A♣ 9♦ 2♠", "A♦ 8♥ 7♣"), ("A♣ 9♦ 3♠", "A♦ 9♥ 2♣"),
    # Straights and flushes by their highest cards.
    ("Q♠ K♥ A♣", "J♠ Q♥ K♣"), ("3♠ 4♥ 5♦", "2♦ 3♦ 4♥"), ("K♠ 9♠ 2♠", "Q♥ J♥ 9♥"), ("3♠ 4♠ 5♠", "2♥ 3♥ 4♥"),
    ("2♥ 3♥ 4♥", "10♠ J♣ Q♦"), ("2♠ 3♥ 4♣", "A♠ A♥ K♦"), ("2♣ 2♦ 2♥", "A♠ A♥ K♦"), ("3♣ 3♦ 3♥", "2♠ 2♣ 2♦"),
    # Four cards: the pairs, the higher one first; the lone card, or the two, last.
    ("A♣ A♦ 2♣ 2♦", "K♣ K♦ Q♣ Q♦"), ("9♣ 9♦ 4♣ 4♦", "9♠ 9♥ 3♠ 3♥"), ("2♣ 2♦ 3♣ 3♦", "A♣ A♦ K♣ Q♦"),
    ("9♣ 9♦ 8♣ 3♦", "9♠ 9♥ 7♠ 6♥"), ("9♣ 9♦ 8♣ 4♦", "9♠ 9♥ 8♠ 3♥"), ("5♣ 5♦ 5♥ 2♦", "4♣ 4♦ 4♥ A♦"),
    ("2♣ 2♦ 2♥ 2♠", "A♣ A♦ A♥ K♦"), ("3♣ 3♦ 3♥ 3♠", "2♣ 2♦ 2♥ 2♠"),
]

EQUAL = [("A♣", "A♠"), ("9♣ 9♦", "9♠ 9♥"), ("9♣ 9♦ 5♣", "9♥ 9♠ 5♠"), ("2♠ 3♠ 4♠", "2♥ 3♥ 4♥"), ("3♥ 4♣ 5♥", "3♠ 4♦ 5♦"),
         ("K♠ 9♠ 2♠", "K♥ 9♥ 2♥"), ("A♣ 9♦ 5♠ 2♥", "A♦ 9♣ 5♥ 2♠"), ("9♣ 9♦ 4♣ 4♦", "9♠ 9♥ 4♠ 4♥")]
"""Sets that differ in their suits alone."""

ORDERS = {
    "poker": {
        3: ["2♠ 3♠ 4♠", "2♥ 4♥ 7♥", "2♣ 3♥ 4♦", "2♣ 2♦ 2♥", "3♣ 3♦ 4♥", "A♣ K♦ J♥"],
        4: ["2♠ 3♠ 4♠ 5♠", "2♣ 2♦ 2♥ 2♠", "2♥ 4♥ 7♥ 9♥", "2♣ 3♥ 4♦ 5♦", "3♣ 3♦ 3♥ 4♠", "5♣ 5♦ 6♥ 6♠",
            "7♣ 7♦ 8♥ 9♥", "A♣ K♦ J♥ 9♠"]},
    "rarity": {
        2: ["2♠ 3♠", "2♣ 2♦", "3♣ 4♦", "2♥ 4♥", "A♣ Q♦"],
        3: ["2♠ 3♠ 4♠", "2♣ 2♦ 2♥", "2♣ 3♥ 4♦", "2♥ 4♥ 7♥", "3♣ 3♦ 4♥", "A♣ K♦ J♥"],
        4: ["2♣ 2♦ 2♥ 2♠", "2♠ 3♠ 4♠ 5♠", "3♣ 3♦ 3♥ 4♠", "2♣ 3♥ 4♦ 5♦", "5♣ 5♦ 6♥ 6♠", "2♥ 4♥ 7♥ 9♥",
            "7♣ 7♦ 8♥ 9♥", "A♣ K♦ J♥ 9♠"]},
}
"""Ranking → number of cards → a set of each category, the highest first."""

LOW_ACE = [("2♠ 3♥ 4♦", "A♥ 2♥ 3♦"), ("A♥ 2♥ 3♦", "A♠ A♣ K♦"), ("Q♠ K♥ A♣", "A♥ 2♥ 3♦"), ("A♣ 5♦ 2♠", "K♥ Q♦ 9♣"),
           ("A♠ 2♣ 3♥ 4♦", "A♥ A♦ K♣ K♠"), ("2♠ 3♥ 4♦ 5♦", "A♠ 2♣ 3♥ 4♦"), ("9♣ 9♦ 5♣", "K♠ A♥ 2♣"), ("A♣", "K♠"),
           ("A♣ 2♦", "K♠ Q♥")]
"""Pairs of sets, the higher one first, where the ace may also be low."""


def face(card: str) -> int:
    """The number of a card such as 10♥."""
    return SUITS.index(card[-1]) * 13 + RANKS.index(card[:-1])


def is_higher(first: str, second: str, **options: str) -> bool:
    """Whether the first set is higher than the second by the rules."""
    rules = compiled(GAME, resolve(GAME, {name.replace("_", "-"): option for name, option in options.items()}))
    return rules.names["higher"][tuple(laid(tuple(map(face, cards.split()))) for cards in (first, second))]


@pytest.mark.parametrize("ace", ["high", "high-or-low"])
@pytest.mark.parametrize(("first", "second"), ALWAYS)
def test_the_first_set_is_higher_however_the_ace_counts(first, second, ace):
    assert is_higher(first, second, ace=ace)
    assert not is_higher(second, first, ace=ace)


@pytest.mark.parametrize(("first", "second"), EQUAL)
def test_sets_that_differ_in_suits_alone_are_equal(first, second):
    assert not is_higher(first, second)
    assert not is_higher(second, first)


@pytest.mark.parametrize(("ranking", "size"), [(ranking, size) for ranking, sizes in ORDERS.items() for size in sizes])
def test_each_category_beats_all_after_it(ranking, size):
    order = ORDERS[ranking][size]
    two = "all" if size == 2 else "pair-or-high"
    found = [(first, second) for first in order for second in order
             if is_higher(first, second, set_ranking=ranking, two_card_sets=two)]
    assert found == [(first, second) for at, first in enumerate(order) for second in order[at + 1:]]


@pytest.mark.parametrize(("first", "second"), LOW_ACE)
def test_where_the_ace_may_be_low_it_is_so_in_a_straight_alone(first, second):
    assert is_higher(first, second, ace="high-or-low")
    assert not is_higher(second, first, ace="high-or-low")


@pytest.mark.parametrize("second", ["2♥ 2♦ 4♣", "K♥ K♦ 3♣"])
def test_where_the_ace_is_high_ace_2_3_is_no_straight(second):
    assert not is_higher("A♥ 2♠ 3♦", second)
    assert is_higher("A♥ 2♠ 3♦", second, ace="high-or-low")
