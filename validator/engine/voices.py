"""Readings of a game by what they say at each place where rules are asked for, looked up once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from threading import RLock
from typing import Any, NamedTuple

from ..rulebook.game import Game
from .consulted import Noting, Place, stands_at
from .kept import Kept
from .program import Program
from .table import Table

MOST_BEGUN = 64                             # kept for each reading: by who plays and, as far as it matters, who deals


Side = frozenset[str] | bool
"""The ids of rules; where it only matters whether there are any, that."""


class Sides:
    """What a game says at each place where rules are asked for, under one reading or another; looked up once.

    Two readings that say the same there are on one side.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rules: dict[Place, frozenset[str]] = {}
        self._known: dict[Side, Side] = {}

    def side(self, place: Place, program: Program) -> Side:
        """The side of a reading: of the rules that stand at a place, those in force."""
        there = self._at(place) & program.ids
        side = bool(there) if place[0] == "has" else there
        return self._known.setdefault(side, side)       # one and the same is the same soonest

    def _at(self, place: Place) -> frozenset[str]:
        """All of these rules, whatever the reading."""
        if place not in self._rules:
            self._rules[place] = frozenset(rule.id for rule in self.game.rules if stands_at(rule, place))
        return self._rules[place]


class Begun(NamedTuple):
    """How a game begins under a reading: the table laid out, and where rules were asked for."""

    tables: list[Table]
    places: tuple[Place, ...]


class Voice(dict[Place, Side]):
    """A reading: the game under it, and at each place its side."""

    def __init__(self, sides: Sides, program: Noting) -> None:
        super().__init__()
        self.sides, self.program = sides, program
        self.begun: dict[Any, Begun] = {}   # by what a record says before its moves

    def __missing__(self, place: Place) -> Side:
        side = self[place] = self.sides.side(place, self.program)
        return side

    def at(self, places: Iterable[Place]) -> dict[Place, Side]:
        """The sides of the reading at some places."""
        return {place: self[place] for place in places}

    def says(self, sides: Mapping[Place, Side]) -> bool:
        """Whether the reading is on these sides."""
        return sides.items() <= self.items() or all(self[place] == side for place, side in sides.items())

    def keep(self, beginning: Any, begun: Begun) -> None:
        """Keep how a game begins, of many those that were asked for last."""
        if len(self.begun) >= MOST_BEGUN:
            self.begun.clear()
        self.begun[beginning] = begun


_sides = Kept(lambda game, _: Sides(game), most=4)
voice = Kept(lambda game, reading: Voice(_sides(game, {}), Noting(game, reading)), most=512)
"""A game under a reading, made once."""

one_at_a_time = RLock()
"""Held by the thread that asks voices for rules: they note where, and all threads have the same voices."""
