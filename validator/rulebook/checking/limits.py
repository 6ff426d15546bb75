"""Keeps rules cheap, whoever wrote them: bounds on loops in each other, on what numbers come to, on packs."""

from __future__ import annotations

from typing import NamedTuple

from ..errors import Location, RuleError
from ..expressions import Arithmetic, Choice, Compare, Expression, Logic, Loop, Not, Number, Row, Word
from ..game import Game, Rule
from ..loading.pages import Book

MOST_STEPS = 500_000_000
"""How many values an expression may ask for at the largest of tables, if every loop in it runs to its end."""

MOST_BITS = 256
"""How many binary digits a number may come to that an expression reckons; it fills three lines."""

MOST_PACKS = 20
MOST_SEATS = 20

_LENGTHS = {"seats": MOST_SEATS, "holders": MOST_SEATS, "suits": 4, "parts": 2**16}
_LONG = 200                                 # any other list: cards, numbers
_BITS = 32                                  # a note, or a number that a record gives
_COSTLY = {"copies", "groups", "ranks", "run", "of_suit", "not_of_suit", "number_of"}


def check_limits(game: Game, book: Book) -> None:
    """Raise RuleError, with its place, for an expression that could take very long or come to an enormous number."""
    reckoner = _Reckoner(game, book)
    for rule in game.rules:
        reckoner.rule(rule)
        for definition in rule.definitions:
            reckoner.defined(definition.word, (_BITS,) * len(definition.parameters))
    for move in game.moves.values():
        for field in move.fields:
            if field.unrecorded is not None:
                reckoner.bounded(field.unrecorded, book.game.at("moves", key=move.name))
    location = book.game.at("cards", "packs")
    packs = reckoner.highest(game.packs)
    if packs is None:
        raise RuleError("packs-unknown").at(location)
    if not 1 <= packs <= MOST_PACKS:
        raise RuleError("too-many-packs", most=MOST_PACKS, number=packs).at(location)


class _Cost(NamedTuple):
    """What an expression can come to: values asked for, and the binary digits of the number it is worth."""

    steps: int
    bits: int = 0


