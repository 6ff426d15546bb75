"""What a dispute over a move depends on: the readings that allow it, and those that do not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..engine.layout import lay_out
from ..engine.play import Outcome
from ..engine.program import Program
from ..engine.table import Table
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from .changes import Change, smallest_changes
from .forking import Fork, ForkingPlay
from .readings import Readings, Universe


class Standing(NamedTuple):
    """A table, and the readings under which play comes to it."""

    table: Table
    readings: Readings


@dataclass(frozen=True)
class Broken:
    """A rule that a move breaks, and the readings under which that is the first it breaks."""

    rule: str
    readings: Readings


@dataclass(frozen=True)
class Dispute:
    """A move, asked of every reading under which the moves before it are legal, or stand."""

    game: Game
    reading: Mapping[str, str]              # of the record
    number: int | None                      # of the move, counted from 1; None for the result
    allowed: tuple[Standing, ...]           # the tables after the move, each under other readings
    broken: tuple[Broken, ...]
    accepted: tuple[Broken, ...]            # what a move breaks that stands: play goes on under these readings too
    failed: tuple[tuple[int | None, Broken], ...]       # what earlier moves broke, with their numbers

    def verdict(self, reading: Mapping[str, str]) -> str | None:
        """The rule that the move breaks under a reading, "" if it is legal, or None if it is not reached."""
        if any(reading in standing.readings for standing in self.allowed):
            return ""
        return self.broken_by(reading) or next((one.rule for one in self.accepted if reading in one.readings), None)

    def broken_by(self, reading: Mapping[str, str]) -> str | None:
        """The rule by which a reading does not get past the move; None if it does, or does not reach it."""
        return next((one.rule for one in self.broken if reading in one.readings), None)

    def to_allow(self) -> list[Change]:
        """The smallest changes to the record's reading under which the move is legal."""
        return smallest_changes(self.game, self.reading, (standing.readings for standing in self.allowed))

    def to_forbid(self) -> list[Change]:
        """The smallest changes to the record's reading under which the move is illegal."""
        return smallest_changes(self.game, self.reading, (one.readings for one in (*self.broken, *self.accepted)))


def dispute(game: Game, transcript: Transcript, number: int | None) -> Dispute:
    """Ask a move of every reading. `number` counts from 1 in the record's moves; None asks its result.

    Raises forking.HiddenCards for a record that hides cards.
    """
    return next(one for one in disputes(game, transcript) if one.number == number)


def disputes(game: Game, transcript: Transcript, readings: Readings | None = None) -> Iterator[Dispute]:
    """Ask every move of every reading, one after another, and in the end the result if the record has one.

    With `readings` only these are asked. Raises forking.HiddenCards for a record that hides cards.
    """
    inquiry = _Inquiry(game, transcript, readings or Readings(Universe(game)))
    inquiry.start()
    for number, played in enumerate(transcript.moves, start=1):
        yield inquiry.ask(played, number)
    if transcript.result is not None:
        yield inquiry.ask(transcript.result, None)


class _Inquiry:
    """A record followed under all readings, move by move."""

    def __init__(self, game: Game, transcript: Transcript, readings: Readings) -> None:
        self.game, self.transcript, self.readings = game, transcript, readings
        self.standings: list[Standing] = []
        self.failed: tuple[tuple[int | None, Broken], ...] = ()
        self.before: list[State] = []       # each move, in what it was made
        self.keeps = any(played.takes_back for played in transcript.moves)

    def start(self) -> None:
        """Lay out the table under every reading."""
        transcript = self.transcript

        def begin(fork: Fork) -> tuple[Table, Outcome]:
            table = fork.answer(fork.dependence.packs, lay)
            return table, ForkingPlay(table, fork).start()

        def lay(program: Program) -> Table:
            return lay_out(program, len(transcript.players), transcript.header)

        self.standings = _gathered(_every_way(self.readings, begin)).allowed

    def ask(self, played: Played, number: int | None) -> Dispute:
        """Make a move under every reading that has come this far."""
        def make(table: Table, fork: Fork) -> tuple[Table, Outcome]:
            copy = table.copy()
            return copy, ForkingPlay(copy, fork).make(played)

        if self.keeps:
            self._take_back(played)
        ways = [way for table, readings in self.standings
                for way in _every_way(readings, lambda fork, table=table: make(table, fork))]
        came = _gathered(ways)
        answer = Dispute(self.game, self.transcript.reading, number, tuple(came.allowed), tuple(came.broken),
                         tuple(came.accepted), self.failed)
        self.standings = came.going_on
        self.failed += tuple((number, one) for one in came.broken)
        return answer

    def _take_back(self, played: Played) -> None:
        """Go back to where things stood before the moves that a move takes back."""
        if played.takes_back:
            self.standings, self.failed = self.before[-played.takes_back]
        self.before.append((self.standings, self.failed))


Way = tuple[Table, Outcome, Readings]
State = tuple[list[Standing], tuple[tuple[int | None, Broken], ...]]        # what goes on, and what has failed


def _every_way(readings: Readings, play: Callable[[Fork], tuple[Table, Outcome]]) -> Iterable[Way]:
    """Play on in every way that the readings divide into."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        fork = Fork(readings, waiting.pop())
        table, outcome = play(fork)
        yield table, outcome, fork.readings
        waiting += fork.scripts()


@dataclass(frozen=True)
class _Came:
    """What a move came to: the tables where it is legal, all from which play goes on, and what is broken."""

    allowed: list[Standing]
    going_on: list[Standing]
    broken: list[Broken]
    accepted: list[Broken]


def _gathered(ways: Iterable[Way]) -> _Came:
    """Ways that come to the same are one: by the table they lead to, or by the rule that is broken."""
    allowed: dict[tuple, Standing] = {}
    going_on: dict[tuple, Standing] = {}
    broken: dict[str, Readings] = {}
    accepted: dict[str, Readings] = {}
    for table, outcome, readings in ways:
        if outcome.broken:
            _break(broken, outcome.broken[0][0].id, readings)
            continue
        _stand(going_on, table, readings)
        if outcome.waived:
            _break(accepted, outcome.waived[0][0].id, readings)
        else:
            _stand(allowed, table, readings)
    return _Came(list(allowed.values()), list(going_on.values()),
                 *([Broken(rule, readings) for rule, readings in rules.items()] for rules in (broken, accepted)))


def _stand(standings: dict[tuple, Standing], table: Table, readings: Readings) -> None:
    key = table.identity()
    standings[key] = Standing(table, standings[key].readings | readings if key in standings else readings)


def _break(rules: dict[str, Readings], rule: str, readings: Readings) -> None:
    rules[rule] = rules[rule] | readings if rule in rules else readings
