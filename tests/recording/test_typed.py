"""A typed line is a move: whole, or as far as it goes."""

from __future__ import annotations

from typing import Any

import pytest

from validator.findings import Unreadable
from validator.recording.typed import Draft, Reader
from validator.rulebook import load_game

NAMES = ("Anna", "Anna Maria", "pass", "O'Hara: Zoe")
CALLED = {"bid": "bieten", "draw": "eine Karte ziehen"}
BATTALION = Reader(load_game("battalion"), NAMES, "en", lambda name: CALLED.get(name, name))
CLASH = Reader(load_game("clash"), ("Dora", "Emil"), "ru", lambda name: name)


def understood(line: str, due: str | None = "Anna", expected: tuple[str, ...] = (), reader: Reader = BATTALION) -> Any:
    """What a record would have for a line."""
    found = reader.read(line, 5, due, expected)
    assert isinstance(found, Draft)
    return found.plain()


@pytest.mark.parametrize(("line", "move"), [
    ("bid 5", {"Anna": {"bid": "5"}}),
    ("bid: 5", {"Anna": {"bid": "5"}}),
    ("BID 5", {"Anna": {"bid": "5"}}),
    ("bieten 5", {"Anna": {"bid": "5"}}),
    ("eine Karte ziehen stock", {"Anna": {"draw": "stock"}}),
    ("- Anna Maria: bid 5", {"Anna Maria": {"bid": "5"}}),
    ("anna maria bid 5", {"Anna Maria": {"bid": "5"}}),
    ('"O\'Hara: Zoe": bid 5', {"O'Hara: Zoe": {"bid": "5"}}),
    ("pass", {"Anna": "pass"}),
    ("pass pass", {"pass": "pass"}),
    ("attack anna maria 7s8s", {"Anna": {"attack": "Anna Maria", "cards": "7♠ 8♠"}}),
    ("attack O'Hara: Zoe 7s, 8s", {"Anna": {"attack": "O'Hara: Zoe", "cards": "7♠ 8♠"}}),
    ("draw d", {"Anna": {"draw": "discard"}}),
    ("draw stock ks", {"Anna": {"draw": "stock", "card": "K♠"}}),
    ("draw stock card: ks", {"Anna": {"draw": "stock", "card": "K♠"}}),
    ("cover - 10d", {"Anna": {"cover": "- 10♦"}}),
    ("refill 3", {"Anna": {"refill": "3"}}),
    ("deal", "deal"),
    ("deal Anna 2s3s Anna Maria 10", {"deal": {"Anna": "2♠ 3♠", "Anna Maria": "10"}}),
    ("score Anna Maria: 8, bank: 0", {"score": {"Anna Maria": "8", "bank": "0"}}),
    ("turn-up qh", {"turn-up": "Q♥"}),
])
def test_a_short_move_is_the_move(line: str, move: Any) -> None:
    assert understood(line) == move


def test_sets_are_told_by_their_size_and_the_reserve_by_its_name() -> None:
    assert understood("set 1 тп 2 вп вч 3 8б9б10б 4 3т 4п 5б 6ч reserve 5ч 8т кт", "Dora", reader=CLASH) == {"Dora": {
        "set": {"1": "Т♠", "2": "В♠ В♥", "3": "8♦ 9♦ 10♦", "4": "3♣ 4♠ 5♦ 6♥"}, "reserve": "5♥ 8♣ К♣"}}


def test_of_what_is_expected_the_beginning_is_enough_and_of_the_only_kind_not_even_that() -> None:
    assert understood("b 5", expected=("bid", "pass")) == {"Anna": {"bid": "5"}}
    assert understood("5", expected=("bid",)) == {"Anna": {"bid": "5"}}
    assert understood("7s", expected=("discard",)) == {"Anna": {"discard": "7♠"}}
    for line, expected in (("b 5", ()), ("d 5", ("draw", "discard")), ("5", ("bid", "pass")), ("seven", ("bid",))):
        with pytest.raises(Unreadable):
            understood(line, expected=expected)


def test_a_move_in_brackets_is_read_as_a_record_has_it() -> None:
    for line in ("{bid: 5}", "Anna: {bid: 5}", "- Anna: {bid: 5}"):
        played = BATTALION.read(line, 5, "Anna")
        assert (played.name, played.player, played.values) == ("bid", 0, {"count": 5})


def test_whose_move_it_is_must_be_told_where_nobody_is_due() -> None:
    with pytest.raises(Unreadable, match="move-without-player"):
        understood("bid 5", due=None)
