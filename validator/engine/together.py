"""A record that shows every card, followed under many readings at once: together while they agree, apart afterwards.

Readings agree about a move if the rules that it asks for are the same in all of them, and what the words of these rules
mean. One of the readings goes ahead with each move, and notes where it asked for rules; those that say something else
there make the move by themselves, and go together again where they come to the same table all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from threading import RLock
from typing import TypeVar

from ..findings import Judgement
from ..rulebook.dependence import meanings
from ..rulebook.game import Game
from ..transcripts.transcript import Transcript
from ..value import replace
from .consulted import Noting, Place, place_of
from .follow import Run
from .kept import Kept
from .program import Program

Answer = TypeVar("Answer")

_START = "before", "game"


class Sides:
    """What a game says at each place where rules are asked for, under one reading or another; looked up once.

    Two readings that say the same there are on one side.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rules: dict[Place, frozenset[str]] = {}
        self._sides: dict[tuple[Place, frozenset[str]], int] = {}

    def side(self, place: Place, program: Program) -> int:
        """The side of a reading: of the rules that stand at a place, and say what their words mean, those in force."""
        return self._sides.setdefault((place, self._at(place) & program.ids), len(self._sides))

    def _at(self, place: Place) -> frozenset[str]:
        """All of these rules, whatever the reading."""
        if place not in self._rules:
            there = [rule for rule in self.game.rules if place_of(rule) == place]
            kind, name = place
            other = [self.game.moves[name]] if kind == "on" else [self.game.packs] if place == _START else []
            defining = (rule for rules in meanings(self.game, [*there, *other]) for rule in rules)
            self._rules[place] = frozenset(rule.id for rule in (*there, *defining))
        return self._rules[place]


class Voice(dict[Place, int]):
    """A reading: the game under it, and at each place its side."""

    def __init__(self, sides: Sides, program: Noting) -> None:
        super().__init__()
        self.sides, self.program = sides, program

    def __missing__(self, place: Place) -> int:
        side = self[place] = self.sides.side(place, self.program)
        return side


_sides = Kept(lambda game, _: Sides(game), most=4)
voice = Kept(lambda game, reading: Voice(_sides(game, {}), Noting(game, reading)), most=512)
"""A game under a reading, made once."""

one_at_a_time = RLock()
"""Held by the thread that has voices note where rules are asked for: all threads have the same voices."""


class Company:
    """Readings, by their numbers, under which play has gone the same way; the first of them leads."""

    def __init__(self, run: Run, members: tuple[int, ...]) -> None:
        self.run, self.members = run, members
        self.agreed: set[Place] = set()     # where they have been found to say the same

    def with_others(self, other: Company) -> Company:
        """Both companies, where they have come to the same."""
        return Company(self.run, (*self.members, *other.members))


class Together:
    """The way of a record under many readings. It takes nothing back, and hides nothing."""

    def __init__(self, game: Game, transcript: Transcript, readings: Sequence[Mapping[str, str]]) -> None:
        self.transcript = transcript
        self.voices = [voice(game, reading) for reading in readings]
        self.companies = [Company(Run(self.voices[0].program, transcript), tuple(range(len(readings))))]
        self._through()

    def lawful(self) -> set[int]:
        """The numbers of the readings under which the record breaks no rule."""
        return {member for company in self.companies if not company.run.illegal for member in company.members}

    def judgements(self) -> list[Judgement]:
        """The verdict under each reading, as `verdict` gives it; all call the reading what the record does."""
        found = {member: replace(judgement, options=self.voices[member].program.reading)
                 for judgement, company in self._each(Run.judgement, self.companies) for member in company.members}
        return [found[member] for member in sorted(found)]

    def _through(self) -> None:
        """Judge every move, and the claims about the end, under each reading until one is illegal."""
        self._step(Run.start)
        for number, played in enumerate(self.transcript.moves, start=1):
            self._step(lambda run, played=played, number=number: run.judge(played, number))
        if self.transcript.result is not None:
            self._step(lambda run: run.judge(self.transcript.result, None))

    def _step(self, judge: Callable[[Run], bool]) -> None:
        """Go one step further under all readings that have come this far."""
        going = [company for company in self.companies if not company.run.illegal]
        if going:
            stopped = [company for company in self.companies if company.run.illegal]
            self.companies = stopped + [company for one in going
                                        for company in _gathered([way for _, way in self._each(judge, [one])])]

    def _each(self, ask: Callable[[Run], Answer], companies: Iterable[Company]) -> Iterator[tuple[Answer, Company]]:
        """What is asked, of each company: of those of its members apart that do not agree with the first."""
        waiting = list(companies)
        while waiting:
            company = waiting.pop()
            with one_at_a_time:
                answer, apart = self._asked(ask, company)
            waiting += apart
            yield answer, company

    def _asked(self, ask: Callable[[Run], Answer], company: Company) -> tuple[Answer, list[Company]]:
        """What is asked of a company, and the company of those who do not agree with the answer, if there are any."""
        if len(company.members) == 1:
            return ask(company.run), []
        before = company.run.copy()
        company.run.program.places.clear()
        answer = ask(company.run)
        others = self._not_agreeing(company)
        if not others:
            return answer, []
        before.program = self.voices[others[0]].program
        return answer, [Company(before, others)]

    def _not_agreeing(self, company: Company) -> tuple[int, ...]:
        """Those who say something else than their leader where it asked; they do not belong to the company any more."""
        leader = self.voices[company.members[0]]
        places = [(place, leader[place]) for place in leader.program.places if place not in company.agreed]
        others = tuple(member for member in company.members
                       if any(self.voices[member][place] != side for place, side in places))
        if others:
            company.members = tuple(member for member in company.members if member not in others)
        company.agreed.update(place for place, _ in places)
        return others


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
            gathered[tables] = other.with_others(company)
        else:
            apart.append(company)
    return [*gathered.values(), *apart]
