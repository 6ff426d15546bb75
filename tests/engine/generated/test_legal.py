"""Generated code says that a record breaks a rule only where the interpreter does; in doubt, it says nothing."""

from __future__ import annotations

import pytest

from tests.engine.tiny import THINGS, TURN, anna, recorded, tiny
from validator.cards.deck import SPADES, face
from validator.engine.follow import follow
from validator.engine.generated.legal import lawful_under, plays_under
from validator.findings import LEGAL

READING = {"ringing": "allowed"}


def lawful(moving: str, *cards: int) -> bool | None:
    """What generated code says of cards that are laid, and moved so where rows and piles have sizes."""
    things = THINGS.replace("laid: cards of size", "laid: row of size, piled: pile of size")
    game = tiny(f"{TURN}\n- {{id: laid, text: They are laid., on: lay, do: [{{move: {moving}}}]}}", things)
    record = recorded(game, anna("lay", cards=cards), reading=READING)
    said = lawful_under(game, record, plays_under(game, {"so": READING})).get("so")
    assert said in (None, follow(game, record).judgement().verdict == LEGAL)
    return said


@pytest.mark.parametrize("moving", ["cards, from: stock, to: laid(7)", "cards, from: stock, to: piled(7)",
                                    "laid(7), to: heap", "piled(7), to: heap", "heap, to: laid(7)"])
def test_no_cards_can_go_to_a_place_that_does_not_exist_and_come_from_it(moving: str) -> None:
    assert lawful(moving) is None


def test_a_card_must_be_where_it_comes_from() -> None:
    assert lawful("cards, from: stock, to: laid(1)", face(SPADES, 2)) is True
    assert lawful("cards, from: hand(player), to: laid(1)", face(SPADES, 2)) is False


@pytest.mark.parametrize("told", [{}, {0: 0}, {1: 0}, {0: 0, 1: 0, 2: 0}], ids=str)
@pytest.mark.parametrize(("holders", "is_right"), [(2, False), (3, True)])
def test_what_is_left_out_of_each_holder_is_told_for_each(holders: int, is_right: bool, told: dict[int, int]) -> None:
    things = THINGS.replace("stay: {}", "stay: {takes: {told: {is: number of holder, unrecorded: points(holder)}}}")
    game = tiny(f"{TURN}\n- {{id: all, text: All., on: stay, require: count(yes for holder in told) == {holders}}}",
                things)
    record = recorded(game, anna("stay", told=told), reading=READING)
    assert lawful_under(game, record, plays_under(game, {"so": READING})) == {"so": is_right}
