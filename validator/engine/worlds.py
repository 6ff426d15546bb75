"""A record that hides a few cards, judged in every world in which it can have happened.

A world is a table where all cards are known. Every card that the record does not show is filled in with each card
that can have been there; worlds that are the same from there on are one. What comes out is exact. Where there are
too many worlds, `follow` judges by what is certain of all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import comb, prod
from typing import Any, NamedTuple

from ..cards.deck import UNKNOWN, is_known
from ..findings import ILLEGAL, UNDETERMINED, Fact, Finding, Judgement, Message
from ..rulebook.game import Field, Rule
from ..transcripts.transcript import Played, Transcript
from .cases import Patience, explained
from .follow import Run, follow
from .play import Play
from .recorded import on_the_table, recorded
from .table import Table, ZoneKey

MOST_WORLDS = 10_000
MOST_MOVES = 8000                           # made for one record in all worlds together: a second or two
Broken = tuple[Rule, Message]


class TooMany(Exception):
    """There are more worlds than can be gone through."""


class Culprit(NamedTuple):
    """The first illegal move on the way to a world, as it was made there, the table before it, and why."""

    position: int
    played: Played
    before: Table
    broken: Broken


@dataclass
class World:
    """A table, and the first illegal move on the way to it, if there was one."""

    table: Table
    broken: Culprit | None = None

    def identity(self) -> tuple:
        """What makes two worlds one."""
        return self.table.identity(), self.broken and self.broken.position


class Unexplained(Exception):
    """No cards that were hidden explain all that the record shows."""


def judge_worlds(followed: Run, patience: Patience | None = None) -> Judgement | None:
    """The exact judgement on a record that has been followed already; None where it hides too much for that.

    `patience` is how many moves may be made, where that is not `MOST_MOVES`.
    """
    if _ways(followed) > MOST_WORLDS:
        return None
    patience = patience or Patience(MOST_MOVES)
    try:
        try:
            return _Worlds(followed, patience).judgement()
        except Unexplained:
            return _first_unexplained(followed, patience)
    except TooMany:
        return None


def _ways(followed: Run) -> int:
    """About how many worlds there are, at most: the ways to choose the hidden cards.

    Where something is left open, those count that nothing settled in the end; it is worth more work to clear it up.
    """
    table, game = followed.tables[0], followed.program.game
    if not followed.doubts and all(isinstance(amount, int) for amount in table.notes[game.counter]):
        return _multisets(len(game.faces), len(table.masks))
    alike = Counter(mask.bit_count() for mask in table.masks.values() if mask.bit_count() > 1)
    return min(_multisets(len(game.faces), alike.total()),
               prod(_multisets(faces, cards) for faces, cards in alike.items()))


def _multisets(faces: int, cards: int) -> int:
    """The ways to choose so many cards of so many faces, each as often as one likes."""
    return comb(faces + cards - 1, cards)


def _first_unexplained(followed: Run, patience: Patience) -> Judgement:
    """The judgement where no completion is left: illegal at the first move that excludes all of them."""
    game, transcript = followed.program.game, followed.transcript
    explains, unexplained = 0, len(transcript.moves)
    last = None
    while unexplained - explains > 1:
        middle = (explains + unexplained) // 2
        worlds = _Worlds(follow(game, replace(transcript, moves=transcript.moves[:middle], result=None)), patience)
        try:
            judgement = worlds.judgement()
        except Unexplained:
            unexplained = middle
            continue
        if judgement.verdict == ILLEGAL:
            return replace(judgement, moves=len(transcript.moves))
        explains, last = middle, worlds
    if last is None:
        raise TooMany                       # the first move already: `follow` says why
    return last.illegal_next(transcript, unexplained - 1)


class _Worlds:
    """All worlds of a record, move by move."""

    def __init__(self, followed: Run, patience: Patience) -> None:
        self.followed, self.patience = followed, patience
        self.program, self.transcript = followed.program, followed.transcript
        self.run = Run(self.program, self.transcript)
        result = self.transcript.result
        self.moves = [*self.transcript.moves, *([result] if result is not None else [])]
        self.worlds: list[World] = []
        self.doubts: dict[int, set[ZoneKey]] = {}
        self.pruned = False                 # whether a world was given up since it does not explain what comes later
        self.impossible: Broken | None = None       # why the last move can have been made in no world

    def judgement(self) -> Judgement:
        """Go through the record, and say what holds in all worlds that are left."""
        if not self.run.start():
            return self.run.judgement()
        self.worlds = [World(self.run.tables[0])]
        for position, played in enumerate(self.moves):
            before, self.worlds = self.worlds, self._after(self.worlds, played, position)
            if not self.worlds and self.pruned:
                raise Unexplained
            if not self.worlds:             # no cards that were hidden explain what this move shows
                self.worlds = before
                return self.illegal_next(self.transcript, position)
            if all(world.broken for world in self.worlds):
                last = max((world.broken for world in self.worlds), key=lambda broken: broken.position)
                return self._illegal(last, before)
            if len(self.worlds) * (len(self.moves) - position - 1) > self.patience.left:
                raise TooMany               # rather now than after all that work
        self._tell_doubts()
        self.run.tables = [world.table for world in self.worlds if not world.broken]
        return self.run.judgement()

    def _tell_doubts(self) -> None:
        """The moves that are illegal in some of the worlds that are left."""
        for position, zones in sorted(self.doubts.items()):
            culprit = next((world.broken for world in self.worlds
                            if world.broken and world.broken.position == position), None)
            if culprit:
                self.run.doubts.append(self._finding(UNDETERMINED, culprit, open=zones))

    def illegal_next(self, transcript: Transcript, position: int) -> Judgement:
        """The judgement if the move at a position can have been made in no world that is left."""
        self.run.transcript = transcript
        played = self.moves[position] if position < len(self.moves) else transcript.moves[position]
        lawful = [world for world in self.worlds if not world.broken] or self.worlds
        table = lawful[0].table
        outcome = Play(self.program, table.copy(), lambda: True).make(played)
        broken = outcome.broken[0] if outcome.broken else self._why_in_none(played, position)
        return self._illegal(Culprit(position, played, table, broken), self.worlds)

    def _why_in_none(self, played: Played, position: int) -> Broken:
        """Why a move can be made in no world, although nothing forbids it as it is recorded."""
        self._after(self.worlds, played, position)
        if self.impossible is None:
            raise TooMany
        return self.impossible

    def _after(self, worlds: Iterable[World], played: Played, position: int) -> list[World]:
        """The worlds there are after a move."""
        self.impossible = None
        found: dict[tuple, World] = {}
        legal: list[Table] = []
        illegal: list[Table] = []
        for world in worlds:
            for filled in self._filled(world.table, played):
                after = self._make(world, filled, position)
                if after is not None and not self._explains(after.table, position):
                    self.pruned = True
                elif after is not None:
                    found.setdefault(after.identity(), after)
                    if not world.broken:
                        (illegal if after.broken else legal).append(world.table)
                self.patience.left -= 1
                if len(found) > MOST_WORLDS or self.patience.left < 0:
                    raise TooMany
        if legal and illegal:
            self.doubts[position] = _differing(legal, illegal)
        return list(found.values())

    def _make(self, world: World, played: Played, position: int) -> World | None:
        """A world after a move; None if the move cannot have happened in it."""
        if not world.broken:
            table = world.table.copy()
            outcome = Play(self.program, table, _never).make(played)
            if not outcome.broken:
                return World(table)
            self.impossible = outcome.broken[0]
            broken = Culprit(position, played, world.table, self.impossible)
        else:
            broken = world.broken
        table = world.table.copy()
        return World(table, broken) if Play(self.program, table, _never).force(played) else None

    def _explains(self, table: Table, position: int) -> bool:
        """Whether what later moves show can come from the cards that are in each place now."""
        future = self.followed.known_future
        seen = self.followed.seen[position] if position < len(self.followed.seen) else None
        if not future or seen is None:
            return True
        return all(explained(table.pockets[key].cards, events[seen.get(key, 0):]) for key, events in future.items())

    # -- filling in

    def _filled(self, table: Table, played: Played) -> Iterator[Played]:
        """The move with every card filled in, in every way."""
        fields = self.program.game.moves[played.name].fields
        return (replace(played, values=values) for values in self._fields(table, played, fields, {}, Counter()))

    def _fields(self, table: Table, played: Played, fields: tuple[Field, ...], values: Mapping[str, Any],
                used: Counter) -> Iterator[dict[str, Any]]:
        if not fields:
            yield dict(values)
            return
        field, *others = fields
        play = Play(self.program, table, _never)
        play.evaluator.player = played.player
        value = recorded(play.evaluator, field, played, values)
        for known, taken in self._field(play, field, value, values, used, played.name):
            yield from self._fields(table, played, tuple(others), {**values, field.name: known}, used + taken)

    def _field(self, play: Play, field: Field, value: Any, values: Mapping[str, Any], used: Counter,
               move: str) -> Iterator[tuple[Any, Counter]]:
        """Every value of a field, with the cards it takes (by zone and face)."""
        if field.type not in ("card", "cards", "row"):
            yield value, Counter()
        elif field.index is not None:
            yield from self._indexed(play, field, sorted(value.items()), values, used, move)
        elif field.type == "card":
            for cards, taken in self._cards(play, field, (value,), values, used, move):
                yield cards[0], taken
        else:
            yield from self._cards(play, field, tuple(value), values, used, move)

    def _indexed(self, play: Play, field: Field, parts: list[tuple[int, Any]], values: Mapping[str, Any], used: Counter,
                 move: str) -> Iterator[tuple[dict[int, Any], Counter]]:
        if not parts:
            yield {}, Counter()
            return
        (index, cards), *others = parts
        for known, taken in self._cards(play, field, tuple(cards), {**values, field.index: index}, used, move):
            for rest, more in self._indexed(play, field, others, values, used + taken, move):
                yield {index: known, **rest}, taken + more

    def _cards(self, play: Play, field: Field, cards: tuple[int | None, ...], values: Mapping[str, Any], used: Counter,
               move: str) -> Iterator[tuple[tuple[int | None, ...], Counter]]:
        if all(card is None or is_known(card) for card in cards):
            yield cards, Counter()
            return
        key, rule = self._zone(play, field, cards, values, move)
        pocket = play.table.pockets.get(key)
        present = [card for card in pocket.cards if card is not None] if pocket else []
        if pocket and pocket.kind == "pile" and field.type == "card":
            present = present[-1:]
        free = Counter(present)
        for (zone, face), count in used.items():
            free[face] -= count if zone == key else 0
        free -= Counter(card for card in cards if card is not None and is_known(card))
        places = [place for place, card in enumerate(cards) if card is not None and not is_known(card)]
        places.sort(key=lambda place: cards[place])             # cards of one kind beside each other
        if len(places) <= free.total() and comb(len(+free) + len(places) - 1, len(places)) > MOST_MOVES:
            raise TooMany
        ordered = field.type == "row" or self.program.in_order(field.name, move)
        missing = True
        for chosen in choices([cards[place] for place in places], free, ordered):
            known = _filled_in(cards, places, chosen)
            yield known, Counter((key, card) for card in known if card is not None)
            missing = False
        if missing:
            self.impossible = rule, Message("too-few", {"zone": Fact("zone", key)})

    def _zone(self, play: Play, field: Field, cards: tuple[int | None, ...], values: Mapping[str, Any],
              move: str) -> tuple[ZoneKey, Rule]:
        """The zone that a field's cards come from, and the rule that takes them. Raises TooMany if it is not known."""
        origin = self.program.origin(field.name, move)
        if origin is None:
            raise TooMany
        if origin.rule.each and field.index:
            values = {**values, origin.rule.each[0]: values[field.index]}
        if field.name in origin.names:      # as many cards as these
            play = Play(self.program, play.table.copy(), _never)
            shown = on_the_table(play.evaluator, field, cards)
            values = {**values, field.name: shown if field.index is None else {values[field.index]: shown}}
        if not origin.names <= values.keys():
            raise TooMany
        return play.evaluator.zone_key(origin.zone, values), origin.rule

    # -- what is said

    def _illegal(self, culprit: Culprit, before: list[World]) -> Judgement:
        self.run.illegal = self._finding(ILLEGAL, culprit)
        self.run.tables = [world.table for world in before if not world.broken] or [culprit.before]
        return self.run.judgement()

    def _finding(self, verdict: str, culprit: Culprit, **more) -> Finding:
        number = None if culprit.position == len(self.run.transcript.moves) else culprit.position + 1
        return self.run.finding(verdict, culprit.broken, culprit.before, culprit.played, number, **more)


