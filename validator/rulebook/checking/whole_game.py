"""Checks a game as a whole: its things, its rules with every word looked up, and how they fit together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..errors import Location, RuleError, phrase, unknown
from ..expressions import Expression, Word, words
from ..game import Field, Game, Move, Rule
from ..loading.chapters import PLACEHOLDER
from ..loading.pages import Book
from ..vocabulary import CARDS, SAYABLE, accepts, noun
from .acting import Acting
from .agreement import check_agreement
from .foundations import Foundations
from .going_on import check_going_on
from .growth import check_growth
from .limits import check_limits
from .meaning import Lexicon
from .operators import Scope, quoted
from .placing import check_place
from .questions import check_questions
from .things import check_things


def check(game: Game, book: Book) -> Game:
    """The game with every word looked up and every expression typed.

    Raises RuleError, with file, line and column, at the first thing that is wrong.
    """
    check_things(game, book.game)
    check_questions(game, book.variants)
    for rule in game.rules:
        check_place(rule, game, book)
    checker = _Checker(game, book)
    rules = tuple(_located(book.rule(rule.id), checker.rule, rule) for rule in game.rules)
    packs = _located(book.game.at("cards", "packs"), checker.packs, game.packs)
    moves = {name: _located(book.game.at("moves", key=name), checker.move, move) for name, move in game.moves.items()}
    _located(book.game.at(), checker.lexicon.resolve_uncalled)
    checked = replace(game, rules=tuple(map(checker.defined, rules)), packs=packs, moves=moves)
    check_agreement(checked, book)
    check_going_on(checked, book)
    check_limits(checked, book)
    check_growth(checked, book)
    return checked


def _located(location: Location, work: Callable[..., Any], *arguments: Any) -> Any:
    """What comes of the work; its errors have a place, at least this one."""
    try:
        return work(*arguments)
    except RuleError as error:
        raise error.at(location)
    except RecursionError:
        raise RuleError("expression-too-deep").at(location) from None


class _Checker:
    """Resolves the expressions of rules, moves and packs, each in its scope."""

    def __init__(self, game: Game, book: Book) -> None:
        self.game, self.book = game, book
        self.lexicon = Lexicon(game, book)
        self.acting = Acting(game, self.lexicon, book)
        self.rests_on = Foundations(self.lexicon).of

    # -- rules

    def rule(self, rule: Rule) -> Rule:
        """The rule with its expressions resolved, but for the words it defines."""
        move = self.game.moves[rule.on] if rule.on else None
        nobody = move.by_table if move else rule.turns is None
        once = self._scope(move, nobody)
        each, scope = self._each(rule, once)
        if each:                            # `if` and `end` are asked once, not for each
            once = replace(once, elsewhere={**once.elsewhere, each[0]: "each-elsewhere"})

        def expect(expression: Expression | None, key: str, scope: Scope) -> Expression | None:
            return expression and self.lexicon.expect(expression, "yes/no", scope, f"`{key}`")

        resolved = replace(
            rule, each=each, condition=expect(rule.condition, "if", once), end=expect(rule.end, "end", once),
            require=expect(rule.require, "require", scope), effects=self.acting.effects(rule, scope),
            turns=rule.turns and self.acting.turns(rule, scope),
            placeholders={written: self._placeholder(written, expression, rule, scope)
                          for written, expression in rule.placeholders.items()})
        if nobody and (word := self.rests_on(replace(resolved, definitions=())).get("player")):
            raise RuleError("no-player-through", word.place, word=word.name)
        return resolved

    def _scope(self, move: Move | None, nobody: bool) -> Scope:
        """What can be named where nobody or the one who moves is the `player`."""
        return self.lexicon.scope(move.fields if move else (), {"player": "no-player"} if nobody else {})

    def _each(self, rule: Rule, scope: Scope) -> tuple[tuple[str, Expression] | None, Scope]:
        """What the rule goes through, and the scope with the name for it."""
        if rule.each is None:
            return None, scope
        name, node = rule.each
        source, element = self.lexicon.list(node, scope)
        if not _is_open(source, element):
            raise RuleError("each-of-hidden", node.place, found=noun(source.type))
        return (name, source), self.lexicon.introduce(scope, {name: element}, self.book.rule(rule.id, "each").place)

    def _placeholder(self, written: str, expression: Expression, rule: Rule, scope: Scope) -> Expression:
        """What stands between braces: something that can be shown, and in the rule's text the same at every table."""
        resolved = self.lexicon.resolve(expression, scope)
        if resolved.type not in SAYABLE:
            raise RuleError("not-sayable", expression.place, found=noun(resolved.type))
        counts = {sign for sentence in (rule.finding or {}).values() for sign, text in PLACEHOLDER.findall(sentence)
                  if text == written}
        if "#" in counts and resolved.type != "number":
            raise RuleError("wrong-type", expression.place, what=phrase("counted"), expected=phrase("a-number"),
                            found=noun(resolved.type))
        if "{" + written + "}" in rule.text:
            asked = self.rests_on(resolved) | {word.name: word for word in words(resolved) if word.name in scope.locals}
            for word in asked.values():
                raise RuleError("text-of-play", word.place, word=word.name)
        return resolved

    def defined(self, rule: Rule) -> Rule:
        """The rule with the words it defines resolved."""
        return replace(rule, definitions=tuple(self.lexicon.resolved[rule.id, definition.word]
                                               for definition in rule.definitions))

    # -- game.yaml

    def packs(self, packs: Expression) -> Expression:
        """The number of packs, which is known before the game."""
        return self.lexicon.expect(packs, "number", self._scope(None, nobody=True), "`packs`")

    def move(self, move: Move) -> Move:
        """The move with what stands for unrecorded fields resolved; it may use the fields before it."""
        fields: list[Field] = []
        for field in move.fields:
            unrecorded = field.unrecorded and self._unrecorded(field, replace(move, fields=tuple(fields)))
            fields.append(replace(field, unrecorded=unrecorded))
        return replace(move, fields=tuple(fields))

    def _unrecorded(self, field: Field, move: Move) -> Expression:
        scope = self._scope(move, nobody=move.by_table)
        scope = replace(scope, elsewhere={word: kind for word, kind in scope.elsewhere.items() if word != "hidden"})
        if field.index:
            type = "number" if field.index == "size" else field.index
            scope = self.lexicon.introduce(scope, {field.index: type}, field.unrecorded.place)
        resolved = self.lexicon.resolve(field.unrecorded, scope)
        for name in quoted(resolved):
            if name.value not in field.options:
                raise unknown("name", name.value, field.options, name.place)
        lists = field.type in CARDS
        if not (accepts(field.type, resolved.type) or lists and resolved.type == "number"):
            raise RuleError("wrong-type", resolved.place, what="`unrecorded`", found=noun(resolved.type),
                            expected=phrase("cards-or-number") if lists else noun(field.type))
        return resolved


def _is_open(source: Expression, element: str) -> bool:
    """Whether `each` can go through it: it is known to the last thing, whatever a record hides."""
    if element in ("card", "number"):
        return isinstance(source, Word) and (source.kind == "field" or source.name == "sizes"
                                             or source.kind == "zone" and source.type != "cards")
    return element not in ("cards", "card pairs")
