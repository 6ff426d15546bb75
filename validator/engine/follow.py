"""A record followed move by move, along every branch that what it hides leaves open."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, TypeVar

from ..findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Finding, Judgement, Message
from ..rulebook.game import Game, Rule
from ..transcripts.transcript import Played, Transcript
from ..value import Value, replace
from .cases import Patience
from .domain import Left, high, low
from .explain import message_for_people
from .foresight import Foresight
from .kept import Kept
from .layout import lay_out
from .play import Outcome, Play
from .program import Program
from .table import Movement, Table, ZoneKey

Result = TypeVar("Result")
_programs = Kept(Program, most=64)
MOST_BRANCHES = 256                         # beyond them the first go on, and how things stand in the end is not said
FEW_BRANCHES = 8                            # so many go on once the moves made on all branches are too many
MOST_MADE = 10_000


class Branch(Value):
    """One way in which play can have gone, as far as the record shows."""

    table: Table
    outcome: Outcome


def follow(game: Game, transcript: Transcript, program: Program | None = None) -> Run:
    """A run that has gone through a record which takes nothing back, with the tables it ended at.

    A record is gone through a second time when later moves show cards that were hidden before, or when something is
    left open: then what its hidden cards can be is gone through too. `program` is the game under the record's reading,
    where that is there already.
    """
    program = program or _programs(game, transcript.reading)
    run = Run(program, transcript, patience=Patience(0))
    run.through()
    future = run.future()
    if future or run.doubts or len(run.tables) > 1:
        run = Run(program, transcript, future)
        run.through()
    return run


def branches(run: Callable[[Callable[[], bool]], Result], most: int = MOST_BRANCHES) -> tuple[list[Result], bool]:
    """What `run` comes to for every way of deciding what it asks of its argument, and whether those are all.

    No more than `most` are tried. The first question is decided both ways first, so that of too many ways the most
    different are kept.
    """
    results: list[Result] = []
    waiting: deque[tuple[bool, ...]] = deque([()])
    while waiting and len(results) < most:
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

    def __init__(self, program: Program, transcript: Transcript, future: Mapping[ZoneKey, list] | None = None,
                 patience: Patience | None = None) -> None:
        self.program, self.transcript, self.known_future = program, transcript, future
        self.tables: list[Table] = []
        self.illegal: Finding | None = None
        self.accepted: list[Finding] = []                   # illegal moves that stand
        self.doubts: list[Finding] = []
        self.seen: list[dict[ZoneKey, int] | None] = []     # after each move, how far all journals of a zone had come
        self.reached: list[int | None] = []                 # after each move, how many movements there had been
        self.known: Sequence[Movement] | None = None        # those before worlds went on apart; None: they did not
        self.open_until: Table | None = None                # the last table on which every card is known
        self.lost = False                   # whether there were more branches than are followed
        self.made = 0                       # moves, on all branches where there were several
        self.patience = patience or Patience()

    def copy(self) -> Run:
        """A run that can go another way from here."""
        other = Run(self.program, self.transcript, self.known_future)
        other.tables, other.illegal, other.doubts = self.tables.copy(), self.illegal, self.doubts.copy()
        other.accepted, other.lost, other.made = self.accepted.copy(), self.lost, self.made
        return other

    def instead_of(self, later: Run) -> Run:
        """A run that can go another way from here, where all moves between here and a later one are taken back."""
        other = self.copy()
        other.accepted += [replace(finding, stands=False, taken_back=True)
                           for finding in later.accepted[len(self.accepted):]]
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

    @property
    def beginning(self) -> tuple[Any, ...]:
        """What, besides the reading, decides how the table is laid out."""
        return len(self.transcript.players), *sorted(self.transcript.header.items())

    def start(self) -> bool:
        """Lay out the table; says whether the game can be played at all."""
        transcript = self.transcript

        def begin(decide) -> Branch:
            table = lay_out(self.program, len(transcript.players), transcript.header)
            return Branch(table, Play(self.program, table, decide, self.known_future, self.patience).start())

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
        self.made += len(outcomes) if len(outcomes) > 1 else 0
        going = [branch for branch in outcomes if not branch.outcome.broken]
        if not going and self.lost:         # a branch that is not followed may go on
            self.doubts.append(self.finding(UNDETERMINED, outcomes[0].outcome.broken[0], outcomes[0].table, played,
                                            number))
            return False
        if not going:
            self.illegal = self.finding(ILLEGAL, outcomes[0].outcome.broken[0], outcomes[0].table, played, number)
            return False
        doubtful = next((branch for branch in outcomes if branch.outcome.broken or branch.outcome.doubts), None)
        if doubtful is not None:
            first = (doubtful.outcome.broken or doubtful.outcome.doubts)[0]
            self.doubts.append(self.finding(UNDETERMINED, first, doubtful.table, played, number,
                                            open=doubtful.outcome.open or hiding(doubtful.table)))
        elif all(branch.outcome.waived for branch in outcomes) and not self.lost:
            self.accepted.append(self.finding(ILLEGAL, outcomes[0].outcome.waived[0], outcomes[0].table, played,
                                              number, stands=True))
        if self.known is None and (len(going) < len(outcomes) or self.lost):
            self.known = _common([table.movements for table in self.tables])
        if not self.hides:
            self.open_until = self.tables[0] if len(self.tables) == 1 and not played.stands else None
        self.tables = [branch.table for branch in going]
        if len(going) > 1:
            distinct = {table.identity(): table for table in self.tables}
            self.lost = self.lost or len(distinct) > self.most_branches
            self.tables = sorted(distinct.values(), key=lambda table: table.ended is not None)[:self.most_branches]
        lengths = [{key: len(events) for key, events in table.journal.items()} for table in self.tables]
        kept = self.tables[0].masks and lengths.count(lengths[0]) == len(lengths)   # from the first hidden card on
        self.seen.append(lengths[0] if kept else None)
        moved = {len(table.movements) for table in self.tables}
        self.reached.append(moved.pop() if len(moved) == 1 else None)
        return True

    def _branches(self, table: Table, played: Played) -> list[Branch]:
        def make(decide) -> Branch:
            copy = table.copy()
            play = Play(self.program, copy, decide, self.known_future, self.patience, closes=False)
            return Branch(copy, play.make(played))

        found, complete = branches(make, self.most_branches)
        self.lost = self.lost or not complete
        return found

    @property
    def most_branches(self) -> int:
        """How many branches go on: fewer where so much was done already that a long record would take minutes."""
        return MOST_BRANCHES if self.made <= MOST_MADE else FEW_BRANCHES

    @property
    def hides(self) -> bool:
        """Whether the record hides a card."""
        return any(table.masks for table in self.tables)

    def finding(self, verdict: str, broken: tuple[Rule, Message], table: Table, played: Played, number: int | None,
                open: Iterable[ZoneKey] = (), stands: bool = False) -> Finding:
        """What is to be said of a move by which a rule is broken, or may be."""
        rule, message = broken
        zones = tuple(Fact("zone", zone) for zone in sorted(open, key=str))
        player = None if played.player is None else self.transcript.players[played.player]
        return Finding(verdict, message_for_people(message, table), rule.id, number, player, played.place,
                       open=zones, stands=stands)

    def future(self) -> dict[ZoneKey, list]:
        """What the zones' journals will hold, as far as all branches agree; empty if there is nothing to learn."""
        journals = [table.journal for table in self.tables]
        if self.lost or not any(isinstance(event, (int, Left)) for journal in journals for events in journal.values()
                   for event in events):
            return {}
        return {key: _common([journal.get(key, []) for journal in journals]) for key in journals[0]}

    def foresight(self) -> Foresight:
        """What the movements that all worlds share ask of them."""
        movements = _common([table.movements for table in self.tables]) if self.known is None else self.known
        start = lay_out(self.program, len(self.transcript.players), self.transcript.header)
        return Foresight(movements, start)

    def judgement(self) -> Judgement:
        """The verdict, and how things stand after the last move that was accepted."""
        transcript, game = self.transcript, self.program.game
        verdict = self.illegal.verdict if self.illegal else UNDETERMINED if self.doubts else LEGAL
        findings = ((self.illegal,) if self.illegal else ()) + (*self.accepted, *self.doubts)
        judgement = Judgement(verdict, findings, game.name, game.edition, transcript.reading_name,
                              transcript.reading, moves=len(transcript.moves), players=transcript.players)
        if not self.tables:
            return judgement
        tables = [closed for table in self.tables for closed in self._closed(table)]
        if self.lost:                       # what a branch that is not followed came to is not known
            return judgement
        settled = [table.ended is not None or bool(game.settled and table.notes[game.settled]) for table in tables]
        winners = {table.notes[game.winners] for table in tables}
        return replace(judgement, complete=all(settled), state=self._state(tables),
                       winners=tuple(transcript.players[seat] for seat in winners.pop()) if len(winners) == 1 else ())

    def _closed(self, table: Table) -> list[Table]:
        """The table with what follows the game done, in every way it can come out; itself if that is done."""
        def close(decide) -> Table:
            copy = table.copy()
            Play(self.program, copy, decide, self.known_future, self.patience).close()
            return copy

        return [table] if table.closed else branches(close)[0]

    def _state(self, tables: Iterable[Table]) -> dict[str, Any]:
        game = self.program.game
        amounts = [table.notes[game.counter] for table in tables]
        bounds = [(min(low(each[place]) for each in amounts), max(high(each[place]) for each in amounts))
                  for place in range(len(amounts[0]))]
        return standing(game, self.transcript.players, [least if least == most else (least, most)
                                                        for least, most in bounds])


def hiding(table: Table) -> set[ZoneKey]:
    """The zones in which hidden cards lie."""
    hidden = {card for card, mask in table.masks.items() if mask.bit_count() > 1}
    return {key for key, pocket in table.pockets.items() if not hidden.isdisjoint(pocket.cards)}


def _common(lists: list[list]) -> list:
    """How all the lists begin."""
    return [events[0] for events in takewhile(lambda events: events.count(events[0]) == len(events), zip(*lists))]


def standing(game: Game, players: Sequence[str], amounts: Sequence[Any]) -> dict[str, Any]:
    """What every holder has, as a judgement shows it."""
    state: dict[str, Any] = {game.counter: dict(zip(players, amounts))}
    state.update(zip(game.holders, amounts[len(players):]))
    return state
