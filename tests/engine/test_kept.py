"""What is made once for a game under a reading is made once, and is never that of another."""

from __future__ import annotations

import pytest

from validator.engine.kept import Kept
from validator.rulebook import load_game


@pytest.fixture
def made() -> list[dict[str, str]]:
    return []


@pytest.fixture
def kept(made) -> Kept:
    """Keeps two things, and notes in `made` what it had to make."""
    def make(game, reading):
        made.append(reading)
        return dict(reading)
    return Kept(make, most=2)


GAME = load_game("battalion")
FREE, NEXT, BANNED = {"target": "free"}, {"target": "next"}, {"suit-ban": "previous-attack"}


def test_it_is_made_once(kept: Kept, made: list) -> None:
    assert kept(GAME, FREE) is kept(GAME, dict(FREE))
    assert made == [FREE]


def test_each_reading_has_its_own(kept: Kept, made: list) -> None:
    assert (kept(GAME, FREE), kept(GAME, NEXT)) == (FREE, NEXT)


def test_the_one_that_was_not_asked_for_longest_goes_first(kept: Kept, made: list) -> None:
    for reading in (FREE, NEXT, FREE, BANNED, FREE, NEXT):
        kept(GAME, reading)
    assert made == [FREE, NEXT, BANNED, NEXT]
