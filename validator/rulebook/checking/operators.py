"""What holds words together: every expression gets its type from those of its parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ...findings import Message, Place
from ..errors import RuleError, phrase, unknown
from ..expressions import Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number, Row, Word
from ..game import Field
from ..vocabulary import ELEMENT, LOOP_RESULT, accepts, common, noun


@dataclass(frozen=True)
class Scope:
    """What can be named at a place besides the words of the whole game."""

    locals: Mapping[str, str] = field(default_factory=dict)     # names of `each`, of loops, of parameters → type
    fields: Mapping[str, Field] = field(default_factory=dict)   # what the move takes
    elsewhere: Mapping[str, str] = field(default_factory=dict)  # a word of other places → kind of error that says so


class Operators(ABC):
    """Resolves expressions; what words mean is left to `word`."""

    @abstractmethod
    def word(self, node: Word, scope: Scope) -> Word:
        """The word with its kind and type; raises RuleError if there is none such."""

    @abstractmethod
    def list(self, node: Expression, scope: Scope) -> tuple[Expression, str]:
        """What a loop goes through, and the type of what it holds."""

    @abstractmethod
    def names(self, node: Expression, scope: Scope) -> tuple[str, ...]:
        """The quoted names that an expression can be worth."""

    @abstractmethod
    def introduce(self, scope: Scope, names: Mapping[str, str], place: Place | None) -> Scope:
        """The scope with more names."""

    def expect(self, expression: Expression, expected: str, scope: Scope, what: str | Message) -> Expression:
        """The resolved expression; raises RuleError unless it is of the type expected."""
        resolved = self.resolve(expression, scope)
        if not accepts(expected, resolved.type):
            raise RuleError("wrong-type", expression.place, what=what, expected=noun(expected),
                            found=noun(resolved.type))
        return resolved

    def resolve(self, node: Expression, scope: Scope) -> Expression:
        """The same expression with kinds and types; raises RuleError where that is impossible."""
        match node:
            case Number():
                return replace(node, type="number")
            case Name():
                return replace(node, type="option")
            case Word():
                return self.word(node, scope)
            case Not():
                operand = self.expect(node.operand, "yes/no", scope, phrase("what-follows", word="not"))
                return replace(node, operand=operand, type="yes/no")
            case Logic():
                operands = tuple(self.expect(operand, "yes/no", scope, phrase("each-side", operator=node.operator))
                                 for operand in node.operands)
                return replace(node, operands=operands, type="yes/no")
            case Compare():
                return self._compare(node, scope)
            case Arithmetic():
                return self._arithmetic(node, scope)
            case Choice():
                return self._choice(node, scope)
            case Loop():
                return self._loop(node, scope)
            case Row():
                items = tuple(self.resolve(item, scope) for item in node.items)
                numbers = all(item.type == "number" for item in items)
                return replace(node, items=items, type="numbers" if numbers else "several values")
        raise TypeError(node)

    def _choice(self, node: Choice, scope: Scope) -> Choice:
        condition = self.expect(node.condition, "yes/no", scope, phrase("condition"))
        yes, no = self.resolve(node.yes, scope), self.resolve(node.no, scope)
        type = common(yes.type, no.type)
        if type is None:
            raise _different("else", yes, no)
        return replace(node, condition=condition, yes=yes, no=no, type=type)

    def _compare(self, node: Compare, scope: Scope) -> Compare:
        operands = tuple(self.resolve(operand, scope) for operand in node.operands)
        for operator, left, right in zip(node.operators, operands, operands[1:]):
            if operator in ("in", "not in"):
                self._check_in(left, right)
            elif not self._comparable(left, right, scope):
                raise _different(operator, left, right)
            elif operator not in ("==", "!=") and not _ordered(left):
                raise RuleError("no-order", left.place, operator=operator, found=noun(left.type))
        return replace(node, operands=operands, type="yes/no")

    def _check_in(self, left: Expression, right: Expression) -> None:
        if right.type != "any" and right.type not in ELEMENT:
            raise RuleError("wrong-type", right.place, what=phrase("what-follows", word="in"),
                            expected=phrase("a-list"), found=noun(right.type))
        if right.type != "any" and not accepts(ELEMENT[right.type], left.type):
            raise RuleError("in-what", left.place, expected=noun(ELEMENT[right.type]), left=noun(left.type),
                            right=noun(right.type))

    def _comparable(self, left: Expression, right: Expression, scope: Scope) -> bool:
        if isinstance(left, Row) and isinstance(right, Row):
            return len(left.items) == len(right.items) and all(
                self._comparable(*pair, scope) for pair in zip(left.items, right.items))
        if found := [*quoted(left), *quoted(right)]:
            names = (*self.names(left, scope), *self.names(right, scope))
            for name in found:
                if not names:
                    raise RuleError("name-alone", name.place, word=name.value)
                if name.value not in names:
                    raise unknown("name", name.value, names, name.place)
        if {left.type, right.type} == {"option", "ranking"}:        # a line of a ranking by its name
            return {type(left), type(right)} == {Name, Word}
        return common(left.type, right.type) is not None

    def _arithmetic(self, node: Arithmetic, scope: Scope) -> Arithmetic:
        left, right = self.resolve(node.left, scope), self.resolve(node.right, scope)
        if node.operator in "+-" and accepts("cards", left.type) and accepts("cards", right.type) and \
                "any" not in (left.type, right.type):
            return replace(node, left=left, right=right, type="cards")
        for side in (left, right):
            if not accepts("number", side.type):
                raise RuleError("wrong-type", side.place, what=phrase("each-side", operator=node.operator),
                                expected=phrase("a-number"), found=noun(side.type))
        return replace(node, left=left, right=right, type="number")

    def _loop(self, node: Loop, scope: Scope) -> Loop:
        source, element = self.list(node.source, scope)
        wanted = {"card pairs": 2, "any": len(node.variables)}.get(element, 1)
        if len(node.variables) != wanted:
            raise RuleError("loop-names" if wanted > 1 else "loop-name", node.place, word=node.function,
                            found=noun(source.type))
        element = "card" if element == "card pairs" else element
        inner = self.introduce(scope, dict.fromkeys(node.variables, element), node.place)
        condition = node.condition and self.expect(node.condition, "yes/no", inner, phrase("what-follows", word="if"))
        if node.function == "first":
            body = self.resolve(node.body, inner)
            return replace(node, body=body, source=source, condition=condition, type=body.type)
        expected = "yes/no" if node.function in ("any", "all", "count") else "number"
        body = self.expect(node.body, expected, inner, phrase("gone-through", word=node.function))
        return replace(node, body=body, source=source, condition=condition, type=LOOP_RESULT[node.function])


def _different(operator: str, left: Expression, right: Expression) -> RuleError:
    return RuleError("different-types", left.place, operator=operator, left=noun(left.type), right=noun(right.type))


def _ordered(node: Expression) -> bool:
    """Whether one can be more than another."""
    if isinstance(node, Row):
        return all(map(_ordered, node.items))
    return node.type in ("number", "numbers", "ranking", "option", "any")


def quoted(node: Expression) -> tuple[Name, ...]:
    """The quoted names that an expression may be worth."""
    if isinstance(node, Choice):
        return (*quoted(node.yes), *quoted(node.no))
    return (node,) if isinstance(node, Name) else ()
