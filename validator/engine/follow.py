"""A record followed move by move, along every branch that what it hides leaves open."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ..findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Finding, Judgement, Message
from ..rulebook.game import Game, Rule
from ..transcripts.transcript import Played, Transcript
from .alternatives import allowing_variants
from .domain import Left, high, low
from .explain import message_for_people
from .layout import lay_out
from .play import Outcome, Play
from .program import Program
from .table import Table, ZoneKey

Result = TypeVar("Result")
MOST_BRANCHES = 64                          # more than any record needs; beyond them the first go on


@dataclass(frozen=True)
class Branch:
    """One way in which play can have gone, as far as the record shows."""

    table: Table
    outcome: Outcome


def follow(game: Game, transcript: Transcript) -> Run:
    """A run that has gone through a record, with the tables it ended at.

    A record is gone through a second time when later moves show cards that were hidden before.
    """
    program = Program(game, transcript.reading)
    run = Run(program, transcript)
    run.through()
    if future := run.future():
        run = Run(program, transcript, future)
        run.through()
    return run


def branches(run: Callable[[Callable[[], bool]], Result]) -> tuple[list[Result], bool]:
    """What `run` comes to for every way of deciding what it asks of its argument, and whether those are all.

    The first question is decided both ways first, so that of too many ways the most different are kept.
    """
    results: list[Result] = []
    waiting: deque[tuple[bool, ...]] = deque([()])
    while waiting and len(results) < MOST_BRANCHES:
        script = waiting.popleft()
        taken: list[bool] = []

        def decide(script=script, taken=taken) -> bool:
            answer = script[len(taken)] if len(taken) < len(script) else True
            taken.append(answer)
            return answer

        results.append(run(decide))
        waiting += [(*taken[:position], False) for position in range(len(script), len(taken))]
    return results, not waiting


class Run:
    """One way through a record."""

    def __init__(self, program: Program, transcript: Transcript,
                 future: Mapping[ZoneKey, list] | None = None) -> None:
        self.program, self.transcript, self.known_future = program, transcript, future
        self.tables: list[Table] = []
        self.illegal: Finding | None = None
        self.doubts: list[Finding] = []
        self.seen: list[dict[ZoneKey, int]] = []        # after each move, how far the zones' journals had come
        self.lost = False                   # whether there were more branches than are followed

    def copy(self) -> Run:
        """A run that can go another way from here."""
        other = Run(self.program, self.transcript, self.known_future)
        other.tables, other.illegal, other.doubts = self.tables.copy(), self.illegal, self.doubts.copy()
        other.lost = self.lost
        return other

    def through(self) -> None:
        """Judge every move, and the claims about the end, until one is illegal."""
        if not self.start():
            return
        for number, played in enumerate(self.transcript.moves, start=1):
            if not self.judge(played, number):
                return
        if self.transcript.result is not None:
            self.judge(self.transcript.result, None)

    def start(self) -> bool:
        """Lay out the table; says whether the game can be played at all."""
        transcript = self.transcript

        def begin(decide) -> Branch:
            table = lay_out(self.program, len(transcript.players), transcript.header)
            return Branch(table, Play(self.program, table, decide, self.known_future).start())

        started, _ = branches(begin)
        if broken := started[0].outcome.broken:
            rule, message = broken[0]
            self.illegal = Finding(UNREADABLE, message, rule.id, place=transcript.places.get("players"))
            return False
        self.tables = [branch.table for branch in started]
        return True

    def judge(self, played: Played, number: int | None) -> bool:
        """Judge one move; says whether play goes on."""
        outcomes = [branch for table in self.tables for branch in self._branches(table, played)]
        going = [branch for branch in outcomes if not branch.outcome.broken]
        if not going and self.lost:         # a branch that is not followed may go on
            self.doubts.append(self.finding(UNDETERMINED, outcomes[0].outcome.broken[0], outcomes[0].table, played,
                                            number))
            return False
        if not going:
            before = self.tables[0]
            variants = allowing_variants(self.program, before, played, outcomes[0].outcome)
            self.illegal = self.finding(ILLEGAL, outcomes[0].outcome.broken[0], outcomes[0].table, played, number,
                                        variants)
            return False
        doubtful = next((branch for branch in outcomes if branch.outcome.broken or branch.outcome.doubts), None)
        if doubtful is not None:
            first = (doubtful.outcome.broken or doubtful.outcome.doubts)[0]
            self.doubts.append(self.finding(UNDETERMINED, first, doubtful.table, played, number,
                                            open=doubtful.outcome.open))
        distinct = {branch.table.identity(): branch.table for branch in going}
        self.lost = self.lost or len(distinct) > MOST_BRANCHES
        self.tables = sorted(distinct.values(), key=lambda table: table.ended is not None)[:MOST_BRANCHES]
        self.seen.append({key: len(events) for key, events in self.tables[0].journal.items()})
        return True

    def _branches(self, table: Table, played: Played) -> list[Branch]:
        def make(decide) -> Branch:
            copy = table.copy()
            return Branch(copy, Play(self.program, copy, decide, self.known_future).make(played))

        found, complete = branches(make)
        self.lost = self.lost or not complete
        return found

    @property
    def hides(self) -> bool:
        """Whether the record hides a card."""
        return any(table.masks for table in self.tables)

    def finding(self, verdict: str, broken: tuple[Rule, Message], table: Table, played: Played, number: int | None,
                variants: tuple[str, ...] = (), open: Iterable[ZoneKey] = ()) -> Finding:
        """What is to be said of a move by which a rule is broken, or may be."""
        rule, message = broken
        zones = tuple(Fact("zone", zone) for zone in sorted(open, key=str))
        player = None if played.player is None else self.transcript.players[played.player]
        return Finding(verdict, message_for_people(message, table), rule.id, number, player, played.place, variants,
                       zones)

    def future(self) -> dict[ZoneKey, list] | None:
        """What the zones' journals hold in the end, where all branches agree; None if there is nothing to learn."""
        journals = [table.journal for table in self.tables]
        events = [event for events in journals[0].values() for event in events] if journals else []
        if not any(isinstance(event, (int, Left)) for event in events):
            return None
        return {key: events for key, events in journals[0].items()
                if all(journal.get(key) == events for journal in journals)}

    def judgement(self) -> Judgement:
        """The verdict, and how things stand after the last move that was accepted."""
        transcript, game = self.transcript, self.program.game
        verdict = self.illegal.verdict if self.illegal else UNDETERMINED if self.doubts else LEGAL
        findings = ((self.illegal,) if self.illegal else ()) + tuple(self.doubts)
        judgement = Judgement(verdict, findings, game.name, game.edition, transcript.reading_name,
                              transcript.reading, moves=len(transcript.moves), players=transcript.players)
        if not self.tables:
            return judgement
        settled = [table.ended is not None or bool(game.settled and table.notes[game.settled]) for table in self.tables]
        winners = {table.notes[game.winners] for table in self.tables}
        return replace(judgement, complete=all(settled), state=self._state(),
                       winners=tuple(transcript.players[seat] for seat in winners.pop()) if len(winners) == 1 else ())

    def _state(self) -> dict[str, Any]:
        game = self.program.game
        amounts = [table.notes[game.counter] for table in self.tables]
        bounds = [(min(low(each[place]) for each in amounts), max(high(each[place]) for each in amounts))
                  for place in range(len(amounts[0]))]
        return standing(game, self.transcript.players, [least if least == most else (least, most)
                                                        for least, most in bounds])


def standing(game: Game, players: Sequence[str], amounts: Sequence[Any]) -> dict[str, Any]:
    """What every holder has, as a judgement shows it."""
    state: dict[str, Any] = {game.counter: dict(zip(players, amounts))}
    return state | dict(zip(game.holders, amounts[len(players):]))
