"""Mutants of the rules: every rule book that differs from a game's in one thing, and who notices.

A mutant lacks one rule or one effect, or has one comparison or other operator turned, one number changed by one, one
`if`, `require`, `end` or `while` negated. It is killed when its rules no longer load, when an example of the game or
one of its records under tests/games comes out differently, or when a rule that only tells is missed by its example;
else it survives. All of them:

    python -m tests.mutants battalion           # prints the survivors with their places, and the count
    python -m tests.mutants battalion bid       # those of the rules whose names have "bid" in them
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from tests.test_games import EXPECTED
from validator.engine.follow import follow
from validator.engine.layout import lay_out
from validator.engine.play import Play
from validator.engine.program import Program
from validator.rulebook.checking.whole_game import check
from validator.rulebook.compiled import RULES
from validator.rulebook.errors import RuleError
from validator.rulebook.expressions import Arithmetic, Compare, Expression, Logic, Loop, Not, Number, Word
from validator.rulebook.game import Effect, Game, Rule, Turns
from validator.rulebook.loading.folder import load
from validator.rulebook.loading.pages import Book
from validator.rulebook.readings import matches
from validator.transcripts.read import read
from validator.transcripts.shown import shows_everything
from validator.transcripts.transcript import Transcript

GAMES = Path(__file__).resolve().parent / "games"
TOLD_IN_FULL = ("settled-otherwise", "unfinished-without-winner")      # examples tested for who won, too
TURNED = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",),
          "in": ("not in",), "not in": ("in",), "and": ("or",), "or": ("and",), "+": ("-",), "-": ("+",),
          "*": ("+",), "//": ("*",), "%": ("//",), "any": ("all",), "all": ("any",), "max": ("min",), "min": ("max",)}
SAME_GAME = {
    ("refill-order", "1 becomes 2"): "after the first round nobody is short any more",
    ("latest-attack", "1 becomes 2"): "only which of two numbers is the higher counts",
    ("ace-high", ":32: 14 becomes 15"): "above the king the ace is the highest, whatever its number",
    ("ace-high-or-low", ":97: 14 becomes 15"): "above the king the ace is the highest, whatever its number",
    ("ace-high-or-low", ":32: 1 becomes 0"): "straights differ in their highest cards, and here the ace is the lowest",
    ("ace-high-or-low", ":32: 1 becomes 2"): "straights differ in their highest cards, and here the ace is the lowest",
}
"""Mutants whose rules mean what ours do: rule, end of what was changed → why."""


# -- what can be changed

class Change(NamedTuple):
    """Something changed: where and how, and what it is then."""

    how: str
    result: Any

    def under(self, place: str, result: Any) -> Change:
        """The same change seen from what it is a part of."""
        return Change(f"{place} {self.how}", result)


def of_expression(node: Expression) -> Iterator[Change]:
    """The expression with one operator turned, one `not` left out, or one number changed by one."""
    place = f"at {node.place.line}:{node.place.column}" if node.place else "there"
    match node:
        case Number(value):
            for other in (value - 1, value + 1):
                yield Change(f"{place}: {value} becomes {other}", replace(node, value=other))
        case Not():
            yield Change(f"{place}: “not” is left out", node.operand)
        case Logic(operator) | Arithmetic(operator):
            for other in TURNED[operator]:
                yield Change(f"{place}: {operator} becomes {other}", replace(node, operator=other))
        case Loop(name) | Word(name):
            field = "function" if isinstance(node, Loop) else "name"
            for other in TURNED.get(name, ()):
                yield Change(f"{place}: {name} becomes {other}", replace(node, **{field: other}))
        case Compare():
            for number, operator in enumerate(node.operators):
                for other in TURNED[operator]:
                    operators = (*node.operators[:number], other, *node.operators[number + 1:])
                    yield Change(f"{place}: {operator} becomes {other}", replace(node, operators=operators))
    for field in fields(node):
        yield from of_part(node, field.name)


def of_part(whole: Any, name: str) -> Iterator[Change]:
    """An object with one change in the expression, or the tuple of expressions, that is its part of this name."""
    part = getattr(whole, name)
    if isinstance(part, Expression):
        for change in of_expression(part):
            yield Change(change.how, replace(whole, **{name: change.result}))
    elif isinstance(part, tuple):
        for number, item in enumerate(part):
            for change in of_expression(item) if isinstance(item, Expression) else ():
                yield Change(change.how, replace(whole, **{name: (*part[:number], change.result, *part[number + 1:])}))


def of_condition(whole: Any, name: str, place: str) -> Iterator[Change]:
    """An object with a condition negated, or changed within."""
    if getattr(whole, name) is not None:
        yield Change(f"{place} is negated", replace(whole, **{name: Not(getattr(whole, name))}))
        for change in of_part(whole, name):
            yield change.under(place, change.result)


def of_effect(effect: Effect) -> Iterator[Change]:
    """An effect with one change in one of its expressions."""
    for name in ("what", "source", "target", "value"):
        yield from of_part(effect, name)


def of_turns(turns: Turns) -> Iterator[Change]:
    """An order of moves with one round less or more, or a change in its `from` or in a `while`."""
    for rounds in (turns.rounds - 1, turns.rounds + 1):
        if rounds > 0:                      # no rounds at all cannot be written
            yield Change(f"rounds: {turns.rounds} becomes {rounds}", replace(turns, rounds=rounds))
    yield from of_part(turns, "start")
    for number, step in enumerate(turns.steps):
        for change in of_condition(step, "repeat", f"step {number + 1}, while"):
            steps = (*turns.steps[:number], change.result, *turns.steps[number + 1:])
            yield Change(change.how, replace(turns, steps=steps))


def of_rule(rule: Rule) -> Iterator[Change]:
    """The rule with one change in what it means to a machine."""
    for name, place in (("condition", "if"), ("require", "require"), ("end", "end")):
        yield from of_condition(rule, name, place)
    if rule.each:
        for change in of_expression(rule.each[1]):
            yield change.under("each", replace(rule, each=(rule.each[0], change.result)))
    for number, effect in enumerate(rule.effects):
        others = rule.effects[:number], rule.effects[number + 1:]
        yield Change(f"effect {number + 1} is left out", replace(rule, effects=(*others[0], *others[1])))
        for change in of_effect(effect):
            yield change.under(f"effect {number + 1}", replace(rule, effects=(*others[0], change.result, *others[1])))
    for number, definition in enumerate(rule.definitions):
        others = rule.definitions[:number], rule.definitions[number + 1:]
        for change in of_part(definition, "meaning"):
            yield change.under(definition.word, replace(rule, definitions=(*others[0], change.result, *others[1])))
    for change in of_turns(rule.turns) if rule.turns else ():
        yield change.under("turns", replace(rule, turns=change.result))


# -- mutants

class Mutant(NamedTuple):
    """A game that differs from the rule book in one thing, not yet checked."""

    place: str                              # a rule's id, or ``move: field``
    how: str
    game: Game
    rule: Rule | None = None                # the rule as it was

    def __str__(self) -> str:
        return f"{self.place}: {self.how}"


def mutants(game: Game) -> Iterator[Mutant]:
    """Every mutant of a game that was loaded and not yet checked, but for those that are the same game."""
    for number, rule in enumerate(game.rules):
        before, after = game.rules[:number], game.rules[number + 1:]
        yield Mutant(rule.id, "the rule is left out", replace(game, rules=(*before, *after)), rule)
        for change in of_rule(rule):
            if not any(rule.id == same and change.how.endswith(end) for same, end in SAME_GAME):
                yield Mutant(rule.id, change.how, replace(game, rules=(*before, change.result, *after)), rule)
    for move in game.moves.values():
        for number, field in enumerate(move.fields):
            for change in of_part(field, "unrecorded"):
                changed = (*move.fields[:number], change.result, *move.fields[number + 1:])
                yield Mutant(f"{move.name}: {field.name}", change.how,
                             replace(game, moves={**game.moves, move.name: replace(move, fields=changed)}))


def only_tells(rule: Rule) -> bool:
    """Whether a rule has a sentence, and no meaning to a machine."""
    return not (rule.on or rule.before or rule.after or rule.turns or rule.definitions)


# -- who notices

class Witness(NamedTuple):
    """A record whose verdict a test knows."""

    name: str
    record: Transcript
    in_full: bool                           # chips and winners are known as well

    @property
    def rule(self) -> str:
        """The rule that an example belongs to."""
        return self.name.split(".")[0]

    def tells(self, game: Game) -> tuple:
        """What a test would see of the record under these rules: what is broken first, or how the game stands."""
        broken, *standing = _judged(game, self.record)
        return (broken, *standing) if self.in_full else (broken,)


def _judged(game: Game, record: Transcript) -> tuple:
    """The rule that is broken first and the number of the move; chips, winners, whether the game is complete.

    The judgement of the engine says the same and more, and takes longer: why, and which variant would allow it.
    """
    if not shows_everything(game, record):
        judgement = follow(game, record).judgement()
        return [(finding.rule, finding.move) for finding in judgement.findings], judgement.state, judgement.winners
    program = Program(game, record.reading)
    table = lay_out(program, len(record.players), record.header)
    play = Play(program, table, lambda: True)
    if broken := play.start().broken:
        return (broken[0][0].id, 0),
    for number, played in enumerate(record.all_moves, start=1):
        if broken := play.make(played).broken:
            return (broken[0][0].id, number),
    return None, table.notes[game.counter], table.notes[game.winners], table.ended is None, table.notes[game.settled]


class RuleBook:
    """The rules as they are, and the records that would notice a change in them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.loaded: Game
        self.pages: Book
        self.loaded, self.pages = load(RULES / name, RULES / "schema")
        self.game = check(self.loaded, self.pages)

    @cached_property
    def witnesses(self) -> list[tuple[Witness, tuple]]:
        """Every example and every game written by hand, with what it tells under the rules as they are."""
        examples = [Witness(path.stem, record, path.name.startswith(TOLD_IN_FULL))
                    for path in sorted((RULES / self.name / "examples").glob("*.yaml")) for record in read(str(path))]
        games = [Witness(name, record, True) for name, verdicts in EXPECTED.items() for reading in verdicts
                 for record in read(str(GAMES / f"{name}.yaml"), reading=reading) if record.game == self.name]
        return [(witness, witness.tells(self.game)) for witness in (*examples, *games)]

    def killer(self, mutant: Mutant) -> str | None:
        """What notices the change, the examples of the changed rule asked first; None if the mutant survives."""
        try:
            game = check(mutant.game, self.pages)
        except RuleError:
            return "the rules do not load"
        asked = [(witness, told) for witness, told in self.witnesses
                 if mutant.rule is None or matches(mutant.rule.when, witness.record.reading)]
        for witness, told in sorted(asked, key=lambda one: one[0].rule != mutant.place):
            try:
                noticed = witness.tells(game) != told
            except Exception:               # whatever the rules do now, a test of this record would see it
                noticed = True
            if noticed:
                return witness.name
        if mutant.rule and only_tells(mutant.rule) and any(witness.rule == mutant.place for witness, _ in asked):
            return f"{mutant.place}.legal belongs to no rule"
        return None


def main(game: str, part: str = "") -> int:
    """Run the mutants of what has this part in its name; returns how many survived."""
    book = RuleBook(game)
    those = [mutant for mutant in mutants(book.loaded) if part in mutant.place]
    survived = 0
    for mutant in those:
        if book.killer(mutant) is None:
            survived += 1
            print(mutant, flush=True)
    print(f"{len(those)} mutants: {len(those) - survived} killed, {survived} survived")
    return survived


if __name__ == "__main__":
    sys.exit(bool(main(*sys.argv[1:])))
