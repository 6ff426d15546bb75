"""Expressions as Python source, for cards that are all known.

What the rules call cards has one of four forms in generated code: a ZONE is the holding of a place where cards lie in
no order, CELLS are some of such cards (`holdings` tells of both), LAID are cards as they were written or laid down,
FACES any other list of faces. A word that takes cards is a function for each form in which it gets them.
"""

from __future__ import annotations

from ...rulebook.expressions import (Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number, Row, Word,
                                     words)
from ...rulebook.vocabulary import CARDS
from ..domain import empty
from ..program import Program
from . import operations
from .lines import bare
from .names import Names
from .operations import CELLS, FACES, LAID, ZONE
from .vocabulary import of_every_game

_GAPLESS = {ZONE, CELLS}
_NOTHING = {ZONE: "EMPTY", CELLS: "0", LAID: "NONE", FACES: "()"}


class Expressions:
    """Writes expressions of a program. `sure` are the fields, by name, that are never nothing where one is written."""

    def __init__(self, program: Program, names: Names) -> None:
        self.program, self.game, self.names = program, program.game, names
        self.sure: set[str] = set()
        self.forms: dict[str, str] = {}     # of the local names that are cards
        self.needed: dict[tuple[str, tuple[str, ...]], str] = {}        # words, with the forms they take: functions
        self._by_place = {field.name for move in self.game.moves.values() for field in move.fields if field.index}
        self.written: list[tuple[bool, list[str]]] = []                 # those functions, and whether they need a table

    # -- values

    def of(self, node: Expression) -> str:
        """The source of an expression; cards in whatever form they have."""
        match node:
            case Number():
                return str(node.value)
            case Name():
                return repr(node.value)
            case Word():
                return self._word(node)
            case Not():
                return f"(not {self.of(node.operand)})"
            case Logic():
                return "(" + f" {node.operator} ".join(map(self.of, node.operands)) + ")"
            case Compare():
                return operations.compare(self, node)
            case Arithmetic():
                return operations.arithmetic(self, node)
            case Choice():
                return self._choice(node)
            case Loop():
                return operations.loop(self, node)
            case Row():
                return "(" + "".join(f"{self.of(item)}, " for item in node.items) + ")"
        raise TypeError(node)

    def condition(self, node: Expression) -> str:
        """The source of a condition, without brackets around it."""
        return bare(self.of(node))

    def _word(self, node: Word) -> str:
        if node.kind == "local":
            return self.names.of("local", node.name)
        if node.kind == "field":
            name = self.names.of("field", node.name)
            if node.called:
                return f"{name}.get({self.of(node.arguments[0])}, {self._empty(node)})"
            return f"sorted({name})" if node.name in self._by_place else name
        if node.kind in ("note", "zone"):
            name = self.names.of(node.kind, node.name)
            if node.called:
                return self._indexed(name, node)
            indexed = node.kind == "note" and self.game.notes[node.name].index
            return f"range(len({name}))" if indexed else name
        if node.kind == "holder":
            return self.names.of("holder", node.name)
        if node.kind == "let":
            return self._let(node)
        return of_every_game(self, node)

    def _empty(self, node: Expression) -> str:
        return _NOTHING[self.form(node)] if node.type in CARDS else str(empty(node.type))

    def _indexed(self, name: str, node: Word) -> str:
        index = self.of(node.arguments[0])
        if node.kind == "zone" and self.game.zones[node.name].index == "size":
            return f"{name}.get({index}, {self._empty(node)})"
        if self.is_sure(node.arguments[0]):
            return f"{name}[{index}]"
        return f"({name}[{index}] if {index} is not None else {self._empty(node)})" if index.isidentifier() else \
            f"place({name}, {index}, {self._empty(node)})"

    def is_sure(self, node: Expression) -> bool:
        """Whether an expression is never nothing, as far as is plain."""
        if isinstance(node, Word) and node.kind == "let":
            meaning = self.program.definitions[node.name].meaning
            return _is_another_name(meaning) and self.is_sure(meaning)
        return isinstance(node, Word) and (node.name in self.sure and node.kind in ("field", "local", "note")
                                           or node.kind == "holder" or node.name == "player" and "player" in self.sure
                                           or node.name == "left" and self.is_sure(node.arguments[0]))

    # -- words that rules define

    def _let(self, node: Word) -> str:
        definition = self.program.definitions[node.name]
        if _is_another_name(definition.meaning):
            return self.of(definition.meaning)
        forms = tuple(self._passed(argument)[1] for argument in node.arguments)
        function = self.function(node.name, forms)
        if not definition.parameters and self.is_constant(node.name):
            return function
        return f"{function}(" + ", ".join(self._passed(argument)[0] for argument in node.arguments) + ")"

    def _passed(self, node: Expression) -> tuple[str, str]:
        """An argument, and the form it is passed in."""
        if node.type not in CARDS:
            return bare(self.of(node)), ""
        form = self.form(node)
        return (self.cells(node), CELLS) if form == ZONE else (self.of(node), form)

    def function(self, word: str, forms: tuple[str, ...] = ()) -> str:
        """The name of the function, or the value, that stands for a word; it is written where it is not yet."""
        if (word, forms) not in self.needed:
            self.needed[word, forms] = self.names.word(word, "_".join(filter(None, forms)))
            before = self.sure, self.forms
            parameters = self.program.definitions[word].parameters
            self.sure, self.forms = set(), {name: form for name, form in zip(parameters, forms) if form}
            lines = self._function(word, self.needed[word, forms])
            self.sure, self.forms = before
            self.written.append((self.is_pure(word), lines))
        return self.needed[word, forms]

    def _function(self, word: str, function: str) -> list[str]:
        definition = self.program.definitions[word]
        if not definition.parameters and self.is_constant(word):
            return [f"{function} = {self.condition(definition.meaning)}"]
        head = f"def {function}(" + ", ".join(self.names.of("local", name) for name in definition.parameters) + "):"
        lines = ["@remembered"] if self.is_pure(word) and FACES not in self.forms.values() else []
        if not definition.ranking:
            meaning = definition.meaning
            value = self.cells(meaning) if self._form_of_let(meaning) == CELLS else self.of(meaning)
            return [*lines, head, f"    return {bare(value)}"]
        lines.append(head)
        for position, (name, condition) in enumerate(definition.meaning):
            lines += [f"    if {self.condition(condition)}:",
                      f"        return {len(definition.meaning) - position}    # {name}"]
        return [*lines, "    return 0"]

    def _form_of_let(self, meaning: Expression) -> str:
        form = self.form(meaning) if meaning.type in CARDS else ""
        return CELLS if form == ZONE else form

    def is_pure(self, word: str) -> bool:
        """Whether a word means the same whatever lies on the table."""
        return self._uses_only(word, set())

    def is_constant(self, word: str) -> bool:
        """Whether a word that takes nothing means the same throughout a game."""
        return self._uses_only(word, {"seats"})

    def _uses_only(self, word: str, allowed: set[str]) -> bool:
        of_the_table = {"seats", "round", "player", "over", "left", "clockwise", "most", "hidden"} - allowed
        return all(self._uses_only(node.name, allowed) if node.kind == "let" else
                   node.kind not in ("zone", "note", "holder") and not (node.kind == "vocabulary" and node.name in of_the_table)
                   for node in words(self.program.definitions[word].meaning))

    # -- cards

    def form(self, node: Expression) -> str:
        """The form in which the source of an expression has its cards."""
        match node:
            case Word(kind="zone"):
                return {"cards": ZONE, "row": LAID, "pile": FACES}[self.game.zones[node.name].kind]
            case Word(kind="field"):
                return LAID
            case Word(kind="local"):
                return self.forms.get(node.name, FACES)
            case Word(kind="let"):
                definition = self.program.definitions[node.name]
                before = self.forms
                forms = [self._passed(argument)[1] for argument in node.arguments]
                self.forms = {name: form for name, form in zip(definition.parameters, forms) if form}
                form = self._form_of_let(definition.meaning)
                self.forms = before
                return form
            case Word(name="of_suit" | "not_of_suit"):
                return FACES if self.form(node.arguments[0]) == FACES else CELLS
            case Arithmetic(operator="-"):
                return CELLS if FACES not in (self.form(node.left), self.form(node.right)) else FACES
            case Choice():
                forms = {self.form(node.yes), self.form(node.no)}
                return forms.pop() if len(forms) == 1 else CELLS if forms == _GAPLESS else FACES
        return FACES

    def _choice(self, node: Choice) -> str:
        yes, no, condition = self._branch(node, node.yes), self._branch(node, node.no), self.of(node.condition)
        if node.type in CARDS and condition == f"({bare(yes)} != 0)":
            return f"({yes} or {no})"       # those, if there are any
        return f"({yes} if {condition} else {no})"

    def _branch(self, node: Choice, branch: Expression) -> str:
        if branch.type not in CARDS:
            return self.of(branch)
        return {CELLS: self.cells, FACES: self.faces}.get(self.form(node), self.of)(branch)

    def cells(self, node: Expression) -> str:
        """Cards as cells; gaps between them are left out."""
        source = self.of(node)
        match self.form(node):
            case "zone":
                return f"({source} & CELLS)"
            case "laid":
                return f"({source}.weight & CELLS)"
            case "faces":
                return f"(weight_of({source}) & CELLS)"
        return source

    def faces(self, node: Expression) -> str:
        """Cards as a list of faces."""
        source = self.of(node)
        return {FACES: source, LAID: f"{source}.faces"}.get(self.form(node), f"faces({source})")

    def masked(self, node: Expression) -> str:
        """Cards as a number in which those of some faces can be looked up by a mask."""
        return f"{self.of(node)}.weight" if self.form(node) == LAID else self.of(node)

    def how_many(self, node: Expression) -> str:
        """How many cards there are."""
        source = self.of(node)
        return {ZONE: f"({source} >> SIZE)", CELLS: f"({source} % 255)", LAID: f"{source}.count"}.get(
            self.form(node), f"len({source})")


def _is_another_name(meaning: object) -> bool:
    """Whether a word means what a single note or holder is called."""
    return isinstance(meaning, Word) and meaning.kind in ("note", "holder") and not meaning.called
