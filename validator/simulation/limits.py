"""What rules say of a field before anybody fills it: how many cards, which number at least, what must be stated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..rulebook.expressions import Compare, Expression, Logic, Loop, Word, nodes, words
from ..rulebook.game import Field, Rule

_MIRRORED = {"==": "==", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


class Limit(NamedTuple):
    """A comparison by which a rule limits a field, or how many cards are in it; the field stands on its left."""

    rule: Rule
    field: str
    counted: bool                           # it limits how many cards there are
    operator: str
    bound: Expression
    place: str | None                       # what the rule calls each place of the field, if it goes through several

    def speaks_of(self, field: Field) -> bool:
        """Whether it limits a field as it stands: the whole of it or, where there are several, every place."""
        if self.field != field.name or bool(self.place) != bool(field.index) \
                or not _outside(self.bound) <= {self.place}:
            return False
        through = self.rule.each[1] if self.place else None
        return through is None or isinstance(through, Word) and through.name in (field.name, "seats", "sizes")


def limits(rules: Iterable[Rule]) -> list[Limit]:
    """The limits that hold whatever else is so: each by itself makes a move illegal that does not keep to it."""
    return [limit for rule in rules if rule.require is not None and rule.condition is None
            for part in _conjuncts(rule.require) if isinstance(part, Compare) for limit in _of(part, rule)]


def stated(rules: Iterable[Rule]) -> list[Limit]:
    """What a field is compared with for being the same, wherever in a rule: as claims are with what is so."""
    return [limit for rule in rules if rule.require is not None for node in nodes(rule.require)
            if isinstance(node, Compare) for limit in _of(node, rule) if limit.operator == "==" and not limit.counted]


def rules_about(rules: Iterable[Rule], field: str) -> list[Rule]:
    """The rules that require something of a field."""
    return [rule for rule in rules if rule.require is not None and field in fields_in((rule.condition, rule.require))]


def matters_which(rules: Iterable[Rule], field: str) -> bool:
    """Whether rules require something of the cards of a field, and not only of how many there are."""
    return any(_mentions(rule.require, field) > _counts(rule.require, field) for rule in rules_about(rules, field))


def _mentions(thing: Expression, field: str) -> int:
    return sum(word.kind == "field" and word.name == field for word in words(thing))


def _counts(thing: Expression, field: str) -> int:
    return sum(_field(node) == (field, True) for node in nodes(thing))


def fields_in(thing: object) -> set[str]:
    """The fields that are named in an expression."""
    return {word.name for word in words(thing) if word.kind == "field"}


def _conjuncts(node: Expression) -> Iterator[Expression]:
    """The parts all of which must hold."""
    if isinstance(node, Logic) and node.operator == "and":
        for operand in node.operands:
            yield from _conjuncts(operand)
    else:
        yield node


def _of(node: Compare, rule: Rule) -> Iterator[Limit]:
    for left, operator, right in zip(node.operands, node.operators, node.operands[1:]):
        if operator not in _MIRRORED:
            continue
        for measured, sign, bound in ((left, operator, right), (right, _MIRRORED[operator], left)):
            field, counted = _field(measured)
            if field and field not in fields_in(bound):
                yield Limit(rule, field, counted, sign, bound, _place(measured, rule))


def _place(measured: Expression, rule: Rule) -> str | None:
    """What a rule calls the place of a field, where it goes through its places."""
    inner = measured.arguments[0] if measured.kind == "vocabulary" else measured
    place = inner.arguments[0] if inner.called else None
    return place.name if rule.each and isinstance(place, Word) and place.name == rule.each[0] else None


def _outside(bound: Expression) -> set[str]:
    """The names that are given to an expression from outside."""
    inside = {name for node in nodes(bound) if isinstance(node, Loop) for name in node.variables}
    return {word.name for word in words(bound) if word.kind == "local"} - inside


def _field(node: Expression) -> tuple[str | None, bool]:
    """The field that an expression is, or whose cards it counts."""
    counted = isinstance(node, Word) and node.kind == "vocabulary" and node.name == "len"
    inner = node.arguments[0] if counted else node
    return (inner.name if isinstance(inner, Word) and inner.kind == "field" else None), counted
