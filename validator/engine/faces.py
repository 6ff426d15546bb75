"""What a loop says of each face that a hidden card can have, remembered while all it depends on stays the same.

Whether any card of a hidden hand can be played is asked at every move, on every branch, and of all 52 faces. The
answers depend on little, such as the top of the discard pile; while that is known and the same, they are looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..cards.deck import FACES
from ..rulebook.expressions import Loop, words
from .domain import BLANK, MAYBE

if TYPE_CHECKING:
    from .evaluate import Evaluator
    from .program import Program

MOST_REMEMBERED = 4096                      # then all is forgotten, lest a long archive fill the memory

Said = tuple[Any, Any]
"""Whether a face is one that the loop goes through, and what the loop says of it."""


class Reads(NamedTuple):
    """What a loop's condition and body depend on, besides the face."""

    names: tuple[str, ...]                  # of the place where it stands, such as a move's fields
    defined: tuple[str, ...]                # words, directly or in the meaning of another
    notes: tuple[str, ...]
    zones: frozenset[str]
    vocabulary: frozenset[str]              # the words of every game


class Remembered:
    """What loops said under a program. A program keeps it, so that it serves every record and branch."""

    def __init__(self) -> None:
        self._reads: dict[int, Reads] = {}
        self._said: dict[tuple, dict[int, Said]] = {}

    def said(self, evaluator: Evaluator, node: Loop, values: Mapping[str, Any], mask: int) -> Iterable[tuple[int, Said]]:
        """Each face of a mask, with what the loop says of it; faces that it does not go through are left out."""
        key = self._depends_on(evaluator, node, values)
        known: dict[int, Said] = {} if key is None else self._said.setdefault(key, {})
        for face in FACES:
            if mask >> face & 1:
                if face not in known:
                    known[face] = _asked(evaluator, node, {**values, node.variables[0]: face})
                if known[face][0] is not False:
                    yield face, known[face]
        if len(self._said) > MOST_REMEMBERED:
            self._said.clear()

    def _depends_on(self, evaluator: Evaluator, node: Loop, values: Mapping[str, Any]) -> tuple | None:
        """All that the loop depends on; None where some of it is not known for certain."""
        reads = self._reads.get(id(node)) or self._reads.setdefault(id(node), _reads(evaluator.program, node))
        for word in reads.defined:          # asked each time, for those who note what is asked
            _ = evaluator.program.definitions[word]
        table = evaluator.table
        found = [id(node), table.seats]
        if "player" in reads.vocabulary:
            found.append(evaluator.player)
        if "round" in reads.vocabulary:
            found.append(table.round)
        if "over" in reads.vocabulary:
            found.append(table.ended)
        for name in reads.names:
            if name in values:              # else it is one of an inner loop
                found.append((name, values[name]))
        for name in reads.notes:
            value = table.notes[name]
            found += value if isinstance(value, list) else (value,)
        if not all(map(_is_certain, found[2:])):
            return None
        for place, pocket in table.pockets.items():
            if place[0] in reads.zones:
                if pocket.less or max(filter(None, pocket.cards), default=0) >= BLANK:
                    return None
                found.append((place, *pocket.cards))
        return tuple(found)


def _asked(evaluator: Evaluator, node: Loop, values: Mapping[str, Any]) -> Said:
    passes = True if node.condition is None else evaluator.value(node.condition, values)
    return passes, MAYBE if passes is False else evaluator.value(node.body, values)


def _is_certain(value: Any) -> bool:
    """Whether a value is known, and no hidden card. Great numbers are taken for one; they are only asked again."""
    if type(value) is tuple:                # others are bounds
        return all(map(_is_certain, value))
    return value is None or isinstance(value, str) or isinstance(value, int) and value < BLANK


def _reads(program: Program, node: Loop) -> Reads:
    """What a loop reads, directly or in the meaning of its words."""
    own = list(words((node.condition, node.body)))
    found, waiting = list(own), list(own)
    meant = set()
    while waiting:
        word = waiting.pop()
        if word.kind == "let" and word.name not in meant:
            meant.add(word.name)
            inner = list(words(program.definitions[word.name].meaning))
            found += inner
            waiting += inner
    names = {word.name for word in own if word.kind in ("local", "field")} - set(node.variables)
    return Reads(tuple(sorted(names)), tuple(meant), tuple(sorted({word.name for word in found if word.kind == "note"})),
                 frozenset(word.name for word in found if word.kind == "zone"),
                 frozenset(word.name for word in found if word.kind not in ("local", "field", "note", "zone", "let")))
