"""A game that is being recorded: what stands in its file, where play is, and what is allowed next."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from ..engine import judge
from ..engine.candidates import proposers
from ..engine.follow import Run
from ..engine.moments import Moment, moment
from ..engine.program import Program
from ..findings import ILLEGAL, Judgement
from ..reports.written import written
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from .file import RecordFile
from .offers import Offer, offers

FEW_BRANCHES = 16                           # ways in which play can have gone; of more, a table need not wait for all


class Tried(NamedTuple):
    """A move that was judged, and not yet recorded: the record with it, what is said of that, where play is then."""

    longer: Transcript
    judgement: Judgement
    run: Run

    @property
    def illegal(self) -> bool:
        """Whether it is not allowed, and the table has not let it stand."""
        return self.judgement.verdict == ILLEGAL


class Progress:
    """A record that grows move by move, in the file and here alike."""

    def __init__(self, game: Game, transcript: Transcript, file: RecordFile) -> None:
        self.game, self.transcript, self.file = game, transcript, file
        start = Run(Program(game, transcript.reading), replace(transcript, moves=()))
        start.start()
        self._runs = [start]                # after each move, where play can be
        for number, played in enumerate(transcript.moves, start=1):
            self._runs.append(self._gone_on(played, number))
        self._look(self._runs[-1].judgement())

    @property
    def number(self) -> int:
        """The number of the next move."""
        return len(self.transcript.moves) + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.judgement.complete

    def tried(self, played: Played) -> Tried:
        """The next move, judged: exactly, unless what the record hides leaves open too much."""
        longer = replace(self.transcript, moves=(*self.transcript.moves, played))
        run = self._gone_on(played, self.number)
        exact = run.illegal or len(run.tables) <= FEW_BRANCHES
        return Tried(longer, judge(self.game, longer) if exact else run.judgement(), run)

    def record(self, tried: Tried) -> None:
        """Record a move that was tried. Raises NotToBeChanged, and OSError if it cannot be saved."""
        self.file.add(self.line(tried.longer.moves[-1]))
        self.transcript = tried.longer
        self._runs.append(tried.run)
        self._look(tried.judgement)

    def strike_out(self) -> Played:
        """Take the last move out of the record, and return it. Raises as `record` does."""
        self.file.take_back()
        *moves, last = self.transcript.moves
        self.transcript = replace(self.transcript, moves=tuple(moves))
        self._runs.pop()
        self._look(self._runs[-1].judgement())
        return last

    def line(self, played: Played) -> str:
        """A move as it stands in the file."""
        return written(played, self.game, self.transcript.players, self.transcript.language)

    def moment(self) -> Moment:
        """How things stand."""
        moves = self.transcript.moves
        return moment(self._runs[-1], moves[-1] if moves else None, len(moves))

    def _gone_on(self, played: Played, number: int) -> Run:
        """Where play is after one more move."""
        run = self._runs[-1 - played.takes_back].instead_of(self._runs[-1])
        run.transcript = replace(self.transcript, moves=(*self.transcript.moves[:number - 1], played))
        run.judge(played, number)
        return run

    def _look(self, judgement: Judgement) -> None:
        """See who is next (`due`, a name, if that is certain), and what is allowed (`offers`)."""
        self.judgement = judgement
        run = self._runs[-1]
        may_be = proposers(run.program, run.tables)     # where it is not certain who is next, each who may be
        seats = {due[0] for proposer in may_be if (due := proposer.play.due()) and due[0] is not None}
        self.due = self.transcript.players[seats.pop()] if len(seats) == 1 else None
        self.offers: list[Offer] = list(dict.fromkeys(
            offer for proposer in may_be
            for offer in offers(proposer, self.transcript.players, self.transcript.language)))
