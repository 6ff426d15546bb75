"""A world: a table where every card is known, and how it goes on from there.

Every card that the record does not show is filled in with each card that can have been there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...findings import Message
from ...rulebook.game import Rule
from ...transcripts.transcript import Played
from ...value import Value
from ..cases import explained
from ..follow import Run
from ..play import Play
from ..table import Table
from .filling import Filling, never

Broken = tuple[Rule, Message]


class Culprit(NamedTuple):
    """An illegal move on the way to a world, as it was made there, the table before it, and why."""

    position: int
    played: Played
    before: Table
    broken: Broken


class World(Value):
    """A table, and the first illegal move on the way to it, if there was one; those that stand are by themselves."""

    table: Table
    broken: Culprit | None = None
    accepted: tuple[Culprit, ...] = ()

    def identity(self) -> tuple:
        """What makes two worlds one."""
        return (self.table.identity(), self.broken and self.broken.position,
                tuple(culprit.position for culprit in self.accepted))


class GoingOn:
    """Worlds go on by the moves of a record that has been followed."""

    def __init__(self, followed: Run) -> None:
        self.followed, self.program = followed, followed.program
        self.filling = Filling(self.program)
        self.foresight = self.filling.foresight = followed.foresight() if followed.hides else None
        self.pruned = False                 # whether a world was given up since it does not explain what comes later
        self.impossible: Broken | None = None       # why the last move can have been made in no world

    def after(self, world: World, played: Played, position: int) -> Iterator[World | None]:
        """The worlds after a move, one for each way to fill it in; None for one that cannot be. Raises TooMany."""
        self.filling.impossible = None
        future = self._future(position)
        self.filling.moved = None if played.stands else self._moved(position)
        for filled in self.filling.ways(world.table, played, future):
            after = self._make(world, filled, position)
            if after is not None and not self._explains(after.table, future, position):
                self.pruned, after = True, None
            yield after
        self.impossible = self.filling.impossible or self.impossible

    def _make(self, world: World, played: Played, position: int) -> World | None:
        """A world after a move; None if the move cannot have happened in it."""
        accepted = world.accepted
        if not world.broken or played.stands:
            table = world.table.copy()
            outcome = Play(self.program, table, never).make(played)
            if outcome.waived and not world.broken:
                accepted += (Culprit(position, played, world.table, outcome.waived[0]),)
            if not outcome.broken:
                return World(table, world.broken, accepted)
        if not world.broken:
            self.impossible = outcome.broken[0]
            broken = Culprit(position, played, world.table, self.impossible)
        else:
            broken = world.broken
        table = world.table.copy()
        return World(table, broken, world.accepted) if Play(self.program, table, never).force(played) else None

    def _explains(self, table: Table, future: dict, position: int) -> bool:
        """Whether the cards of a table after a move can be those that the rest of the record shows."""
        if not all(explained(table.pockets[key].cards, events) for key, events in future.items()):
            return False
        reached = self._reached(position)
        return self.foresight is None or reached is None or self.foresight.explains(table, reached)

    def _reached(self, position: int) -> int | None:
        """How many movements there have been after a move; None where that is not certain."""
        if position < 0:
            return 0
        return self.followed.reached[position] if position < len(self.followed.reached) else None

    def _moved(self, position: int) -> range | None:
        """The movements of a move, by their numbers, as far as all worlds share them; None where that is not certain.
        """
        before, after = self._reached(position - 1), self._reached(position)
        if before is None or after is None or self.foresight is None:
            return None
        return range(before, min(after, len(self.foresight.movements)))

    def _future(self, position: int) -> dict:
        """What later moves show of each zone; nothing where that is not certain."""
        future, seen = self.followed.known_future, self.followed.seen
        if not future or position >= len(seen) or seen[position] is None:
            return {}
        return {key: events[seen[position].get(key, 0):] for key, events in future.items()}
