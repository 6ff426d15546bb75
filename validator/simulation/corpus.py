"""Many games of one kind, each made from the seed and its own number alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from ..engine.generated.words import Broken, NotPlain
from ..engine.program import Program
from ..rulebook.game import Game
from . import lines
from .chance import shuffled
from .changes import CHANGES, Legal, NotHere, Wrong
from .kinds import Kinds
from .playing import AtRandom, Player, Stopped
from .styles import STYLES
from .table import NAMES, header

TRIES = 4                                   # places in a game at which each kind of change is tried


class Written(NamedTuple):
    """A game as it is written: its record, what must be said of it, and what is counted."""

    record: bytes
    answer: bytes
    moves: int
    change: str | None


@dataclass(frozen=True)
class Corpus:
    """So many players' games under one reading; `share` of them have an illegal change of one of the kinds named."""

    game: Game
    options: Mapping[str, str]              # the reading: the options in force
    reading: Any                            # how a record names it
    seats: int
    seed: int = 1
    styles: tuple[str, ...] = tuple(STYLES)[:1]
    share: float = 0
    changes: tuple[str, ...] = tuple(CHANGES)

    @cached_property
    def kinds(self) -> Kinds:
        """The rules, ready to be played by."""
        return Kinds(Program(self.game, self.options))

    def written(self, number: int) -> Written:
        """The game of a number, from 1; the same whatever other games are made."""
        random = Random(f"{self.seed} {number}")
        opened = header(self.game, self.seats, random)
        styles = [STYLES[name] for name in self.styles]
        course = Player(self.kinds, self.seats, opened, AtRandom(self.kinds, styles, random)).play()
        moves, claimed = course.moves, self.kinds.final and self.kinds.final.result(course.t)
        names = NAMES[:self.seats]
        name, wrong = None, None
        if self.share and random.random() < self.share:
            name, wrong = self._changed(Legal(self.kinds, opened, course, claimed, random), random)
        if wrong is None:
            return Written(lines.record(self.game, self.reading, names, opened, moves, claimed), lines.answer(number),
                           len(moves), None)
        return Written(lines.record(self.game, self.reading, names, opened, wrong.moves, wrong.result),
                       lines.answer(number, wrong.move, wrong.rule, name), len(wrong.moves), name)

    def _changed(self, legal: Legal, random: Random) -> tuple[str | None, Wrong | None]:
        """The game with a change of one of the kinds, and the kind; nothing where none has a place in it."""
        for name in shuffled(self.changes, random):
            for _ in range(TRIES):
                try:
                    return name, CHANGES[name](legal)
                except (NotHere, NotPlain):
                    continue
        return None, None


def seats_allowed(kinds: Kinds, among: Iterable[int] = range(1, len(NAMES) + 1)) -> tuple[int, ...]:
    """How many can play."""
    return tuple(seats for seats in among if _can_begin(kinds, seats))


def _can_begin(kinds: Kinds, seats: int) -> bool:
    try:
        Player(kinds, seats, header(kinds.game, seats, Random(0)), _nobody).play()
    except Broken:
        return False
    return True


def _nobody(*_: Any) -> Any:
    raise Stopped
