"""Loops: `any`, `all`, `count`, `sum`, `max`, `min` and `first`, over lists that may be known only in part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ..cards.deck import SUITS, UNKNOWN
from ..rulebook.expressions import Loop, Word
from .domain import ANY_NUMBER, MAYBE, Between, OneOf, SomeNumbers, Vague, between, empty, high, low, not_
from .shares import least_greatest

if TYPE_CHECKING:
    from .evaluate import Evaluator


def loop(evaluator: Evaluator, node: Loop, values: Mapping[str, Any]) -> Any:
    """What a loop comes to; see `domain` for values that are known in part."""
    source = evaluator.value(node.source, values)
    if source is MAYBE or node.function == "first" and isinstance(source, (SomeNumbers, Vague)):
        return _anything(evaluator, node.type)
    if isinstance(source, SomeNumbers):
        return _over_numbers(evaluator, node, source, values)
    if isinstance(source, Vague):
        return _over_hidden(evaluator, node, source, values)
    if node.function == "first":
        return next((evaluator.value(node.body, inner) for inner in _inner(node, source, values)
                     if evaluator.holds(node.condition, inner)), empty(node.type))
    results = []
    for inner in _inner(node, source, values):
        passes = True if node.condition is None else evaluator.value(node.condition, inner)
        if passes is not False:
            results.append((passes, evaluator.value(node.body, inner)))
    result = _reduce(node.function, results)
    if node.function == "max" and isinstance(result, Between):
        least = least_greatest(evaluator, node, values, [high(body) for _, body in results])
        return between(max(least, result.low), result.high)
    return result


def _inner(node: Loop, source: Iterable, values: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for thing in source:
        parts = thing if len(node.variables) > 1 else (thing,)
        yield {**values, **dict(zip(node.variables, parts, strict=True))}


def _over_hidden(evaluator: Evaluator, node: Loop, source: Vague, values: Mapping[str, Any]) -> Any:
    """Ask the body of every face there is, then count the cards that have such a face."""
    sure = {True: 0, False: 0}
    numbers = []
    passing = surely_passing = 0
    for face, (passes, body) in evaluator.program.remembered.said(evaluator, node, values, source.maybe):
        passing |= 1 << face
        surely_passing |= (1 << face) * (passes is True)
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
    count = source.size(surely_passing, passing)
    least, most = min(map(low, numbers), default=0), max(map(high, numbers), default=0)
    if node.function == "sum":
        corners = [n * amount for n in (low(count), high(count)) for amount in (least, most)]
        return between(min(corners), max(corners))
    return between(min(least, 0) if low(count) == 0 else least, most)


def _over_numbers(evaluator: Evaluator, node: Loop, source: SomeNumbers, values: Mapping[str, Any]) -> Any:
    """Bounds over every way in which the numbers can add up."""
    if node.function != "sum" or node.condition is not None:
        return _anything(evaluator, node.type)
    limit = source.most
    if isinstance(node.source, Word) and node.source.name == "copies":
        limit = min(limit, evaluator.value(evaluator.game.packs, {}))     # no card is there in more copies
    worth = {n: evaluator.value(node.body, {**values, node.variables[0]: n}) for n in range(1, limit + 1)}
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
    if not certain:                         # perhaps none belongs
        return between(min(0, *map(low, bodies)), max(0, *map(high, bodies))) if bodies else 0
    if function == "max":
        return between(max(map(low, certain)), max(map(high, bodies)))
    return between(min(map(low, bodies)), min(map(high, certain)))


def _anything(evaluator: Evaluator, type: str) -> Any:
    """A value of which nothing is known; where no value says so, it is decided."""
    if type == "yes/no":
        return MAYBE
    if type == "number":
        return ANY_NUMBER
    if type == "suit":
        return OneOf(frozenset((None, *SUITS)))
    if type == "seat":
        return next((seat for seat in range(evaluator.table.seats) if evaluator.decide()), None)
    return evaluator.table.hide(UNKNOWN) if type == "card" and evaluator.decide() else empty(type)
