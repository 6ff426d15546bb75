"""Comparisons, arithmetic and loops as Python source.

Loops over cards that only ask for suits are answered by a mask, and loops over seats that compare what is noted of them
by the least or the most of it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...rulebook.expressions import Arithmetic, Compare, Expression, Loop, Name, Number, Row, Word, words
from ...rulebook.vocabulary import CARDS
from ..domain import empty
from ..evaluate import LISTS, UNORDERED, rival
from .lines import bare

if TYPE_CHECKING:
    from .expressions import Expressions

_CALLED = re.compile(r"\((\w+)\((\w+)\) == 0\)")

ZONE, CELLS, LAID, FACES = "zone", "cells", "laid", "faces"
"""The forms of cards, see `expressions`."""


def compare(to: Expressions, node: Compare) -> str:
    """A chain of comparisons."""
    if (source := _whether_any(to, node)) is not None:
        return source
    types = {operand.type for operand in node.operands}
    parts = [_ranked(to, operand, rival(node, position)) for position, operand in enumerate(node.operands)]
    if types & CARDS and set(node.operators) <= {"in", "not in"}:
        return _among(to, node)
    if types <= LISTS | {"numbers"} and {"==", "!="}.intersection(node.operators):
        parts = [_comparable(to, operand, types) for operand in node.operands]
    chain = parts[0] + "".join(f" {operator} {part}" for operator, part in zip(node.operators, parts[1:]))
    return f"({chain})"


def _whether_any(to: Expressions, node: Compare) -> str | None:
    """Whether there are any cards: counting them is not needed."""
    if len(node.operands) != 2 or node.operators[0] not in ("==", "!=", ">"):
        return None
    left, right = node.operands
    if not (isinstance(left, Word) and left.name == "len" and left.kind == "vocabulary" and right == Number(0)):
        return None
    cards = left.arguments[0]
    if cards.type not in CARDS or to.form(cards) not in (ZONE, CELLS):
        return None
    return f"({to.of(cards)} {'==' if node.operators[0] == '==' else '!='} " \
           f"{'EMPTY' if to.form(cards) == ZONE else '0'})"


def _comparable(to: Expressions, node: Expression, types: set[str]) -> str:
    """A list, so that it is equal to another one with the same things, in order only where both have one."""
    if types <= CARDS and types & UNORDERED:
        return to.cells(node)
    source = to.faces(node) if node.type in CARDS else to.of(node)
    return f"{'unordered' if types & UNORDERED else 'tuple'}({bare(source)})"


def _among(to: Expressions, node: Compare) -> str:
    card, cards = node.operands
    if to.form(cards) in (ZONE, CELLS):
        return f"(count_of({to.of(card)}, {to.of(cards)}) {'>' if node.operators[0] == 'in' else '=='} 0)"
    return f"({to.of(card)} {node.operators[0]} {to.faces(cards)})"


def _ranked(to: Expressions, node: Expression, other: Expression) -> str:
    """One side of a comparison; the quoted name of a line as its rank in the other side's ranking."""
    if isinstance(node, Name) and other.type == "ranking":
        return str(to.program.rank(other.name, node.value))
    if isinstance(node, Row) and isinstance(other, Row):
        return "(" + "".join(f"{_ranked(to, *pair)}, " for pair in zip(node.items, other.items)) + ")"
    return to.of(node)


def arithmetic(to: Expressions, node: Arithmetic) -> str:
    """Reckoning with numbers, or with cards."""
    if node.type == "cards":
        if node.operator == "+":
            return f"[*{to.faces(node.left)}, *{to.faces(node.right)}]"
        if to.form(node) == CELLS:
            return f"without({bare(to.cells(node.left))}, {bare(to.cells(node.right))})"
        return f"less({bare(to.faces(node.left))}, {bare(to.faces(node.right))})"
    left, right = to.of(node.left), to.of(node.right)
    if node.operator in ("//", "%"):
        return f"{'divided' if node.operator == '//' else 'remainder'}({bare(left)}, {bare(right)})"
    return f"({left} {node.operator} {right})"


# -- loops

def loop(to: Expressions, node: Loop) -> str:
    """A loop, as an expression."""
    of_cards = node.source.type in CARDS
    if of_cards and (source := _by_suit(to, node)) is not None:
        return source
    if not of_cards and (source := _by_the_extreme(to, node)) is not None:
        return source
    over = to.faces(node.source) if of_cards else to.of(node.source)
    return _plain(to, node, bare(over))


