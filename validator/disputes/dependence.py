"""Which variants it depends on what a rule, a step or a move comes to."""

from __future__ import annotations

from functools import cached_property

from ..rulebook.dependence import own_variants, variants_through_words
from ..rulebook.game import Game, Move, Rule


class Dependence:
    """Looks up, once for each, on which variants things depend."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rules: dict[str, tuple[str, ...]] = {}

    def rule(self, rule: Rule) -> tuple[str, ...]:
        """Those that decide whether a rule is in force, and what its words mean."""
        if rule.id not in self._rules:
            self._rules[rule.id] = (*own_variants(rule), *variants_through_words(self.game, rule))
        return self._rules[rule.id]

    def being_in_force(self, move: str) -> tuple[str, ...]:
        """Those that decide whether a move is in force."""
        return self._in_force[move]

    def turns(self, phase: str) -> tuple[str, ...]:
        """Those that decide which rule orders the moves of a phase."""
        return self._turns.get(phase, ())

    def unrecorded(self, move: Move) -> tuple[str, ...]:
        """Those on which depends what is meant where a record leaves out what a move takes."""
        return tuple(dict.fromkeys(name for field in move.fields if field.unrecorded is not None
                                   for name in self._through(field.unrecorded)))

    @cached_property
    def packs(self) -> tuple[str, ...]:
        """Those on which it depends how many packs are shuffled together."""
        return self._through(self.game.packs)

    def _through(self, expression: object) -> tuple[str, ...]:
        return variants_through_words(self.game, Rule("", "", "", require=expression))

    @cached_property
    def _in_force(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {move: {} for move in self.game.moves}
        for rule in self.game.rules:
            if rule.on:
                found[rule.on].update(dict.fromkeys(own_variants(rule)))
        return {move: tuple(names) for move, names in found.items()}

    @cached_property
    def _turns(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {}
        for rule in self.game.rules:
            if rule.turns:
                found.setdefault(rule.phase, {}).update(dict.fromkeys(own_variants(rule)))
        return {phase: tuple(names) for phase, names in found.items()}
