"""Checks a game's rules against each other: names, types, one meaning a word, and that play goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..findings import Place
from .errors import RuleError, phrase, unknown
from .expressions import Choice, Expression, Word, words
from .game import Definition, Effect, Field, Game, Move, Rule, Step, Turns
from .meaning import Lexicon, Scope
from .readings import matches, partial_readings
from .vocabulary import accepts

Places = Mapping[str, tuple[str, Place]]


def check(game: Game, places: Places) -> Game:
    """The game with every word looked up and every expression typed.

    Raises RuleError, with file, line and column, at the first thing that is wrong.
    """
    definitions: dict[str, list[tuple[str, Definition]]] = {}
    for rule in game.rules:
        for definition in rule.definitions:
            definitions.setdefault(definition.word, []).append((rule.id, definition))
    files = {rule: file for rule, (file, _) in places.items()}
    lexicon = Lexicon(game.zones, game.notes, game.moves, game.holders, definitions, files)
    checker = _Checker(game, lexicon)
    rules = tuple(_located(checker.rule, rule, places) for rule in game.rules)
    lexicon.resolve_uncalled()
    rules = tuple(replace(rule, definitions=tuple(lexicon.resolved[rule.id, definition.word]
                                                  for definition in rule.definitions)) for rule in rules)
    checked = replace(game, rules=rules, packs=lexicon.expect(game.packs, "number", lexicon.scope(), "`packs`"),
                      moves={name: checker.move(move) for name, move in game.moves.items()})
    _one_meaning_a_word(checked, places)
    _play_goes_on(checked)
    return checked


def _located(work, rule: Rule, places: Places) -> Rule:
    try:
        return work(rule)
    except RuleError as error:
        file, place = places[rule.id]
        error.file = error.file or file
        error.place = error.place or place
        raise


class _Checker:
    """Resolves the expressions of rules and moves, each in its scope."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        self.game, self.lexicon = game, lexicon
        if game.flow[-1] not in game.flow[:-1]:
            raise RuleError("no-flow", file="game.yaml")
        self.phases = game.phases
        self._names()

    def _names(self) -> None:
        for what, name, known in (("zone", self.game.begin, self.game.zones),
                                  ("note", self.game.counter, self.game.notes),
                                  ("note", self.game.winners, self.game.notes),
                                  *(("note", note, self.game.notes) for note in self.game.header),
                                  *(("phase", note.lifetime, self.phases) for note in self.game.notes.values()),
                                  *(("variant", name, self.game.variants) for name in self._variants()),
                                  *(("option", option, self.game.variants[name].options)
                                    for reading in self.game.readings.values() for name, option in reading.items()
                                    if name in self.game.variants)):
            if name not in known:
                raise unknown(what, name, known, None)

    def _variants(self) -> Iterator[str]:
        for reading in self.game.readings.values():
            yield from reading
        for variant in self.game.variants.values():
            for condition in (variant.asked, *variant.needs.values()):
                for alternative in condition:
                    yield from alternative

    def rule(self, rule: Rule) -> Rule:
        """The rule with its expressions resolved."""
        self._rule_names(rule)
        taken = self.game.moves[rule.on].fields if rule.on else ()
        scope = self.lexicon.scope(taken)
        each = None
        if rule.each:
            name, source = rule.each
            source = self.lexicon.resolve(source, scope)
            scope = scope.with_locals({name: self.element(source)})
            each = (name, source)

        def expect(expression: Expression | None, type: str, what: str) -> Expression | None:
            return expression and self.lexicon.expect(expression, type, scope, what)

        if (rule.effects or rule.end or rule.require) and not (rule.on or rule.before or rule.after):
            raise RuleError("no-place")
        return replace(
            rule, each=each, condition=expect(rule.condition, "yes/no", "`if`"),
            require=expect(rule.require, "yes/no", "`require`"), end=expect(rule.end, "yes/no", "`end`"),
            effects=tuple(self.effect(effect, scope) for effect in rule.effects),
            turns=rule.turns and self.turns(rule.turns, scope),
            placeholders={key: self.lexicon.resolve(value, scope) for key, value in rule.placeholders.items()})

    def _rule_names(self, rule: Rule) -> None:
        for what, name, known in (("move", rule.on, self.game.moves), ("phase", rule.phase, self.phases),
                                  ("phase", rule.before, self.phases), ("phase", rule.after, self.phases)):
            if name is not None and name not in known:
                raise unknown(what, name, known, None)
        for alternative in rule.when:
            for variant, option in alternative.items():
                if variant not in self.game.variants:
                    raise unknown("variant", variant, self.game.variants, None)
                if option not in self.game.variants[variant].options:
                    raise unknown("option", option, self.game.variants[variant].options, None)

    def element(self, source: Expression) -> str:
        """The type of what `each` goes through."""
        from .vocabulary import ELEMENT
        if source.type not in ELEMENT or source.type == "card pairs":
            raise RuleError("not-a-list", source.place, found=source.type)
        return ELEMENT[source.type]

    def turns(self, turns: Turns, scope: Scope) -> Turns:
        """The order of moves with its expressions resolved."""
        steps = []
        for step in turns.steps:
            seat_notes = {name for name, note in self.game.notes.items() if note.type == "seat" and not note.index}
            if step.who not in {"table", "player", *seat_notes}:
                raise unknown("role", step.who, {"table", "player", *seat_notes}, None)
            for move in step.moves:
                if move not in self.game.moves:
                    raise unknown("move", move, self.game.moves, None)
            steps.append(Step(step.who, step.moves,
                              step.repeat and self.lexicon.expect(step.repeat, "yes/no", scope, "`while`")))
        start = turns.start and self.lexicon.expect(turns.start, "seat", scope, "`from`")
        return Turns(tuple(steps), turns.rounds, start)

    def effect(self, effect: Effect, scope: Scope) -> Effect:
        """The effect with its expressions resolved."""
        expect = self.lexicon.expect
        if effect.kind == "begin":
            if effect.what not in self.phases:
                raise unknown("phase", effect.what, self.phases, None)
            return effect
        if effect.kind == "pay":
            return replace(effect, what=expect(effect.what, "number", scope, phrase("paid")),
                           source=effect.source and expect(effect.source, "holder", scope, phrase("payer")),
                           target=expect(effect.target, "holder", scope, phrase("payee")))
        if effect.kind == "set":
            target = self.lexicon.resolve(effect.target, scope)
            if target.kind != "note":
                raise unknown("note", target.name, self.game.notes, target.place)
            return replace(effect, target=target,
                           value=expect(effect.value, target.type, scope, phrase("the-note", word=target.name)))
        for zone in effect.spared:
            if zone not in self.game.zones:
                raise unknown("zone", zone, self.game.zones, None)
        what = effect.what if effect.what == "all" else \
            expect(effect.what, "card or cards", scope, phrase("moved"))
        source = effect.source and self.zone(effect.source, scope)
        if source is None and what != "all":
            self.zone(effect.what, scope)   # a whole zone needs no `from`; anything else does
        return replace(effect, what=what, source=source, target=self.zone(effect.target, scope))

    def zone(self, expression: Expression, scope: Scope) -> Expression:
        """An expression that names a zone."""
        resolved = self.lexicon.resolve(expression, scope)
        if isinstance(resolved, Choice):
            return replace(resolved, yes=self.zone(expression.yes, scope), no=self.zone(expression.no, scope))
        if isinstance(resolved, Word):
            if resolved.kind == "zone" and (resolved.called or not self.game.zones[resolved.name].index):
                return resolved
            options = scope.fields[resolved.name].options if resolved.kind == "field" else ()
            if options and all(option in self.game.zones for option in options):
                return resolved
        raise RuleError("wrong-type", expression.place, what=phrase("this"), expected=phrase("a-zone"),
                        found=resolved.type)

    def move(self, move: Move) -> Move:
        """The move with what stands for unrecorded fields resolved; it may use the fields before it."""
        resolved: list[Field] = []
        for field in move.fields:
            unrecorded = field.unrecorded
            if unrecorded is not None:
                index = {field.index: "number" if field.index == "size" else field.index} if field.index else {}
                scope = self.lexicon.scope(tuple(resolved), **index)
                unrecorded = self.lexicon.resolve(unrecorded, scope)
                lists = field.type in ("cards", "row")
                if not (accepts(field.type, unrecorded.type) or lists and unrecorded.type == "number"):
                    raise RuleError("wrong-type", unrecorded.place, what=phrase("unrecorded", word=field.name),
                                    expected="number" if lists else field.type, found=unrecorded.type)
            resolved.append(replace(field, unrecorded=unrecorded))
        return replace(move, fields=tuple(resolved))


