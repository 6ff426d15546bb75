"""Expressions as Python source, for a table on which all cards are known.

Generated code (`engine.generated`) holds what it judges in whatever form is fast, inside one function. Here each
question is a function of its own, asked of a table that can be looked at between two moves. The table is `t`:
zones are ``t.z_name``, notes ``t.n_name``; what a move takes is ``f_name``, names of loops and parameters are
``v_name``, words that a rule defines are functions ``w_name``. The prefixes keep the words of a game apart from each
other and from Python's.
"""

from __future__ import annotations

from ..rulebook.expressions import Arithmetic, Compare, Expression, Loop, Word
from ..rulebook.game import Definition
from ..engine.domain import empty
from ..engine.evaluate import LISTS, UNORDERED
from ..engine.generated.lines import on_a_line
from ..engine.generated.writing import Writing, chain
from ..engine.program import Program


class Sources(Writing):
    """Writes expressions of a program."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._parameters: tuple[str, ...] = ()      # of the word whose definition is being written

    def word(self, node: Word) -> str:
        """The source of a word with what it takes."""
        if node.kind == "local":
            return f"v_{node.name}"
        if node.kind == "field":
            return f"f_{node.name}.get({self.of(node.arguments[0])}, {empty(node.type)})" if node.called \
                else f"f_{node.name}"
        if node.kind == "note":
            name = f"t.n_{node.name}"
            if self.game.notes[node.name].index is None:
                return name
            return self._indexed(name, node) if node.called else f"range(len({name}))"
        if node.kind == "zone":
            return self.zone(node)
        if node.kind == "let":
            return f"w_{node.name}(" + ", ".join(["t", *map(self.of, node.arguments)]) + ")"
        if node.kind == "holder":
            return f"(t.seats + {self.game.holders.index(node.name)})"
        return self._vocabulary(node)

    def zone(self, node: Word) -> str:
        """The source of a zone's cards; a zone that does not exist is empty."""
        if not node.called:
            return f"t.z_{node.name}"
        if self.game.zones[node.name].index == "size":
            return f"t.z_{node.name}.get({self.of(node.arguments[0])}, ())"
        return self._indexed(f"t.z_{node.name}", node)

    def _indexed(self, name: str, node: Word) -> str:
        index = node.arguments[0]
        if isinstance(index, Word) and index.kind == "local" and index.name not in self._parameters:
            return f"{name}[{self.of(index)}]"      # what a list holds is never nobody
        return f"place({name}, {self.of(index)}, {empty(node.type)})"

    def _vocabulary(self, node: Word) -> str:
        arguments = [self.of(argument) for argument in node.arguments] if node.name != "most" else []
        match node.name:
            case "yes" | "no":
                return str(node.name == "yes")
            case "nothing":
                return "None"
            case "hidden":
                return "hidden()"
            case "seats":
                return "range(t.seats)"
            case "suits":
                return "range(4)"
            case "sizes":
                return repr(self.game.sizes)
            case "round" | "player":
                return f"t.{node.name}"
            case "over":
                return "(t.ended is not None)"
            case "suit":
                single = node.arguments[0].type == "card"
                return f"{'suit_of_card' if single else 'suit_of_cards'}({arguments[0]})"
            case "left" | "clockwise":
                return f"{node.name}({arguments[0]}, t.seats)"
            case "most":
                return f"most({self._amounts(node.arguments[0])}, {self.of(node.arguments[1])})"
            case "max" | "min":
                return f"{node.name}({arguments[0]}, default=0)" if len(arguments) == 1 else \
                    f"{node.name}({', '.join(arguments)})"
        return f"{node.name}({', '.join(arguments)})"

    def _amounts(self, word: Word) -> str:
        return f"t.n_{word.name}" if word.kind == "note" else f"[w_{word.name}(t, seat) for seat in range(t.seats)]"

    def comparison(self, node: Compare) -> str:
        """The source of a chain of comparisons; lists are compared in order only where both have one."""
        sides, types = self.sides(node), {operand.type for operand in node.operands}
        if types <= LISTS | {"numbers"} and {"==", "!="}.intersection(node.operators):
            same = "unordered" if types & UNORDERED else "tuple"
            sides = [f"{same}({side})" for side in sides]
        return chain(node, sides)

    def arithmetic(self, node: Arithmetic) -> str:
        """The source of reckoning, with numbers or with cards."""
        if node.type != "cards":
            return super().arithmetic(node)
        left, right = self.of(node.left), self.of(node.right)
        return f"[*{left}, *{right}]" if node.operator == "+" else f"less({left}, {right})"

    def loop(self, node: Loop) -> str:
        """The source of a loop."""
        names = ", ".join(f"v_{name}" for name in node.variables)
        body, over = self.of(node.body), f"for {names} in {self.of(node.source)}"
        condition = f" if {self.of(node.condition)}" if node.condition is not None else ""
        match node.function:
            case "count":
                both = f"{self.of(node.condition)} and {body}" if node.condition is not None else body
                return f"sum(1 {over} if {both})"
            case "first":
                return f"next(({body} {over}{condition}), {empty(node.type)})"
            case "max" | "min":
                return f"{node.function}(({body} {over}{condition}), default=0)"
        return f"{node.function}({body} {over}{condition})"

    def definition(self, word: str) -> list[str]:
        """A word that a rule defines, as a function."""
        definition = self.program.definitions[word]
        self._parameters = definition.parameters
        try:
            return self._function(word, definition)
        finally:
            self._parameters = ()

    def _function(self, word: str, definition: Definition) -> list[str]:
        head = f"def w_{word}(" + ", ".join(["t", *(f"v_{name}" for name in definition.parameters)]) + "):"
        if not definition.ranking:
            return [head, f"    return {self.of(definition.meaning)}"]
        lines = [head]
        for position, (name, condition) in enumerate(definition.meaning):
            lines += [f"    if {self.of(condition)}:",
                      f"        return {len(definition.meaning) - position}    # {on_a_line(name)}"]
        return [*lines, "    return 0"]
