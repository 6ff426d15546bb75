"""The expressions of the rules language: a small, total subset of Python's syntax.

An expression is parsed with `ast` against a white list into the nodes below; nothing is ever executed.

>>> parse("count >= minimum_bid")
Compare(operands=(Word(name='count'), Word(name='minimum_bid')), operators=('>=',))
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass

from ..findings import Place
from .errors import RuleError, phrase

LONGEST = 1000                              # characters; a rule is a sentence
LOOPS = ("any", "all", "count", "sum", "min", "max", "first")
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
               ast.In: "in", ast.NotIn: "not in"}
ARITHMETIC = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}


@dataclass(frozen=True)
class Expression:
    """A node; its place is where it was written, and does not count when two are compared."""

    place: Place | None = field(default=None, compare=False, repr=False, kw_only=True)
    type: str = field(default="", compare=False, repr=False, kw_only=True)


@dataclass(frozen=True)
class Number(Expression):
    value: int


@dataclass(frozen=True)
class Name(Expression):
    """A quoted name: of an option that a move takes, or of a line of a ranking."""

    value: str


@dataclass(frozen=True)
class Word(Expression):
    """A word, with its arguments where it has some. `kind` says what it names, once that is resolved."""

    name: str
    arguments: tuple[Expression, ...] = field(default=(), repr=False)
    kind: str = field(default="", compare=False, repr=False)
    called: bool = field(default=False, repr=False)


@dataclass(frozen=True)
class Not(Expression):
    operand: Expression


@dataclass(frozen=True)
class Logic(Expression):
    """`and` or `or` of two or more."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True)
class Compare(Expression):
    """A chain such as ``3 <= len(seats) <= 6``."""

    operands: tuple[Expression, ...]
    operators: tuple[str, ...]


@dataclass(frozen=True)
class Arithmetic(Expression):
    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True)
class Choice(Expression):
    """``yes if condition else no``."""

    condition: Expression
    yes: Expression
    no: Expression


@dataclass(frozen=True)
class Loop(Expression):
    """``function(body for variables in source if condition)``."""

    function: str
    body: Expression
    variables: tuple[str, ...]
    source: Expression
    condition: Expression | None = None


@dataclass(frozen=True)
class Row(Expression):
    """Several values beside each other: ``(a, b)`` or ``[2, 2]``."""

    items: tuple[Expression, ...]


def parse(text: str, place: Place | None = None) -> Expression:
    """The expression that a text says; names are not yet looked up.

    Raises RuleError, with the place of what is not part of the language.

    >>> parse("hand.sort()")
    Traceback (most recent call last):
    validator.rulebook.errors.RuleError: 1:1: a dot after a word is not part of the rules language
    """
    place = place or Place(1, 1)
    if len(text) > LONGEST:
        raise RuleError("too-long", place, most=LONGEST)
    try:
        tree = ast.parse(text.strip(), mode="eval").body
        return _Reader(place).read(tree)
    except SyntaxError as error:
        place = Place(place.line, place.column + max(0, (error.offset or 1) - 1))
        problem = error.msg.replace("'", "") if error.msg else phrase("breaks-off")
        raise RuleError("expression", place, problem=problem) from None
    except (RecursionError, MemoryError):
        raise RuleError("too-deep", place) from None
    except ValueError:
        raise RuleError("expression", place, problem=phrase("strange-character")) from None


def words(node: object) -> Iterator[Word]:
    """Every word in an expression, or in anything made of expressions."""
    if isinstance(node, Word):
        yield node
    if isinstance(node, Mapping):
        node = tuple(node.values())
    if isinstance(node, tuple):
        for part in node:
            yield from words(part)
    elif is_dataclass(node):
        for part in fields(node):
            yield from words(getattr(node, part.name))


