"""Comparisons, and reckoning with cards, as Python source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rulebook.expressions import Arithmetic, Compare, Expression, Number, Word
from ...rulebook.vocabulary import CARDS
from ..evaluate import LISTS, UNORDERED
from .forms import AS_NUMBERS, CELLS, NOTHING
from .lines import bare
from .writing import chain

if TYPE_CHECKING:
    from .expressions import Expressions


def compare(to: Expressions, node: Compare) -> str:
    """A chain of comparisons."""
    if (source := _whether_any(to, node)) is not None:
        return source
    types = {operand.type for operand in node.operands}
    if set(node.operators) <= {"in", "not in"}:
        if node.operands[0].type in LISTS:      # one list among others, each with its order
            return "in_no_order()"
        if types & CARDS:
            return _among(to, node)
    if types <= LISTS | {"numbers"} and {"==", "!="}.intersection(node.operators):
        return chain(node, [_comparable(to, operand, types) for operand in node.operands])
    return chain(node, to.sides(node))


def _whether_any(to: Expressions, node: Compare) -> str | None:
    """Whether there are any cards: counting them is not needed."""
    if len(node.operands) != 2 or node.operators[0] not in ("==", "!=", ">"):
        return None
    left, right = node.operands
    if not (isinstance(left, Word) and left.name == "len" and left.kind == "vocabulary" and right == Number(0)):
        return None
    cards = left.arguments[0]
    if cards.type not in CARDS or to.form(cards) not in AS_NUMBERS:
        return None
    return f"({to.of(cards)} {'==' if node.operators[0] == '==' else '!='} {NOTHING[to.form(cards)]})"


def _comparable(to: Expressions, node: Expression, types: set[str]) -> str:
    """A list, so that it is equal to another one with the same things, in order only where both have one."""
    if types <= CARDS and types & UNORDERED:
        return to.cells(node)
    source = to.faces(node) if node.type in CARDS else to.of(node)
    return f"{'unordered' if types & UNORDERED else 'tuple'}({bare(source)})"


def _among(to: Expressions, node: Compare) -> str:
    card, cards = node.operands
    if to.form(cards) in AS_NUMBERS:
        return f"(count_of({to.of(card)}, {to.of(cards)}) {'>' if node.operators[0] == 'in' else '=='} 0)"
    return f"({to.of(card)} {node.operators[0]} {to.faces(cards)})"


def of_cards(to: Expressions, node: Arithmetic) -> str:
    """Cards and cards, or cards less cards."""
    if node.operator == "+":
        return f"[*{to.faces(node.left)}, *{to.faces(node.right)}]"
    if to.form(node) == CELLS:
        return f"without({bare(to.cells(node.left))}, {bare(to.cells(node.right))})"
    return f"less({bare(to.faces(node.left))}, {bare(to.faces(node.right))})"
