"""A record that shows every card, followed under many readings at once: a move is made once for all who agree about it.

Readings agree about a move if the rules that it asks for are the same in all of them, and what the words of these rules
mean. One of the readings goes ahead with each move, and notes where it asked for rules, and what it asked of the table.
Those that say the same there have made the move as well, even if their tables differ in what nobody asked for; the
others make it by themselves. Those who part over a move, and come to the same table all the same, go together again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from threading import RLock
from typing import Any, NamedTuple

from ..findings import Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from ..value import replace
from .attentive import Asked, AttentiveTable, what_was_asked
from .consulted import Noting, Place, stands_at
from .follow import Run
from .kept import Kept
from .program import Program
from .table import Table

MOST_BEGUN = 64                             # kept for each reading: by who plays and, as far as it matters, who deals


class Sides:
    """What a game says at each place where rules are asked for, under one reading or another; looked up once.

    Two readings that say the same there are on one side.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rules: dict[Place, frozenset[str]] = {}
        self._sides: dict[tuple[Place, object], int] = {}

    def side(self, place: Place, program: Program) -> int:
        """The side of a reading: of the rules that stand at a place, those in force."""
        there = self._at(place) & program.ids
        return self._sides.setdefault((place, bool(there) if place[0] == "has" else there), len(self._sides))

    def _at(self, place: Place) -> frozenset[str]:
        """All of these rules, whatever the reading."""
        if place not in self._rules:
            self._rules[place] = frozenset(rule.id for rule in self.game.rules if stands_at(rule, place))
        return self._rules[place]


class Begun(NamedTuple):
    """How a game begins under a reading: the table laid out, and where rules were asked for."""

    tables: list[Table]
    places: tuple[Place, ...]


class Voice(dict[Place, int]):
    """A reading: the game under it, and at each place its side."""

    def __init__(self, sides: Sides, program: Noting) -> None:
        super().__init__()
        self.sides, self.program = sides, program
        self.begun: dict[Any, Begun] = {}   # by what a record says before its moves

    def __missing__(self, place: Place) -> int:
        side = self[place] = self.sides.side(place, self.program)
        return side

    def at(self, places: Iterable[Place]) -> dict[Place, int]:
        """The sides of the reading at some places."""
        return {place: self[place] for place in places}

    def says(self, sides: Mapping[Place, int]) -> bool:
        """Whether the reading is on these sides."""
        return sides.items() <= self.items() or all(self[place] == side for place, side in sides.items())


    def keep(self, beginning: Any, begun: Begun) -> None:
        """Keep how a game begins, of many those that were asked for last."""
        if len(self.begun) >= MOST_BEGUN:
            self.begun.clear()
        self.begun[beginning] = begun


_sides = Kept(lambda game, _: Sides(game), most=4)
voice = Kept(lambda game, reading: Voice(_sides(game, {}), Noting(game, reading)), most=512)
"""A game under a reading, made once."""

one_at_a_time = RLock()
"""Held by the thread that has voices note where rules are asked for: all threads have the same voices."""


class Company:
    """Readings, by their numbers, under which play has gone the same way; `run` is never changed."""

    def __init__(self, run: Run, members: tuple[int, ...], agreed: frozenset[Place] = frozenset()) -> None:
        self.run, self.members = run, members
        self.agreed = agreed                # where they have been found to say the same


class Made:
    """One step of play, as one reading has made it: how things stood before, and what that came to."""

    def __init__(self, before: Run, after: Run, sides: Mapping[Place, int], asked: Asked | None) -> None:
        self.before, self.after, self.sides, self.asked = before, after, sides, asked

    def along(self, company: Company, voices: Sequence[Voice]) -> tuple[int, ...]:
        """The members of a company for whom the step is made as well."""
        run, agreed = company.run, company.agreed
        if run is not self.before and (self.asked is None or not self.asked.same(run.tables)):
            return ()
        if not voices[company.members[0]].says({place: side for place, side in self.sides.items() if place in agreed}):
            return ()
        asked = {place: side for place, side in self.sides.items() if place not in agreed}
        return tuple(member for member in company.members if voices[member].says(asked))

    def by(self, run: Run) -> Run:
        """The run of those for whom the step is made as well, after it."""
        if run is self.before:
            return self.after
        other, before, after = run.copy(), self.before, self.after
        other.illegal = after.illegal
        other.accepted += after.accepted[len(before.accepted):]
        other.doubts += after.doubts[len(before.doubts):]
        if not after.illegal:
            other.tables = [self.asked.applied(run.tables[0])]
        return other


