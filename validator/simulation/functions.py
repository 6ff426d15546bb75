"""Rules as Python functions on an open table, one for each thing that a simulation asks of them.

Whoever makes games asks step by step: what limits this field, may this move be made, what does it do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..engine.generated import words
from ..engine.generated.lines import indented
from ..engine.program import Program
from ..rulebook.expressions import Expression, Word, nodes
from ..rulebook.game import Rule
from . import moving
from .effects import Effects
from .expressions import Sources

Function = Callable[..., Any]


class Functions:
    """Makes functions of the rules of a program; each takes the table `t`, and what is named besides it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.sources = Sources(program)
        self.effects = Effects(program, self.sources)
        self._names: dict[str, Any] = {name: value for name, value in {**vars(words), **vars(moving)}.items()
                                       if not name.startswith("__")}
        for word in program.definitions:
            self._run(self.sources.definition(word))
        for moment in ("before", "after"):
            self._names[f"{moment}_game"] = self.moment(moment, "game")
        self.before_game: Function = self._names["before_game"]

    def value(self, node: Expression, names: Sequence[str] = ()) -> Function:
        """What an expression is worth."""
        return self._function(names, [f"return {self.sources.of(node)}"])

    def zone(self, node: Expression, names: Sequence[str] = ()) -> Function:
        """The cards of the zone that an expression names, as the list that they lie in."""
        return self._function(names, [f"return {self.effects.zone(node)}"])

    def fits(self, rules: Iterable[Rule], names: Sequence[str] = ()) -> Function | None:
        """Whether all that rules require holds; None where they require nothing. What is quickly asked is asked first.
        """
        asked = sorted((rule for rule in rules if rule.require is not None), key=self._cost)
        return self._function(names, [f"return {' and '.join(map(self._holds, asked))}"]) if asked else None

    def does(self, rules: Iterable[Rule], names: Sequence[str] = ()) -> Function:
        """Do what rules do; returns the phase that one of them begins, or None."""
        lines = [line for rule in rules for line in self.effects.of(rule)]
        return self._function(names, [*lines, "return None"])

    def moment(self, moment: str, phase: str) -> Function:
        """Do what rules do before or after a phase; of those before the game, what they require is asked."""
        lines = []
        for rule in self.program.at(moment, phase):
            if phase == "game" and rule.require is not None:
                lines += [f"if not {self._holds(rule)}:", "    raise Broken"]
            lines += self.effects.of(rule)
        return self._function((), [*lines, "return None"])

    def _holds(self, rule: Rule) -> str:
        """The source of what a rule requires: for all that it goes through, and where it applies."""
        source = self.sources.of(rule.require)
        if rule.each is not None:
            source = f"all({source} for v_{rule.each[0]} in {self.sources.of(rule.each[1])})"
        return source if rule.condition is None else f"(not {self.sources.of(rule.condition)} or {source})"

    def _cost(self, rule: Rule) -> int:
        """About how long it takes to ask what a rule requires: in how many words it is said."""
        return self._words((rule.each, rule.condition, rule.require), ())

    def _words(self, thing: object, inside: tuple[str, ...]) -> int:
        inner = [word.name for word in nodes(thing) if isinstance(word, Word) and word.kind == "let"]
        return sum(1 for _ in nodes(thing)) + sum(
            self._words(self.program.definitions[word].meaning, (*inside, word))
            for word in inner if word not in inside)

    def _function(self, names: Sequence[str], body: list[str]) -> Function:
        return self._run([f"def made({', '.join(('t', *names))}):", *indented(body)])

    def _run(self, lines: list[str]) -> Function:
        exec("\n".join(lines), self._names)     # made of checked rules only: no text of a record is in it
        return self._names.pop("made", None)
