"""Expressions as Python source: what is written alike, however cards are held and whatever names stand for things."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from ...rulebook.expressions import (Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number, Row, Word)
from ..evaluate import rival
from ..program import Program
from .lines import bare


class Writing(ABC):
    """Writes expressions of a program; how words, cards and loops are written is said by those who extend it."""

    def __init__(self, program: Program) -> None:
        self.program, self.game = program, program.game

    def of(self, node: Expression) -> str:
        """The source of an expression, in brackets where it is not one thing."""
        match node:
            case Number():
                return str(node.value)
            case Name():
                return repr(node.value)
            case Word():
                return self.word(node)
            case Not():
                return f"(not {self.of(node.operand)})"
            case Logic():
                return "(" + f" {node.operator} ".join(map(self.of, node.operands)) + ")"
            case Compare():
                return self.comparison(node)
            case Arithmetic():
                return self.arithmetic(node)
            case Choice():
                return self.choice(node)
            case Loop():
                return self.loop(node)
            case Row():
                return row(map(self.of, node.items))
        raise TypeError(node)

    @abstractmethod
    def word(self, node: Word) -> str:
        """The source of a word with what it takes."""

    @abstractmethod
    def comparison(self, node: Compare) -> str:
        """The source of a chain of comparisons."""

    @abstractmethod
    def loop(self, node: Loop) -> str:
        """The source of a loop."""

    def choice(self, node: Choice) -> str:
        """The source of one of two values."""
        return f"({self.of(node.yes)} if {self.of(node.condition)} else {self.of(node.no)})"

    def arithmetic(self, node: Arithmetic) -> str:
        """The source of reckoning, with numbers."""
        left, right = self.of(node.left), self.of(node.right)
        if node.operator in ("//", "%"):
            return f"{'divided' if node.operator == '//' else 'remainder'}({bare(left)}, {bare(right)})"
        return f"({left} {node.operator} {right})"

    def sides(self, node: Compare) -> list[str]:
        """What is compared; the quoted name of a line is its rank in the other side's ranking."""
        return [self._ranked(operand, rival(node, position)) for position, operand in enumerate(node.operands)]

    def _ranked(self, node: Expression, other: Expression) -> str:
        if isinstance(node, Name) and other.type == "ranking":
            return str(self.program.rank(other.name, node.value))
        if isinstance(node, Row) and isinstance(other, Row):
            return row(self._ranked(*pair) for pair in zip(node.items, other.items))
        return self.of(node)


def row(items: Iterable[str]) -> str:
    """A tuple of some sources.

    >>> row(["a"]), row(["a", "b"])
    ('(a, )', '(a, b, )')
    """
    return "(" + "".join(f"{item}, " for item in items) + ")"


def chain(node: Compare, sides: Sequence[str]) -> str:
    """The sides of a comparison with the operators between them."""
    return "(" + sides[0] + "".join(f" {operator} {side}" for operator, side in zip(node.operators, sides[1:])) + ")"
