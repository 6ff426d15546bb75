"""Play that is watched: which rules counted for something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.play import Outcome, Play
from ..engine.program import Program
from ..engine.table import Table
from ..rulebook.game import Definition, Game, Rule


class WatchedProgram(Program):
    """A game under a reading that notes in `counted` the ids of the rules that counted for something.

    A rule counts when what it requires is asked, what it does is done, the order that it gives is followed, a word
    that it defines is looked up, or the game ends by it.
    """

    def __init__(self, game: Game, reading: Mapping[str, str], counted: set[str]) -> None:
        super().__init__(game, reading)
        self.counted = counted
        definers = {definition.word: rule.id for rule in self.rules for definition in rule.definitions}
        self.definitions = _Definitions(self.definitions, definers, counted)

    def turns(self, phase: str) -> Rule | None:
        """The rule that says who moves in what order in a phase; it counts from now on."""
        rule = super().turns(phase)
        if rule:
            self.counted.add(rule.id)
        return rule


class WatchedPlay(Play):
    """Play under a watched program at a table where every card is known."""

    program: WatchedProgram

    def __init__(self, program: WatchedProgram, table: Table) -> None:
        super().__init__(program, table, lambda: True)

    def _require(self, rule: Rule, values: Mapping[str, Any], outcome: Outcome) -> None:
        if rule.require is not None and self._applies(rule, values):
            self.program.counted.add(rule.id)
        super()._require(rule, values, outcome)

    def _act(self, rule: Rule, values: Mapping[str, Any]) -> str | None:
        applies = self._applies(rule, values)
        begun = super()._act(rule, values)
        if applies and (rule.effects or rule.end is None and rule.require is None or self.table.ended == rule.id):
            self.program.counted.add(rule.id)
        return begun

    def _applies(self, rule: Rule, values: Mapping[str, Any]) -> bool:
        """Whether the rule has something to go through, and its condition holds."""
        return self.evaluator.holds(rule.condition, values) and any(True for _ in self._each(rule, values))


class _Definitions(dict[str, Definition]):
    """What words mean; whichever is looked up has counted."""

    def __init__(self, definitions: Mapping[str, Definition], definers: Mapping[str, str], counted: set[str]) -> None:
        super().__init__(definitions)
        self._definers, self._counted = definers, counted

    def __getitem__(self, word: str) -> Definition:
        self._counted.add(self._definers[word])
        return super().__getitem__(word)
