"""The readings that differ from one in a single option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ..rulebook.game import Game
from ..rulebook.readings import ReadingError, matches, resolve
from .kept import Kept
from .verdict import HowOften

if TYPE_CHECKING:
    from .generated.legal import Code

Key = frozenset[tuple[str, str]]            # a reading, as it can be looked up


class Neighbour(NamedTuple):
    """A reading that differs from another in one option."""

    variant: str
    option: str
    reading: dict[str, str]
    key: Key


class Neighbours:
    """The readings that differ from one in a single option, in the order of the rule book."""

    def __init__(self, game: Game, reading: Mapping[str, str]) -> None:
        self.all = tuple(_neighbours(game, reading))
        self._game, self._asked = game, HowOften()

    def plays(self, moves: int) -> Mapping[Key, Code]:
        """What plays a record of so many moves under each of them; nothing while such are rarely asked for."""
        return self._plays if self._asked.often(moves) else {}

    @cached_property
    def _plays(self) -> Mapping[Key, Code]:
        from .generated.legal import plays_under        # making the code costs as much as some records without it
        return plays_under(self._game, {one.key: one.reading for one in self.all})


def _neighbours(game: Game, reading: Mapping[str, str]) -> Iterator[Neighbour]:
    for variant in reading:
        for option in game.variants[variant].options:
            other = None if option == reading[variant] else with_option(game, reading, variant, option)
            if other is not None:
                yield Neighbour(variant, option, other, frozenset(other.items()))


def with_option(game: Game, reading: Mapping[str, str], variant: str, option: str) -> dict[str, str] | None:
    """The reading with one option changed; None where that is not a valid one."""
    chosen: dict[str, str] = {}
    for name, known in game.variants.items():           # a variant depends only on those above it
        if name in reading and matches(known.asked, chosen):
            chosen[name] = option if name == variant else reading[name]
        elif matches(known.asked, chosen):
            chosen[name] = known.options[0]
    try:
        return resolve(game, chosen)
    except ReadingError:
        return None


neighbours = Kept(Neighbours, most=16)
"""Those of a game and a reading, found once."""
