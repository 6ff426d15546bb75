"""What an expression is worth at a table: one evaluator for all that is known and for what is known in part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from ..cards.deck import FACES, SUITS, UNKNOWN
from ..rulebook.expressions import (Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number, Row, Word)
from ..rulebook.vocabulary import CARDS, VOCABULARY
from . import domain
from .domain import BLANK, MAYBE, Between, SomeNumbers, Vague, between, high, low, not_
from .program import Program
from .table import Table, ZoneKey
from .vocabulary import MEANINGS

Decide = Callable[[], bool]
"""Called where play divides on something unknown; says which way to go."""


class Evaluator:
    """Values of expressions under a program at a table.

    `values` holds what is named at a place: a move's fields, and the names of `each`, loops and parameters.
    `future` is each zone's whole journal, where the record has been gone through once before.
    """

    def __init__(self, program: Program, table: Table, decide: Decide,
                 future: Mapping[ZoneKey, list] | None = None) -> None:
        self.program, self.table, self.decide = program, table, decide
        self.game = program.game
        self.future = future or {}
        self.player: int | None = None

    def value(self, node: Expression, values: Mapping[str, Any]) -> Any:
        """What the expression is worth; see `domain` for values that are known in part."""
        return _BY_KIND[type(node)](self, node, values)

    def holds(self, node: Expression | None, values: Mapping[str, Any], default: bool = True) -> bool:
        """Whether a condition holds, where play goes one way or the other: an unknown one is decided."""
        if node is None:
            return default
        result = self.value(node, values)
        return self.decide() if result is MAYBE else result

    # -- words

    def _word(self, node: Word, values: Mapping[str, Any]) -> Any:
        if node.kind == "local" or node.kind == "field" and not node.called:
            return self._known(node, values[node.name])
        if node.kind == "field":
            return values[node.name].get(self.value(node.arguments[0], values), _empty(node.type))
        if node.kind == "note":
            return self._note(node, values)
        if node.kind == "zone":
            return self._zone(node, values)
        if node.kind == "let":
            definition = self.program.definitions[node.name]
            arguments = [self.value(argument, values) for argument in node.arguments]
            return self._defined(definition, dict(zip(definition.parameters, arguments, strict=True)))
        if node.kind == "holder":
            return self.table.seats + self.game.holders.index(node.name)
        return self._vocabulary(node, values)

    def _known(self, node: Word, value: Any) -> Any:
        if node.type == "card":
            return self.table.known_as(value)
        if node.type in CARDS and isinstance(value, tuple):
            return tuple(map(self.table.known_as, value))
        return value

    def _note(self, node: Word, values: Mapping[str, Any]) -> Any:
        value = self.table.notes[node.name]
        if self.game.notes[node.name].index is None:
            return self._known(node, value)
        if not node.called:
            return tuple(range(len(value)))
        index = self.value(node.arguments[0], values)
        return _empty(node.type) if index is None else value[index]

    def _zone(self, node: Word, values: Mapping[str, Any]) -> Any:
        key = self.zone_key(node, values)
        return self.table.view(key, self.future.get(key)) if key in self.table.pockets else ()

    def zone_key(self, node: Expression, values: Mapping[str, Any]) -> ZoneKey:
        """Which zone an expression names."""
        if isinstance(node, Choice):
            return self.zone_key(node.yes if self.holds(node.condition, values) else node.no, values)
        if node.kind == "field":
            return values[node.name], None
        return node.name, self.value(node.arguments[0], values) if node.called else None

    def _defined(self, definition, values: Mapping[str, Any]) -> Any:
        if not definition.ranking:
            return self.value(definition.meaning, values)
        lines = definition.meaning
        possible = []
        for position, (_, condition) in enumerate(lines):
            holds = self.value(condition, values)
            if holds is not False:
                possible.append(len(lines) - position)      # an earlier line beats a later one
            if holds is True:
                break
        return between(possible[-1], possible[0]) if possible else 0

    def _vocabulary(self, node: Word, values: Mapping[str, Any]) -> Any:
        table = self.table
        match node.name:
            case "yes":
                return True
            case "no":
                return False
            case "nothing":
                return None
            case "hidden":
                return UNKNOWN
            case "seats":
                return tuple(range(table.seats))
            case "suits":
                return tuple(SUITS)
            case "sizes":
                return self.game.sizes
            case "round":
                return table.round
            case "player":
                return self.player
            case "over":
                return table.ended is not None
            case "left":
                seat = self.value(node.arguments[0], values)
                return None if seat is None else (seat + 1) % table.seats
            case "clockwise":
                seat = self.value(node.arguments[0], values) or 0
                return tuple((seat + step) % table.seats for step in range(table.seats))
            case "most":
                return self._most(node.arguments[0], self.value(node.arguments[1], values))
        arguments = [self.value(argument, values) for argument in node.arguments]
        result = MEANINGS[node.name](table.masks, *arguments)
        return self._known(node, result)

    def _most(self, word: Word, seats: Iterable[int]) -> tuple[int, ...]:
        """The seats with the most; where that is not known, it is decided seat by seat."""
        if word.kind == "note":
            amounts = {seat: self.table.notes[word.name][seat] for seat in seats}
        else:
            definition = self.program.definitions[word.name]
            amounts = {seat: self._defined(definition, {definition.parameters[0]: seat}) for seat in seats}
        if not amounts:
            return ()
        bar = max(low(amount) for amount in amounts.values())
        chosen = []
        for seat, amount in amounts.items():
            rivals = [high(other) for rival, other in amounts.items() if rival != seat]
            if low(amount) >= max(rivals, default=low(amount)):
                chosen.append(seat)
            elif high(amount) >= bar and self.decide():
                chosen.append(seat)
        return tuple(chosen)

    # -- what holds words together

    def _logic(self, node: Logic, values: Mapping[str, Any]) -> Any:
        decisive = node.operator == "or"    # the value that settles it
        unknown = False
        for operand in node.operands:
            result = self.value(operand, values)
            if result is decisive:
                return decisive
            unknown = unknown or result is MAYBE
        return MAYBE if unknown else not decisive

    def _compare(self, node: Compare, values: Mapping[str, Any]) -> Any:
        operands = [self.value(operand, values) for operand in node.operands]
        unknown = False
        for position, operator in enumerate(node.operators):
            types = node.operands[position].type, node.operands[position + 1].type
            result = self._compare_two(operator, operands[position], operands[position + 1], types,
                                       node.operands[position], node.operands[position + 1])
            if result is False:
                return False
            unknown = unknown or result is MAYBE
        return MAYBE if unknown else True

    def _compare_two(self, operator: str, left: Any, right: Any, types: tuple[str, str],
                     left_node: Expression, right_node: Expression) -> Any:
        if operator in ("in", "not in"):
            found = self._found(left, right, cards="card" in types)
            return found if operator == "in" else not_(found)
        if "ranking" in types and "option" in types:
            left, right = self._ranked(left, right_node, left_node), self._ranked(right, left_node, right_node)
        if operator in ("==", "!="):
            same = domain.equal(left, right, self.table.masks, cards="card" in types)
            return same if operator == "==" else not_(same)
        return domain.compare(operator, left, right)

    def _ranked(self, value: Any, other: Expression, node: Expression) -> Any:
        """A quoted name of a line as its rank in the other side's ranking."""
        if not isinstance(node, Name):
            return value
        lines = self.program.definitions[other.name].meaning
        return next(len(lines) - position for position, (name, _) in enumerate(lines) if name == value)

    def _found(self, thing: Any, things: Any, cards: bool) -> Any:
        if isinstance(things, Vague):
            count = MEANINGS["number_of"](self.table.masks, thing, things)
            return True if low(count) > 0 else False if high(count) == 0 else MAYBE
        results = [domain.equal(thing, other, self.table.masks, cards=cards) for other in things]
        return True if True in [result for result in results if result is not MAYBE] else \
            MAYBE if MAYBE in results else False

    def _arithmetic(self, node: Arithmetic, values: Mapping[str, Any]) -> Any:
        left, right = self.value(node.left, values), self.value(node.right, values)
        if node.type != "cards":
            return domain.arithmetic(node.operator, left, right)
        if node.operator == "+":
            return self._together(left, right)
        return self._without(left, right)

    def _together(self, left: Any, right: Any) -> Any:
        if isinstance(left, tuple) and isinstance(right, tuple):
            return left + right
        left, right = self._as_vague(left), self._as_vague(right)
        return Vague(left.items + right.items, left.less + right.less, self.table.masks,
                     left.sure & right.sure, left.maybe | right.maybe)

    def _without(self, left: Any, right: Any) -> Any:
        gone = tuple(card for card in (right.items if isinstance(right, Vague) else right) if card is not None)
        if isinstance(left, tuple) and all(card is None or card < BLANK for card in (*left, *gone)):
            rest = [card for card in left if card is not None]
            for card in gone:
                if card in rest:
                    rest.remove(card)
            return tuple(rest)
        left = self._as_vague(left)
        items, less, ahead = list(left.items), list(left.less), list(left.ahead)
        for card in gone:
            if card in items:
                items.remove(card)
            else:
                less.append(card)
                if card in ahead:           # the record shows it next, and here it is taken away already
                    ahead.remove(card)
        return replace(left, items=tuple(items), less=tuple(less), ahead=tuple(ahead))

    def _as_vague(self, cards: Any) -> Vague:
        return cards if isinstance(cards, Vague) else Vague(tuple(cards), (), self.table.masks)

    def _choice(self, node: Choice, values: Mapping[str, Any]) -> Any:
        condition = self.value(node.condition, values)
        if condition is not MAYBE:
            return self.value(node.yes if condition else node.no, values)
        yes, no = self.value(node.yes, values), self.value(node.no, values)
        joined = domain.join(node.type, yes, no)
        if joined is None and yes is not no:
            return yes if self.decide() else no
        return joined

    # -- loops

    def _loop(self, node: Loop, values: Mapping[str, Any]) -> Any:
        source = self.value(node.source, values)
        if source is MAYBE:
            return MAYBE if node.type == "yes/no" else Between(0, 10**6)
        if isinstance(source, SomeNumbers):
            return self._loop_over_numbers(node, source, values)
        if isinstance(source, Vague):
            return self._loop_over_hidden(node, source, values)
        if node.function == "first":
            return next((self.value(node.body, inner) for inner in self._inner(node, source, values)
                         if self.holds(node.condition, inner)), None)
        results = []
        for inner in self._inner(node, source, values):
            passes = True if node.condition is None else self.value(node.condition, inner)
            if passes is not False:
                results.append((passes, self.value(node.body, inner)))
        return _reduce(node.function, results)

    def _inner(self, node: Loop, source: Iterable, values: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        for thing in source:
            parts = thing if len(node.variables) > 1 else (thing,)
            yield {**values, **dict(zip(node.variables, parts, strict=True))}

    def _loop_over_hidden(self, node: Loop, source: Vague, values: Mapping[str, Any]) -> Any:
        """Ask the body of every face there is, then count the cards that have such a face."""
        sure = {True: 0, False: 0}
        numbers = []
        passing = 0
        for inner in self._inner(node, FACES, values):
            face = inner[node.variables[0]]
            passes = True if node.condition is None else self.value(node.condition, inner)
            if passes is False or not source.maybe >> face & 1:
                continue
            passing |= 1 << face
            body = self.value(node.body, inner)
            if node.type == "yes/no" or node.function == "count":
                if body is not MAYBE and passes is True:
                    sure[body] |= 1 << face
            else:
                numbers.append(body)
        if node.function == "any":
            return _three(source.size(sure[True], passing & ~sure[False]))
        if node.function == "all":
            return not_(_three(source.size(sure[False], passing & ~sure[True])))
        if node.function == "count":
            return source.size(sure[True], passing & ~sure[False])
        count = source.size(passing, passing)
        least, most = min(map(low, numbers), default=0), max(map(high, numbers), default=0)
        if node.function == "sum":
            corners = [n * amount for n in (low(count), high(count)) for amount in (least, most)]
            return between(min(corners), max(corners))
        return between(min(least, 0) if low(count) == 0 else least, most)

    def _loop_over_numbers(self, node: Loop, source: SomeNumbers, values: Mapping[str, Any]) -> Any:
        """Bounds over every way in which the numbers can add up."""
        if node.function != "sum" or node.condition is not None:
            return MAYBE if node.type == "yes/no" else Between(0, 10**6)
        limit = source.most
        if isinstance(node.source, Word) and node.source.name == "copies":
            limit = min(limit, self.value(self.game.packs, {}))     # no card occurs more often than there are packs
        worth = {n: self.value(node.body, {**values, node.variables[0]: n}) for n in range(1, limit + 1)}
        least, most = [0], [0]
        for number in range(1, source.high + 1):
            parts = range(1, min(limit, number) + 1)
            least.append(min(least[number - part] + low(worth[part]) for part in parts))
            most.append(max(most[number - part] + high(worth[part]) for part in parts))
        return between(min(least[source.low:]), max(most[source.low:]))


def _three(count: int | Between) -> Any:
    """Whether there is at least one."""
    return True if low(count) > 0 else False if high(count) == 0 else MAYBE


def _reduce(function: str, results: list[tuple[Any, Any]]) -> Any:
    """Any, all, count, sum, max or min of values, some of which may not belong."""
    unsure = [passes is MAYBE for passes, _ in results]
    bodies = [body for _, body in results]
    if function in ("any", "all"):
        decisive = function == "any"
        if any(body is decisive and not doubt for body, doubt in zip(bodies, unsure)):
            return decisive
        return MAYBE if any(body is not (not decisive) for body in bodies) else not decisive
    if function == "count":
        return between(sum(body is True and not doubt for body, doubt in zip(bodies, unsure)),
                       sum(body is not False for body in bodies))
    if function == "sum":
        return between(sum(min(low(body), 0) if doubt else low(body) for body, doubt in zip(bodies, unsure)),
                       sum(max(high(body), 0) if doubt else high(body) for body, doubt in zip(bodies, unsure)))
    certain = [body for body, doubt in zip(bodies, unsure) if not doubt]
    if function == "max":
        return between(max(map(low, certain), default=0), max(map(high, bodies), default=0))
    return between(min(map(low, bodies), default=0), min(map(high, certain or bodies), default=0))


def _empty(type: str) -> Any:
    """What a place that does not exist is worth."""
    return {"number": 0, "yes/no": False}.get(type, () if type in CARDS or type == "seats" else None)


_BY_KIND = {
    Number: lambda self, node, values: node.value,
    Name: lambda self, node, values: node.value,
    Word: Evaluator._word,
    Not: lambda self, node, values: not_(self.value(node.operand, values)),
    Logic: Evaluator._logic,
    Compare: Evaluator._compare,
    Arithmetic: Evaluator._arithmetic,
    Choice: Evaluator._choice,
    Loop: Evaluator._loop,
    Row: lambda self, node, values: tuple(self.value(item, values) for item in node.items),
}

assert set(MEANINGS) <= set(VOCABULARY)
