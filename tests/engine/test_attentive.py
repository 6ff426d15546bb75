"""A table copies what play asks for, knows what that was, and nothing done on the copy is done on it."""

from __future__ import annotations

import pytest

from validator.engine.attentive import AttentiveTable, what_was_asked
from validator.engine.moving import move
from validator.engine.table import Pocket, Table

STOCK, HAND, DISCARD = ("stock", None), ("hand", 0), ("discard", None)


def table(chips: int = 10, discard: tuple[int, ...] = ()) -> AttentiveTable:
    """A card in the stock, and what a player has."""
    pockets = {STOCK: Pocket("cards", [7]), HAND: Pocket("cards"), DISCARD: Pocket("pile", list(discard))}
    return AttentiveTable(Table(pockets, {"chips": [chips, chips], "dealer": 0, "bid": None}, seats=2, deck=1 << 7))


def drawn(before: AttentiveTable) -> AttentiveTable:
    """The first player draws the card, and bids as many as there are seats; that is noted whatever was bid before."""
    after = before.copy()
    move(after, [7], STOCK, HAND)
    after.notes["bid"] = after.seats
    return after


def test_what_is_done_on_the_copy_is_not_done_on_the_table() -> None:
    before = table()
    after = drawn(before)
    after.notes["chips"][0] = 3
    assert (before.pockets[STOCK].cards, before.pockets[HAND].cards) == ([7], [])
    assert (before.notes["chips"], before.notes["bid"]) == ([10, 10], None)
    assert (after.pockets[HAND].cards, after.notes["chips"], after.notes["bid"]) == ([7], [3, 10], 2)


def test_the_copy_is_as_the_table_in_all_that_nobody_asked_for() -> None:
    before = table(discard=(3,))
    assert before.copy().identity() == before.identity()
    assert list(before.copy().pockets) == [STOCK, HAND, DISCARD]
    assert ("hand", 1) not in before.copy().pockets


def test_what_was_asked_is_told_and_what_was_only_written_is_not() -> None:
    before = table()
    drawn(before)
    asked = what_was_asked([before], "chips")
    assert asked.pockets == {STOCK, HAND}
    assert asked.notes == set()


@pytest.mark.parametrize("other", [table(chips=20), table(discard=(3, 4))])
def test_a_step_leads_to_the_same_where_only_what_nobody_asked_for_is_different(other: AttentiveTable) -> None:
    before = table()
    drawn(before)
    asked = what_was_asked([before], "chips")
    assert asked.same([other])
    assert asked.applied(other).identity() == drawn(other).identity()


def test_a_step_can_lead_elsewhere_where_what_was_asked_is_different() -> None:
    before, other, later = table(), table(), table()
    drawn(before)
    other.pockets[HAND].cards.append(9)
    later.turn = 1
    asked = what_was_asked([before], "chips")
    assert not asked.same([other])
    assert not asked.same([later])


def test_of_tables_that_hide_a_card_nothing_is_said() -> None:
    before, hidden = table(), table()
    hidden.masks[100] = 1 << 7
    drawn(before)
    drawn(hidden)
    assert not what_was_asked([before], "chips").same([hidden])
    assert what_was_asked([hidden], "chips") is None


def test_of_play_that_divided_nothing_is_said() -> None:
    before = table()
    drawn(before)
    drawn(before)
    assert what_was_asked([before], "chips") is None
