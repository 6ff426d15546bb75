"""From text to an expression: parsed with Python's `ast`, against a white list."""

from __future__ import annotations

import ast
from collections.abc import Callable

from ...findings import Message, Place
from ..errors import RuleError, phrase
from ..expressions import Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number, Row, Word
from .syntax import check_signs, explain

LONGEST = 1000                              # characters; a rule is a sentence
DEEPEST = 30                                # expressions in each other
LARGEST = 999_999                           # no number of a card game comes near
LOOPS = ("any", "all", "count", "sum", "min", "max", "first")
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
               ast.In: "in", ast.NotIn: "not in"}
_REFUSED = {ast.Starred: "star", ast.ListComp: "listed-loop", ast.GeneratorExp: "bare-loop"}
ARITHMETIC = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}

Where = Callable[[int], Place]
"""Where a character of the text stands in its file."""


def parse(text: str, where: Where = lambda offset: Place(1, offset + 1)) -> Expression:
    """The expression that a text says; its words are not yet looked up.

    Raises RuleError, with the place of what is not part of the language.

    >>> parse("count >= minimum_bid")
    Compare(operands=(Word(name='count'), Word(name='minimum_bid')), operators=('>=',))
    >>> parse("hand.sort()")
    Traceback (most recent call last):
    validator.rulebook.errors.RuleError: 1:5: a dot is not part of the rules language
    """
    if len(text) > LONGEST:
        raise RuleError("expression-too-long", where(0), most=LONGEST)
    indentation = len(text) - len(text.lstrip())
    text = text[indentation:].replace("\n", " ")

    def inside(offset: int) -> Place:
        return where(offset + indentation)

    check_signs(text, inside)
    try:
        tree = ast.parse(text, mode="eval").body
    except SyntaxError as error:
        raise explain(error, text, inside) from None
    except ValueError as error:             # of a NUL between quotation marks Python 3.11.2 complains so
        raise explain(SyntaxError(str(error)), text, inside) from None
    except (RecursionError, MemoryError):
        raise RuleError("expression-too-deep", inside(0)) from None
    return _Reader(text, inside).read(tree)


class _Reader:
    """Turns Python's tree into ours, node by node."""

    def __init__(self, text: str, where: Where) -> None:
        self.text = text
        self.where = where
        self.depth = 0

    def place(self, node: ast.AST) -> Place:
        before = self.text.encode()[:node.col_offset]      # Python counts bytes
        return self.where(len(before.decode()))

    def read(self, node: ast.AST) -> Expression:
        reader = getattr(self, "read_" + type(node).__name__, None)
        if reader is None:
            raise self.refused(node)
        if self.depth == DEEPEST:
            raise RuleError("expression-too-deep", self.place(node))
        self.depth += 1
        expression = reader(node)
        self.depth -= 1
        return expression

    def refused(self, node: ast.AST, construct: str | Message | None = None, instead: str | Message = "") -> RuleError:
        construct = construct or phrase(_REFUSED.get(type(node), "this"))
        if instead:
            return RuleError("not-allowed-but", self.place(node), construct=construct, instead=instead)
        return RuleError("not-allowed", self.place(node), construct=construct)

    def read_Constant(self, node: ast.Constant) -> Expression:
        if isinstance(node.value, str):
            return Name(node.value, place=self.place(node))
        if type(node.value) is not int:
            written = ast.get_source_segment(self.text, node)
            instead = {"True": "`yes`", "False": "`no`", "None": "`nothing`"}.get(written, phrase("whole-number"))
            raise RuleError("instead", self.place(node), written=written, instead=instead)
        if node.value > LARGEST:
            raise RuleError("number-too-large", self.place(node), most=LARGEST)
        return Number(node.value, place=self.place(node))

    def read_Subscript(self, node: ast.Subscript) -> Expression:
        word = ast.get_source_segment(self.text, node.value)
        index = ast.get_source_segment(self.text, node.slice)
        raise self.refused(node, phrase("index"), f"{word}({index})")

    def read_Name(self, node: ast.Name) -> Expression:
        return Word(node.id, place=self.place(node))

    def read_UnaryOp(self, node: ast.UnaryOp) -> Expression:
        if isinstance(node.op, ast.Not):
            return Not(self.read(node.operand), place=self.place(node))
        if isinstance(node.op, ast.USub):
            return Arithmetic("-", Number(0), self.read(node.operand), place=self.place(node))
        raise self.refused(node, phrase("plus"))

    def read_BoolOp(self, node: ast.BoolOp) -> Expression:
        operator = "and" if isinstance(node.op, ast.And) else "or"
        return Logic(operator, tuple(self.read(value) for value in node.values), place=self.place(node))

    def read_Compare(self, node: ast.Compare) -> Expression:
        if not all(type(operator) in COMPARISONS for operator in node.ops):
            raise self.refused(node, "`is`", "`==`")
        operands = tuple(self.read(operand) for operand in (node.left, *node.comparators))
        return Compare(operands, tuple(COMPARISONS[type(operator)] for operator in node.ops), place=self.place(node))

    def read_BinOp(self, node: ast.BinOp) -> Expression:
        if isinstance(node.op, ast.Div):
            raise self.refused(node, "`/`", "`//`")
        if type(node.op) not in ARITHMETIC:
            raise self.refused(node, "`**`" if isinstance(node.op, ast.Pow) else None)
        return Arithmetic(ARITHMETIC[type(node.op)], self.read(node.left), self.read(node.right),
                          place=self.place(node))

    def read_IfExp(self, node: ast.IfExp) -> Expression:
        return Choice(self.read(node.test), self.read(node.body), self.read(node.orelse), place=self.place(node))

    def read_Tuple(self, node: ast.Tuple | ast.List) -> Expression:
        return Row(tuple(self.read(item) for item in node.elts), place=self.place(node))

    read_List = read_Tuple

    def read_Call(self, node: ast.Call) -> Expression:
        if not isinstance(node.func, ast.Name):
            raise self.refused(node, phrase("brackets"))
        if node.keywords:
            raise self.refused(node.keywords[0], phrase("named-value"))
        if len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
            return self.read_loop(node, node.args[0])
        arguments = tuple(self.read(argument) for argument in node.args)
        return Word(node.func.id, arguments, called=True, place=self.place(node))

    def read_loop(self, node: ast.Call, loop: ast.GeneratorExp) -> Expression:
        if node.func.id not in LOOPS:
            raise RuleError("no-loop", self.place(node), word=node.func.id, known=LOOPS)
        generator = loop.generators[0]
        if generator.is_async:
            raise self.refused(generator.target, "`async`")
        if len(loop.generators) > 1:
            raise self.refused(loop.generators[1].target, phrase("second-for"), phrase("loop-in-loop"))
        targets = generator.target.elts if isinstance(generator.target, ast.Tuple) else [generator.target]
        for target in targets:
            if not isinstance(target, ast.Name):
                raise self.refused(target, phrase("no-name-after-for"))
        conditions = tuple(self.read(condition) for condition in generator.ifs)
        condition = conditions[0] if len(conditions) == 1 else Logic("and", conditions) if conditions else None
        return Loop(node.func.id, self.read(loop.elt), tuple(name.id for name in targets),
                    self.read(generator.iter), condition, place=self.place(node))
