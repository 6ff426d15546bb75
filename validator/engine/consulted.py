"""Which rules have a say in a record, whatever the reading: those at the places where rules were asked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ..rulebook.game import Definition, Game, Rule
from ..transcripts.transcript import Transcript
from .follow import follow
from .program import Program
from .taking_back import remaining

Place = tuple[str, str, str | None]
"""Where rules are asked for: "before", "after" or "turns" and a phase; "let" a word; and a move, in a phase or in any.

Of a move, "on" are the rules that do something, and "require" those that only require; "every" are all of them, and
"has" only whether there are any.
"""


def consulted(game: Game, transcript: Transcript) -> frozenset[str]:
    """The ids of the rules that stand where the record asked for any, or say what a word means that it came to.

    Two readings that have the same of these judge the record alike.
    """
    program = Noting(game, transcript.reading)
    follow(game, remaining(transcript).record, program)
    return frozenset(rule.id for rule in game.rules if any(stands_at(rule, place) for place in program.places))


class Noting(Program):
    """A game under a reading that notes at which places its rules are asked for."""

    def __init__(self, game: Game, reading: dict[str, str]) -> None:
        super().__init__(game, reading)
        self.places: set[Place] = set()

    @cached_property
    def definitions(self) -> Mapping[str, Definition]:
        """What words mean; which of them are asked for is noted among the places."""
        return _Definitions(super().definitions, self.places)

    def on(self, move: str, phase: str) -> tuple[Rule, ...]:
        self.places.update((("on", move, phase), ("require", move, phase)))
        return super().on(move, phase)

    def every(self, move: str) -> tuple[Rule, ...]:
        self.places.add(("every", move, None))
        return super().every(move)

    def has(self, move: str, phase: str | None = None) -> bool:
        self.places.add(("has", move, phase))
        return super().has(move, phase)

    def at(self, moment: str, phase: str) -> tuple[Rule, ...]:
        self.places.add((moment, phase, None))
        return super().at(moment, phase)

    def turns(self, phase: str) -> Rule | None:
        self.places.add(("turns", phase, None))
        return super().turns(phase)


class _Definitions(dict[str, Definition]):
    """What words mean, with the places among which it is noted that one is asked for."""

    def __init__(self, definitions: Mapping[str, Definition], places: set[Place]) -> None:
        super().__init__(definitions)
        self._places = places

    def __getitem__(self, word: str) -> Definition:
        self._places.add(("let", word, None))
        return super().__getitem__(word)


def does_something(rule: Rule) -> bool:
    """Whether a rule changes what follows; one that does not only requires something."""
    return bool(rule.effects) or rule.end is not None


def stands_at(rule: Rule, place: Place) -> bool:
    """Whether a rule is found at a place by a reading that has it."""
    kind, name, phase = place
    match kind:
        case "on" | "require" | "every" | "has":
            return rule.on == name and (phase is None or rule.phase in (None, phase)) \
                and (kind in ("every", "has") or does_something(rule) == (kind == "on"))
        case "turns":
            return rule.turns is not None and rule.phase == name
        case "let":
            return any(definition.word == name for definition in rule.definitions)
    return name == (rule.before if kind == "before" else rule.after)
