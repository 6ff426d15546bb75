"""A value is what its fields are, and does not change; to whoever asks it is a frozen dataclass."""

from __future__ import annotations

import dataclasses

import pytest

from validator.value import Aside, Value, replace


class Throw(Value):
    """A throw of dice, and who made it."""

    dice: tuple[int, ...]
    table: str = "green"
    notes: dict[str, str] = {}
    by: Aside[str] = ""


class Doubled(Throw):
    """A throw that counts twice."""

    stake: int = 2


def test_fields_are_given_in_order_or_by_name() -> None:
    assert Throw((6, 1), "red") == Throw(dice=(6, 1), table="red")
    assert Doubled(4, (6, 1)).dice == (6, 1)


@pytest.mark.parametrize("wrong", [
    lambda: Throw(), lambda: Throw((1,), colour="red"), lambda: Throw((1,), "red", {}, "Anna", "Boris"),
    lambda: Throw(colour="red"), lambda: Throw((1,), dice=(2,)), lambda: Throw((1,), "red", table="green"),
])
def test_too_few_too_many_and_others_are_refused(wrong) -> None:
    with pytest.raises(TypeError, match="Throw takes dice, table, notes, by"):
        wrong()


def test_equal_values_are_one_in_a_set() -> None:
    class Card(Value):
        rank: int

    assert {Card(4), Card(4), Card(5)} == {Card(5), Card(4)}
    assert len({Card(4), Card(4)}) == 1


def test_what_is_told_beside_makes_no_difference() -> None:
    assert Throw((6, 1), by="Anna") == Throw((6, 1), by="Boris")
    assert Throw((6, 1)) != Throw((1, 6))


def test_another_class_is_another_value() -> None:
    assert Throw((6, 1)) != Doubled(2, (6, 1))
    assert Throw((6, 1)) != (6, 1)


def test_it_does_not_change() -> None:
    throw = Throw((6, 1))
    with pytest.raises(AttributeError, match="a Throw does not change"):
        throw.table = "red"
    with pytest.raises(AttributeError):
        del throw.table
    assert replace(throw, table="red").table == "red"
    assert throw.table == "green"


def test_each_has_a_mapping_of_its_own() -> None:
    one, two = Throw((6, 1)), Throw((6, 1))
    one.notes["said"] = "six"
    assert two.notes == Throw((5, 5)).notes == {}


def test_it_shows_what_is_not_as_always() -> None:
    assert repr(Throw((6, 1), by="Anna")) == "Throw(dice=(6, 1))"
    assert repr(Throw((6, 1), "red")) == "Throw(dice=(6, 1), table='red')"


def test_it_is_a_dataclass_to_whoever_asks() -> None:
    throw = Doubled(3, (6, 1), notes={"said": "six"})
    assert dataclasses.is_dataclass(throw)
    assert [field.name for field in dataclasses.fields(Doubled)] == ["stake", "dice", "table", "notes", "by"]
    assert dataclasses.replace(throw, table="red") == Doubled(3, (6, 1), "red", {"said": "six"})


def test_it_can_be_matched() -> None:
    match Throw((6, 1), "red"):
        case Throw((first, _), table="red"):
            assert first == 6
        case _:
            pytest.fail("nothing matched")
