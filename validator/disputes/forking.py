"""Play under many readings at once: it divides only where they lead to something different."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from ..engine.effects import Action
from ..engine.kept import Kept
from ..engine.play import Outcome, Play
from ..engine.program import Program
from ..engine.recorded import recorded_values
from ..engine.table import Table
from ..findings import Fact, Message
from ..rulebook.game import Definition, Game, Move, Rule, Step
from ..transcripts.transcript import Played
from .dependence import Dependence
from .readings import Readings

Answer = TypeVar("Answer")



class _Noted(dict[str, Definition]):
    """What words mean, and which of them were looked up since `noted` was put there."""

    noted: set[str]

    def __getitem__(self, word: str) -> Definition:
        self.noted.add(word)
        return super().__getitem__(word)


class _OneReading(Program):
    """A game under one of the readings; it notes which words are looked up."""

    def __init__(self, game: Game, reading: Mapping[str, str]) -> None:
        super().__init__(game, reading)
        self.definitions = _Noted(self.definitions)
        self.definitions.noted = set()


_programs = Kept(_OneReading, most=4096)
_dependence = Kept(lambda game, _: Dependence(game), most=4)


class HiddenCards(Exception):
    """A record that hides cards cannot be played under many readings at once."""


class Fork:
    """Where play under many readings goes: the answers to be taken, and the readings that take them.

    `script` says which of the answers to take, question by question; where it ends, the first is taken.
    """

    def __init__(self, readings: Readings, script: tuple[int, ...] = ()) -> None:
        self.readings, self.script = readings, script
        self.taken: list[int] = []
        self.others: list[int] = []         # how many further answers each question has
        self.dependence: Dependence = _dependence(readings.game, {})

    def answer(self, variants: Iterable[str], ask: Callable[[Program], Answer]) -> Answer:
        """What `ask` comes to under the readings; if they differ, for some of them, and play goes on with these."""
        names = tuple(variants)
        game = self.readings.game
        answers: list[tuple[Answer, list[Mapping[str, str]]]] = []
        for choice in self.readings.choices(names):
            given = ask(_programs(game, choice))
            for other, choices in answers:
                if other == given:
                    choices.append(choice)
                    break
            else:
                answers.append((given, [choice]))
        if len(answers) == 1:
            return answers[0][0]
        position = len(self.taken)
        chosen = self.script[position] if position < len(self.script) else 0
        self.taken.append(chosen)
        self.others.append(len(answers) - 1)
        answer, choices = answers[chosen]
        self.readings = self.readings.those_with(choices, names)
        return answer

    def scripts(self) -> Iterable[tuple[int, ...]]:
        """What is to be taken to go the other ways that this one left aside."""
        for position in range(len(self.script), len(self.taken)):
            for other in range(1, self.others[position] + 1):
                yield (*self.taken[:position], other)


class _EveryRule(Program):
    """All rules of a game, whatever the reading; which of them are in force is asked of the fork."""

    def __init__(self, game: Game, fork: Fork) -> None:
        super().__init__(game, {})
        self.rules, self.fork, self.dependence = game.rules, fork, fork.dependence

    def turns(self, phase: str) -> Rule | None:
        return self.fork.answer(self.dependence.turns(phase), lambda program: program.turns(phase))

    def moves(self, step: Step, phase: str) -> tuple[str, ...]:
        """The moves of a step, if any of them is in force."""
        names = [name for move in step.moves for name in self.dependence.being_in_force(move)]
        return step.moves if self.fork.answer(names, lambda program: bool(program.moves(step, phase))) else ()


class ForkingPlay(Play):
    """Moves played at one table under many readings: of a fork, those that all come to what happens at this table."""

    def __init__(self, table: Table, fork: Fork) -> None:
        self.fork, self.dependence = fork, fork.dependence
        super().__init__(_EveryRule(fork.readings.game, fork), table, _hidden)

    def make(self, played: Played) -> Outcome:
        """Make a move. When it breaks a rule, the outcome names the first that is broken under all of the readings."""
        outcome = Outcome()
        move = self.program.game.moves[played.name]
        placed = self.place(played, move, outcome)
        if outcome.broken:
            return outcome
        self.evaluator.player = played.player
        values = self.fork.answer(self.dependence.unrecorded(move), lambda program: recorded_values(
            self._under(program).evaluator, move, played))
        if self.table.masks:
            raise HiddenCards
        rules = self.rules_on(move)
        for rule in rules:
            if not outcome.broken and not outcome.waived:       # what else it breaks makes no difference
                self._require(rule, values, outcome)
        if played.stands:
            outcome.waived += outcome.broken
            outcome.broken = []
        if not outcome.broken:
            self._go_on(move, rules, values, placed, outcome)
        return outcome

    def is_in_force(self, move: Move, phase: str) -> bool:
        return self.fork.answer(self.dependence.being_in_force(move.name),
                                lambda program: bool(program.on(move.name, phase)))

    def is_known(self, move: Move) -> bool:
        return self.fork.answer(self.dependence.being_in_force(move.name),
                                lambda program: bool(program.every(move.name)))

    def _under(self, program: Program) -> Play:
        """Play at the same table under one of the readings."""
        play = Play(program, self.table, _hidden)
        play.evaluator.player = self.evaluator.player
        return play

    def _ask(self, rule: Rule, ask: Callable[[Play], Answer], otherwise: Answer) -> Answer:
        """What is asked of a rule comes to under the readings it is in force in; `otherwise` under the rest.

        Readings in which all words that were looked up mean the same give the same answer, so it is asked once.
        """
        told: list[tuple[Program, set[str], Answer]] = []

        def answer(program: Program) -> Answer:
            if rule.id not in program.ids:
                return otherwise
            meaning = program.definitions.get
            for other, looked_up, given in told:
                if all(meaning(word) is other.definitions.get(word) for word in looked_up):
                    return given
            looked_up = program.definitions.noted = set()
            given = ask(self._under(program))
            told.append((program, looked_up, given))
            return given

        return self.fork.answer(self.dependence.rule(rule), answer)

    def _require(self, rule: Rule, values: Mapping[str, Any], outcome: Outcome) -> None:
        if rule.require is not None and self._ask(rule, lambda play: _breaks(play, rule, values), False):
            outcome.broken.append((rule, Message("rule-broken", {})))

    def actions(self, rule: Rule, values: Mapping[str, Any]) -> list[Action] | None:
        return self._ask(rule, lambda play: _or_nothing(rule, play.actions(rule, values)), None)

    def _end(self, rule: Rule, values: Mapping[str, Any]) -> None:
        if self._ask(rule, lambda play: play.evaluator.holds(rule.end, values), False):
            self.table.ended, self.table.closed = rule.id, False
            self._close()

    def _first(self, rule: Rule) -> int:
        return self._ask(rule, lambda play: play._first(rule), 0)

    def _is_taken(self, step: Step) -> bool:
        if self.seat_of(step) is None or not self.program.moves(step, self.table.phase):
            return False
        self.evaluator.player = self.table.order[self.table.turn]
        rule = self.program.turns(self.table.phase)
        return step.repeat is None or self._ask(rule, lambda play: play.evaluator.holds(step.repeat, {}), False)

    def _in_turn(self, played: Played, move: Move, outcome: Outcome) -> None:
        if move.final:
            return
        variants = self.dependence.being_in_force(move.name)
        if self.table.ended:
            if not self.fork.answer(variants, lambda program: program.may_follow_the_end(move.name)):
                rule = next(rule for rule in self.program.rules if rule.id == self.table.ended)
                outcome.broken.append((rule, Message("game-over", {})))
            return
        in_force = self.is_in_force(move, self.table.phase)
        if in_force and move.anytime:
            return
        seat, moves = self.due()
        if not in_force or seat != played.player or move.name not in moves:
            outcome.broken.append((self.program.turns(self.table.phase), Message(
                "not-now", {"move": Fact("move", move.name)})))


def _or_nothing(rule: Rule, actions: list[Action] | None) -> list[Action] | None:
    """The actions; None where they are none and nothing else depends on the rule's `if`."""
    return actions if actions or rule.end is not None else None


def _breaks(play: Play, rule: Rule, values: Mapping[str, Any]) -> bool:
    outcome = Outcome()
    play._require(rule, values, outcome)
    return bool(outcome.broken)


def _hidden() -> bool:
    raise HiddenCards