class _Reckoner:
    def __init__(self, game: Game, book: Book) -> None:
        self.book = book
        self.definitions: dict[str, list[tuple[str, object]]] = {}
        for rule in game.rules:
            for definition in rule.definitions:
                self.definitions.setdefault(definition.word, []).append((rule.id, definition))
        self.known: dict[tuple[str, tuple[int, ...]], _Cost] = {}

    def rule(self, rule: Rule) -> None:
        """Look at every expression of a rule; what `each` goes through multiplies it."""
        location = self.book.rule(rule.id)
        times = _length(rule.each[1]) if rule.each else 1
        steps = [(step.repeat, 1) for step in rule.turns.steps] if rule.turns else []
        repeated = [rule.require, *rule.placeholders.values()]
        for effect in rule.effects:
            repeated += [effect.what, effect.source, effect.target, effect.value]
        for expression, often in ((rule.condition, 1), (rule.end, 1), *steps, *((part, times) for part in repeated)):
            if isinstance(expression, Expression):
                self.bounded(expression, location, often)

    def bounded(self, expression: Expression, location: Location, times: int = 1) -> None:
        """Raise RuleError if the expression goes beyond what is bearable."""
        try:
            cost = self.cost(expression, {})
        except RuleError as error:
            raise error.at(location)
        if cost.steps * times > MOST_STEPS:
            raise RuleError("too-many-steps", expression.place, most=MOST_STEPS).at(location)

    def cost(self, node: Expression, bits: dict[str, int]) -> _Cost:
        """What an expression can come to; `bits` are those of the parameters that it sees."""
        match node:
            case Number():
                return _Cost(1, node.value.bit_length())
            case Word():
                cost = self._word(node, bits)
            case Loop():
                cost = self._loop(node, bits)
            case Arithmetic():
                left, right = self.cost(node.left, bits), self.cost(node.right, bits)
                reckoned = {"*": left.bits + right.bits, "//": left.bits, "%": right.bits}
                cost = _Cost(left.steps + right.steps, reckoned.get(node.operator, max(left.bits, right.bits) + 1))
            case Choice():
                parts = [self.cost(part, bits) for part in (node.yes, node.no)]
                steps = self.cost(node.condition, bits).steps + max(part.steps for part in parts)
                cost = _Cost(steps, max(part.bits for part in parts))
            case Not() | Logic() | Compare() | Row():
                parts = getattr(node, "items", None) or getattr(node, "operands", None) or (node.operand,)
                cost = _Cost(1 + sum(self.cost(part, bits).steps for part in parts))
            case _:
                return _Cost(1)
        if cost.steps > MOST_STEPS:
            raise RuleError("too-many-steps", node.place, most=MOST_STEPS)
        if cost.bits > MOST_BITS:
            raise RuleError("number-grows", node.place)
        return cost

    def _word(self, node: Word, bits: dict[str, int]) -> _Cost:
        if node.kind == "local":
            return _Cost(1, bits.get(node.name, _BITS))
        arguments = [self.cost(argument, bits) for argument in node.arguments]
        steps = 1 + sum(argument.steps for argument in arguments)
        if node.kind == "let":
            meaning = self.defined(node.name, tuple(1 << argument.bits.bit_length() for argument in arguments))
            return _Cost(steps + meaning.steps, meaning.bits)
        if node.name == "most":             # its first value is a word that is asked for every seat
            return _Cost(steps * MOST_SEATS)
        if node.name in _COSTLY:
            return _Cost(steps + _LONG)
        if node.name == "subsets":
            return _Cost(steps + _LENGTHS["parts"])
        return _Cost(steps, max([_BITS, *(argument.bits for argument in arguments)]))

    def defined(self, name: str, bits: tuple[int, ...]) -> _Cost:
        """What a word can come to whose parameters have so many bits, rounded up so that few cases are looked at."""
        if (name, bits) not in self.known:
            costs = []
            for rule, definition in self.definitions[name]:
                meanings = [line for _, line in definition.meaning] if definition.ranking else [definition.meaning]
                inner = dict(zip(definition.parameters, bits))
                try:
                    parts = [self.cost(meaning, inner) for meaning in meanings]
                except RuleError as error:
                    raise error.at(self.book.definition(rule, name))
                costs.append(_Cost(sum(part.steps for part in parts), max(part.bits for part in parts)))
            self.known[name, bits] = _Cost(max(cost.steps for cost in costs), max(cost.bits for cost in costs))
        return self.known[name, bits]

    def _loop(self, node: Loop, bits: dict[str, int]) -> _Cost:
        times = _length(node.source)
        body = self.cost(node.body, bits)
        steps = body.steps + (self.cost(node.condition, bits).steps if node.condition else 0)
        return _Cost(self.cost(node.source, bits).steps + times * steps, body.bits + times.bit_length())

    def highest(self, node: Expression) -> int | None:
        """The most that a number can be which only the number of players and the reading change; else None."""
        match node:
            case Number():
                return node.value
            case Word(kind="let"):
                return self._most([definition.meaning for _, definition in self.definitions[node.name]])
            case Word(name="len") if node.arguments[0] == Word("seats"):
                return MOST_SEATS
            case Word(name="max" | "min", arguments=(_, _)):
                return self._most(node.arguments)
            case Choice():
                return self._most([node.yes, node.no])
            case Arithmetic():
                left, right = self.highest(node.left), self.highest(node.right)
                if left is None or right is None:
                    return None
                return {"+": left + right, "*": left * right, "%": right}.get(node.operator, left)
        return None

    def _most(self, nodes) -> int | None:
        found = [self.highest(node) for node in nodes]
        return None if None in found else max(found)


def _length(source: Expression) -> int:
    return _LENGTHS.get(source.type, _LONG)
