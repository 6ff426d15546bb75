"""Which rules have a say in a record, whatever the reading: those at the places where rules were asked."""

from __future__ import annotations

from ..rulebook.dependence import meanings
from ..rulebook.game import Game, Rule
from ..transcripts.transcript import Transcript
from .follow import follow
from .program import Program
from .taking_back import remaining

Place = tuple[str, str]                     # "on" and a move; "before", "after" or "turns" and a phase


def consulted(game: Game, transcript: Transcript) -> frozenset[str]:
    """The ids of the rules that stand where the record asked for any, and of those that say what their words mean.

    Two readings that have the same of these judge the record alike.
    """
    program = Noting(game, transcript.reading)
    follow(game, remaining(transcript).record, program)
    there = [rule for rule in game.rules if place_of(rule) in program.places]
    moves = [move for move in game.moves.values() if ("on", move.name) in program.places]
    defining = {definer.id for definers in meanings(game, [*there, *moves, game.packs]) for definer in definers}
    return frozenset(rule.id for rule in there) | defining


class Noting(Program):
    """A game under a reading that notes at which places its rules are asked for."""

    def __init__(self, game: Game, reading: dict[str, str]) -> None:
        super().__init__(game, reading)
        self.places: set[Place | None] = {("before", "game")}

    def on(self, move: str, phase: str) -> tuple[Rule, ...]:
        self.places.add(("on", move))
        return super().on(move, phase)

    def every(self, move: str) -> tuple[Rule, ...]:
        self.places.add(("on", move))
        return super().every(move)

    def at(self, moment: str, phase: str) -> tuple[Rule, ...]:
        self.places.add((moment, phase))
        return super().at(moment, phase)

    def turns(self, phase: str) -> Rule | None:
        self.places.add(("turns", phase))
        return super().turns(phase)


def place_of(rule: Rule) -> Place | None:
    """Where a rule stands; None for one that only says what words mean."""
    if rule.turns:
        return "turns", rule.phase
    pairs = (("on", rule.on), ("before", rule.before), ("after", rule.after))
    return next(((kind, place) for kind, place in pairs if place), None)
