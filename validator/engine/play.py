"""Play: phases follow each other, moves are made, rules act; what is broken is noted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..findings import Fact, Message
from ..rulebook.game import Move, Rule, Step
from ..transcripts.transcript import Played
from .cases import Patience
from .domain import MAYBE
from .effects import Action, apply_all, reckon
from .evaluate import Decide, Evaluator
from .explain import explain
from .layout import empty_note
from .moving import NotThere
from .program import Program
from .recorded import recorded_values
from .standing import find_place
from .table import Table, ZoneKey

ENDLESS = 1000                              # phases without a move between them: no game has so many


class Outcome:
    """What a move came to. `doubts` are rules of which it is not known whether they are broken.

    `waived` are rules that a move breaks which stands all the same.
    """

    def __init__(self) -> None:
        self.broken: list[tuple[Rule, Message]] = []
        self.waived: list[tuple[Rule, Message]] = []
        self.doubts: list[tuple[Rule, Message]] = []
        self.open: set[ZoneKey] = set()     # the zones whose hidden cards leave them open


class RuleBroken(Exception):
    """What a rule does cannot be done; `message` says why."""

    def __init__(self, rule: Rule, message: Message) -> None:
        super().__init__(rule.id)
        self.rule, self.message = rule, message


class Play:
    """Moves play on at one table; the table given is changed.

    `decide` is asked where play divides on something unknown; `future` and `patience` are explained in `Evaluator`.
    Where it is not known whether the game ends, `close` may be left to whoever asks for what follows the game.
    """

    def __init__(self, program: Program, table: Table, decide: Decide, future: Mapping[ZoneKey, list] | None = None,
                 patience: Patience | None = None, closes: bool = True) -> None:
        self.program, self.table, self.closes = program, table, closes
        self.evaluator = Evaluator(program, table, decide, future, patience)

    # -- phases

    def start(self) -> Outcome:
        """What happens before the first move. A rule broken here says that the game cannot be played at all."""
        outcome = Outcome()
        with _noting(outcome):
            for rule in self.program.at("before", "game"):
                self._require(rule, {}, outcome)
                if outcome.broken:
                    return outcome
                self._act(rule, {})
            self._go(self.program.following("game"))
        return outcome

    def close(self) -> Outcome:
        """Do what follows the game, where the game has ended and that was left."""
        outcome = Outcome()
        with _noting(outcome):
            self._close()
        return outcome

    def _go(self, phase: str | None) -> None:
        """Enter a phase, or go on in this one, until somebody has to move or the game is over. Raises RuleBroken."""
        for _ in range(ENDLESS):
            if self.table.ended:
                return
            if phase is not None:
                phase = self._enter(phase)
            elif self._due():
                return
            else:
                phase = self._moment("after") or self.program.following(self.table.phase)
        stuck = next(rule for rule in self.program.rules if rule.turns)
        raise RuleBroken(stuck, Message("rule-broken", {}))

    def _enter(self, phase: str) -> str | None:
        """Begin a phase; returns another one if a rule begins that instead."""
        table, game = self.table, self.program.game
        table.phase, table.round, table.turn, table.step, table.order = phase, 1, 0, 0, (None,)
        for note in game.notes.values():
            if note.lifetime == phase:
                table.notes[note.name] = empty_note(note, table.seats, len(game.holders))
        other = self._moment("before")
        if other or table.ended:
            return other
        rule = self.program.turns(phase)
        if rule and rule.turns.start is not None:
            first = self._first(rule)
            table.order = tuple((first + step) % table.seats for step in range(table.seats))
        return None

    def _first(self, rule: Rule) -> int:
        """Who is the first to take the steps of a phase; the first seat, where that is nobody."""
        return self.evaluator.value(rule.turns.start, {}) or 0

    def _moment(self, moment: str) -> str | None:
        """Let the rules before or after this phase act; returns the phase that one of them begins."""
        for rule in self.program.at(moment, self.table.phase):
            begun = self._act(rule, {})
            if begun or self.table.ended:
                return begun
        return None

    def _end(self, rule: Rule, values: Mapping[str, Any]) -> None:
        """Let the game end if it does by this rule."""
        ends = self.evaluator.certain(rule.end, values)
        if ends is True or ends is MAYBE and self.evaluator.decide():
            self.table.ended, self.table.closed = rule.id, False
            if ends is True or self.closes:
                self._close()

    def _close(self) -> None:
        """Do what follows the game, unless it is done already. Raises RuleBroken."""
        if not self.table.closed:
            self.table.closed = True
            for rule in self.program.at("after", "game"):
                self._act(rule, {})

    def _act(self, rule: Rule, values: Mapping[str, Any]) -> str | None:
        """`if`, `do`, `end` of one rule, in that order; returns the phase it begins. Raises RuleBroken."""
        return self._carry_out(rule, values, self.actions(rule, values))

    def actions(self, rule: Rule, values: Mapping[str, Any]) -> list[Action] | None:
        """What a rule does now, reckoned and not yet done; None where its `if` does not hold."""
        if not self.evaluator.holds(rule.condition, values):
            return None
        return [action for inner in self._each(rule, values) for effect in rule.effects
                for action in reckon(effect, inner, self.evaluator)]

    def _carry_out(self, rule: Rule, values: Mapping[str, Any], actions: list[Action] | None) -> str | None:
        if actions is None:
            return None
        try:
            begun = apply_all(actions, self.table, self.program.game.counter)
        except NotThere as error:
            raise RuleBroken(rule, error.message) from None
        if rule.end is not None and not self.table.ended:
            self._end(rule, values)
        return begun

    def _each(self, rule: Rule, values: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        if rule.each is None:
            yield values
            return
        name, source = rule.each
        for thing in self.evaluator.value(source, values):      # of a field with an index, the places it has
            yield {**values, name: thing}

    # -- whose step it is

    def _due(self) -> bool:
        """Go to the step that is due; says whether there is one in this phase."""
        table, rule = self.table, self.program.turns(self.table.phase)
        if rule is None:
            return False
        turns = rule.turns
        while True:
            if table.step >= len(turns.steps):
                table.step, table.turn = 0, table.turn + 1
            if table.turn >= len(table.order):
                if table.round >= turns.rounds:
                    return False
                table.turn, table.round = 0, table.round + 1
            step = turns.steps[table.step]
            if self._is_taken(step):
                return True
            table.step += 1

    def _is_taken(self, step: Step) -> bool:
        """Whether a step is one that somebody can take, and is to be taken now."""
        if self.seat_of(step) is None or not self.program.has_any(step, self.table.phase):
            return False
        self.evaluator.player = self.table.order[self.table.turn]
        return self.evaluator.holds(step.repeat, {})

    def seat_of(self, step: Step) -> int | str | None:
        """Who takes a step: a seat, "table", or nobody."""
        if step.who == "table":
            return "table"
        return self.table.order[self.table.turn] if step.who == "player" else self.table.notes[step.who]

    def due(self) -> tuple[int | None, tuple[str, ...]] | None:
        """Who has to move (None: the table), and which moves are in turn; None when the game is over."""
        if self.table.ended:
            return None
        seat, step = self._next()
        return seat, self.program.moves(step, self.table.phase)

    def _next(self) -> tuple[int | None, Step]:
        """Who has to move (None: the table), and the step that it is for."""
        step = self.program.turns(self.table.phase).turns.steps[self.table.step]
        seat = self.seat_of(step)
        return (None if seat == "table" else seat), step

    # -- moves

    def make(self, played: Played) -> Outcome:
        """Make a move. When it breaks a rule and does not stand, the table may be left half changed.

        A move that stands is made whatever rules require, and whoever's turn it is; but what it does must be possible,
        and nothing is done after the end.
        """
        outcome = Outcome()
        move = self.program.game.moves[played.name]
        placed = self.place(played, move, outcome)
        if not outcome.broken:
            with _noting(outcome):
                self._close()
        if outcome.broken:
            return outcome
        self.evaluator.player = played.player
        values = recorded_values(self.evaluator, move, played)
        rules = self.rules_on(move)
        for rule in rules:
            self._require(rule, values, outcome)
        if played.stands:
            outcome.waived += outcome.broken
            outcome.broken, outcome.doubts, outcome.open = [], [], set()
        if not outcome.broken:
            self._go_on(move, rules, values, placed, outcome)
        return outcome

    def may_break(self, played: Played, rules: Iterable[Rule]) -> bool:
        """Whether a move, made now, breaks one of some rules by what they require, or may break one."""
        outcome = Outcome()
        self.evaluator.player = played.player
        values = recorded_values(self.evaluator, self.program.game.moves[played.name], played)
        for rule in rules:
            self._require(rule, values, outcome)
        return bool(outcome.broken or outcome.doubts)

    def _go_on(self, move: Move, rules: tuple[Rule, ...], values: Mapping[str, Any], placed: bool,
               outcome: Outcome) -> None:
        """Let the rules on a move act, and go on: from the step that the move had its place at, if it had one."""
        with _noting(outcome):
            begun = self._do(rules, values)
            if placed:
                self._proceed(move, begun)
            else:
                self._go(begun)

    def place(self, played: Played, move: Move, outcome: Outcome) -> bool:
        """Ask whose turn it is, and put a move that stands where it has its place; says whether play goes on from it.

        Where that breaks a rule, it is noted in the outcome.
        """
        self._in_turn(played, move, outcome)
        if not (outcome.broken and played.stands) or self.table.ended or not self.is_known(move):
            return True
        outcome.waived, outcome.broken = outcome.broken, []
        with _noting(outcome):
            placed = find_place(self, move, played.player)
            if self.table.ended:
                outcome.broken.append(self._over())
            return placed
        return False

    def rules_on(self, move: Move) -> tuple[Rule, ...]:
        """The rules that act when a move is made now; where it is not in force in this phase, those of all phases."""
        phase = self.table.phase
        return self.program.on(move.name, phase) if self.is_in_force(move, phase) else self.program.every(move.name)

    def is_in_force(self, move: Move, phase: str) -> bool:
        """Whether a move is in force in a phase."""
        return self.program.has(move.name, phase)

    def is_known(self, move: Move) -> bool:
        """Whether a move is in force in some phase, so that there are rules which say what it does."""
        return self.program.has(move.name)

    def end_phase(self) -> None:
        """Leave the phase, as when nobody has to move in it any more, and enter the next one. Raises RuleBroken."""
        phase: str | None = self._moment("after") or self.program.following(self.table.phase)
        for _ in range(ENDLESS):
            if phase is None or self.table.ended:
                return
            phase = self._enter(phase)

    def force(self, played: Played) -> bool:
        """Make a move as if nothing forbade it: what it requires, and whose turn it is, is not asked.

        Cards must still be there; says whether they are. Play goes on only from a move that was in turn.
        """
        outcome = Outcome()
        move = self.program.game.moves[played.name]
        self._in_turn(played, move, outcome)
        in_turn = not outcome.broken
        outcome.broken.clear()
        self.evaluator.player = played.player
        rules = self.program.on(move.name, self.table.phase) if in_turn else self.program.every(move.name)
        with _noting(outcome):
            begun = self._do(rules, recorded_values(self.evaluator, move, played))
            if in_turn:
                self._proceed(move, begun)
        return not outcome.broken

    def _do(self, rules: tuple[Rule, ...], values: Mapping[str, Any]) -> str | None:
        """Let the rules on a move act; returns the phase that one of them begins. Raises RuleBroken."""
        ended = self.table.ended
        for rule in rules:
            begun = self._act(rule, values)
            if begun or self.table.ended != ended:
                return begun
        return None

    def _proceed(self, move: Move, begun: str | None) -> None:
        if self.table.ended or move.final:
            return
        if not begun and not move.anytime:
            step = self.program.turns(self.table.phase).turns.steps[self.table.step]
            self.table.step += step.repeat is None
        self._go(begun)

    def _in_turn(self, played: Played, move: Move, outcome: Outcome) -> None:
        """Whether the move is this player's and this step's."""
        if move.final:
            return
        if self.table.ended:
            if not self.program.may_follow_the_end(move.name):
                outcome.broken.append(self._over())
            return
        if move.anytime and self.is_in_force(move, self.table.phase):
            return
        seat, step = self._next()
        if seat == played.player and move.name in step.moves and self.is_in_force(move, self.table.phase):
            return
        moves = self.program.moves(step, self.table.phase)
        facts = {"move": Fact("move", move.name), "player": Fact("seat", played.player), "due": Fact("seat", seat),
                 "moves": Fact("moves", moves)}
        kind = "not-your-turn" if played.player not in (None, seat) else \
            "not-now" if self.is_known(move) else "not-in-this-reading"
        outcome.broken.append((self.program.turns(self.table.phase), Message(kind, facts)))

    def _over(self) -> tuple[Rule, Message]:
        """What is said of a move after the end: the rule by which the game ended."""
        return next(rule for rule in self.program.rules if rule.id == self.table.ended), Message("game-over", {})

    def _require(self, rule: Rule, values: Mapping[str, Any], outcome: Outcome) -> None:
        if rule.require is None:
            return
        if not self.evaluator.holds(rule.condition, values):
            return
        doubt = None
        for inner in self._each(rule, values):
            holds = self.evaluator.certain(rule.require, inner)
            if holds is MAYBE:
                outcome.open |= self._zones_of(self.evaluator.asked, rule, inner)
                doubt = doubt or explain(rule, inner, self.evaluator)
            elif not holds:
                outcome.broken.append((rule, explain(rule, inner, self.evaluator)))
                return
        if doubt is not None:
            outcome.doubts.append((rule, doubt))

    def _zones_of(self, hidden: set[int], rule: Rule, values: Mapping[str, Any]) -> set[ZoneKey]:
        """Where hidden cards lie; of those that the move is about to take, where it takes them from."""
        zones = {key for key, pocket in self.table.pockets.items() if not hidden.isdisjoint(pocket.cards)}
        for field in self.program.game.moves[rule.on].fields if rule.on else ():
            value = values.get(field.name)
            cards = value if isinstance(value, tuple) else (value,)
            origin = self.program.origin(field.name, rule.on)
            if origin and field.index is None and not hidden.isdisjoint(cards) and origin.names <= values.keys():
                zones.add(self.evaluator.zone_key(origin.zone, values))
        return zones


@contextmanager
def _noting(outcome: Outcome) -> Iterator[None]:
    """Note in the outcome which rule cannot be done, if one cannot."""
    try:
        yield
    except RuleBroken as error:
        outcome.broken.append((error.rule, error.message))