class Together:
    """The way of a record under many readings. It takes nothing back, and hides nothing.

    Each step is remembered: who asks for other readings later need not make it again where they agree.
    """

    def __init__(self, game: Game, transcript: Transcript) -> None:
        self.game, self.transcript = game, transcript
        self._voices: list[Voice] = []
        self._beginning = Run(voice(game, transcript.reading).program, transcript)
        self._made: list[list[Made]] = [[] for _ in range(1 + len(transcript.all_moves))]

    def lawful(self, readings: Sequence[Mapping[str, str]], move: int | None = None) -> set[int]:
        """The positions of the readings under which the record, through a move, breaks no rule."""
        return {member for company in self.followed(readings, move) if not company.run.illegal
                for member in company.members}

    def judgements(self, readings: Sequence[Mapping[str, str]]) -> list[Judgement]:
        """The verdict under each reading, as `verdict` gives it; all call the reading what the record does."""
        found = {member: replace(judgement, options=dict(readings[member]))
                 for company in self.followed(readings) for member, judgement in self._judged(company)}
        return [found[member] for member in sorted(found)]

    def followed(self, readings: Sequence[Mapping[str, str]], move: int | None = None) -> list[Company]:
        """The readings after a move, counted from 1, or after all of them; of each until one is illegal."""
        self._voices = [voice(self.game, reading) for reading in readings]
        moves = self.transcript.all_moves if move is None else self.transcript.moves[:move]
        company = Company(self._beginning, tuple(range(len(readings))))
        going, stopped = self._step([company], self._made[0], self._begin), []
        for number, (played, made) in enumerate(zip(moves, self._made[1:]), start=1):
            counted = None if number > len(self.transcript.moves) else number
            stopped += [company for company in going if company.run.illegal]
            going = self._step([company for company in going if not company.run.illegal], made,
                               lambda company, played=played, counted=counted: self._make(company, played, counted))
        return stopped + going

    def _step(self, going: Sequence[Company], made: list[Made], make: Callable[[Company], Made]) -> list[Company]:
        """The companies after one step; those who parted over it, and came to the same, are one."""
        return [after for company in going for after in _gathered(list(self._ways(company, made, make)))]

    def _ways(self, company: Company, made: list[Made], make: Callable[[Company], Made]) -> Iterator[Company]:
        """The ways that the members of a company go in one step. What is made anew is remembered among what was."""
        tried = 0
        while company.members:
            if tried == len(made):
                made.append(make(company))
            along = made[tried].along(company, self._voices)
            if along:
                yield Company(made[tried].by(company.run), along, company.agreed.union(made[tried].sides))
                company = Company(company.run, tuple(one for one in company.members if one not in along),
                                  company.agreed)
            tried += 1

    def _begin(self, company: Company) -> Made:
        """Let the first of a company lay out the table; what is asked of it from now on is noted."""
        leader, run = self._led(company)
        begun = leader.begun.get(run.beginning)
        if begun is None:
            places = _asking(leader, run.start)
            begun = Begun(run.tables, places)
            if not run.illegal:
                leader.keep(run.beginning, begun)
        run.tables = [AttentiveTable(table) for table in begun.tables]
        return Made(company.run, run, leader.at(begun.places), None)

    def _make(self, company: Company, played: Played, number: int | None) -> Made:
        """Let the first of a company make a move."""
        leader, run = self._led(company)
        places = _asking(leader, lambda: run.judge(played, number))
        return Made(company.run, run, leader.at(places), what_was_asked(company.run.tables, self.game.counter))

    def _led(self, company: Company) -> tuple[Voice, Run]:
        """The first of a company, and a run in which he goes on."""
        leader, run = self._voices[company.members[0]], company.run.copy()
        run.program = leader.program
        return leader, run

    def _judged(self, company: Company) -> Iterator[tuple[int, Judgement]]:
        """The judgement under each reading of a company."""
        waiting = company.members
        while waiting:
            leader, run = self._led(Company(company.run, waiting))
            found: list[Judgement] = []
            sides = leader.at(_asking(leader, lambda run=run, found=found: found.append(run.judgement())))
            agreeing = [one for one in waiting if self._voices[one].says(sides)]
            yield from ((one, found[0]) for one in agreeing)
            waiting = tuple(one for one in waiting if one not in agreeing)


def _asking(leader: Voice, work: Callable[[], object]) -> tuple[Place, ...]:
    """Do something by one reading; returns at which places rules were asked for."""
    with one_at_a_time:
        leader.program.places.clear()
        work()
        return tuple(leader.program.places)


def _gathered(companies: list[Company]) -> list[Company]:
    """Companies that parted over a move; those that have come to the same table, and to the same findings, are one."""
    if len(companies) == 1:
        return companies
    gathered: dict[tuple, Company] = {}
    apart: list[Company] = []
    for company in companies:
        run = company.run
        if run.illegal:
            apart.append(company)
            continue
        tables = tuple(table.identity() for table in run.tables)
        other = gathered.get(tables)
        if other is None:
            gathered[tables] = company
        elif (run.accepted, run.doubts) == (other.run.accepted, other.run.doubts):
            gathered[tables] = Company(other.run, (*other.members, *company.members))
        else:
            apart.append(company)
    return [*gathered.values(), *apart]
