"""A table that copies only what play asks for, and so knows what that was.

What a move comes to depends on nothing else. So where two tables are alike in what was asked of the one, the same move
leads to the same on the other, by rules that say the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from .table import Pocket, Table

_CONTROL = "phase", "order", "round", "turn", "step", "ended", "closed"


class Parts(dict[Any, Any]):
    """The parts of a table by their keys; each is copied from those of the table before when it is first asked for.

    What is written without being asked for is here as well, but not among what was asked.
    """

    def __init__(self, before: Mapping[Any, Any]) -> None:
        super().__init__()
        self.before = before
        self.asked: set[Any] = set()

    def __missing__(self, key: Any) -> Any:
        part = self.before[key]
        self.asked.add(key)
        part = self[key] = part.copy() if isinstance(part, (Pocket, list)) else part
        return part

    def __contains__(self, key: object) -> bool:
        return key in self.before           # no part comes or goes while a game is played

    def __iter__(self) -> Iterator[Any]:
        return iter(self.before)

    def get(self, key: Any, default: Any = None) -> Any:
        """The part, if there is such a one."""
        return self[key] if key in self else default

    def keys(self):
        """The keys of all parts."""
        return self.before.keys()

    def values(self):
        """All parts, and with that each of them is asked for."""
        return [self[key] for key in self]

    def items(self):
        """All parts with their keys, and with that each of them is asked for."""
        return [(key, self[key]) for key in self]

    def changes(self) -> dict[Any, Any]:
        """The parts that were asked for or written, as they are now."""
        return dict(super().items())


class AttentiveTable(Table):
    """A table of which each copy notes what is asked of it; such copies are play going on from here."""

    def __init__(self, table: Table) -> None:
        vars(self).update(vars(table))
        self.copies: list[AttentiveTable] = []

    def copy(self) -> AttentiveTable:
        """A table on which play can go on without touching this one."""
        self.settle()
        other = copy(self)
        other.copies, other.pockets, other.notes = [], Parts(self.pockets), Parts(self.notes)
        other.masks, other.movements = self.masks.copy(), self.movements.copy()
        other.journal = {key: events.copy() for key, events in self.journal.items()}
        self.copies.append(other)
        return other

    def taken_copies(self) -> list[AttentiveTable]:
        """The copies made since this was asked last."""
        copies, self.copies = self.copies, []
        return copies

    def settle(self) -> None:
        """Put what play has changed among the rest; nothing more is noted here."""
        if isinstance(self.pockets, Parts):
            self.pockets, self.notes = ({**parts.before, **parts.changes()} for parts in (self.pockets, self.notes))


class Asked:
    """What a step of play asked of a table on which all cards are known, and what it made of it."""

    def __init__(self, before: AttentiveTable, after: AttentiveTable, counter: str) -> None:
        self.before, self.after = before, after
        self.paid = counter in after.notes.asked        # then what all have was added up
        self.pockets, self.notes = after.pockets.asked, after.notes.asked
        self.moved, self.noted = after.pockets.changes(), after.notes.changes()
        after.settle()

    def same(self, tables: Sequence[Table]) -> bool:
        """Whether play stands at one table, and that is as the one before in all that was asked of it."""
        if len(tables) != 1 or tables[0].masks:
            return False
        before, other = self.before, tables[0]
        return (all(getattr(before, name) == getattr(other, name) for name in _CONTROL)
                and all(before.notes[name] == other.notes[name] for name in self.notes)
                and all(_alike(before.pockets[key], other.pockets[key]) for key in self.pockets))

    def applied(self, other: AttentiveTable) -> AttentiveTable:
        """Another table, the same in what was asked, after the same step."""
        made, after = AttentiveTable(other), self.after
        made.pockets, made.notes = {**other.pockets, **self.moved}, {**other.notes, **self.noted}
        for name in _CONTROL:
            setattr(made, name, getattr(after, name))
        if self.paid:
            made.total = after.total
        return made


def what_was_asked(tables: Sequence[Table], counter: str) -> Asked | None:
    """What the last step asked of the table where play stood before it; `counter` is the note of what all have.

    None where nothing stood there yet, where play divided on something unknown, and where a card is hidden.
    """
    copies = [(table, after) for table in tables for after in table.taken_copies()]
    if len(copies) != 1:
        return None
    (before, after), = copies
    return None if before.masks or after.masks else Asked(before, after, counter)


def _alike(one: Pocket, other: Pocket) -> bool:
    return one is other or one.cards == other.cards and one.less == other.less
