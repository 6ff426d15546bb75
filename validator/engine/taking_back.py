"""Records in which moves were taken back.

A move that takes some back goes on from where things stood before these. What remains of a record in the end takes
nothing back, and is judged as any other. What was undone is looked at for illegal moves alone: with these the table
went on, one way or the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..findings import Finding
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from ..value import replace
from .cases import Patience
from .follow import Run
from .program import Program


class Line(NamedTuple):
    """A record that takes nothing back, and which move of the whole record each of its moves is, counted from 1."""

    record: Transcript
    numbers: tuple[int, ...]

    def number(self, move: int | None) -> int | None:
        """The number in the whole record of a move of the line; None for its result."""
        return None if move is None else self.numbers[move - 1]


def remaining(transcript: Transcript) -> Line:
    """The record without the moves that were taken back."""
    moves = transcript.moves
    numbers: list[int] = []
    number = len(moves)
    while number:                           # from the last move back to the first, past all that was undone
        numbers.append(number)
        number -= 1 + moves[number - 1].takes_back
    numbers.reverse()
    kept = (moves[number - 1] for number in numbers)
    return Line(replace(transcript, moves=tuple(replace(played, takes_back=0) if played.takes_back else played
                                                for played in kept)), tuple(numbers))


def judged(run: Run, moves: Sequence[Played]) -> Iterator[tuple[int, Played, bool]]:
    """Judge moves one after another, each where it was made, and say of each whether play goes on from it.

    What follows an illegal move is not judged, up to the move that takes it back; `run.illegal` is that of this move.
    """
    needed = {number - 1 - played.takes_back for number, played in enumerate(moves, start=1) if played.takes_back}
    goes_on = True
    before = {0: (run.tables, run.lost, goes_on)}
    for number, played in enumerate(moves, start=1):
        if played.takes_back:
            run.tables, run.lost, goes_on = before[number - 1 - played.takes_back]
        goes_on = goes_on and run.judge(played, number)
        yield number, played, goes_on
        run.illegal = None
        if number in needed:
            before[number] = run.tables, run.lost, goes_on


def undone(game: Game, transcript: Transcript, program: Program | None = None) -> list[Finding]:
    """The illegal moves among those that were taken back, as far as that is certain when they are made.

    `program` is the game under the record's reading, where that is there already.
    """
    beginning = replace(transcript, moves=(), result=None)
    run = Run(program or Program(game, transcript.reading), beginning, patience=Patience(0))
    if not run.start():
        return []
    kept = set(remaining(transcript).numbers)
    found = [run.illegal for _ in judged(run, transcript.moves) if run.illegal]
    return sorted((replace(finding, stands=False, taken_back=True) for finding in (*found, *run.accepted)
                   if finding.move not in kept), key=lambda finding: finding.move)
