"""Checks that no note grows beyond all bounds: none is multiplied by itself, move after move."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ..errors import RuleError
from ..expressions import Arithmetic, Choice, Expression, Loop, Row, Word
from ..game import Definition, Game, Rule
from ..loading.pages import Book


def check_growth(game: Game, book: Book) -> None:
    """Raise RuleError for an effect by which a note, be it through others, is multiplied by what it was.

    A number that is doubled has a digit more after every fourth move; one that is squared has twice as many after each.
    """
    growth = _Growth(game)
    for rule in game.rules:
        for note, value in _changes(rule, game):
            if growth.degree(value, growth.circle(note), {}) > 1:
                raise RuleError("note-grows", value.place, word=note).at(book.rule(rule.id))


def _changes(rule: Rule, game: Game) -> Iterator[tuple[str, Expression]]:
    """The notes whose number a rule changes, and what it reckons for each."""
    for effect in rule.effects:
        if effect.kind == "pay":
            yield game.counter, effect.what
        elif effect.kind == "set" and effect.target.type == "number":
            yield effect.target.name, effect.value


class _Growth:
    def __init__(self, game: Game) -> None:
        self.definitions: dict[str, list[Definition]] = {}
        for rule in game.rules:
            for definition in rule.definitions:
                self.definitions.setdefault(definition.word, []).append(definition)
        self.known: dict[tuple, int] = {}
        self.comes_from: dict[str, set[str]] = {name: set() for name in game.notes}
        for rule in game.rules:
            for note, value in _changes(rule, game):
                self.comes_from[note] |= {other for other in game.notes if self.degree(value, {other}, {})}

    def circle(self, note: str) -> frozenset[str]:
        """The note, and all that come from it and it from them."""
        return frozenset({note, *(other for other in self._behind(note) if note in self._behind(other))})

    def _behind(self, note: str) -> set[str]:
        """All notes from which another comes, also through others."""
        seen: set[str] = set()
        waiting = set(self.comes_from[note])
        while waiting:
            other = waiting.pop()
            seen.add(other)
            waiting |= self.comes_from[other] - seen
        return seen

    def degree(self, node: Expression, notes: Collection[str], parameters: Mapping[str, int]) -> int:
        """How many values of these notes an expression multiplies with each other; `parameters` are given ones."""
        def of(part: Expression) -> int:
            return self.degree(part, notes, parameters)

        match node:
            case Arithmetic(operator="*"):
                return of(node.left) + of(node.right)
            case Arithmetic(operator="//"):
                return of(node.left)
            case Arithmetic(operator="%"):
                return of(node.right)
            case Arithmetic():
                return max(of(node.left), of(node.right))
            case Choice():
                return max(of(node.yes), of(node.no))
            case Loop(function="sum" | "max" | "min" | "first"):
                return self.degree(node.body, notes, {**parameters, **dict.fromkeys(node.variables, of(node.source))})
            case Word(kind="note", type="number"):
                return int(node.name in notes)
            case Word(kind="local"):
                return parameters.get(node.name, 0)
            case Word(kind="let"):
                return self._of_word(node.name, frozenset(notes), tuple(min(of(part), 2) for part in node.arguments))
            case Word(name="max" | "min" | "sum" | "excess" | "ranks"):
                return max(map(of, node.arguments))
            case Row():
                return max(map(of, node.items), default=0)
        return 0                            # as long as a list, as high as a rank: that does not grow

    def _of_word(self, name: str, notes: frozenset[str], given: tuple[int, ...]) -> int:
        key = name, notes, given
        if key not in self.known:
            self.known[key] = max((self.degree(definition.meaning, notes, dict(zip(definition.parameters, given)))
                                   for definition in self.definitions[name] if not definition.ranking), default=0)
        return self.known[key]
