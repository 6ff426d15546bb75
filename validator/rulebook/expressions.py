"""The expressions of the rules language, as a tree: a small, total subset of Python's syntax.

`parsing` makes them of text. Nothing is ever executed.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..findings import Place
from ..value import Aside, Value, field_names


class Expression(Value):
    """A node; its place is where it was written, and does not count when two are compared."""

    place: Aside[Place | None] = None
    type: Aside[str] = ""


class Number(Expression):
    value: int


class Name(Expression):
    """A quoted name: of an option that a move takes, or of a line of a ranking."""

    value: str


class Word(Expression):
    """A word, with its arguments where it has some. `kind` says what it names, once that is resolved."""

    name: str
    arguments: tuple[Expression, ...] = ()
    kind: Aside[str] = ""
    called: bool = False


class Not(Expression):
    operand: Expression


class Logic(Expression):
    """`and` or `or` of two or more."""

    operator: str
    operands: tuple[Expression, ...]


class Compare(Expression):
    """A chain such as ``3 <= len(seats) <= 6``."""

    operands: tuple[Expression, ...]
    operators: tuple[str, ...]


class Arithmetic(Expression):
    operator: str
    left: Expression
    right: Expression


class Choice(Expression):
    """``yes if condition else no``."""

    condition: Expression
    yes: Expression
    no: Expression


class Loop(Expression):
    """``function(body for variables in source if condition)``."""

    function: str
    body: Expression
    variables: tuple[str, ...]
    source: Expression
    condition: Expression | None = None


class Row(Expression):
    """Several values beside each other: ``(a, b)`` or ``[2, 2]``."""

    items: tuple[Expression, ...]


def parts(thing: object) -> Iterator[Expression]:
    """The expressions that another one, or anything that is made of expressions, directly holds."""
    if isinstance(thing, dict):
        inside = thing.values()
    elif isinstance(thing, tuple):
        inside = thing
    else:
        inside = [getattr(thing, name) for name in field_names(type(thing))]
    for part in inside:
        if isinstance(part, Expression):
            yield part
        elif part and not isinstance(part, (str, int)):
            yield from parts(part)


def nodes(thing: object) -> Iterator[Expression]:
    """Every node of an expression, or of anything that is made of expressions, from the outside in."""
    if isinstance(thing, Expression):
        yield thing
    for part in parts(thing):
        yield from nodes(part)


def words(thing: object) -> Iterator[Word]:
    """Every word in an expression, or in anything that is made of expressions."""
    return (node for node in nodes(thing) if isinstance(node, Word))
