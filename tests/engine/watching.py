"""Games played over again from their records, with an eye on which parts of which rules have their say."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from validator.engine.evaluate import Evaluator
from validator.engine.layout import lay_out
from validator.engine.play import Play
from validator.engine.program import Program
from validator.engine.table import Table
from validator.rulebook.game import Game, Rule
from validator.transcripts.transcript import Transcript


class Part(NamedTuple):
    """What a rule says in one of its keys: an `if`, a `require`, an effect, a word, a move that it is on."""

    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}"


class Watched(NamedTuple):
    """An expression that is looked at whenever it is asked."""

    part: Part
    must_hold: bool                         # it only has its say where it is true


def parts(rule: Rule) -> Iterator[tuple[Part, Any, bool]]:
    """The parts of a rule, each with its expression, and whether that must be true for the part to have its say.

    A part without an expression is told by the moves made: the rule is on that move, or has it among its steps.
    """
    if rule.on and rule.require is None and not rule.effects and rule.end is None:
        yield Part(rule.id, f"on {rule.on}"), None, False
    for move in dict.fromkeys(move for step in (rule.turns.steps if rule.turns else ()) for move in step.moves):
        yield Part(rule.id, f"step {move}"), None, False
    if rule.condition is not None:
        yield Part(rule.id, "if"), rule.condition, True
    if rule.require is not None:
        yield Part(rule.id, "require"), rule.require, False
    if rule.end is not None:
        yield Part(rule.id, "end"), rule.end, True
    for number, effect in enumerate(rule.effects, start=1):
        if effect.kind != "begin":          # it begins where the `if` is true
            yield Part(rule.id, f"do {number}"), effect.value if effect.kind == "set" else effect.target, False
    for definition in rule.definitions:
        lines = definition.meaning if definition.ranking else [(definition.word, definition.meaning)]
        for name, meaning in lines:
            yield Part(rule.id, f"let {name}"), meaning, definition.ranking


class Watching(Evaluator):
    """An evaluator that notes which of the expressions it watches are asked."""

    watched: dict[int, Watched]
    seen: set[Part]

    def value(self, node, values):
        result = super().value(node, values)
        self._look(node, result)
        return result

    def zone_key(self, node, values):
        self._look(node, True)
        return super().zone_key(node, values)

    def _look(self, node, result) -> None:
        watched = self.watched.get(id(node))
        if watched and (result is True or not watched.must_hold):
            self.seen.add(watched.part)


def tables(game: Game, transcript: Transcript, evaluator: type[Evaluator] = Evaluator, **watch: Any) -> Iterator[Table]:
    """The table before the first move and after each; the moves must be legal."""
    program = Program(game, transcript.reading)
    table = lay_out(program, len(transcript.players), transcript.header)
    play = Play(program, table, lambda: True)
    play.evaluator = evaluator(program, table, lambda: True)
    vars(play.evaluator).update(watch)
    play.evaluator.value(game.packs, {})    # asked when the table was laid out, before anybody could watch
    assert not play.start().broken
    yield table
    for played in transcript.all_moves:
        assert not play.make(played).broken, played
        yield table


def parts_in_force(program: Program) -> dict[Part, tuple[Any, bool]]:
    """The parts of all rules in force, with what `parts` says of them."""
    return {part: (expression, must_hold) for rule in program.rules for part, expression, must_hold in parts(rule)}


def parts_in_play(game: Game, transcript: Transcript, known: Set[Part] = frozenset()) -> set[Part]:
    """The parts of rules that have their say in a game, apart from those that are known to have it somewhere."""
    program = Program(game, transcript.reading)
    watched = {id(expression): Watched(part, must_hold)
               for part, (expression, must_hold) in parts_in_force(program).items()
               if part not in known and expression is not None}
    seen: set[Part] = set()
    for table, played in zip(tables(game, transcript, Watching, watched=watched, seen=seen),
                             (*transcript.moves, transcript.result)):
        if played is not None:
            turns = program.turns(table.phase)
            seen |= {Part(rule.id, f"on {played.name}") for rule in program.on(played.name, table.phase)}
            seen |= {Part(turns.id, f"step {played.name}")} if turns else set()
    return seen