def _plain(to: Expressions, node: Loop, over: str) -> str:
    sure, forms = to.sure, to.forms
    gapless = node.source.type not in ("row", "numbers") and not (node.source.type == "cards" and to.form(
        node.source) == FACES)
    to.sure = sure - set(node.variables) | (set(node.variables) if gapless else set())
    to.forms = {name: form for name, form in forms.items() if name not in node.variables}
    names = ", ".join(to.names.of("local", name) for name in node.variables)
    body = to.faces(node.body) if node.body.type in CARDS else to.of(node.body)
    test = to.of(node.condition) if node.condition is not None else ""
    to.sure, to.forms = sure, forms
    over = f"for {names} in {over}"
    condition = f" if {bare(test)}" if test else ""
    match node.function:
        case "count":
            both = f"{test} and {body}" if test else bare(body)
            return f"sum(1 {over} if {both})"
        case "first" if node.source.type in CARDS and to.form(node.source) in (ZONE, CELLS):
            return "in_no_order()"
        case "first":
            return f"next(({bare(body)} {over}{condition}), {empty(node.type)})"
        case "max" | "min":
            return f"{node.function}(({bare(body)} {over}{condition}), default=0)"
    if node.function == "all" and not test and (called := _CALLED.fullmatch(body)) and called[2] == names:
        return f"(not any(map({called[1]}, {over.removeprefix(f'for {names} in ')})))"
    return f"{node.function}({bare(body)} {over}{condition})"


def _by_suit(to: Expressions, node: Loop) -> str | None:
    """Any, all or so many cards whose suit is, or is not, a certain one."""
    body = node.body
    if node.condition is not None or node.function not in ("any", "all", "count") or not isinstance(body, Compare) \
            or len(body.operands) != 2 or body.operators[0] not in ("==", "!="):
        return None
    if node.source.type == "row" or to.form(node.source) == FACES:
        return None                         # there may be gaps
    own, wanted = body.operands
    variable, = node.variables
    if not (isinstance(own, Word) and own.name == "suit" and own.kind == "vocabulary" and _is_local(own.arguments[0], variable)
            and own.arguments[0].type == "card") or any(_is_local(word, variable) for word in words(wanted)):
        return None
    equal = (body.operators[0] == "==") != (node.function == "all")
    mask = f"{'OF_SUIT' if equal else 'NOT_OF_SUIT'}[{bare(to.of(wanted))}]"
    found = f"{to.masked(node.source)} & {mask}"
    if node.function == "count":
        return f"(({found}) % 255)"
    return f"({found} {'==' if node.function == 'all' else '!='} 0)"


def _by_the_extreme(to: Expressions, node: Loop) -> str | None:
    """What is noted of seats, all together: the most or least of it, or whether any or all come to a number."""
    if node.condition is not None or not (isinstance(node.source, Word) and node.source.name == "seats"):
        return None
    variable, = node.variables
    if node.function in ("max", "min"):
        noted = _noted(to, node.body, variable)
        return f"{node.function}({noted})" if noted else None
    body = node.body
    if node.function not in ("any", "all") or not isinstance(body, Compare) or len(body.operands) != 2 \
            or body.operators[0] not in ("<", "<=", ">", ">="):
        return None
    noted, other = _noted(to, body.operands[0], variable), body.operands[1]
    if not noted or other.type != "number" or any(_is_local(word, variable) for word in words(other)):
        return None
    extreme = "min" if (body.operators[0] in ("<", "<=")) == (node.function == "any") else "max"
    return f"({extreme}({noted}) {body.operators[0]} {to.of(other)})"


def _noted(to: Expressions, node: Expression, variable: str) -> str:
    """The numbers noted of all seats, where an expression is that of one of them."""
    if not (isinstance(node, Word) and node.kind == "note" and node.called and node.type == "number"
            and _is_local(node.arguments[0], variable)):
        return ""
    name = to.names.of("note", node.name)
    return f"{name}[:seats]" if to.game.notes[node.name].index == "holder" else name


def _is_local(node: Expression, name: str) -> bool:
    return isinstance(node, Word) and node.kind == "local" and node.name == name
