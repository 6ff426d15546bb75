"""What is made once for a game under a reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from ..rulebook.game import Game

Made = TypeVar("Made")


class Kept(Generic[Made]):
    """Makes a thing for a game under a reading, and keeps it; of many, those that were asked for last."""

    def __init__(self, make: Callable[[Game, Mapping[str, str]], Made], most: int) -> None:
        self.make, self.most = make, most
        self._made: dict[tuple, tuple[Game, Made]] = {}

    def __call__(self, game: Game, reading: Mapping[str, str]) -> Made:
        """The thing for this game under this reading."""
        key = id(game), frozenset(reading.items())
        if key not in self._made and len(self._made) >= self.most:
            self._made.pop(next(iter(self._made)))
        kept = self._made.pop(key, None) or (game, self.make(game, reading))
        self._made[key] = kept              # the game is kept too, so that its id stays its own
        return kept[1]