class _Reader:
    """Turns Python's tree into ours, node by node."""

    def __init__(self, origin: Place) -> None:
        self.origin = origin

    def place(self, node: ast.AST) -> Place:
        if node.lineno > 1:
            return Place(self.origin.line + node.lineno - 1, node.col_offset + 1)
        return Place(self.origin.line, self.origin.column + node.col_offset)

    def read(self, node: ast.AST) -> Expression:
        reader = getattr(self, "read_" + type(node).__name__, None)
        if reader is None:
            raise self.refused(node)
        return reader(node)

    def refused(self, node: ast.AST) -> RuleError:
        as_written = {ast.Lambda: "lambda", ast.NamedExpr: ":="}
        named = {ast.Attribute: "dot", ast.Subscript: "square-brackets", ast.Dict: "braces", ast.Set: "set",
                 ast.Starred: "star", ast.JoinedStr: "filled-text", ast.ListComp: "loop", ast.GeneratorExp: "loop"}
        if type(node) in named:
            construct = phrase(named[type(node)])
        else:
            construct = as_written.get(type(node)) or phrase("other-construct", word=type(node).__name__)
        return RuleError("not-allowed", self.place(node), construct=construct)

    def read_Constant(self, node: ast.Constant) -> Expression:
        if isinstance(node.value, str):
            return Name(node.value, place=self.place(node))
        if type(node.value) is not int:
            raise RuleError("not-a-number", self.place(node), written=repr(node.value))
        return Number(node.value, place=self.place(node))

    def read_Name(self, node: ast.Name) -> Expression:
        return Word(node.id, place=self.place(node))

    def read_UnaryOp(self, node: ast.UnaryOp) -> Expression:
        if isinstance(node.op, ast.Not):
            return Not(self.read(node.operand), place=self.place(node))
        if isinstance(node.op, ast.USub):
            return Arithmetic("-", Number(0), self.read(node.operand), place=self.place(node))
        raise self.refused(node)

    def read_BoolOp(self, node: ast.BoolOp) -> Expression:
        operator = "and" if isinstance(node.op, ast.And) else "or"
        return Logic(operator, tuple(self.read(value) for value in node.values), place=self.place(node))

    def read_Compare(self, node: ast.Compare) -> Expression:
        operators = []
        for operator in node.ops:
            if type(operator) not in COMPARISONS:
                raise RuleError("not-allowed", self.place(node), construct="“is”")
            operators.append(COMPARISONS[type(operator)])
        operands = tuple(self.read(operand) for operand in (node.left, *node.comparators))
        return Compare(operands, tuple(operators), place=self.place(node))

    def read_BinOp(self, node: ast.BinOp) -> Expression:
        if type(node.op) not in ARITHMETIC:
            raise RuleError("not-allowed", self.place(node), 
                            construct=phrase("between-numbers", operator=type(node.op).__name__))
        return Arithmetic(ARITHMETIC[type(node.op)], self.read(node.left), self.read(node.right),
                          place=self.place(node))

    def read_IfExp(self, node: ast.IfExp) -> Expression:
        return Choice(self.read(node.test), self.read(node.body), self.read(node.orelse), place=self.place(node))

    def read_Tuple(self, node: ast.Tuple | ast.List) -> Expression:
        return Row(tuple(self.read(item) for item in node.elts), place=self.place(node))

    read_List = read_Tuple

    def read_Call(self, node: ast.Call) -> Expression:
        if not isinstance(node.func, ast.Name):
            raise self.refused(node.func)
        if node.keywords:
            raise RuleError("not-allowed", self.place(node), construct=phrase("named-argument"))
        if len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
            return self.read_loop(node, node.args[0])
        arguments = tuple(self.read(argument) for argument in node.args)
        return Word(node.func.id, arguments, called=True, place=self.place(node))

    def read_loop(self, node: ast.Call, loop: ast.GeneratorExp) -> Expression:
        if node.func.id not in LOOPS or len(loop.generators) != 1:
            raise self.refused(loop)
        generator = loop.generators[0]
        target = generator.target
        targets = target.elts if isinstance(target, ast.Tuple) else [target]
        if not all(isinstance(name, ast.Name) for name in targets):
            raise self.refused(target)
        conditions = tuple(self.read(condition) for condition in generator.ifs)
        condition = conditions[0] if len(conditions) == 1 else Logic("and", conditions) if conditions else None
        return Loop(node.func.id, self.read(loop.elt), tuple(name.id for name in targets),
                    self.read(generator.iter), condition, place=self.place(node))