def choices(unseen: list[int], free: Counter, ordered: bool = False) -> Iterator[tuple[int, ...]]:
    """Every way to take faces for cards that are not seen; unless `ordered`, cards of one kind stand for each other.

    >>> list(choices([UNKNOWN, UNKNOWN], Counter({3: 1, 4: 2})))
    [(3, 4), (4, 4)]
    >>> list(choices([UNKNOWN, UNKNOWN], Counter({3: 1, 4: 2}), ordered=True))
    [(3, 4), (4, 3), (4, 4)]
    """
    return _choices(unseen, free.copy(), ordered, least=0)


def _choices(unseen: list[int], free: Counter, ordered: bool, least: int) -> Iterator[tuple[int, ...]]:
    if not unseen:
        yield ()
        return
    card, *others = unseen
    for face in sorted(free):
        if face >= least and free[face] > 0 and (card == UNKNOWN or face // 13 == card - 52):
            free[face] -= 1
            alike = not ordered and bool(others) and others[0] == card
            for more in _choices(others, free, ordered, face if alike else 0):
                yield (face, *more)
            free[face] += 1


def _filled_in(cards: tuple[int | None, ...], places: list[int], chosen: tuple[int, ...]) -> tuple[int | None, ...]:
    known = list(cards)
    for place, face in zip(places, chosen, strict=True):
        known[place] = face
    return tuple(known)


def _differing(some: list[Table], others: list[Table]) -> set[ZoneKey]:
    """The zones that can be what tells two kinds of worlds apart: those that are not the same in all of them."""
    tables = some + others
    return {key for key, pocket in tables[0].pockets.items() if key[1] is not None
            and any(sorted(table.pockets[key].cards, key=str) != sorted(pocket.cards, key=str) for table in tables)}


def _never() -> bool:
    raise TooMany                           # in a world everything is known, so that nothing is left to decide
