"""Loops as Python source: as expressions, or as statements where a whole line asks for nothing else.

Loops over cards that only ask for suits and ranks are answered by `masks`, and loops over seats that compare what is
noted of them by the least or the most of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...rulebook.expressions import Compare, Expression, Loop, Word, words
from ...rulebook.vocabulary import CARDS
from ..domain import empty
from .forms import AS_NUMBERS, FACES
from .lines import bare, indented, unless
from .masks import by_mask, is_local

if TYPE_CHECKING:
    from .expressions import Expressions


class _Parts(NamedTuple):
    """The sources of a loop's parts: ``for names in source``, what is asked, and which things are left out."""

    head: str
    body: str
    test: str


def loop(to: Expressions, node: Loop) -> str:
    """A loop, as an expression."""
    short = by_mask(to, node) or _by_the_extreme(to, node)
    if short is not None:
        return short
    if node.function == "first" and node.source.type in CARDS and to.form(node.source) in AS_NUMBERS:
        return "in_no_order()"
    head, body, test = _parts(to, node)
    condition = f" if {bare(test)}" if test else ""
    match node.function:
        case "count":
            return f"sum(1 {head} if {f'{test} and {body}' if test else bare(body)})"
        case "first":
            return f"next(({bare(body)} {head}{condition}), {empty(node.type)})"
        case "max" | "min":
            return f"{node.function}(({bare(body)} {head}{condition}), default=0)"
    return f"{node.function}({bare(body)} {head}{condition})"


def where(to: Expressions, node: Expression, lines: list[str]) -> list[str]:
    """Lines that are done where a condition holds."""
    if isinstance(node, Loop) and node.function in ("any", "all") and node.condition is None \
            and by_mask(to, node) is None:
        head, body, _ = _parts(to, node)
        if node.function == "all":
            return [f"{head}:", f"    if {unless(body)}:", "        break", "else:", *indented(lines)]
        leaving = [] if lines[-1].startswith("return") else ["break"]
        return [f"{head}:", f"    if {bare(body)}:", *indented([*lines, *leaving], 2)]
    return [f"if {to.condition(node)}:", *indented(lines)]


def _parts(to: Expressions, node: Loop) -> _Parts:
    over = to.faces(node.source) if node.source.type in CARDS else to.of(node.source)
    over = over if " if " in over else bare(over)           # a choice keeps its brackets: `if` means more in a loop
    names = ", ".join(to.names.of("local", name) for name in node.variables)
    with to.at(to.scope.inside(node.variables, _never_nothing(to, node.source))):
        body = to.faces(node.body) if node.body.type in CARDS else to.of(node.body)
        test = to.of(node.condition) if node.condition is not None else ""
    return _Parts(f"for {names} in {over}", body, test)


def _never_nothing(to: Expressions, source: Expression) -> bool:
    """Whether a list holds no gaps."""
    return source.type != "row" and not (source.type == "cards" and to.form(source) == FACES)


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
    if not noted or other.type != "number" or any(is_local(word, variable) for word in words(other)):
        return None
    extreme = "min" if (body.operators[0] in ("<", "<=")) == (node.function == "any") else "max"
    return f"({extreme}({noted}) {body.operators[0]} {to.of(other)})"


def _noted(to: Expressions, node: Expression, variable: str) -> str:
    """The numbers noted of all seats, where an expression is that of one of them."""
    if not (isinstance(node, Word) and node.kind == "note" and node.called and node.type == "number"
            and is_local(node.arguments[0], variable)):
        return ""
    name = to.names.of("note", node.name)
    return f"{name}[:seats]" if to.game.notes[node.name].index == "holder" else name
