"""Sets of readings of Battalion, held against its readings written out."""

from __future__ import annotations

from itertools import product

import pytest

from validator.disputes.readings import Readings, Universe
from validator.rulebook import load_game, resolve
from validator.rulebook.readings import ReadingError

GAME = load_game("battalion")
EVERY = Readings(Universe(GAME))
SOME = ("combat", "strength", "off-suit", "refill", "empty-hand")      # each depends on one before it, or has such


def written_out(names=SOME) -> list[dict[str, str]]:
    """Every valid reading that differs from canonical in these variants alone."""
    found: list[dict[str, str]] = []
    for options in product(*(GAME.variants[name].options for name in names)):
        try:
            reading = resolve(GAME, dict(zip(names, options)))
        except ReadingError:
            continue
        if reading not in found:
            found.append(reading)
    return found


def only(reading: dict[str, str], names=SOME) -> dict[str, str]:
    return {name: option for name, option in reading.items() if name in names}


def test_the_choices_are_those_that_are_valid_and_each_comes_once():
    choices = EVERY.choices(SOME)
    assert sorted(map(sorted, map(dict.items, choices))) == \
        sorted(map(sorted, map(dict.items, map(only, written_out()))))


@pytest.mark.parametrize("wanted", EVERY.choices(SOME), ids=str)
def test_of_all_readings_those_are_left_that_choose_so(wanted):
    left = EVERY.those_with([wanted], SOME)
    assert [reading for reading in written_out() if reading in left] == \
        [reading for reading in written_out() if only(reading) == wanted]
    assert left.choices(SOME) == [wanted]


def test_the_readings_of_two_sets_are_those_of_either():
    cover = EVERY.those_with([{"combat": "cover"}], ["combat"])
    hungry = EVERY.those_with([{"refill": "none"}], ["refill"])
    assert [reading for reading in written_out() if reading in cover | hungry] == \
        [reading for reading in written_out() if reading["combat"] == "cover" or reading["refill"] == "none"]


def test_what_is_decided_by_neither_set_does_not_matter():
    parts = [EVERY.those_with([{"refill": option}], ["refill"]) for option in GAME.variants["refill"].options]
    assert list(parts[0] | parts[1]) == [{}]
