"""What is allowed now: moves are proposed from the types that they take, and kept if they are judged legal."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from ..cards.deck import RANKS, SUITS, UNKNOWN, Hidden
from ..rulebook.expressions import words
from ..rulebook.game import Field, Game, Rule
from ..transcripts.transcript import Played, Transcript
from ..value import replace
from .domain import BLANK
from .follow import follow
from .play import Play
from .program import Origin, Program
from .table import Table, ZoneKey
from .taking_back import remaining

NUMBERS = range(53)                         # as many cards as there are in a pack, and none
MOST_PARTS = 4096                           # of the cards of one zone that are looked at
MOST_TRIED = 8                              # of those with as many cards of a suit or a rank, in a simulation
MOST_ROWS = 400                             # ways to lay cards against a row


def candidates(game: Game, transcript: Transcript) -> list[Played]:
    """The moves that are allowed after the last one of a record, and no more than are proposed for each type.

    What a player cannot see (a card of the stock) is proposed as the record would leave it out. Where the
    record hides cards, a move is kept if it may be legal. None after an illegal record, or after a result.
    """
    run = follow(game, remaining(transcript).record)
    if run.illegal or not run.tables or transcript.result is not None:
        return []
    return allowed_on_any(run.program, run.tables)


def allowed_on_any(program: Program, tables: Iterable[Table]) -> list[Played]:
    """The moves that are allowed on one or another of the tables to which play can have come."""
    found: list[Played] = []
    for proposer in proposers(program, tables):
        found += [played for played in proposer.allowed() if played not in found]
    return found


def proposers(program: Program, tables: Iterable[Table]) -> list[Proposer]:
    """Those for some tables to which play can have come: one for each turn that it can be."""
    found: dict[Any, Proposer] = {}
    for table in tables:
        proposer = Proposer(program, table)
        found.setdefault(proposer.play.due(), proposer)
    return list(found.values())


class Proposer:
    """Proposes moves at a table.

    With `random` the proposals come in random order and with cards that were face down shown, as a
    simulation needs it; without, as a player at the table can know them.
    """

    def __init__(self, program: Program, table: Table, random: Random | None = None) -> None:
        self.program, self.table, self.random = program, table, random
        self.play = Play(program, table, lambda: True)
        self._named: dict[tuple[str, str], list[tuple[Rule, set[str]]]] = {}
        self._sources: dict[tuple[str, str], Origin | None] = {}

    def kinds(self) -> list[tuple[str, int | None]]:
        """The kinds of move of whoever is due, and of what the table may do between moves, each with who makes it."""
        due = self.play.due()
        if due is None:
            return []
        player, names = due
        between = [move.name for move in self.program.game.moves.values()
                   if move.anytime and any(rule.effects for rule in self.program.on(move.name, self.table.phase))]
        return [(name, None if self.program.game.moves[name].by_table else player) for name in (*names, *between)]

    def proposals(self) -> Iterator[Played]:
        """Moves of whoever is due, and what the table may do between moves; not all of them are legal."""
        for name, player in self._shuffled(self.kinds()):
            yield from self.of_kind(name, player)

    def of_kind(self, name: str, player: int | None) -> Iterator[Played]:
        """Moves of one kind."""
        self.play.evaluator.player = player
        for values in self._values(self.program.game.moves[name].fields, {}, name):
            yield Played(name, player, values)

    def allowed(self) -> list[Played]:
        """The proposals that are legal; of those by which one player comes to the same, the one that says least."""
        found: dict[tuple, Played] = {}
        for played in self.proposals():
            table = self.table.copy()
            if not Play(self.program, table, lambda: True).make(played).broken:
                key = played.player, table.identity()
                if key not in found or len(played.values) < len(found[key].values):
                    found[key] = played
        return list(found.values())

    def allows(self, played: Played) -> bool:
        """Whether the move is legal at the table, or may be; the table stays as it is."""
        return not Play(self.program, self.table.copy(), lambda: True).make(played).broken

    def _values(self, fields: tuple[Field, ...], values: Mapping[str, Any], move: str) -> Iterator[dict[str, Any]]:
        """Every way to fill the fields, the first field's value known to the later ones."""
        if not fields:
            yield dict(values)
            return
        field = fields[0]
        for value in self._shuffled(self._of_field(field, values, move)):
            if value is _LEFT_OUT and field.key is None:        # what is written against the move's own name
                if all(other.unrecorded is not None for other in fields):
                    yield dict(values)      # then the move is a word, and nothing else of it is written
                continue
            known = values if value is _LEFT_OUT else {**values, field.name: value}
            if not self._refused(field, known, move):
                yield from self._values(fields[1:], known, move)

    def _refused(self, field: Field, values: Mapping[str, Any], move: str) -> bool:
        """Whether a rule forbids this field's value, as far as it can be asked before the other fields are filled.

        Only a simulation saves time by this: there every card is shown.
        """
        return self.random is not None and any(
            self.play.evaluator.value(rule.require, values) is False
            for rule, named in self._asking(move) if field.name in named and named <= values.keys())

    def _asking(self, move: str) -> list[tuple[Rule, set[str]]]:
        """The rules on a move that require something, each with the fields it names."""
        place = move, self.table.phase
        if place not in self._named:
            rules = [rule for rule in self.program.on(*place)
                     if rule.require is not None and rule.condition is None and rule.each is None]
            self._named[place] = [(rule, {word.name for word in words(rule.require) if word.kind == "field"})
                                  for rule in rules]
        return self._named[place]

    def _of_field(self, field: Field, values: Mapping[str, Any], move: str) -> Iterable[Any]:
        if field.index is not None:
            return self._of_indexed(field, values, move)
        optional = [] if field.unrecorded is None else [_LEFT_OUT]
        match field.type:
            case "option":
                return [*optional, *field.options]
            case "seat":
                return [*optional, *range(self.table.seats)]
            case "number":
                return [*optional, *NUMBERS]
            case "suit":
                return [*optional, *SUITS]
            case "card":
                return self._cards(field, values, move)
            case "cards":
                return self._parts(field, values, move)
            case "row":
                return self._rows(field, values, move)
        return ()

    # -- cards

    def _origins(self, field: Field, values: Mapping[str, Any], move: str) -> list[ZoneKey]:
        """The zones that the rules take a field's cards from; several where the field itself says which."""
        if (move, field.name) not in self._sources:
            self._sources[move, field.name] = self.program.origin(field.name, move)
        origin = self._sources[move, field.name]
        if origin is None:
            return []
        source = origin.zone
        if any(word.kind == "field" and word.name == field.name for word in words(source)):
            return [key for word in words(source) if word.kind == "zone" for key in self.table.keys(word.name)]
        named = {word.name for word in words((source, origin.rule.each)) if word.kind == "field"}
        if not named - {field.name} <= values.keys():       # it depends on what the move takes after it
            return []
        each = [values]
        if origin.rule.each is not None:    # of a field with an index, its own place; of another one, any
            name, things = origin.rule.each
            through = [values.get(field.index, 0)] if field.index else self.play.evaluator.value(things, values)
            each = [{**values, name: thing} for thing in through]
        keys = dict.fromkeys(self.play.evaluator.zone_key(source, one) for one in each)
        return [key for key in keys if key in self.table.pockets]

    def _present(self, key: ZoneKey, values: Mapping[str, Any], move: str) -> list[int]:
        """The cards that lie in a zone and that no field before takes; of a pile its top."""
        cards = [card for card in self.table.pockets[key].cards if card is not None]
        if self.table.pockets[key].kind == "pile":
            return cards[-1:]
        for field in self.program.game.moves[move].fields:
            if field.name in values and field.type in ("card", "cards", "row") and \
                    self._origins(field, values, move) == [key]:
                cards = _without(cards, values[field.name])
        return cards

    def _unseen(self, key: ZoneKey) -> bool:
        """Whether the cards lie face down for everybody: in a zone that is no pile, no row and nobody's."""
        return key[1] is None and self.table.pockets[key].kind == "cards"

    def _cards(self, field: Field, values: Mapping[str, Any], move: str) -> Iterable[Any]:
        if field.unrecorded is not None and not self.random:
            return [_LEFT_OUT]
        found: list[int] = []
        for key in self._origins(field, values, move):
            present = self._present(key, values, move)
            if self._unseen(key) and not self.random:
                found.append(UNKNOWN)
            else:
                found += [UNKNOWN if card >= BLANK and not self.random else card for card in present]
        return list(dict.fromkeys(found))

    def _parts(self, field: Field, values: Mapping[str, Any], move: str) -> Iterable[Any]:
        found: list[Any] = []
        for key in self._origins(field, values, move):
            present = self._present(key, values, move)
            counts = range(1, min(len(present), NUMBERS[-1]) + 1)
            if self._unseen(key) and self.random:
                found += [tuple(self.random.sample(present, count)) for count in counts]
            elif self._unseen(key):
                found += [Hidden(count) for count in counts]
            else:
                shown = sorted(UNKNOWN if card >= BLANK else card for card in present)
                found += parts(self._shuffled(shown), MOST_TRIED if self.random else MOST_PARTS)
        return found

    def _rows(self, field: Field, values: Mapping[str, Any], move: str) -> Iterable[Any]:
        """Cards and gaps against the longest row that lies on the table."""
        length = max((len(pocket.cards) for pocket in self.table.pockets.values() if pocket.kind == "row"), default=0)
        laid = [part for part in self._parts(field, values, move) if len(part) <= length]
        if self.random:
            return [_row(part, self.random.sample(range(length), len(part)), length) for part in laid]
        rows = (_row(part, places, length)
                for part in laid for places in itertools.permutations(range(length), len(part)))
        return list(dict.fromkeys(itertools.islice(rows, MOST_ROWS)))

    def _of_indexed(self, field: Field, values: Mapping[str, Any], move: str) -> Iterable[Any]:
        """Ways to give every place its own: as a simulation deals cards, the same of all else, or none recorded."""
        places = self.program.game.places(field.index, self.table.seats)
        if not self.random:
            return [_LEFT_OUT] if field.unrecorded is not None else []
        if field.type not in ("card", "cards", "row"):
            same = self._of_field(replace(field, index=None, unrecorded=None), values, move)
            return (dict.fromkeys(places, value) for value in same)
        origins = self._origins(field, {**values, field.index: 0} if field.index == "seat" else values, move)
        present = [card for key in origins for card in self._present(key, values, move)]
        if field.type == "card":
            return [dict(zip(places, self._shuffled(present)))] if len(present) >= len(places) else []
        return self._dealt(list(self._shuffled(present)), list(places))

    def _dealt(self, cards: list[int], places: list[int]) -> Iterator[dict[int, tuple[int, ...]]]:
        """The same number for each place, and then as many as its size."""
        for count in range(1, len(cards) // len(places) + 1):
            yield {place: tuple(cards[position * count:(position + 1) * count])
                   for position, place in enumerate(places)}
        if sum(places) <= len(cards):
            starts = list(itertools.accumulate(places, initial=0))
            yield {size: tuple(cards[start:start + size]) for size, start in zip(places, starts)}

    def _shuffled(self, things: Iterable[Any]) -> Iterable[Any]:
        if not self.random:
            return things
        things = list(things)
        self.random.shuffle(things)
        return things


class _LeftOut:
    """Says that a field is not recorded."""


_LEFT_OUT = _LeftOut()


def _without(cards: list[int], taken: Any) -> list[int]:
    """Cards without those that a value names: a card, several, or several for each place."""
    if isinstance(taken, Mapping):
        taken = [card for part in taken.values() for card in ([part] if isinstance(part, int) else part)]
    left = cards.copy()
    for card in [taken] if isinstance(taken, int) else taken:
        if card in left:
            left.remove(card)
    return left


def _row(cards: Iterable[int], places: Iterable[int], length: int) -> tuple[int | None, ...]:
    """Cards laid at some places of a row, with gaps at the others."""
    laid = dict(zip(places, cards, strict=True))
    return tuple(map(laid.get, range(length)))


def parts(cards: list[int], most: int = MOST_PARTS) -> Iterator[tuple[int, ...]]:
    """Parts of some cards: all of one suit or of one rank, the larger first, then none, then mixed ones.

    Of each suit, each rank and the mixed ones, `most` for each number of cards.

    >>> list(parts([0, 1]))
    [(0, 1), (0,), (1,), ()]
    """
    kinds = [[card for card in cards if card < UNKNOWN and card // 13 == suit] for suit in SUITS]
    kinds += [[card for card in cards if card < 52 and card % 13 + 2 == rank] for rank in RANKS]
    sizes = [(kind, count) for kind in kinds for count in range(len(kind), 0, -1)]
    sizes += [(cards, count) for count in range(len(cards) + 1)]
    found = (part for kind, count in sizes for part in itertools.islice(itertools.combinations(kind, count), most))
    yield from dict.fromkeys(itertools.islice(found, MOST_PARTS))
