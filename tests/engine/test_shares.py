"""How small the greatest share of hidden cards can be is what all ways of sharing them out make it."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.engine.tiny import THINGS, TURN, anna, boris, recorded, tiny
from validator.cards.deck import HEARTS, SPADES, UNKNOWN, face
from validator.engine.follow import follow
from validator.engine.shares import even_share
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED

DECK = [suit + rank for suit in "SH" for rank in "234"]


def bounds(expression: str, *cards: int) -> tuple[int, int] | int:
    """What is said of a number of a hand into which these cards have come, by a rule that nothing can keep."""
    game = tiny(TURN + f"""
- {{id: points, text: Each counts its rank., let: {{"worth(cards)": "sum(rank(card) for card in cards)"}}}}
- {{id: laid, text: They are taken., on: lay, do: [{{move: cards, from: stock, to: hand(player)}}]}}
- {{id: counted, text: It is counted., let: {{"counted(seat)": "{expression}"}}}}
- {{id: never, text: It is too much., on: go, require: counted(dealer) > 99}}
""")
    record = recorded(game, anna("lay", cards=cards), boris("stay"), anna("go"), reading={"ringing": "allowed"})
    finding, = follow(game, record).judgement().findings
    return finding.message.facts["counted"].value


@pytest.mark.parametrize("known", [(), ("S2",), ("S2", "S4"), ("H3",)], ids=" ".join)
@pytest.mark.parametrize("number", ["len({})", "count(rank(card) > 1 for card in {})", "sum(1 for card in {})",
                                    "sum(n for n in copies({}))"])
def test_some_suit_has_its_share_of_cards_that_nobody_saw(number: str, known: tuple[str, ...]) -> None:
    hands = [hand for hand in combinations(DECK, 3) if set(known) <= set(hand)]
    longest = [max(sum(card[0] == suit for card in hand) for suit in "SH") for hand in hands]
    cards = [face({"S": SPADES, "H": HEARTS}[card[0]], int(card[1])) for card in known]
    said = bounds(f"max({number.format('of_suit(hand(seat), s)')} for s in suits)",
                  *cards, *[UNKNOWN] * (3 - len(cards)))
    assert said == (min(longest), max(longest))


def test_what_the_shares_are_worth_adds_up_as_well() -> None:
    lowest, _ = bounds("max(worth(of_suit(hand(seat), s)) for s in suits)", *[UNKNOWN] * 5)
    assert lowest == 5                      # five cards count 10 at least, in two suits


@pytest.mark.parametrize("expression", [
    "max(len(of_suit(hand(seat), s)) - 2 for s in suits)",
    "max(len(of_suit(hand(seat), s)) for s in suits if s != suit(no_card))",
    "max(len(groups(of_suit(hand(seat), s))) for s in suits)",
])
def test_numbers_that_need_not_add_up_are_left_as_wide_as_they_are(expression: str) -> None:
    lowest, _ = bounds(expression, *[UNKNOWN] * 3)
    assert lowest <= 0


@pytest.mark.parametrize(("row", "verdict"), [
    ([None, UNKNOWN, UNKNOWN], UNDETERMINED), ([None, None, UNKNOWN], LEGAL), ([UNKNOWN] * 3, ILLEGAL)])
def test_gaps_in_a_row_are_no_cards_that_some_suit_must_have(row: list[int | None], verdict: str) -> None:
    game = tiny(TURN + """
- {id: mixed, text: No two are of one suit., on: lay, require: "max(len(of_suit(cards, s)) for s in suits) < 2"}
""", things=THINGS.replace("lay: {takes: {cards: cards}}", "lay: {takes: {cards: row}}"))
    record = recorded(game, anna("lay", cards=row), reading={"ringing": "allowed"})
    assert follow(game, record).judgement().verdict == verdict


def test_the_least_that_the_greatest_share_can_be_is_found_without_trying() -> None:
    for most in product(range(4), repeat=3):
        for whole in range(sum(most) + 1):
            ways = [shares for shares in product(*(range(limit + 1) for limit in most)) if sum(shares) == whole]
            assert even_share(whole, most) == min(map(max, ways)), (whole, most)
