"""Finds the shortest record that tells an option from the canonical one.

All records that are at hand are gone through at once, move by move and by both readings, so that the first difference
met is the earliest there is among them. Claims about how the game stands are tried after every move, and where nothing
else is found, moves that nobody made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ..engine.program import Program
from ..rulebook.dependence import own_variants, variants_through_words
from ..rulebook.game import Game, Variant
from ..transcripts.shown import shows_everything
from ..transcripts.transcript import Played, Transcript
from .differences import Difference, Sides, judged, made_of, sides
from .pair import Pair

TRIED = 24
"""Of the games of one length, so many in which moves that nobody made are tried."""

RUN = 4
"""So many moves at once are left out, or made later."""


def shortest(game: Game, variant: Variant, option: str, seed: int, *pools: Iterable[Transcript]) -> Difference | None:
    """The shortest record that shows an option, from the beginnings of others; None where none of them shows it.

    Of those that are equally short, the one that shows it best; but one made of a record of an earlier pool comes
    before those of later ones. The same seed tries the same moves.
    """
    pair = sides(game, variant, option)
    if pair is None:
        return None
    search = _Search(game, variant, option, pair)
    best: Difference | None = None
    for records in pools:
        below = len(best.record.all_moves) if best else None
        if found := search.first(records, Random(f"{seed} {variant.name} {option}"), below):
            best = search.arranged(found)
    return best


class _Line(NamedTuple):
    """Moves with which some records begin, made at two tables."""

    pair: Pair
    moves: tuple[Played, ...]
    records: list[Transcript]

    def next(self) -> Iterator[tuple[Played, list[Transcript]]]:
        """How these records go on, each way once, with those that go on so."""
        ways: dict[str, tuple[Played, list[Transcript]]] = {}
        for record in self.records:
            moves = record.all_moves
            if len(moves) > len(self.moves):
                played = replace(moves[len(self.moves)], place=None)
                ways.setdefault(repr(played), (played, []))[1].append(record)
        yield from ways.values()


class _Search(NamedTuple):
    """The search for what tells an option of a variant from the canonical one."""

    game: Game
    variant: Variant
    option: str
    sides: Sides

    def first(self, records: Iterable[Transcript], random: Random, below: int | None) -> Difference | None:
        """The best of the shortest differences among records; if `below` is given, one of fewer moves."""
        lines = self._begun(records)
        while lines and (below is None or len(lines[0].moves) + 1 < below):
            found, longer = self._step(lines)
            if not found:
                found = [self._record(line, played) for line in lines[:TRIED] for played in line.pair.proposals(random)
                         if line.pair.differs(played)]
            if differences := [difference for record in found if (difference := self._judged(record))]:
                return min(differences, key=self._rank)
            lines = longer
        return None

    def arranged(self, difference: Difference) -> Difference:
        """The same with some moves left out or made later, if it shows the option as well or better."""
        while True:
            record = difference.record
            others = [self._judged(made_of(record, self.game, moves)) for moves in _rearranged(record.all_moves)]
            best = min([difference, *filter(None, others)], key=self._rank)
            if best is difference:
                return best
            difference = best

    # -- steps

    def _begun(self, records: Iterable[Transcript]) -> list[_Line]:
        """The tables at which these records begin, those with few players first; remarks between moves are left out."""
        remarks = {move.name for move in self.game.moves.values()
                   if move.anytime and not any(rule.effects for rule in self.game.rules if rule.on == move.name)}
        groups: dict[tuple, list[Transcript]] = {}
        for record in filter(lambda record: shows_everything(self.game, record), records):
            moves = tuple(played for played in record.moves if played.name not in remarks)
            groups.setdefault((len(record.players), *sorted(record.header.items())), []).append(
                replace(record, moves=moves))
        programs = Program(self.game, self.sides.canonical), Program(self.game, self.sides.other)
        pairs = [(Pair.begun(programs, len(group[0].players), group[0].header), group)
                 for _, group in sorted(groups.items(), key=lambda item: item[0])]
        return [_Line(pair, (), group) for pair, group in pairs if pair]

    def _step(self, lines: list[_Line]) -> tuple[list[Transcript], list[_Line]]:
        """The records with a move more on which the readings differ, and the lines on which they do not."""
        found, longer = [], []
        for line in lines:
            for played, records in line.next():
                after, one, other = line.pair.make(played)
                if one != other:
                    found.append(self._record(line, played))
                elif one:
                    longer.append(_Line(after, (*line.moves, played), records))
            found += [self._record(line, claim) for claim in line.pair.claims() if line.pair.differs(claim)]
        return found, longer

    def _record(self, line: _Line, played: Played) -> Transcript:
        record = Transcript(self.game.name, line.records[0].players, {}, line.records[0].header)
        return made_of(record, self.game, (*line.moves, played))

    def _judged(self, record: Transcript) -> Difference | None:
        return judged(self.game, self.variant, self.option, record, self.sides)

    # -- which is best

    def _rank(self, difference: Difference) -> tuple:
        """Short; broken by a rule of the variant; nothing empty; the difference late; and little to be read."""
        record, moves = difference.record, difference.record.all_moves
        last = moves[-1].values
        empty = not last or any(isinstance(value, tuple) and not any(card is not None for card in value)
                                for value in last.values())
        return (len(moves), self._distance(difference), record.result is not None, empty,
                len(moves) - self._apart(record), len(record.players), len(repr(last)), repr(record))

    def _distance(self, difference: Difference) -> int:
        """How far the variant is from the rule that is broken: it decides about it, or about its words, or neither."""
        rule = next(rule for rule in self.game.rules if rule.id == difference.finding.rule)
        return 0 if self.variant.name in own_variants(rule) else \
            1 if self.variant.name in variants_through_words(self.game, rule) else 2

    def _apart(self, record: Transcript) -> int:
        """After how many moves the tables first differ."""
        programs = Program(self.game, self.sides.canonical), Program(self.game, self.sides.other)
        pair = Pair.begun(programs, len(record.players), record.header)
        for number, played in enumerate(record.all_moves):
            if not pair.alike:
                return number
            pair, *_ = pair.make(played)
        return len(record.moves)


def _rearranged(moves: tuple[Played, ...]) -> Iterator[tuple[Played, ...]]:
    """The moves without a run of them, and with a run made later, before the last."""
    *before, last = moves
    for start in range(len(before)):
        for count in range(1, min(RUN, len(before) - start) + 1):
            run, rest = before[start:start + count], [*before[:start], *before[start + count:]]
            yield (*rest, last)
            for place in range(start + 1, len(rest) + 1):
                yield (*rest[:place], *run, *rest[place:], last)
