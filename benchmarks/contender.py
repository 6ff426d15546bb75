"""What a contender is: it replays the games of a corpus, and what it finds of each is held against what is so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple


class Expected(NamedTuple):
    """What is known of a game from how it was made."""

    moves: int                              # that are recorded
    verdict: str = "legal"
    at: int | None = None                   # the illegal move, counted from 1

    @property
    def judged(self) -> int:
        """How many moves a referee looks at: it stops at the first that is illegal."""
        return self.moves if self.at is None else self.at


@dataclass(frozen=True)
class Contender:
    """Who replays which corpus, and how it is told whether that was right."""

    name: str
    corpus: str
    replay: Callable[[Path], Iterable[Any]]         # a file → what is found of each of its games, in order
    right: Callable[[Any, Expected], bool]
    package: str | None = None                      # as it is called where packages come from; None: this one
    judges: bool = True                             # or only decodes

    def version(self) -> str | None:
        """The version that is installed; None if none is."""
        try:
            return version(self.package) if self.package else ""
        except PackageNotFoundError:
            return None

    def moves(self, games: Iterable[Expected]) -> int:
        """How many moves of the games it looks at."""
        return sum(game.judged if self.judges else game.moves for game in games)


def finished(found: bool, expected: Expected) -> bool:
    """Whether a game that is legal was replayed to its end."""
    return found and expected.verdict == "legal"
