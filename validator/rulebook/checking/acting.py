"""Checks who moves and what rules do: turns and effects, with their expressions resolved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..errors import Location, RuleError, phrase, unknown
from ..expressions import Choice, Expression, Word
from ..game import Effect, Game, Rule, Step, Turns
from ..loading.pages import Book
from ..vocabulary import noun
from .meaning import Lexicon
from .operators import Scope

TABLE, PLAYER = "table", "player"


class Acting:
    """Resolves the turns and the effects of rules."""

    def __init__(self, game: Game, lexicon: Lexicon, book: Book) -> None:
        self.game, self.lexicon, self.book = game, lexicon, book
        seats = (note.name for note in game.notes.values() if note.type == "seat" and not note.index)
        self.roles = {TABLE, PLAYER, *seats}

    # -- turns

    def turns(self, rule: Rule, scope: Scope) -> Turns:
        """The order of moves, with its expressions resolved."""
        turns = rule.turns
        before = replace(scope, elsewhere={**scope.elsewhere, "player": "no-player"})
        start = turns.start and self.lexicon.expect(turns.start, "seat", before, "`from`")
        steps = tuple(self._step(rule, position, scope) for position in range(len(turns.steps)))
        return Turns(steps, turns.rounds, start)

    def _step(self, rule: Rule, position: int, scope: Scope) -> Step:
        step = rule.turns.steps[position]
        location = self.book.rule(rule.id, "turns", "steps", position, key=step.who)
        if step.who not in self.roles:
            raise unknown("role", step.who, self.roles).at(location)
        if step.who == PLAYER and rule.turns.start is None:
            raise RuleError("player-without-from").at(location)
        for name in step.moves:
            self._move(name, step, self.book.word(rule.id, "turns", "steps", position, step.who, word=name))
        repeat = step.repeat and self.lexicon.expect(step.repeat, "yes/no", scope, "`while`")
        return Step(step.who, step.moves, repeat)

    def _move(self, name: str, step: Step, location: Location) -> None:
        if name not in self.game.moves:
            raise unknown("move", name, self.game.moves).at(location)
        move = self.game.moves[name]
        if move.anytime or move.final:
            raise RuleError("outside-turns", word=name, key="anytime" if move.anytime else "final").at(location)
        if move.by_table != (step.who == TABLE):
            raise RuleError("table-moves" if move.by_table else "players-move", word=name).at(location)

    # -- effects

    def effects(self, rule: Rule, scope: Scope) -> tuple[Effect, ...]:
        """What the rule does, with its expressions resolved."""
        kinds = [effect.kind for effect in rule.effects]
        if kinds.count("begin") > 1:
            raise RuleError("begins-twice").at(self._where(rule, "begin"))
        set_ = [effect.target.name for effect in rule.effects if effect.kind == "set" and not effect.target.called]
        for effect in rule.effects:
            if effect.kind == "set" and set_.count(effect.target.name) > 1:
                raise RuleError("sets-twice", word=effect.target.name).at(self._where(rule, "set"))
        resolve = {"begin": self._begin, "pay": self._pay, "set": self._set, "move": self._moving}
        return tuple(resolve[effect.kind](effect, rule, scope) for effect in rule.effects)

    def _where(self, rule: Rule, key: str, value: bool = False) -> Location:
        """Where the key of the last effect of a kind is written, or its value."""
        path = max((rule.id, "do", position) for position in range(len(rule.effects))
                   if key in self.book.keys(rule.id, "do", position))
        return self.book.rule(*path, key) if value else self.book.rule(*path, key=key)

    def _begin(self, effect: Effect, rule: Rule, scope: Scope) -> Effect:
        phases = self.game.phases[1:]
        if effect.what not in phases:
            raise unknown("phase", effect.what, phases).at(self._where(rule, "begin", value=True))
        if rule.on and self.game.moves[rule.on].final or "game" in (rule.before, rule.after):
            raise RuleError("begins-nothing").at(self._where(rule, "begin"))
        return effect

    def _pay(self, effect: Effect, rule: Rule, scope: Scope) -> Effect:
        expect = self.lexicon.expect
        whose = self.game.notes[self.game.counter].index
        return replace(effect, what=expect(effect.what, "number", scope, "`pay`"),
                       source=effect.source and expect(effect.source, whose, scope, "`from`"),
                       target=expect(effect.target, whose, scope, "`to`"))

    def _set(self, effect: Effect, rule: Rule, scope: Scope) -> Effect:
        if effect.target.name not in self.game.notes:
            raise unknown("note", effect.target.name, self.game.notes, effect.target.place)
        target = self.lexicon.resolve(effect.target, scope)
        what = phrase("the-note", word=target.name)
        return replace(effect, target=target, value=self.lexicon.expect(effect.value, target.type, scope, what))

    def _moving(self, effect: Effect, rule: Rule, scope: Scope) -> Effect:
        target = self.zone(effect.target, scope)
        if effect.what == "all":
            if effect.source is not None:
                raise RuleError("all-from", effect.source.place)
            self._spared(effect.spared, rule)
            return replace(effect, target=target)
        if effect.spared:
            raise RuleError("except-of-all").at(self._where(rule, "except"))
        if effect.source is None:           # only a whole zone can do without `from`
            return replace(effect, what=self.zone(effect.what, scope, "a-zone-or-from"), target=target)
        what = self.lexicon.expect(effect.what, "card or cards", scope, "`move`")
        return replace(effect, what=what, source=self.zone(effect.source, scope), target=target)

    def _spared(self, zones: Iterable[str], rule: Rule) -> None:
        for zone in zones:
            if zone not in self.game.zones:
                raise unknown("zone", zone, self.game.zones).at(self._where(rule, "except", value=True))

    def zone(self, expression: Expression, scope: Scope, expected: str = "a-zone") -> Expression:
        """An expression that names a zone."""
        if isinstance(expression, Choice):
            condition = self.lexicon.expect(expression.condition, "yes/no", scope, phrase("condition"))
            return replace(expression, condition=condition, yes=self.zone(expression.yes, scope, expected),
                           no=self.zone(expression.no, scope, expected), type="cards")
        resolved = self.lexicon.resolve(expression, scope)
        if isinstance(resolved, Word) and resolved.kind == "field":
            options = scope.fields[resolved.name].options
            if options and all(self._is_single_zone(option) for option in options):
                return resolved
        if not (isinstance(resolved, Word) and resolved.kind == "zone"):
            raise RuleError("must-be", expression.place, expected=phrase(expected), found=noun(resolved.type))
        return resolved

    def _is_single_zone(self, name: str) -> bool:
        return name in self.game.zones and self.game.zones[name].index is None
