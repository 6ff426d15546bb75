"""A game is played move by move: whose turn it is, what is chosen, what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ..engine.generated.words import Broken, NotPlain
from ..engine.layout import empty_note
from ..engine.play import ENDLESS
from ..transcripts.transcript import Played
from .chance import one_of, shuffled
from .kinds import Kind, Kinds, Phase, Stage
from .proposing import proposals
from .styles import FEWEST, MOST, Style
from .table import Table, table

LONGEST = 3000                              # moves; a game that is not over by then goes on and on
REMARKS = 0.05                              # the share of moves before which somebody says how things stand


class Due(NamedTuple):
    """Whose turn it is before a move."""

    phase: Phase
    stage: Stage
    player: int | None                      # None: the table

    def allows(self, played: Played) -> bool:
        """Whether a move is in turn."""
        return played.player == self.player and played.name in self.stage.names

    def kind(self, played: Played) -> Kind | None:
        """The kind of a move that is made in turn, or between two moves and changes something."""
        return next((kind for kind in (*self.stage.kinds, *self.phase.between) if kind.name == played.name), None)


class Chosen(NamedTuple):
    """A move that is made next."""

    kind: Kind | None                       # None: a remark, which changes nothing
    played: Played
    arguments: tuple[Any, ...]


class Stopped(Exception):
    """No further move is made."""


Choose = Callable[[Table, Due], Chosen]
"""Chooses the next move. Raises Stopped if there is none."""


@dataclass
class Course:
    """The moves of a game, each with whose turn it was, and the table after the last."""

    t: Table
    moves: list[Played] = field(default_factory=list)
    due: list[Due] = field(default_factory=list)


class Player:
    """Plays a game to its end, or until nobody chooses a move any more."""

    def __init__(self, kinds: Kinds, seats: int, header: Mapping[str, Any], choose: Choose) -> None:
        self.kinds, self.header, self.choose = kinds, header, choose
        self.course = Course(table(kinds.program, seats, header))

    def play(self) -> Course:
        """Play from the beginning. Raises Broken where the game cannot begin."""
        course = self.course
        try:
            self._play()
        except Stopped:
            pass
        except (Broken, NotPlain):          # what follows from the last move cannot be done, or nobody can tell it
            if not course.moves:
                raise Broken from None
            return again(self.kinds, course.t.seats, self.header, course.moves[:-1])
        return course

    def _play(self) -> None:
        t, course = self.course.t, self.course
        self.kinds.functions.before_game(t)
        phase, entered, made = self.kinds.program.following("game"), 0, 0
        while phase is not None and not t.ended:
            phase = self._through(self.kinds.phases[phase])
            entered, made = (0, len(course.moves)) if made < len(course.moves) else (entered + 1, made)
            if entered > ENDLESS:
                raise Broken

    def _through(self, phase: Phase) -> str | None:
        """Go through a phase; returns the one that follows."""
        t, game = self.course.t, self.kinds.game
        t.round = 1
        for note in phase.notes:
            setattr(t, f"n_{note.name}", empty_note(note, t.seats, len(game.holders)))
        begun = phase.before(t)
        if begun or t.ended:
            return begun
        first = phase.first and (phase.first(t) or 0)
        order = [None] if first is None else [(first + step) % t.seats for step in range(t.seats)]
        for t.round in range(1, phase.rounds + 1):
            for player in order:
                for stage in phase.stages:
                    begun, left = self._step(phase, stage, player)
                    if left:
                        return begun
        return phase.after(t) or (None if t.ended else phase.following)

    def _step(self, phase: Phase, stage: Stage, player: int | None) -> tuple[str | None, bool]:
        """Take a step, as often as it is to be taken; returns the phase that begins, and whether this one is left."""
        t = self.course.t
        while True:
            who = None if stage.who == "table" else player if stage.who == "player" else getattr(t, f"n_{stage.who}")
            if who is None and stage.who != "table":
                return None, False
            t.player = player
            if stage.repeat is not None and not stage.repeat(t):
                return None, False
            due = Due(phase, stage, who)
            chosen = self.choose(t, due)
            self.course.moves.append(chosen.played)
            self.course.due.append(due)
            if chosen.kind is None:
                continue
            t.player = chosen.played.player
            begun = chosen.kind.does(t, *chosen.arguments)
            if begun or t.ended:
                return begun, True
            if stage.repeat is None and not chosen.kind.move.anytime:
                return None, False


class AtRandom:
    """Chooses moves at random, each player in a style; may remark between them how things stand."""

    def __init__(self, kinds: Kinds, styles: Sequence[Style], random: Random, longest: int = LONGEST) -> None:
        self.kinds, self.styles, self.random = kinds, styles, random
        self._left = longest                # so many moves are made at most

    def __call__(self, t: Table, due: Due) -> Chosen:
        """A legal move of whoever is due, or one that may be made between two moves. Raises Stopped."""
        try:
            return self._next(t, due)
        except NotPlain:                    # nobody goes through all parts of so many cards
            raise Stopped from None

    def _next(self, t: Table, due: Due) -> Chosen:
        random = self.random
        if self._left == 0:
            raise Stopped
        self._left -= 1
        if self.kinds.remarks and random.random() < REMARKS:
            remark = one_of(self.kinds.remarks, random).remark(t, random)
            if remark is not None:
                return Chosen(None, remark, ())
        habit = self.styles[(due.player or 0) % len(self.styles)].now(random)
        for kind in _in_order([*due.stage.kinds, *due.phase.between], habit, random):
            player = t.player = None if kind.move.by_table else due.player
            for arguments, values in proposals(kind, t, habit, random):
                return Chosen(kind, Played(kind.name, player, values), arguments)
        raise Stopped


def _in_order(kinds: list[Kind], habit: int, random: Random) -> Iterator[Kind]:
    """The kinds of move, in the order in which they are tried."""
    if len(kinds) == 1:
        return iter(kinds)
    kinds = shuffled(kinds, random)
    if habit in (MOST, FEWEST):
        kinds.sort(key=lambda kind: -habit * (2 * kind.lays + bool(kind.taken)))
    return iter(kinds)


def again(kinds: Kinds, seats: int, header: Mapping[str, Any], moves: Sequence[Played]) -> Course:
    """Play moves again that were found to be legal, so far."""
    return Player(kinds, seats, header, _Again(moves)).play()


class _Again:
    """Chooses moves that are given."""

    def __init__(self, moves: Sequence[Played]) -> None:
        self._moves = iter(moves)

    def __call__(self, t: Table, due: Due) -> Chosen:
        """The next of them. Raises Stopped after the last."""
        played = next(self._moves, None)
        if played is None:
            raise Stopped
        kind = due.kind(played)
        if kind is None:
            return Chosen(None, played, ())
        t.player = played.player
        return Chosen(kind, played, arguments(kind, t, played))


def arguments(kind: Kind, t: Table, played: Played) -> tuple[Any, ...]:
    """What rules are asked with of a move: what is recorded of its fields, and what the others are worth."""
    found: tuple[Any, ...] = ()
    for taken in kind.taken:
        recorded = taken.field.name in played.values
        found += (played.values[taken.field.name] if recorded else taken.left_out(t, *found),)
    return found
