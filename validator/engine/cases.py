"""A condition that bounds leave open, asked of every way its hidden cards can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any

from ..cards.deck import FACES
from ..rulebook.expressions import Expression, words
from .domain import BLANK, MAYBE, Came, Went
from .moving import NotThere, settle
from .table import Table, ZoneKey

if TYPE_CHECKING:
    from .evaluate import Evaluator

MOST_HIDDEN = 9                             # with more cards there are too many ways, and nearly always both answers
PROBES = 64
MOST_TABLES = 2000                          # laid out on the way to the cases, dead ends counted
MOST_TABLES_A_RECORD = 3000


class TooMany(Exception):
    """There are more cases than can be gone through, or one that leaves the condition open itself."""


class Patience:
    """How much may still be tried for a record: tables laid out. Beyond that, what bounds leave open stays open.

    Without it, a record that hides much would be judged for minutes.
    """

    def __init__(self, tables: int = MOST_TABLES_A_RECORD) -> None:
        self.left = tables

    def turns(self) -> Iterator[None]:
        """A turn for every table that may be laid out for one condition. Raises TooMany after the last."""
        for _ in range(min(MOST_TABLES, self.left)):
            self.left -= 1
            yield
        raise TooMany


def by_cases(evaluator: Evaluator, condition: Expression, values: Mapping[str, Any]) -> Any:
    """True or False if the condition comes to that in every case; else MAYBE.

    The cases are the faces of the hidden cards that the condition depended on. Some of them may in truth be
    impossible, so MAYBE can be said too often, but True and False are certain.
    """
    hidden = sorted(evaluator.asked)
    if not 0 < len(hidden) <= MOST_HIDDEN:
        return MAYBE
    answer, turns = None, evaluator.patience.turns()
    marks = {card: _marks(evaluator.table, card, values, _rows(condition)) for card in hidden}
    try:
        for table in chain(probes(evaluator.table, hidden, evaluator.future, turns),
                           cases(evaluator.table, marks, evaluator.future, turns)):
            inner = type(evaluator)(evaluator.program, table, _undecided, evaluator.future, evaluator.patience)
            inner.player = evaluator.player
            found = inner.value(condition, values)
            if found is MAYBE or answer is not None and found is not answer:
                return MAYBE
            answer = found
    except TooMany:
        return MAYBE
    return MAYBE if answer is None else answer


def _undecided() -> bool:
    raise TooMany


def probes(table: Table, hidden: list[int], future: Mapping[ZoneKey, list], turns: Iterator[None]) -> Iterator[Table]:
    """Some tables taken at random: both answers, if there are two, are soon found among them. Raises TooMany."""
    from random import Random               # most records hide nothing
    random = Random(0)
    for _ in range(PROBES):
        next(turns)
        copy = table.copy()
        try:
            for card in hidden:
                settle(copy, card, random.choice([face for face in FACES if copy.masks[card] >> face & 1]))
        except NotThere:
            continue
        if _possible(copy, future):
            yield copy


def cases(table: Table, marks: Mapping[int, tuple], future: Mapping[ZoneKey, list],
          turns: Iterator[None]) -> Iterator[Table]:
    """A table for every way some hidden cards can be; those with the same marks change places in none.

    Raises TooMany when there are no turns left.
    """
    yield from _cases(table, list(marks), marks, {}, future, turns)


def _cases(table: Table, hidden: list[int], marks: Mapping[int, tuple], least: dict[tuple, int],
           future: Mapping[ZoneKey, list], turns: Iterator[None]) -> Iterator[Table]:
    if not hidden:
        if _possible(table, future):
            yield table
        return
    card, *others = hidden
    alike = marks[card]
    for face in FACES[least.get(alike, 0):]:
        if table.masks[card] >> face & 1:
            next(turns)
            copy = table.copy()
            try:
                settle(copy, card, face)
            except NotThere:
                continue
            yield from _cases(copy, others, marks, {**least, alike: face}, future, turns)


def _rows(condition: Expression) -> set[str]:
    """The fields with cards in an order that matters."""
    return {word.name for word in words(condition) if word.kind == "field" and word.type == "row"}


def _marks(table: Table, card: int, values: Mapping[str, Any], rows: set[str]) -> tuple:
    """What tells a hidden card from another: what it can be, and where it lies, is missed, remembered or named."""
    return (table.masks[card],
            tuple((key, _places(card, pocket.cards, pocket.kind != "cards"), pocket.less.count(card))
                  for key, pocket in table.pockets.items()),
            tuple(name for name, value in table.notes.items() if value == card),
            tuple((name, _places(card, value, name in rows)) for name, value in values.items()))


def _places(card: int, value: Any, ordered: bool) -> Any:
    """Where a card is in a value; in a list whose order does not matter, only how often."""
    if isinstance(value, Mapping):
        return tuple(_places(card, part, ordered) for part in value.values())
    if not isinstance(value, (list, tuple)):
        return value == card
    return tuple(place for place, other in enumerate(value) if other == card) if ordered else value.count(card)


def _possible(table: Table, future: Mapping[ZoneKey, list]) -> bool:
    """Whether what is laid out explains what will be shown of every zone."""
    return all(_explains(table, key, future.get(key)) for key in table.pockets)


def _explains(table: Table, key: ZoneKey, future: list | None) -> bool:
    """Whether the cards of a zone, if they are all known now, are enough for what will be shown of it."""
    pocket = table.pockets[key]
    if any(card is None or card >= BLANK for card in pocket.cards):
        return True
    cards = pocket.cards.copy()
    for gone in pocket.less:
        if gone < BLANK:
            if gone not in cards:
                return False
            cards.remove(gone)
    return explained(cards, table.ahead(key, future))


def explained(cards: Iterable[int], ahead: Iterable[Any]) -> bool:
    """Whether cards, with the hidden ones that come in later, are enough for what a zone's journal will show.

    >>> explained([3, 4], [4, "in", 5]), explained([3, 4], [5, "in"])
    (True, False)
    """
    cards, arrivals = list(cards), 0
    for event in ahead:
        if event == "out":
            return True
        if event == "in":
            arrivals += 1
            continue
        if isinstance(event, Came):
            cards.append(event.face)
            continue
        face = event.face if isinstance(event, Went) else event
        if not isinstance(face, int) or face < 0:
            continue                        # it tells no face, or the card can have left before now
        if face in cards:
            cards.remove(face)
        elif isinstance(event, Went):
            continue                        # it can have come in with many, where each is not noted
        elif arrivals:
            arrivals -= 1
        else:
            return False
    return True
