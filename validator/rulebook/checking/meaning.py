"""Looking words up: every word of an expression gets its kind and its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...findings import Place
from ..errors import RuleError, phrase, unknown
from ..expressions import Choice, Expression, Word, parts, words
from ..game import Definition, Field, Game
from ..loading.names import check_word, what_it_names
from ..loading.pages import Book
from ..vocabulary import ELEMENT, LOOP_RESULT, VOCABULARY, accepts, common, noun
from .operators import Operators, Scope

DEEPEST = 100
"""How deep expressions may be nested in each other, words written out."""

_WHOLE = {"seat": "seats", "holder": "holders", "size": "numbers"}


class Lexicon(Operators):
    """All words of a game; resolves expressions against them.

    A word's parameters get their types from the calls, so its meaning is resolved at the first call, and anew
    where a later one is wider; `resolved` holds the results by (rule id, word).
    """

    def __init__(self, game: Game, book: Book) -> None:
        self.game, self.book = game, book
        self.definitions: dict[str, list[tuple[str, Definition]]] = {}
        for rule in game.rules:
            for definition in rule.definitions:
                self.definitions.setdefault(definition.word, []).append((rule.id, definition))
        self.fields = {field.name for move in game.moves.values() for field in move.fields}
        self.resolved: dict[tuple[str, str], Definition] = {}
        self._types: dict[str, tuple[tuple[str, ...], str]] = {}
        self._nesting: dict[str, int] = {}
        self._path: list[str] = []
        self._check_definitions()

    def _check_definitions(self) -> None:
        for word, definers in self.definitions.items():
            for rule, definition in definers:
                location = self.book.definition(rule, word)
                if what := what_it_names(self.game, word):
                    raise RuleError("shadows", word=word, what=phrase(what)).at(location)
                first, other = definers[0]
                if len(definition.parameters) != len(other.parameters):
                    at = self.book.definition(first, word)
                    raise RuleError("parameters-differ", word=word, other=at).at(location)

    # -- scopes

    def scope(self, fields: tuple[Field, ...] = (), elsewhere: Mapping[str, str] | None = None) -> Scope:
        """The scope of a place where a move takes `fields`; `elsewhere` are words that cannot stand there."""
        always = {**dict.fromkeys(self.fields, "field-elsewhere"), "hidden": "hidden-elsewhere"}
        return Scope({}, {field.name: field for field in fields}, always | (elsewhere or {}))

    def introduce(self, scope: Scope, names: Mapping[str, str], place: Place | None) -> Scope:
        """The scope with more names; raises RuleError for one that means something already."""
        for name in names:
            check_word(name, place)
            what = what_it_names(self.game, name) or "a-defined-word" * (name in self.definitions) or \
                "another-thing-here" * (name in scope.locals) or "what-the-move-takes" * (name in scope.fields)
            if what:
                raise RuleError("shadows", place, word=name, what=phrase(what))
        return replace(scope, locals={**scope.locals, **names})

    # -- words

    def word(self, node: Word, scope: Scope) -> Word:
        """The word with its kind and type; raises RuleError for one that does not exist, or not here."""
        resolved = self._word(node, scope)
        index = None if resolved.called else self._index(resolved, scope)
        if index:
            raise RuleError("index-missing", node.place, word=node.name, key=index)
        return resolved

    def list(self, node: Expression, scope: Scope) -> tuple[Expression, str]:
        """What a loop goes through, and the type of what it holds. Of a field with an index it is the index."""
        if isinstance(node, Word) and node.name in scope.fields and not node.called:
            resolved = self._word(node, scope)
        else:
            resolved = self.resolve(node, scope)
        if resolved.type not in ELEMENT and resolved.type != "any":
            raise RuleError("not-a-list", node.place, found=noun(resolved.type))
        return resolved, ELEMENT.get(resolved.type, "any")

    def names(self, node: Expression, scope: Scope) -> tuple[str, ...]:
        """The names in quotes that an option or a ranking can be worth."""
        if isinstance(node, Choice):
            return (*self.names(node.yes, scope), *self.names(node.no, scope))
        if isinstance(node, Word) and node.kind == "field":
            return scope.fields[node.name].options
        if isinstance(node, Word) and node.kind == "let":
            meanings = [definition for _, definition in self.definitions[node.name]]
            if all(meaning.ranking for meaning in meanings):        # and not another word that is worth one
                return tuple(name for meaning in meanings for name, _ in meaning.meaning)
        return ()

    def _index(self, node: Word, scope: Scope) -> str | None:
        """For what there is one of each, if the word is a field, a note or a zone with an index."""
        things = {"field": scope.fields, "note": self.game.notes, "zone": self.game.zones}.get(node.kind)
        return things[node.name].index if things else None

    def _word(self, node: Word, scope: Scope) -> Word:
        name = node.name
        if name in scope.locals:
            return self._plain(node, "local", scope.locals[name])
        if name in scope.fields:
            return self._indexed(node, "field", scope.fields[name].type, scope.fields[name].index, scope)
        if name in scope.elsewhere:
            raise RuleError(scope.elsewhere[name], node.place, word=name)
        if name in self.game.notes:
            return self._indexed(node, "note", self.game.notes[name].type, self.game.notes[name].index, scope)
        if name in self.game.zones:
            return self._indexed(node, "zone", self.game.zones[name].kind, self.game.zones[name].index, scope)
        if name in self.definitions:
            arguments = tuple(self.resolve(argument, scope) for argument in node.arguments)
            return replace(node, kind="let", arguments=arguments,
                           type=self._call(node, tuple(argument.type for argument in arguments)))
        if name in self.game.holders:
            return self._plain(node, "holder", "holder")
        if name in VOCABULARY:
            return self._vocabulary(node, scope)
        known = {*self.game.notes, *self.game.zones, *self.definitions, *self.game.holders, *VOCABULARY, *LOOP_RESULT}
        raise unknown("word", name, {*scope.locals, *scope.fields, *(known - set(scope.elsewhere))}, node.place)

    def _plain(self, node: Word, kind: str, type: str) -> Word:
        if node.called:
            raise RuleError("no-brackets", node.place, word=node.name)
        return replace(node, kind=kind, type=type)

    def _indexed(self, node: Word, kind: str, type: str, index: str | None, scope: Scope) -> Word:
        if index is None:
            return self._plain(node, kind, type)
        if not node.called:
            return replace(node, kind=kind, type=_WHOLE[index])
        expected = "number" if index == "size" else index
        arguments = self._arguments(node, (expected,), f"{node.name}({index})", scope)
        return replace(node, kind=kind, type=type, arguments=arguments)

    def _arguments(self, node: Word, expected: tuple[str, ...], form: str, scope: Scope) -> tuple[Expression, ...]:
        if not node.called or len(node.arguments) != len(expected):
            raise RuleError("call-form", node.place, word=node.name, form=form)
        kinds = ("first-argument", "second-argument") if len(expected) > 1 else ("argument",)
        return tuple(self.expect(argument, type, scope, phrase(kind, word=node.name))
                     for argument, type, kind in zip(node.arguments, expected, kinds))

    def _vocabulary(self, node: Word, scope: Scope) -> Word:
        signature = VOCABULARY[node.name]
        if not signature.parameters:
            return self._plain(node, "vocabulary", signature.result)
        if node.name in ("max", "min") and len(node.arguments) == 1:
            arguments = self._arguments(node, ("numbers",), signature.form(node.name), scope)
        elif node.name == "most" and len(node.arguments) == 2:
            arguments = (self._word_of_seat(node.arguments[0]),
                         self.expect(node.arguments[1], "seats", scope, phrase("second-argument", word="most")))
        else:
            arguments = self._arguments(node, signature.parameters, signature.form(node.name), scope)
        return replace(node, kind="vocabulary", arguments=arguments, type=signature.result)

    def _word_of_seat(self, node: Expression) -> Word:
        """The first thing `most` takes: a note or a word that has a number for each seat."""
        if isinstance(node, Word) and not node.called:
            note = self.game.notes.get(node.name)
            if note and note.type == "number" and note.index in ("seat", "holder"):
                return replace(node, kind="note", type="a word of a seat")
            if node.name in self.definitions and self._call(replace(node, called=True), ("seat",)) == "number":
                return replace(node, kind="let", type="a word of a seat")
        raise RuleError("most-of-what", node.place)

    # -- words that rules define

    def _check_form(self, node: Word, count: int) -> None:
        """Raise RuleError unless a defined word is written with as many values as it takes."""
        parameters = self.definitions[node.name][0][1].parameters
        if not parameters and node.called:
            raise RuleError("no-brackets", node.place, word=node.name)
        if len(parameters) != count or node.called != bool(parameters):
            raise RuleError("call-form", node.place, word=node.name, form=f"{node.name}({', '.join(parameters)})")

    def _call(self, node: Word, found: tuple[str, ...]) -> str:
        """The type a defined word has when it is called with values of these types."""
        name = node.name
        if name not in self._types:
            return self._define_all(node, found)
        expected, type = self._types[name]
        self._check_form(node, len(found))
        if all(map(accepts, expected, found)):
            return type
        wider = tuple(map(common, expected, found))
        if None not in wider and self._define_all(node, wider) == type:
            return type
        position = next(position for position, pair in enumerate(zip(expected, found)) if not accepts(*pair))
        place = node.arguments[position].place if node.arguments else node.place
        raise RuleError("calls-differ", place, word=name, found=noun(found[position]),
                        expected=noun(expected[position]))

    def _define_all(self, node: Word, types: tuple[str, ...]) -> str:
        name = node.name
        if name in self._path:
            path = [*self._path[self._path.index(name):], name]
            raise RuleError("cycle", node.place, word=name, path=" → ".join(path))
        self._check_form(node, len(types))
        self._path.append(name)
        first, result = "", None
        for rule, definition in self.definitions[name]:
            location = self.book.definition(rule, name)
            try:
                type = self._define(rule, definition, types, location.place)
            except RuleError as error:
                raise error.at(location)
            joined = type if result is None else common(result, type)
            if joined is None:
                raise RuleError("different-meanings", word=name, found=noun(type), expected=noun(result),
                                other=f"{first} ({self.book.definition(first, name)})").at(location)
            first, result = first or rule, joined
        self._path.pop()
        self._types[name] = types, result
        self._nesting[name] = max(self._depth(self.resolved[rule, name]) for rule, _ in self.definitions[name])
        if self._nesting[name] > DEEPEST:
            raise RuleError("chain-too-long", word=name).at(self.book.definition(first, name))
        return result

    def _depth(self, thing: object) -> int:
        """How deep an expression is nested, the words in it written out."""
        own = self._nesting[thing.name] if isinstance(thing, Word) and thing.kind == "let" else 0
        return 1 + max(own, max(map(self._depth, parts(thing)), default=0))

    def _define(self, rule: str, definition: Definition, types: tuple[str, ...], place: Place) -> str:
        scope = self.introduce(self.scope(elsewhere=dict.fromkeys(self.fields, "field-in-let")),
                               dict(zip(definition.parameters, types, strict=True)), place)
        if not definition.ranking:
            meaning = self.resolve(definition.meaning, scope)
            self.resolved[rule, definition.word] = replace(definition, meaning=meaning)
            return meaning.type
        lines = tuple((name, self.expect(line, "yes/no", scope, phrase("line", word=name)))
                      for name, line in definition.meaning)
        self.resolved[rule, definition.word] = replace(definition, meaning=lines)
        return "ranking"

    def resolve_uncalled(self) -> None:
        """Resolve the words that no rule uses, so that their mistakes are told too; first those that use the others."""
        used = {word.name for definers in self.definitions.values() for _, definition in definers
                for word in words(definition.meaning)}
        for name in sorted(self.definitions, key=lambda name: name in used):
            if name not in self._types:
                parameters = self.definitions[name][0][1].parameters
                self._call(Word(name, called=bool(parameters)), ("any",) * len(parameters))
