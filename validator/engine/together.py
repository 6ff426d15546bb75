"""A record that shows every card, followed under many readings at once: a move is made once for all who agree about it.

Readings agree about a move if the rules that it asks for are the same in all of them, and what the words of these rules
mean. One of the readings goes ahead with each move, and notes where it asked for rules, and what it asked of the table.
Those that say the same there have made the move as well, even if their tables differ in what nobody asked for; the
others make it by themselves. Those who part over a move, and come to the same table all the same, go together again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ..findings import Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from ..value import replace
from .attentive import Asked, AttentiveTable, what_was_asked
from .consulted import Place
from .follow import Run
from .play import Play
from .voices import Begun, Voice, one_at_a_time, voice


class Company:
    """Readings, by their numbers, under which play has gone the same way; `run` is never changed."""

    def __init__(self, run: Run, members: tuple[int, ...], agreed: frozenset[Place] = frozenset()) -> None:
        self.run, self.members = run, members
        self.agreed = agreed                # where they have been found to say the same


class Made:
    """One step of play, as one reading has made it: how things stood before, and what that came to.

    `played` is the move; None where the table was laid out.
    """

    def __init__(self, leader: Voice, before: Run, after: Run, places: Sequence[Place], asked: Asked | None,
                 played: Played | None = None) -> None:
        self.leader, self.before, self.after, self.asked, self.played = leader, before, after, asked, played
        self.done = leader.at(place for place in places if place[0] != "require")
        self.required = leader.at(place for place in places if place[0] == "require")

    def along(self, company: Company, voices: Sequence[Voice]) -> tuple[int, ...]:
        """The members of a company for whom the step is made as well."""
        run, agreed = company.run, company.agreed
        if run is not self.before and (self.asked is None or not self.asked.same(run.tables)):
            return ()
        if not voices[company.members[0]].says({place: side for place, side in self.done.items() if place in agreed}):
            return ()
        done = {place: side for place, side in self.done.items() if place not in agreed}
        asked = {**done, **self.required}
        return tuple(member for member in company.members if voices[member].says(asked)
                     or voices[member].says(done) and self._meets_what_is_required(run, voices[member]))

    def _meets_what_is_required(self, run: Run, voice: Voice) -> bool:
        """Whether the move breaks no rule of a reading that only requires something, and that the leader did not ask.

        An illegal one must break a rule that the reading has as well.
        """
        if self.asked is None or self.played is None or self.played.stands or not self.asked.before.closed \
                or self.after.illegal and self.after.illegal.rule not in voice.program.ids:
            return False
        aside = AttentiveTable(run.tables[0]).copy()
        with one_at_a_time:
            others = {rule.id for place in self.required for rule in self.leader.program.on(*place[1:])}
            rules = [rule for place in self.required for rule in voice.program.on(*place[1:]) if rule.id not in others]
            return not Play(voice.program, aside, lambda: True).may_break(self.played, rules)

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
            if not going:
                break
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
                yield Company(made[tried].by(company.run), along, company.agreed.union(made[tried].done))
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
        return Made(leader, company.run, run, begun.places, None)

    def _make(self, company: Company, played: Played, number: int | None) -> Made:
        """Let the first of a company make a move."""
        leader, run = self._led(company)
        places = _asking(leader, lambda: run.judge(played, number))
        asked = what_was_asked(company.run.tables, self.game.counter)
        return Made(leader, company.run, run, places, asked, played)

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
