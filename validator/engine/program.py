"""A game under one reading: its rules by the place where they act."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ..rulebook.expressions import Expression, Word, words
from ..rulebook.game import Definition, Game, Move, Rule, Step
from ..rulebook.readings import rules_in_force

if TYPE_CHECKING:
    from .remembered import Memory


class Origin(NamedTuple):
    """The expression for the zone that cards are taken from, and the rule that takes them."""

    zone: Expression
    rule: Rule

    @property
    def names(self) -> set[str]:
        """What is named in the expression: fields, and what the rule goes through."""
        return {word.name for word in words(self.zone) if word.kind in ("field", "local")}


class Program:
    """What is in force under a reading (the options of every variant that is asked)."""

    def __init__(self, game: Game, reading: Mapping[str, str]) -> None:
        self.game = game
        self.reading = dict(reading)
        self.rules = rules_in_force(game, reading)
        self._in_phase: dict[tuple[str, str], tuple[Rule, ...]] = {}
        self._origins: dict[tuple[str, str], Origin | None] = {}
        self._in_order: dict[tuple[str, str], bool] = {}

    @cached_property
    def ids(self) -> frozenset[str]:
        """The rules in force."""
        return frozenset(rule.id for rule in self.rules)

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """All words in the rules in force."""
        return tuple(words(self.rules))

    @cached_property
    def definitions(self) -> Mapping[str, Definition]:
        """What words mean."""
        return {definition.word: definition for rule in self.rules for definition in rule.definitions}

    @cached_property
    def remembered(self) -> Memory:
        """What is asked again and again of records that hide cards."""
        from .remembered import Memory       # most records hide nothing
        return Memory()

    def on(self, move: str, phase: str) -> tuple[Rule, ...]:
        """The rules on a move in a phase, in the order of the rule book; none: the move is not in force there."""
        rules = self._in_phase.get((move, phase))
        if rules is None:
            rules = self._in_phase[move, phase] = tuple(rule for rule in self._on.get(move, ())
                                                        if rule.phase in (None, phase))
        return rules

    def every(self, move: str) -> tuple[Rule, ...]:
        """The rules on a move in whatever phase."""
        return tuple(self._on.get(move, ()))

    def has(self, move: str, phase: str | None = None) -> bool:
        """Whether a move is in force: there are rules on it, in a phase or in any."""
        return bool(Program.every(self, move) if phase is None else Program.on(self, move, phase))

    def may_follow_the_end(self, move: str) -> bool:
        """Whether a move can be made after the end: it is made at any time, and does nothing."""
        rules = self.every(move)
        return self.game.moves[move].anytime and bool(rules) and not any(rule.effects for rule in rules)

    def origin(self, field: str, move: str) -> Origin | None:
        """Where the rules take a field's cards from; None where no rule moves them."""
        rules = self.every(move)            # asked each time, for those who note what is asked
        if (field, move) not in self._origins:
            self._origins[field, move] = next((
                Origin(effect.source, rule) for rule in rules for effect in rule.effects
                if effect.kind == "move" and effect.source is not None and effect.what != "all"
                and any(word.kind == "field" and word.name == field for word in words(effect.what))), None)
        return self._origins[field, move]

    def in_order(self, field: str, move: str) -> bool:
        """Whether a field's cards come to lie in an order: in a row or on a pile, or wherever the record says."""
        rules = self.every(move)
        if (field, move) not in self._in_order:
            targets = [effect.target for rule in rules for effect in rule.effects if effect.kind == "move"
                       and effect.what != "all" and any(word.kind == "field" and word.name == field
                                                        for word in words(effect.what))]
            self._in_order[field, move] = any(
                word.kind == "field" or word.kind == "zone" and self.game.zones[word.name].kind != "cards"
                for target in targets for word in words(target))
        return self._in_order[field, move]

    def at(self, moment: str, phase: str) -> tuple[Rule, ...]:
        """The rules of a moment: "before" or "after" a phase."""
        return self._moments.get((moment, phase), ())

    def turns(self, phase: str) -> Rule | None:
        """The rule that says who moves in what order in a phase."""
        return self._turns.get(phase)

    def moves(self, step: Step, phase: str) -> tuple[str, ...]:
        """The moves of a step that are in force."""
        return tuple(move for move in step.moves if self.has(move, phase))

    def has_any(self, step: Step, phase: str) -> bool:
        """Whether a move of a step is in force."""
        return any(self.has(move, phase) for move in step.moves)

    def following(self, phase: str) -> str:
        """The phase that play goes on with."""
        flow = self.game.flow
        return flow[flow[:-1].index(phase) + 1] if phase in flow[:-1] else flow[0]

    def rank(self, ranking: str, line: str) -> int:
        """What a line of a ranking counts: an earlier line more than a later one, one of another reading less than all.

        Where no line holds, that counts 0.
        """
        lines = self.definitions[ranking].meaning
        return next((len(lines) - position for position, (name, _) in enumerate(lines) if name == line), -1)

    @cached_property
    def final(self) -> Move | None:
        """The move by which a record claims how the game ended."""
        return next((move for move in self.game.moves.values() if move.final), None)

    @cached_property
    def _on(self) -> dict[str, list[Rule]]:
        return _grouped((rule.on, rule) for rule in self.rules if rule.on)

    @cached_property
    def _moments(self) -> dict[tuple[str, str], list[Rule]]:
        return _grouped([(("before", rule.before), rule) for rule in self.rules if rule.before]
                        + [(("after", rule.after), rule) for rule in self.rules if rule.after])

    @cached_property
    def _turns(self) -> dict[str, Rule]:
        return {rule.phase: rule for rule in self.rules if rule.turns}


def _grouped(pairs) -> dict:
    groups: dict = {}
    for key, rule in pairs:
        groups.setdefault(key, []).append(rule)
    return groups
