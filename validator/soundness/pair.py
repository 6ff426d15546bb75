"""Two tables side by side, at which the same game is played by two readings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random

from ..engine.candidates import Proposer
from ..engine.layout import lay_out
from ..engine.play import Play
from ..engine.program import Program
from ..engine.recorded import recorded_values
from ..engine.table import Table
from ..transcripts.transcript import Played

PROPOSED = 16                               # moves at each of the two tables that are tried at the other


@dataclass
class Pair:
    """The same moves, made at two tables; up to now both readings allowed them all."""

    programs: tuple[Program, Program]
    tables: tuple[Table, Table]

    @classmethod
    def begun(cls, programs: tuple[Program, Program], seats: int, header: Mapping[str, int]) -> Pair | None:
        """Both before the first move; None where one of the readings does not let so many play."""
        tables = lay_out(programs[0], seats, header), lay_out(programs[1], seats, header)
        pair = cls(programs, tables)
        return None if any(play.start().broken for play in pair._plays()) else pair

    def make(self, played: Played) -> tuple[Pair, bool, bool]:
        """Both with a move more, and whether it is legal at the one table, and at the other; these stay as they are.

        Where it is not, the table after it is good for nothing.
        """
        after = Pair(self.programs, (self.tables[0].copy(), self.tables[1].copy()))
        one, other = (not play.make(played).broken for play in after._plays())
        return after, one, other

    def claims(self) -> Iterator[Played]:
        """True claims about the one table that are not true of the other: of numbers, or of how the game ended."""
        if self.tables[0].notes == self.tables[1].notes and self.tables[0].ended == self.tables[1].ended:
            return
        game = self.programs[0].game
        one, other = (table.notes[game.counter] for table in self.tables)
        differing = {place: amount for place, amount in enumerate(one) if amount != other[place]}
        for move in game.moves.values():
            if move.final:
                told, contrary = (recorded_values(play.evaluator, move, Played(move.name, None))
                                  for play in self._plays())
                yield from (Played(move.name, None, {name: value}) for name, value in told.items()
                            if value != contrary[name])
            elif move.anytime and differing and len(move.fields) == 1 and move.fields[0].index is not None:
                yield Played(move.name, None if move.by_table else 0, {move.fields[0].name: differing})

    @property
    def alike(self) -> bool:
        """Whether at both tables all lies in the same places, and the same is remembered."""
        return self.tables[0].identity() == self.tables[1].identity()

    def differs(self, played: Played) -> bool:
        """Whether only one of the two readings allows a move."""
        _, one, other = self.make(played)
        return one != other

    def proposals(self, random: Random) -> Iterator[Played]:
        """Moves that somebody could think of at one of the tables, allowed or not."""
        for program, table in zip(self.programs, self.tables, strict=True):
            if table.ended is None:
                yield from islice(Proposer(program, table, random).proposals(), PROPOSED)

    def _plays(self) -> list[Play]:
        return [Play(program, table, lambda: True) for program, table in zip(self.programs, self.tables, strict=True)]
