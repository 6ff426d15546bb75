"""Looking words up: every word of an expression gets its kind, every expression its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..findings import Message, Place
from .errors import RuleError, phrase, unknown
from .expressions import (Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number, Row, Word)
from .game import Definition, Field, Move, Note, Zone
from .vocabulary import CARDS, ELEMENT, LOOP_RESULT, VOCABULARY, accepts, common


@dataclass(frozen=True)
class Scope:
    """What can be named at a place besides the words of the whole game."""

    locals: Mapping[str, str]               # name → type, of `each`, of loops and of a let's parameters
    fields: Mapping[str, Field]             # what the move takes
    every_field: frozenset[str] = frozenset()   # of any move: to explain why a `let` does not see one

    def with_locals(self, more: Mapping[str, str]) -> Scope:
        """The same scope with more names."""
        return replace(self, locals={**self.locals, **more})


class Lexicon:
    """All words of a game; resolves expressions against them.

    A let's parameters get their types from the calls, so its meaning is resolved at the first call;
    `resolved` holds the results by (rule id, word).
    """

    def __init__(self, zones: Mapping[str, Zone], notes: Mapping[str, Note], moves: Mapping[str, Move],
                 holders: tuple[str, ...], definitions: Mapping[str, list[tuple[str, Definition]]],
                 files: Mapping[str, str]) -> None:
        self.zones, self.notes, self.holders, self.definitions = zones, notes, holders, definitions
        self.files = files                  # rule id → the file it is written in
        self.every_field = frozenset(field.name for move in moves.values() for field in move.fields)
        self.resolved: dict[tuple[str, str], Definition] = {}
        self._types: dict[str, tuple[tuple[str, ...], str]] = {}
        self._path: list[str] = []
        self._check_names()

    def _check_names(self) -> None:
        for word, definers in self.definitions.items():
            for what, names in (("a-zone", self.zones), ("a-note", self.notes), ("a-word-of-every-game", VOCABULARY),
                                ("a-holder", self.holders)):
                if word in names:
                    rule, definition = definers[0]
                    raise RuleError("shadows", _place(definition), self.files[rule], word=word, what=phrase(what))

    def scope(self, fields: tuple[Field, ...] = (), **names: str) -> Scope:
        """The scope of a rule on a move that takes `fields`, with the names it introduces."""
        return Scope(names, {field.name: field for field in fields}, self.every_field)

    def expect(self, expression: Expression, expected: str, scope: Scope, what: str | Message) -> Expression:
        """The resolved expression; raises RuleError unless it is of the type expected."""
        resolved = self.resolve(expression, scope)
        if not accepts(expected, resolved.type):
            raise RuleError("wrong-type", expression.place, what=what, expected=expected, found=resolved.type)
        return resolved

    def resolve(self, node: Expression, scope: Scope) -> Expression:
        """The same expression with kinds and types; raises RuleError where that is impossible."""
        match node:
            case Number():
                return replace(node, type="number")
            case Name():
                return replace(node, type="option")
            case Word():
                return self._word(node, scope)
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
                condition = self.expect(node.condition, "yes/no", scope, phrase("condition"))
                yes, no = self.resolve(node.yes, scope), self.resolve(node.no, scope)
                kind = common(yes.type, no.type)
                if kind is None:
                    raise RuleError("different-types", node.place, operator="“else”", left=yes.type, right=no.type)
                return replace(node, condition=condition, yes=yes, no=no, type=kind)
            case Loop():
                return self._loop(node, scope)
            case Row():
                items = tuple(self.resolve(item, scope) for item in node.items)
                numbers = all(item.type == "number" for item in items)
                return replace(node, items=items, type="numbers" if numbers else "several values")
        raise TypeError(node)

    # -- words

    def _word(self, node: Word, scope: Scope) -> Word:
        name = node.name
        if name in scope.locals:
            return self._plain(node, "local", scope.locals[name])
        if name in scope.fields:
            field = scope.fields[name]
            return self._indexed(node, "field", field.type, field.index, scope)
        if name in self.notes:
            note = self.notes[name]
            return self._indexed(node, "note", note.type, note.index, scope)
        if name in self.zones:
            zone = self.zones[name]
            return self._indexed(node, "zone", zone.kind, zone.index, scope)
        if name in self.definitions:
            return self._defined(node, scope)
        if name in self.holders:
            return self._plain(node, "holder", "holder")
        if name in VOCABULARY:
            return self._vocabulary(node, scope)
        if name in self.every_field and not scope.fields:
            raise RuleError("field-in-let", node.place, word=name)
        known = {*scope.locals, *scope.fields, *self.notes, *self.zones, *self.definitions, *self.holders, *VOCABULARY}
        raise unknown("word", name, known | set(LOOP_RESULT), node.place)

    def _plain(self, node: Word, kind: str, type: str) -> Word:
        if node.called:
            raise RuleError("wrong-arguments", node.place, word=node.name, expected=phrase("no-brackets"),
                            found=phrase("values", count=len(node.arguments)))
        return replace(node, kind=kind, type=type)

    def _indexed(self, node: Word, kind: str, type: str, index: str | None, scope: Scope) -> Word:
        if index is None:
            return self._plain(node, kind, type)
        if not node.called:                 # the whole of it: to go through its index, or as a word of a seat
            return replace(node, kind=kind, type={"seat": "seats", "holder": "holders", "size": "numbers"}[index])
        expected = "number" if index == "size" else index
        return replace(node, kind=kind, type=type, arguments=self._arguments(node, (expected,), scope))

    def _arguments(self, node: Word, expected: tuple[str, ...], scope: Scope) -> tuple[Expression, ...]:
        if len(node.arguments) != len(expected):
            raise RuleError("wrong-arguments", node.place, word=node.name,
                            expected=expected or phrase("no-brackets"),
                            found=phrase("values", count=len(node.arguments)))
        return tuple(self.expect(argument, type, scope, phrase("argument", word=node.name))
                     for argument, type in zip(node.arguments, expected, strict=True))

    def _vocabulary(self, node: Word, scope: Scope) -> Word:
        signature = VOCABULARY[node.name]
        if node.name in ("max", "min") and len(node.arguments) == 1:
            arguments = self._arguments(node, ("numbers",), scope)
        elif node.name == "most":
            if len(node.arguments) != 2:
                self._arguments(node, signature.parameters, scope)
            arguments = (self._word_of_seat(node.arguments[0], scope),
                         self.expect(node.arguments[1], "seats", scope, phrase("argument", word="most")))
        elif signature.parameters and not node.called:
            raise RuleError("arguments-needed", node.place, word=node.name,
                            expected=signature.parameters)
        elif not signature.parameters:
            return self._plain(node, "vocabulary", signature.result)
        else:
            arguments = self._arguments(node, signature.parameters, scope)
        return replace(node, kind="vocabulary", arguments=arguments, type=signature.result)

    def _word_of_seat(self, node: Expression, scope: Scope) -> Word:
        """The first thing `most` takes: a note or a word that has a number for each seat."""
        if isinstance(node, Word) and not node.called:
            note = self.notes.get(node.name)
            if note and note.type == "number" and note.index in ("seat", "holder"):
                return replace(node, kind="note", type="a word of a seat")
            if node.name in self.definitions and self._call(node, ("seat",)) == "number":
                return replace(node, kind="let", type="a word of a seat")
        raise RuleError("wrong-type", node.place, what=phrase("first-of-most"),
                        expected=phrase("number-of-a-seat"), found=phrase("something-else"))

    def _defined(self, node: Word, scope: Scope) -> Word:
        arguments = tuple(self.resolve(argument, scope) for argument in node.arguments)
        type = self._call(node, tuple(argument.type for argument in arguments))
        return replace(node, kind="let", arguments=arguments, type=type)

    def _call(self, node: Word, found: tuple[str, ...]) -> str:
        """The type a defined word has when it is called with values of these types."""
        name = node.name
        if name in self._types:
            expected, type = self._types[name]
            fits = len(found) == len(expected) and all(map(accepts, expected, found))
            if not fits:
                raise RuleError("wrong-arguments", node.place, word=name, found=found or phrase("nothing"),
                                expected=expected or phrase("no-brackets"))
            return type
        if name in self._path:
            raise RuleError("cycle", node.place, word=name,
                            path=" → ".join([*self._path[self._path.index(name):], name]))
        found = tuple("cards" if type in CARDS else type for type in found)
        self._path.append(name)
        first_rule, first_type = "", None
        for rule, definition in self.definitions[name]:
            if len(definition.parameters) != len(found):
                raise RuleError("wrong-arguments", node.place, word=name,
                                expected=definition.parameters or phrase("no-brackets"),
                                found=phrase("values", count=len(found)))
            try:
                type = self._define(rule, definition, found)
            except RuleError as error:
                error.file = error.file or self.files[rule]
                raise
            joined = type if first_type is None else common(first_type, type)
            if joined is None:
                raise RuleError("different-meanings", _place(definition), self.files[rule], word=name, found=type,
                                expected=first_type, other=first_rule)
            first_rule, first_type = first_rule or rule, joined
        self._path.pop()
        self._types[name] = (found, first_type)
        return first_type

    def _define(self, rule: str, definition: Definition, types: tuple[str, ...]) -> str:
        scope = self.scope(**dict(zip(definition.parameters, types, strict=True)))
        if not definition.ranking:
            meaning = self.resolve(definition.meaning, scope)
            self.resolved[rule, definition.word] = replace(definition, meaning=meaning)
            return meaning.type
        lines = tuple((name, self.expect(line, "yes/no", scope, phrase("line", word=name)))
                      for name, line in definition.meaning)
        self.resolved[rule, definition.word] = replace(definition, meaning=lines)
        return "ranking"

    def resolve_uncalled(self) -> None:
        """Resolve the words that nobody uses yet, so that their mistakes are told too."""
        for name, definers in self.definitions.items():
            if name not in self._types:
                self._call(Word(name), ("any",) * len(definers[0][1].parameters))

    # -- what holds words together

    def _compare(self, node: Compare, scope: Scope) -> Compare:
        operands = [self.resolve(operand, scope) for operand in node.operands]
        for position, operator in enumerate(node.operators):
            left, right = operands[position], operands[position + 1]
            if operator in ("in", "not in"):
                fits = right.type in ELEMENT and accepts(ELEMENT[right.type], left.type)
            else:
                fits = self._comparable(left, right, scope, ordered=operator not in ("==", "!="))
            if not fits:
                raise RuleError("different-types", node.place, operator=f"“{operator}”", left=left.type,
                                right=right.type)
        return replace(node, operands=tuple(operands), type="yes/no")

    def _comparable(self, left: Expression, right: Expression, scope: Scope, *, ordered: bool) -> bool:
        for name, other in ((left, right), (right, left)):
            if isinstance(name, Name) and not isinstance(other, Name):
                names = self._names_of(other, scope)
                if name.value not in names:
                    raise unknown("name", name.value, names, name.place)
                return True
        if isinstance(left, Row) and isinstance(right, Row):
            return len(left.items) == len(right.items) and all(
                self._comparable(*pair, scope, ordered=ordered) for pair in zip(left.items, right.items))
        if ordered:
            return left.type == right.type and left.type in ("number", "numbers", "ranking")
        return common(left.type, right.type) is not None

    def _names_of(self, node: Expression, scope: Scope) -> tuple[str, ...]:
        """The names an option or a ranking can have."""
        if isinstance(node, Word) and node.kind == "field":
            return scope.fields[node.name].options
        if isinstance(node, Word) and node.kind == "let" and node.type == "ranking":
            return tuple(name for _, definition in self.definitions[node.name] for name, _ in definition.meaning)
        return ()

    def _arithmetic(self, node: Arithmetic, scope: Scope) -> Arithmetic:
        left, right = self.resolve(node.left, scope), self.resolve(node.right, scope)
        if node.operator in "+-" and accepts("cards", left.type) and accepts("cards", right.type) and \
                "any" not in (left.type, right.type):
            return replace(node, left=left, right=right, type="cards")
        for side in (left, right):
            if not accepts("number", side.type):
                raise RuleError("wrong-type", side.place, what=phrase("each-side", operator=node.operator),
                                expected="number", found=side.type)
        return replace(node, left=left, right=right, type="number")

    def _loop(self, node: Loop, scope: Scope) -> Loop:
        source = self.resolve(node.source, scope)
        element = ELEMENT.get(source.type)
        if element is None:
            raise RuleError("not-a-list", node.source.place, found=source.type)
        if element == "card pairs":
            names = {variable: "card" for variable in node.variables}
        else:
            names = {node.variables[0]: element}
        if len(node.variables) != (2 if element == "card pairs" else 1):
            raise RuleError("wrong-arguments", node.place, word=node.function, expected=phrase("one-name"),
                            found=phrase("names", count=len(node.variables)))
        inner = scope.with_locals(names)
        condition = node.condition and self.expect(node.condition, "yes/no", inner, phrase("condition"))
        if node.function == "first":
            body = self.resolve(node.body, inner)
            return replace(node, body=body, source=source, condition=condition, type=body.type)
        expected = "yes/no" if node.function in ("any", "all", "count") else "number"
        body = self.expect(node.body, expected, inner, phrase("gone-through", word=node.function))
        return replace(node, body=body, source=source, condition=condition, type=LOOP_RESULT[node.function])


def _place(definition: Definition) -> Place | None:
    meaning = definition.meaning
    return meaning[0][1].place if definition.ranking else meaning.place
