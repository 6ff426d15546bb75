"""What is made once for a game under a reading."""

from __future__ import annotations

from _thread import allocate_lock           # `threading` would be half a millisecond of every start
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from ..rulebook.game import Game

Made = TypeVar("Made")


class Kept(Generic[Made]):
    """Makes a thing for a game under a reading, and keeps it; of many, those that were asked for last.

    Threads may ask at once; two that ask first may each make one, of which the last is kept.
    """

    def __init__(self, make: Callable[[Game, Mapping[str, str]], Made], most: int) -> None:
        self.make, self.most = make, most
        self._made: dict[tuple, tuple[Game, Made]] = {}
        self._changing = allocate_lock()

    def __call__(self, game: Game, reading: Mapping[str, str]) -> Made:
        """The thing for this game under this reading."""
        key = id(game), frozenset(reading.items())
        kept = self._made.get(key) or (game, self.make(game, reading))      # the game too: its id stays its own
        with self._changing:
            self._made.pop(key, None)
            if len(self._made) >= self.most:
                self._made.pop(next(iter(self._made)))
            self._made[key] = kept
        return kept[1]
