"""The steps of a phase as lines of Python source: whose move it is, which one it may be, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rulebook.expressions import words
from ...rulebook.game import Move, Rule, Step, Turns
from .lines import bare, indented, unless
from .scope import Scope

if TYPE_CHECKING:
    from .generate import SourceWriter


class Steps:
    """Writes the steps of phases, and the moves that can be made between them."""

    def __init__(self, writer: SourceWriter) -> None:
        self.writer, self.program, self.game = writer, writer.program, writer.game
        self.to, self.fields, self.names = writer.to, writer.fields, writer.names
        self.anytime = [move for move in self.game.moves.values()
                        if move.anytime and not move.final and self.program.every(move.name)]
        self.may_turn = any(rule.end is not None or any(effect.kind == "begin" for effect in rule.effects)
                            for move in self.anytime for rule in self.program.every(move.name))

    def of(self, phase: str) -> list[str]:
        """All steps of a phase, for everybody and in all rounds."""
        rule = self.program.turns(phase)
        if rule is None:
            return []
        turns: Turns = rule.turns
        with_order = turns.start is not None
        alone = all(step.who == "player" for step in turns.steps) and not self._any_player() and not self._by_players()
        mover = "None" if not with_order else "player" if alone else "mover"
        steps = [line for step in turns.steps for line in self._step(step, phase, mover)]
        if not steps:
            return []
        if with_order:
            before = [f"order = clockwise({bare(self.to.of(turns.start))}, seats)"]
            steps = [f"for {mover} in order:", *indented(steps)]
        else:
            before = []
        if self.writer.uses("round"):
            return [*before, f"for rounds in range(1, {turns.rounds + 1}):", *indented(steps)]
        return [*before, f"for _ in range({turns.rounds}):", *indented(steps)] if turns.rounds > 1 else before + steps

    def _step(self, step: Step, phase: str, mover: str) -> list[str]:
        moves = [self.game.moves[name] for name in self.program.moves(step, phase)
                 if not self.game.moves[name].anytime]
        if not self.program.moves(step, phase):
            return []
        with_order = mover != "None"
        who = {"table": "None", "player": mover}.get(step.who) or self.names.of("note", step.who)
        before: list[str] = []
        tests = [] if step.who == "table" or step.who == "player" and with_order else [f"{who} is not None"]
        if step.who == "player" and not with_order:
            return []                       # nobody takes it
        if step.repeat is not None:
            asks_player = mover != "player" and self._uses_player(step.repeat)
            if asks_player:
                before.append(f"player = {mover}")
            with self.to.at(Scope().knowing("player" if step.who == "player" else step.who)):
                condition = self.to.of(step.repeat)
            if asks_player:                 # asked again with whoever moves in turn
                before += [f"if {unless(condition)}:", "    break"]
            else:
                tests.append(condition)
        by_table = step.who == "table"
        moves = [move for move in moves if move.by_table == by_table]
        if by_table:
            lines = self._kinds([self.fields.of_table(move) for move in moves], moves, phase, by_table)
        else:
            lines = [] if who == "player" else [f"player = {who}"]
            lines += ["name = names[player]", "if name not in move:", *indented(self._instead()), "taken = move[name]"]
            lines += self._kinds([self.fields.of_player(move) for move in moves], moves, phase, by_table)
        if step.repeat is not None or self._between_changes(step.who):
            return [f"while {bare(' and '.join(tests) or 'True')}:",
                    *indented([*before, "move = following()", *lines, *([] if step.repeat else ["break"])])]
        lines = ["for move in moves:", *indented([*lines, "break"]), "else:", "    raise StopIteration"]
        return [f"if {bare(' and '.join(tests))}:", *indented(lines)] if tests else lines

    def _between_changes(self, note: str) -> bool:
        """Whether a move that can be made at any time may change who it is that has to move."""
        return any(effect.kind == "set" and effect.target.name == note
                   for move in self.anytime for rule in self.program.every(move.name) for effect in rule.effects)

    def _uses_player(self, node) -> bool:
        return any(word.name == "player" and word.kind == "vocabulary" or word.kind == "let" and self._uses_player(
            self.program.definitions[word.name].meaning) for word in words(node))

    def _kinds(self, read: list[tuple[str, list[str]]], moves: list[Move], phase: str, by_table: bool) -> list[str]:
        """The move is one of these kinds, or it is none of this step."""
        lines: list[str] = []
        for position, ((test, reading), move) in enumerate(zip(read, moves)):
            happens = self.writer.move(move, self.program.on(move.name, phase))
            lines += [f"{'elif' if position else 'if'} {test}:", *indented([*reading, *happens] or ["pass"])]
        otherwise = self._instead() if by_table or self._by_players() else ["raise Broken"]
        return [*lines, "else:", *indented(otherwise)] if lines else otherwise

    def _by_players(self) -> bool:
        return any(not move.by_table for move in self.anytime)

    def _instead(self) -> list[str]:
        """What is done with a move that is not due: it may be one that can be made at any time."""
        if not self.may_turn:
            return ["between(move)", "continue"]
        return ["begun = between(move)", "if begun or ended:", "    return begun", "continue"]

    # -- between

    def between(self) -> list[str]:
        """The function for moves that can be made at any time."""
        lines: list[str] = []
        for move in self.anytime:
            test, reading = self.fields.of_table(move) if move.by_table else self.fields.of_player(move)
            rules: tuple[Rule, ...] = self.program.every(move.name)
            body = [*reading, *self.writer.move(move, rules), "return None"]
            if any(rule.phase for rule in rules):
                body = ["raise NotPlain"]   # it depends on the phase what it is
            if not self.program.may_follow_the_end(move.name):
                body = ["if after_the_end:", "    raise Broken", *body]
            if not move.by_table:
                body = ["(name, taken), = move.items()", "player = seat_of[name]", *body]
                test = "type(move) is dict and " + test.replace("taken", "next(iter(move.values()), '')")
            lines += [f"if {test}:", *indented(body)]
        head = "def between(move, after_the_end=False):"
        if self.anytime and self._any_player():
            lines.insert(0, "player = None")
        return self.writer.function(head, [*lines, "raise Broken"])

    def _any_player(self) -> bool:
        return any(self._uses_player(rule) for move in self.anytime for rule in self.program.every(move.name))
