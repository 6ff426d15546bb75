"""Keeps rules cheap, whoever wrote them: bounds on loops in each other, on what numbers come to, on packs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..errors import Location, RuleError
from ..expressions import Arithmetic, Choice, Compare, Expression, Logic, Loop, Not, Number, Row, Word, parts
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
    packs = reckoner.span(game.packs)
    if packs is None:
        raise RuleError("packs-unknown").at(location)
    if not 1 <= packs[1] <= MOST_PACKS:
        raise RuleError("too-many-packs", most=MOST_PACKS, number=packs[1]).at(location)


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
                choices = [self.cost(choice, bits) for choice in (node.yes, node.no)]
                steps = self.cost(node.condition, bits).steps + max(choice.steps for choice in choices)
                cost = _Cost(steps, max(choice.bits for choice in choices))
            case Not() | Logic() | Compare() | Row():
                inside = [self.cost(part, bits) for part in parts(node)]
                most = max((part.bits for part in inside), default=0) if node.type == "numbers" else 0
                cost = _Cost(1 + sum(part.steps for part in inside), most)
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
        if node.name == "subsets":
            return _Cost(steps + _LENGTHS["parts"])
        if node.name in _COSTLY:
            steps += _LONG
        longer = _LONG.bit_length() if node.name == "sum" else 0        # of numbers beside each other
        return _Cost(steps, max([_BITS, *(argument.bits + longer for argument in arguments)]))

    def defined(self, name: str, bits: tuple[int, ...]) -> _Cost:
        """What a word can come to whose parameters have so many bits, rounded up so that few cases are looked at."""
        if (name, bits) not in self.known:
            costs = []
            for rule, definition in self.definitions[name]:
                meanings = [line for _, line in definition.meaning] if definition.ranking else [definition.meaning]
                inner = dict(zip(definition.parameters, bits))
                try:
                    lines = [self.cost(meaning, inner) for meaning in meanings]
                except RuleError as error:
                    raise error.at(self.book.definition(rule, name))
                costs.append(_Cost(sum(line.steps for line in lines), max(line.bits for line in lines)))
            self.known[name, bits] = _Cost(max(cost.steps for cost in costs), max(cost.bits for cost in costs))
        return self.known[name, bits]

    def _loop(self, node: Loop, bits: dict[str, int]) -> _Cost:
        times, source = _length(node.source), self.cost(node.source, bits)
        each = max(_BITS, source.bits) if node.source.type == "numbers" else _BITS
        inner = {**bits, **dict.fromkeys(node.variables, each)}
        body = self.cost(node.body, inner)
        steps = body.steps + (self.cost(node.condition, inner).steps if node.condition else 0)
        return _Cost(source.steps + times * steps, body.bits + times.bit_length())

    def span(self, node: Expression) -> tuple[int, int] | None:
        """The least and the most that a number can be which only the number of players and the reading change."""
        match node:
            case Number():
                return node.value, node.value
            case Word(kind="let"):
                return self._widest([definition.meaning for _, definition in self.definitions[node.name]])
            case Word(name="len") if node.arguments[0] == Word("seats"):
                return 1, MOST_SEATS
            case Word(name="max" | "min", arguments=(_, _)):
                return self._widest(node.arguments)
            case Choice():
                return self._widest([node.yes, node.no])
            case Arithmetic():
                spans = self.span(node.left), self.span(node.right)
                return None if None in spans else _reckoned(node.operator, *spans)
        return None

    def _widest(self, nodes: Iterable[Expression]) -> tuple[int, int] | None:
        spans = [self.span(node) for node in nodes]
        return None if None in spans else (min(low for low, _ in spans), max(high for _, high in spans))


def _reckoned(operator: str, left: tuple[int, int], right: tuple[int, int]) -> tuple[int, int]:
    """The least and the most that can come of two numbers, each between its own least and most."""
    if operator == "+":
        return left[0] + right[0], left[1] + right[1]
    if operator == "-":
        return left[0] - right[1], left[1] - right[0]
    if operator == "*":
        found = [a * b for a in left for b in right]
        return min(found), max(found)
    size = max(map(abs, right if operator == "%" else left))           # whatever `//` and `%` make of it
    return (0 if min(*left, *right) >= 0 else -size), size


def _length(source: Expression) -> int:
    return _LENGTHS.get(source.type, _LONG)
