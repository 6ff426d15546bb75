"""The hidden cards of a move filled in at a table where all others are known, in every way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from math import comb
from typing import Any, NamedTuple

from ...cards.deck import FACES, is_known
from ...findings import Fact, Message
from ...rulebook.game import Field, Rule
from ...transcripts.transcript import Played
from ...value import replace
from ..domain import Came, Went
from ..foresight import Foresight
from ..play import Outcome, Play
from ..program import Program
from ..recorded import on_the_table, recorded
from ..table import Table, What, ZoneKey
from .choosing import choices, each_once, fits


class Given(NamedTuple):
    """Cards that a move gives, all filled in, and from which zone; None where that need not be known."""

    what: What
    zone: ZoneKey | None
    cards: tuple[int | None, ...]


Taken = tuple[Given, ...]                   # one field after the other

MOST_WAYS = 8000                            # to choose the hidden cards that one move takes from one place


class TooMany(Exception):
    """There are more ways than can be gone through."""


class Filling:
    """The ways to fill in moves of one game."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.faces: Sequence[int] = FACES           # the order in which they are tried
        self.suggests = False                       # whether the most likely way comes first, out of turn
        self.future: Mapping[ZoneKey, list] = {}    # what is shown of each zone after the move
        self.foresight: Foresight | None = None     # what the rest of the record asks
        self.moved: range | None = None             # which of its movements are those of the move
        self.impossible: tuple[Rule, Message] | None = None     # why there was no way at the last table

    def ways(self, table: Table, played: Played, future: Mapping[ZoneKey, list]) -> Iterator[Played]:
        """The move with every card filled in, in every way. Raises TooMany."""
        self.future = future
        if played.stands:                   # its cards are taken where it has its place
            table = table.copy()
            Play(self.program, table, never).place(played, self.program.game.moves[played.name], Outcome())
        fields = self.program.game.moves[played.name].fields
        return (replace(played, values=values) for values in self._fields(table, played, fields, {}, ()))

    def _fields(self, table: Table, played: Played, fields: tuple[Field, ...], values: Mapping[str, Any],
                taken: Taken) -> Iterator[dict[str, Any]]:
        if not fields:
            yield dict(values)
            return
        field, *others = fields
        play = Play(self.program, table, never)
        play.evaluator.player = played.player
        value = recorded(play.evaluator, field, played, values)
        for known, more in self._field(play, field, value, values, taken, played.name):
            yield from self._fields(table, played, tuple(others), {**values, field.name: known}, taken + more)

    def _field(self, play: Play, field: Field, value: Any, values: Mapping[str, Any], taken: Taken,
               move: str) -> Iterator[tuple[Any, Taken]]:
        """Every value of a field, with the cards it takes."""
        if field.type not in ("card", "cards", "row"):
            yield value, ()
        elif field.index is not None:
            yield from self._indexed(play, field, sorted(value.items()), values, taken, move)
        elif field.type == "card":
            for cards, more in self._cards(play, field, (value,), values, taken, move):
                yield cards[0], more
        else:
            yield from self._cards(play, field, tuple(value), values, taken, move)

    def _indexed(self, play: Play, field: Field, parts: list[tuple[int, Any]], values: Mapping[str, Any], taken: Taken,
                 move: str) -> Iterator[tuple[dict[int, Any], Taken]]:
        if not parts:
            yield {}, ()
            return
        (index, cards), *others = parts
        single = field.type == "card"
        cards = (cards,) if single else tuple(cards)
        for known, these in self._cards(play, field, cards, {**values, field.index: index}, taken, move):
            for rest, more in self._indexed(play, field, others, values, taken + these, move):
                yield {index: known[0] if single else known, **rest}, these + more

    def _cards(self, play: Play, field: Field, cards: tuple[int | None, ...], values: Mapping[str, Any], taken: Taken,
               move: str) -> Iterator[tuple[tuple[int | None, ...], Taken]]:
        what = field.name, None if field.index is None else values[field.index]
        if all(card is None or is_known(card) for card in cards):
            yield cards, (Given(what, None, cards),)
            return
        key, rule = self._zone(play, field, cards, values, move)
        pocket = play.table.pockets.get(key)
        present = [card for card in pocket.cards if card is not None] if pocket else []
        if pocket and pocket.kind == "pile" and field.type == "card":
            present = present[-1:]
        free = Counter(present)
        free -= Counter(card for given in taken if given.zone == key for card in given.cards if card is not None)
        shown = Counter(card for card in cards if card is not None and is_known(card))
        free -= shown
        owed: Counter[int] = Counter()
        if self.foresight is not None:
            limits = self.foresight.limits(play.table, self.moved, {given.what: given.cards for given in taken}, what,
                                           key, len(cards))
            free, owed = _limited(free, shown, limits) if limits is not None else (free, owed)
        places = [place for place, card in enumerate(cards) if card is not None and not is_known(card)]
        places.sort(key=lambda place: cards[place])             # cards of one kind beside each other
        spare, open = len(places) - owed.total(), len(+(free - owed))
        if spare >= 0 and len(places) <= free.total() and comb(open + spare - 1 if open else 0, spare) > MOST_WAYS:
            raise TooMany
        ordered = field.type == "row" or self.program.in_order(field.name, move)
        missing = True
        unseen = [cards[place] for place in places]
        likely = self._likely(unseen, free, key, values.get(field.index, play.evaluator.player), play.table)
        if likely is not None and owed - Counter(likely):
            likely = None
        for chosen in each_once(likely, choices(unseen, free, ordered, self.faces, owed), unseen, ordered):
            known = _filled_in(cards, places, chosen)
            yield known, (Given(what, key, known),)
            missing = False
        if missing:
            self.impossible = rule, Message("too-few", {"zone": Fact("zone", key)})

    def _likely(self, unseen: list[int], free: Counter, source: ZoneKey, owner: Any,
                table: Table) -> tuple[int, ...] | None:
        """A way to choose cards by what is shown later: first what their owner shows, last what the source does."""
        if not self.suggests or len(unseen) > free.total():
            return None
        left = free.copy()
        wanted = Counter()
        for key, events in self.future.items():
            if key != source and key[1] == owner is not None:
                wanted += asked_for(events) - Counter(table.pockets[key].cards)
        spare = free - asked_for(self.future.get(source, ()))
        chosen = []
        for card in unseen:
            fitting = [face for face in self.faces if left[face] > 0 and fits(face, card)]
            if not fitting:
                return None
            face = max(fitting, key=lambda face: (wanted[face] > 0, spare[face]))
            left[face] -= 1
            wanted[face] -= 1
            spare[face] -= 1
            chosen.append(face)
        return tuple(chosen)

    def _zone(self, play: Play, field: Field, cards: tuple[int | None, ...], values: Mapping[str, Any],
              move: str) -> tuple[ZoneKey, Rule]:
        """The zone that a field's cards come from, and the rule that takes them. Raises TooMany if it is not known."""
        origin = self.program.origin(field.name, move)
        if origin is None:
            raise TooMany
        if origin.rule.each and field.index:
            values = {**values, origin.rule.each[0]: values[field.index]}
        if field.name in origin.names:      # as many cards as these
            play = Play(self.program, play.table.copy(), never)
            shown = on_the_table(play.evaluator, field, cards[0] if field.type == "card" else cards)
            values = {**values, field.name: shown if field.index is None else {values[field.index]: shown}}
        if not origin.names <= values.keys():
            raise TooMany
        return play.evaluator.zone_key(origin.zone, values), origin.rule


def _limited(free: Counter, shown: Counter, limits: Mapping[int, tuple[int, int]]) -> tuple[Counter, Counter]:
    """Of the cards that are free those that can be taken for all that comes later, and those that must be.

    The limits are for those that are shown as well.
    """
    return (Counter({face: min(count, limits[face][1] - shown[face]) for face, count in free.items()
                     if limits[face][1] > shown[face]}),
            +Counter({face: least - shown[face] for face, (least, _) in limits.items()}))


def asked_for(events: Iterable[Any]) -> Counter:
    """The faces that a zone's journal shows before anything comes in, which must be there."""
    here = takewhile(lambda event: event not in ("in", "out") and not isinstance(event, Came), events)
    return Counter(event.face if isinstance(event, Went) else event for event in here
                   if isinstance(event, Went) or isinstance(event, int) and event >= 0)


def _filled_in(cards: tuple[int | None, ...], places: list[int], chosen: tuple[int, ...]) -> tuple[int | None, ...]:
    known = list(cards)
    for place, face in zip(places, chosen, strict=True):
        known[place] = face
    return tuple(known)


def never() -> bool:
    """In a world everything is known, so that nothing is left to decide. Raises TooMany."""
    raise TooMany
