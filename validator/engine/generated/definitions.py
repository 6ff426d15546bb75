"""Words that rules define: as functions, as tables of what was reckoned before, as values, or in place.

A word that takes cards is written once for each form in which it gets them. One whose meaning is short and has no loop
stands where it is used. One that only depends on what it takes is `@remembered`.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from ...rulebook.expressions import Expression, Loop, Word, nodes, words
from ...rulebook.game import Definition
from ...rulebook.vocabulary import CARDS
from .forms import CELLS, COPIES, LAID, SURE, WEIGHT, ZONE
from .lines import bare, indented, on_a_line, shared
from .scope import Scope

if TYPE_CHECKING:
    from .expressions import Expressions

SHORT = 8
"""How many nodes a meaning has at most that is written in place of its word."""

NESTED = 3
"""How often such a meaning may stand in another one."""

_ASKED = re.compile(r"\b(?:groups|ranks|run)_of\[\w+\.ranks(?:, \d+)?\]")

_OF_THE_TABLE = {"seats", "round", "player", "over", "left", "clockwise", "most", "hidden"}
_SAME = {"seats", "left", "clockwise", "most", "holder"}        # those that mean the same throughout a game


class Written(NamedTuple):
    """A word as lines of source; `pure`: it needs no table."""

    pure: bool
    lines: list[str]


class Definitions:
    """Writes the words that the rules of a program define, as far as they are used."""

    def __init__(self, to: Expressions) -> None:
        self.to, self.definitions = to, to.program.definitions
        self.written: list[Written] = []
        self.shared: dict[str, str] = {}    # what is looked up more than once: its name → its source
        self.sharing: set[str] = set()      # the zones and notes that have not changed since it would be set
        self._names: dict[tuple[str, tuple[str, ...]], str] = {}
        self._depth = 0

    def use(self, node: Word) -> str:
        """The source of a word with what it takes."""
        definition = self.definitions[node.name]
        if not definition.parameters and self.is_constant(node.name):
            return self.name(node.name)
        arguments = self._arguments(node, definition)
        if self._in_place(definition, [source for source, _ in arguments]):
            return self._meaning(node, definition, arguments)
        forms = tuple(form for _, form in arguments)
        name, sources = self.name(node.name, forms), [bare(source) for source, _ in arguments]
        if self._is_remembered(node.name, forms):
            looked_up, row = f"{name}[{', '.join(sources)}]", self.to.of(node.arguments[0])
            lasting = len(forms) == 1 and any(row == self.to.names.of("zone", zone) for zone in self._rows())
            return self._once(f"{node.name}_of_{row}", looked_up) if lasting else looked_up
        called = f"{name}({', '.join(sources)})"
        lasting = not forms and self._uses_only(node.name, _SAME, self.sharing)
        return self._once(f"{node.name}_now", called) if lasting else called

    @contextmanager
    def after(self, changed: set[str]) -> Iterator[None]:
        """Write what follows where these zones and notes may have changed: what was looked up before does not stand."""
        before, self.sharing = self.sharing, self.sharing - changed
        yield
        self.sharing = before

    def _rows(self) -> set[str]:
        """The zones of this moment whose cards are laid down in a single row."""
        zones = self.to.game.zones
        return {name for name in self.sharing if name in zones and zones[name].kind == "row" and not zones[name].index}

    def _once(self, name: str, source: str) -> str:
        """What stands for a source that comes to the same for all that happens at a moment."""
        name = self.to.names.of("shared", name)
        self.shared[name] = source
        return name

    def form(self, node: Word) -> str:
        """The form of the cards that a word means."""
        definition = self.definitions[node.name]
        with self.to.at(_scope(definition, [form for _, form in self._arguments(node, definition)])):
            form = self.to.form(definition.meaning)
        return CELLS if form in (ZONE, WEIGHT) else form

    def is_sure(self, node: Word) -> bool:
        """Whether what a word means is never nothing, as far as is plain."""
        definition = self.definitions[node.name]
        return not definition.parameters and not definition.ranking and self.to.is_sure(definition.meaning)

    def _arguments(self, node: Word, definition: Definition) -> list[tuple[str, str]]:
        """What is passed to a word, each with its form."""
        return [self._passed(argument, definition, parameter)
                for argument, parameter in zip(node.arguments, definition.parameters, strict=True)]

    def _passed(self, node: Expression, definition: Definition, parameter: str) -> tuple[str, str]:
        if node.type not in CARDS:
            return self.to.of(node), SURE if self.to.is_sure(node) else ""
        form = self.to.form(node)
        if form == LAID and _only_copies(definition, parameter):
            return f"{self.to.of(node)}.copies", COPIES
        return (self.to.cells(node), CELLS) if form in (ZONE, WEIGHT) else (self.to.of(node), form)

    # -- in place

    def _in_place(self, definition: Definition, sources: list[str]) -> bool:
        if definition.ranking or self._depth >= NESTED:
            return False
        inside = list(nodes(definition.meaning))
        if len(inside) > SHORT or any(isinstance(part, Loop) for part in inside):
            return False
        used = [part.name for part in inside if isinstance(part, Word) and part.kind == "local"]
        return all(source.isidentifier() or used.count(name) <= 1
                   for name, source in zip(definition.parameters, sources, strict=True))

    def _meaning(self, node: Word, definition: Definition, arguments: list[tuple[str, str]]) -> str:
        scope = self.to.scope
        known = scope.sure & {*self.to.game.notes, "player"}
        bound = {name: source for name, (source, _) in zip(definition.parameters, arguments)}
        inner = _scope(definition, [form for _, form in arguments])
        self._depth += 1
        with self.to.at(inner._replace(sure=inner.sure | known, bound=bound, fields=scope.fields)):
            source = self._value(definition.meaning)
        self._depth -= 1
        return source

    def _value(self, meaning: Expression) -> str:
        as_cells = meaning.type in CARDS and self.to.form(meaning) in (ZONE, WEIGHT)
        return self.to.cells(meaning) if as_cells else self.to.of(meaning)

    # -- as functions and values

    def name(self, word: str, forms: tuple[str, ...] = ()) -> str:
        """What stands for a word, with cards in these forms; it is written where it is not yet."""
        if (word, forms) not in self._names:
            first = all(other != word for other, _ in self._names)
            self._names[word, forms] = self.to.names.word(word, "" if first else "_".join(filter(None, forms)))
            depth, sharing, self._depth, self.sharing = self._depth, self.sharing, 0, set()
            definition = self.definitions[word]
            with self.to.at(_scope(definition, forms)):
                lines = self._lines(word, definition, forms)
            self._depth, self.sharing = depth, sharing
            self.written.append(Written(self._uses_only(word, set()), lines))
        return self._names[word, forms]

    def _lines(self, word: str, definition: Definition, forms: tuple[str, ...]) -> list[str]:
        name = self._names[word, forms]
        if not definition.parameters and self.is_constant(word):
            return [f"{name} = {bare(self._value(definition.meaning))}"]
        parameters = ", ".join(self.to.names.of("local", parameter) for parameter in definition.parameters)
        lines = ["@Remembered"] if self._is_remembered(word, forms) else []
        lines.append(f"def {name}({parameters}):")
        if not definition.ranking:
            return [*lines, f"    return {bare(self._value(definition.meaning))}"]
        body = []
        for position, (line, condition) in enumerate(definition.meaning):
            body += [f"if {self.to.condition(condition)}:",
                     f"    return {len(definition.meaning) - position}    # {on_a_line(line)}"]
        return [*lines, *indented([*self._asked_once(body), "return 0"])]

    def _asked_once(self, lines: list[str]) -> list[str]:
        """Lines in which what is asked of the same cards several times is asked before."""
        values = {self.to.names.of("shared", re.sub(r"\W+", "_", asked.replace(".ranks", "")).strip("_")): asked
                  for line in lines for asked in _ASKED.findall(line)}
        for name, asked in values.items():
            lines = [line.replace(asked, name) for line in lines]
        return shared(lines, values)

    def _is_remembered(self, word: str, forms: list[str] | tuple[str, ...]) -> bool:
        """Whether what a word comes to is looked up: it depends on nothing but cards that keep their identity."""
        return bool(forms) and set(forms) <= {LAID, COPIES} and self._uses_only(word, set())

    def is_constant(self, word: str) -> bool:
        """Whether a word means the same throughout a game."""
        return self._uses_only(word, {"seats", "holder"})

    def _uses_only(self, word: str, allowed: Container[str], state: Container[str] = ()) -> bool:
        """Whether the meaning of a word has only such words of the table in it, and these zones and notes."""
        return all(self._uses_only(node.name, allowed, state) if node.kind == "let" else
                   node.name in state if node.kind in ("zone", "note") else
                   (node.kind != "holder" or "holder" in allowed)
                   and not (node.kind == "vocabulary" and node.name in _OF_THE_TABLE and node.name not in allowed)
                   for node in words(self.definitions[word].meaning))


def _scope(definition: Definition, forms: Iterable[str]) -> Scope:
    """What is known of what a word takes, by the forms in which it gets it."""
    known = dict(zip(definition.parameters, forms, strict=True))
    return Scope(frozenset(name for name, form in known.items() if form == SURE),
                 {name: form for name, form in known.items() if form not in ("", SURE)})


def _only_copies(definition: Definition, parameter: str) -> bool:
    """Whether a word asks of what it takes only how often each card occurs."""
    inside = list(words(definition.meaning))
    asked = [word for word in inside if word.kind == "local" and word.name == parameter]
    found = [word for word in inside if word.name == "copies" and word.arguments[0] in asked]
    return 0 < len(asked) == len(found)