# -- one meaning a word

def _one_meaning_a_word(game: Game, places: Places) -> None:
    definers: dict[str, list[Rule]] = {}
    for rule in game.rules:
        for definition in rule.definitions:
            definers.setdefault(definition.word, []).append(rule)
    for rule in game.rules:
        for word in words(rule):
            if word.kind == "let":
                _one_meaning(game, word, rule, definers[word.name], places)
    for word, rules in definers.items():
        for rule in rules:
            _one_meaning(game, Word(word, place=places[rule.id][1]), rule, rules, places)


def _one_meaning(game: Game, word: Word, user: Rule, definers: list[Rule], places: Places) -> None:
    """Under every reading that has the user's rule, exactly one rule says what the word means."""
    variants = {variant for rule in (user, *definers) for alternative in rule.when for variant in alternative}
    for reading in partial_readings(game.variants, variants):
        if not matches(user.when, reading):
            continue
        meanings = [rule for rule in definers if matches(rule.when, reading)]
        if len(meanings) == 1:
            continue
        when = ", ".join(f"{variant}: {option}" for variant, option in reading.items()) or "no variant is chosen"
        file, place = places[user.id]
        if not meanings:
            raise RuleError("no-meaning", word.place or place, file, word=word.name, when=when)
        file, place = places[meanings[1].id]
        raise RuleError("two-meanings", place, file, word=word.name, when=when, other=meanings[0].id)


# -- play goes on

def _play_goes_on(game: Game) -> None:
    """No circle of phases without a move."""
    always = {rule.on for rule in game.rules if rule.on and not rule.when}
    moving = {rule.phase for rule in game.rules if rule.turns and not rule.when
              and any(move in always for step in rule.turns.steps for move in step.moves)}
    leads: dict[str, set[str]] = {phase: set() for phase in game.phases}
    for phase, following in zip(game.flow, game.flow[1:]):
        if phase not in moving:
            leads[phase].add(following)
    for rule in game.rules:
        begun = {effect.what for effect in rule.effects if effect.kind == "begin"}
        if rule.before:
            leads[rule.before] |= begun
        elif rule.after and rule.after not in moving:
            leads[rule.after] |= begun
    for phase in leads:
        reached, waiting = set(), set(leads[phase])
        while waiting:
            reached |= (found := {waiting.pop()})
            waiting |= set().union(*(leads[name] for name in found)) - reached
        if phase in reached:
            raise RuleError("empty-cycle", file="game.yaml", phases=sorted(reached))
