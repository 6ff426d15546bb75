"""Expressions as Python source, for cards that are all known; `forms` tells how cards are held."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...rulebook.expressions import Arithmetic, Choice, Compare, Expression, Loop, Word
from ...rulebook.vocabulary import CARDS
from ..domain import empty
from ..program import Program
from .definitions import Definitions
from .forms import AS_NUMBERS, CELLS, FACES, LAID, NOTHING, OF_ZONES
from .lines import bare
from .loops import loop
from .names import Names
from .operations import compare, of_cards
from .scope import Scope
from .vocabulary import of_every_game
from .writing import Writing


class Expressions(Writing):
    """Writes expressions of a program, cards in whatever form they have; `scope` is what is known of the names in them.
    """

    def __init__(self, program: Program, names: Names) -> None:
        super().__init__(program)
        self.names, self.scope = names, Scope()
        self.words = Definitions(self)
        self._by_place = {field.name for move in self.game.moves.values() for field in move.fields if field.index}

    @contextmanager
    def at(self, scope: Scope) -> Iterator[None]:
        """Write what follows in another scope."""
        before, self.scope = self.scope, scope
        yield
        self.scope = before

    # -- values

    def condition(self, node: Expression) -> str:
        """The source of a condition, without brackets around it."""
        return bare(self.of(node))

    def word(self, node: Word) -> str:
        """The source of a word with what it takes."""
        if node.kind == "local":
            return self.scope.bound.get(node.name) or self.names.of("local", node.name)
        if node.kind == "field":
            name = self.names.of("field", node.name)
            if node.called and self._is_there(node):
                return f"{name}[{self.of(node.arguments[0])}]"
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
            return self.words.use(node)
        return of_every_game(self, node)

    def comparison(self, node: Compare) -> str:
        """The source of a chain of comparisons."""
        return compare(self, node)

    def arithmetic(self, node: Arithmetic) -> str:
        """The source of reckoning, with numbers or with cards."""
        return of_cards(self, node) if node.type == "cards" else super().arithmetic(node)

    def loop(self, node: Loop) -> str:
        """The source of a loop."""
        return loop(self, node)

    def _is_there(self, node: Word) -> bool:
        """Whether a field surely has a value at a place."""
        index = node.arguments[0]
        return isinstance(index, Word) and index.kind == "local" and (node.name, index.name) in self.scope.there

    def _empty(self, node: Expression) -> str:
        return NOTHING[self.form(node)] if node.type in CARDS else str(empty(node.type))

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
        if not isinstance(node, Word):
            return False
        match node.kind:
            case "field" | "local" | "note":
                return node.name in self.scope.sure and (node.kind == "local" or not node.called)
            case "let":
                return self.words.is_sure(node)
            case "vocabulary":
                return node.name == "player" and "player" in self.scope.sure \
                    or node.name == "left" and self.is_sure(node.arguments[0])
        return node.kind == "holder"

    # -- cards

    def form(self, node: Expression) -> str:
        """The form in which the source of an expression has its cards."""
        match node:
            case Word(kind="zone"):
                return OF_ZONES[self.game.zones[node.name].kind]
            case Word(kind="field"):
                return self.scope.fields.get(node.name, LAID)
            case Word(kind="local"):
                return self.scope.forms.get(node.name, FACES)
            case Word(kind="let"):
                return self.words.form(node)
            case Word(name="of_suit" | "not_of_suit"):
                return FACES if self.form(node.arguments[0]) == FACES else CELLS
            case Arithmetic(operator="-"):
                return CELLS if FACES not in (self.form(node.left), self.form(node.right)) else FACES
            case Choice():
                forms = {self.form(node.yes), self.form(node.no)}
                return forms.pop() if len(forms) == 1 else CELLS if forms <= AS_NUMBERS else FACES
        return FACES

    def choice(self, node: Choice) -> str:
        """The source of one of two values; cards in a form that both have."""
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
            case "zone" | "weight":
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
        match self.form(node):
            case "zone" | "weight":
                return f"({source} >> SIZE)"
            case "cells":
                return f"({source} % 255)"
            case "laid":
                return f"{source}.count"
        return f"len({source})"
