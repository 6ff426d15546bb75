"""Loops over cards as masks: which faces are meant is a number, and so are the cards.

A condition on a card that only asks for its suit and its rank, and for what is the same for all cards, is written as
the cells of all faces for which it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rulebook.expressions import Compare, Expression, Logic, Loop, Not, Word, words
from ...rulebook.vocabulary import CARDS
from .forms import FACES
from .lines import bare

if TYPE_CHECKING:
    from .expressions import Expressions


def by_mask(to: Expressions, node: Loop) -> str | None:
    """Any, all or so many cards of a certain kind; None for a loop that must go through them."""
    if node.source.type not in CARDS or node.source.type == "row" or to.form(node.source) == FACES \
            or node.condition is not None or node.function not in ("any", "all", "count"):
        return None                         # in a row there may be gaps
    variable, = node.variables
    mask = _mask(to, node.body, variable, node.function == "all")
    if mask is None:
        return None
    found = f"{to.masked(node.source)} & {mask}"
    if node.function == "count":
        return f"(({found}) % 255)"
    return f"({found} {'==' if node.function == 'all' else '!='} 0)"


def _mask(to: Expressions, node: Expression, card: str, opposite: bool) -> str | None:
    """The cells of all faces for which a condition on a card holds, or with `opposite` does not hold."""
    match node:
        case Not():
            return _mask(to, node.operand, card, not opposite)
        case Logic():
            parts = [_mask(to, operand, card, opposite) for operand in node.operands]
            joint = " | " if (node.operator == "or") != opposite else " & "
            return None if None in parts else f"({joint.join(parts)})"
        case Compare(operators=("==" | "!=",)):
            return _compared(to, node, card, opposite)
        case Word(kind="let", called=True, arguments=(Word(kind="local", name=name),)) if name == card:
            definition = to.program.definitions[node.name]
            return None if definition.ranking else _mask(to, definition.meaning, definition.parameters[0], opposite)
    return None


def _compared(to: Expressions, node: Compare, card: str, opposite: bool) -> str | None:
    """The cells of a suit or a rank, or those of all others."""
    asked, wanted = node.operands
    if not (isinstance(asked, Word) and asked.kind == "vocabulary" and asked.name in ("suit", "rank")
            and is_local(asked.arguments[0], card)) or any(is_local(word, card) for word in words(wanted)):
        return None
    equal = (node.operators[0] == "==") != opposite
    value = bare(to.of(wanted))
    if asked.name == "suit":
        return f"{'OF_SUIT' if equal else 'NOT_OF_SUIT'}[{value}]"
    return f"OF_RANK[{value}]" if equal else f"(CELLS ^ OF_RANK[{value}])"


def is_local(node: Expression, name: str) -> bool:
    """Whether an expression is a local name."""
    return isinstance(node, Word) and node.kind == "local" and node.name == name
