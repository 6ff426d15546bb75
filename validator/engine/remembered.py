"""What a record that hides cards asks again and again, remembered while all it depends on is known and stays the same.

Whether any card of a hidden hand can be played is asked at every move, on every branch, and of all 52 faces; what three
cards are worth, of every way that others can be. The answers depend on little: the top of a pile, or the cards alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ..cards.deck import FACES
from ..rulebook.expressions import Loop, Word, parts
from ..rulebook.game import Definition
from .domain import BLANK, MAYBE

if TYPE_CHECKING:
    from .evaluate import Evaluator
    from .program import Program

MOST_REMEMBERED = 2**14                     # then all is forgotten, lest a long archive fill the memory
_OF_PLAY = {"player", "round", "over"}      # words of every game that come to other things from move to move

_NOT_KNOWN = object()

Made = TypeVar("Made")
Said = tuple[Any, Any]
"""Whether a face is one that a loop goes through, and what the loop says of it."""


class Reads(NamedTuple):
    """What an expression depends on, directly or in the meaning of its words."""

    names: tuple[str, ...]                  # of the place where it stands, such as a move's fields
    defined: tuple[str, ...]
    notes: tuple[str, ...]
    zones: frozenset[str]
    tops: frozenset[str]                    # piles of which only the top is asked
    play: frozenset[str]                    # of `_OF_PLAY`

    @property
    def play_or_table(self) -> bool:
        """Whether it depends on more than what is named where it stands."""
        return bool(self.notes or self.zones or self.tops or self.play)


class Memory:
    """What loops and words came to under a program. The program keeps it, so that it serves every record and branch."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Loop, Any]] = {}
        self._reads: dict[int, tuple[Loop | Definition, Reads]] = {}
        self._said: dict[tuple, dict[int, Said]] = {}
        self._meant: dict[tuple, Any] = {}

    def said(self, evaluator: Evaluator, node: Loop, values: Mapping[str, Any],
             mask: int) -> Iterator[tuple[int, Said]]:
        """Each face of a mask, with what a loop says of it; faces that it does not go through are left out."""
        reads = self._read(evaluator.program, node)
        key = _depends_on(evaluator, reads, {name: values[name] for name in reads.names
                                             if name in values and name not in node.variables})
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        known: dict[int, Said] = {} if key is None else self._said.setdefault((id(node), *key), {})
        for face in FACES:
            if mask >> face & 1:
                if face not in known:
                    known[face] = _asked(evaluator, node, {**values, node.variables[0]: face})
                if known[face][0] is not False:
                    yield face, known[face]

    def meant(self, evaluator: Evaluator, definition: Definition, arguments: Sequence[Any],
              reckon: Callable[[], Any]) -> Any:
        """What a word comes to; `reckon` tells it where it is not known yet, or depends on more than its arguments."""
        if not arguments or not all(map(_is_certain, arguments)):
            return reckon()
        reads = self._read(evaluator.program, definition)
        if reads.play_or_table:
            return reckon()
        key = (definition.word, evaluator.table.seats, *arguments)
        found = self._meant.get(key, _NOT_KNOWN)          # looked up once: another thread may forget all at any time
        if found is _NOT_KNOWN:
            if len(self._meant) >= MOST_REMEMBERED:
                self._meant.clear()
            found = self._meant[key] = reckon()
        return found

    def made_of(self, node: Loop, make: Callable[[], Made]) -> Made:
        """What is made of a loop, made once."""
        if id(node) not in self._made:
            self._made[id(node)] = node, make()
        return self._made[id(node)][1]

    def _read(self, program: Program, thing: Loop | Definition) -> Reads:
        """What a loop or a word reads; what words mean is asked each time, for those who note what is asked."""
        if id(thing) not in self._reads:
            self._reads[id(thing)] = thing, _reads(program, thing)          # it too: its id stays its own
        reads = self._reads[id(thing)][1]
        for word in reads.defined:
            _ = program.definitions[word]
        return reads


def _depends_on(evaluator: Evaluator, reads: Reads, values: Mapping[str, Any]) -> tuple | None:
    """All that an expression depends on; None where some of it is not known for certain."""
    table = evaluator.table
    found: list[Any] = [table.seats, *values.items()]
    if reads.play:
        found += (evaluator.player, table.round, table.ended)
    for name in reads.notes:
        value = table.notes[name]
        found += value if isinstance(value, list) else (value,)
    if not all(map(_is_certain, found)):
        return None
    for place, pocket in table.pockets.items():
        if place[0] in reads.zones:
            if pocket.less or max(filter(None, pocket.cards), default=0) >= BLANK:
                return None
            found.append((place, *pocket.cards))
        elif place[0] in reads.tops and pocket.cards:
            top = table.known_as(pocket.cards[-1])
            if not _is_certain(top):
                return None
            found.append((place, top))
    return tuple(found)


def _asked(evaluator: Evaluator, node: Loop, values: Mapping[str, Any]) -> Said:
    passes = True if node.condition is None else evaluator.value(node.condition, values)
    return passes, MAYBE if passes is False else evaluator.value(node.body, values)


def _is_certain(value: Any) -> bool:
    """Whether a value is known, and no hidden card. Great numbers are taken for one; they are only asked again."""
    if type(value) is tuple:                # others are bounds, or cut
        return all(map(_is_certain, value))
    return value is None or isinstance(value, str) or isinstance(value, int) and value < BLANK


def _reads(program: Program, thing: Loop | Definition) -> Reads:
    own = list(_words((thing.condition, thing.body) if isinstance(thing, Loop) else thing.meaning))
    found, waiting = list(own), list(own)
    defined: dict[str, None] = {}
    while waiting:
        word = waiting.pop()
        if word.kind == "let" and word.name not in defined:
            defined[word.name] = None
            inner = list(_words(program.definitions[word.name].meaning))
            found += inner
            waiting += inner
    notes = {word.name for word in found if word.kind == "note"}
    return Reads(tuple(sorted({word.name for word in own if word.kind in ("local", "field")})), tuple(defined),
                 tuple(sorted(notes)), frozenset(word.name for word in found if word.kind == "zone"),
                 frozenset(word.arguments[0].name for word in found if _is_top(word)),
                 frozenset(_OF_PLAY & {word.name for word in found}))


def _words(thing: Any) -> Iterator[Word]:
    """Every word in an expression, or in several; but not a pile of which only the top is asked."""
    if isinstance(thing, Word):
        yield thing
    for part in parts(thing.arguments[0] if isinstance(thing, Word) and _is_top(thing) else thing):
        yield from _words(part)


def _is_top(word: Word) -> bool:
    return word.name == "top" and isinstance(word.arguments[0], Word) and word.arguments[0].kind == "zone"
