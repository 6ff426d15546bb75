"""What rules do, as lines of Python source.

All values of a rule are reckoned first, and then all is done. Where nothing that is done changes a value, each thing is
done at once; else the values wait in variables of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager

from ...rulebook.expressions import Expression, words
from ...rulebook.game import Effect, Rule
from ...rulebook.vocabulary import CARDS
from .expressions import Expressions
from .forms import CELLS, FACES, LAID, WEIGHT
from .lines import bare, indented
from .loops import where
from .places import Cards, Place, Places


class Actions:
    """Writes what the rules of a program do."""

    def __init__(self, to: Expressions) -> None:
        self.to, self.game, self.places = to, to.game, Places(to)

    def of(self, rule: Rule) -> list[str]:
        """`if`, `do` and `end` of a rule; a phase that it begins, or the end, leaves the function."""
        lines = self.effects(rule)
        if rule.end is not None:
            ending = [f"# {rule.id}", "ended = True", "return after_game()"]
            with self.to.words.after(self.changed(rule)):
                ends = where(self.to, rule.end, ending)
            lines += ends if rule.on is None else ["if not ended:", *indented(ends)]
        begun = next((effect.what for effect in rule.effects if effect.kind == "begin"), None)
        if begun is not None:
            lines += [f"return {begun!r}"] if rule.each is None else ["if todo:", f"    return {begun!r}"]
        return self.guarded(rule, lines)

    def guarded(self, rule: Rule, lines: list[str]) -> list[str]:
        """Lines that only count where the rule applies."""
        if rule.condition is None or not lines:
            return lines
        return where(self.to, rule.condition, lines)

    def effects(self, rule: Rule) -> list[str]:
        """`do` of a rule, without the phase that it begins."""
        if not rule.effects:
            return []
        todo = [effect for effect in rule.effects if effect.kind != "begin"]
        todo.sort(key=lambda effect: effect.kind == "pay")      # payments are made last of all
        begins = len(todo) < len(rule.effects)
        apart = self._depend(todo, rule.each is not None) or begins and rule.each is not None
        done = self._apart(rule, todo) if apart else self._at_once(rule, todo)
        return [f"# {rule.id}", *done] if done else []

    def _depend(self, effects: list[Effect], repeated: bool) -> bool:
        """Whether a value is read after something that it depends on may have changed."""
        changed: set[str] = set()
        for effect in effects:
            if self._read(effect) & changed:
                return True
            changed |= self._changed(effect)
        return repeated and any(self._read(effect) & changed for effect in effects)

    def _read(self, effect: Effect) -> set[str]:
        if effect.kind == "pay":
            return self._mentioned([effect.what, effect.source, effect.target])
        parts = [effect.value] if effect.kind == "set" else []
        if effect.kind == "move" and effect.source is not None and effect.what != "all":
            parts.append(effect.what)
        for place in (effect.what, effect.source, effect.target):
            if isinstance(place, Expression) and place not in parts:
                parts += [argument for argument in getattr(place, "arguments", (place,))]
        return self._mentioned(parts)

    def _mentioned(self, things: Iterable[Expression]) -> set[str]:
        """The zones and notes on which expressions depend."""
        found: set[str] = set()
        for word in words(tuple(thing for thing in things if thing is not None)):
            if word.kind in ("zone", "note"):
                found.add(word.name)
            elif word.kind == "let":
                definition = self.to.program.definitions[word.name]
                found |= self._mentioned([definition.meaning] if not definition.ranking else [
                    condition for _, condition in definition.meaning])
        return found

    def _changed(self, effect: Effect) -> set[str]:
        if effect.kind == "pay":
            return {self.game.counter}
        if effect.kind == "set":
            return {effect.target.name}
        if effect.what == "all":
            return set(self.game.zones)
        sources = effect.source if effect.source is not None else effect.what
        return {place.zone.name for node in (sources, effect.target) for place in self.places.meant(node)}

    def changed(self, rule: Rule) -> set[str]:
        """The zones from or to which a rule moves cards, and the notes that it changes."""
        return set().union(*(self._changed(effect) for effect in rule.effects if effect.kind != "begin"))

    # -- each thing at once

    def _at_once(self, rule: Rule, effects: list[Effect]) -> list[str]:
        if rule.each is None:
            return [line for effect in effects for line in self._doing(effect, None)]
        with self._each(rule):
            lines = [line for effect in effects for line in self._doing(effect, None)]
        return [self._head(rule), *indented(lines)] if lines else []

    def _each(self, rule: Rule) -> AbstractContextManager[None]:
        return self.to.at(self.to.scope.knowing(rule.each[0]))

    def _head(self, rule: Rule) -> str:
        """The line that goes through what a rule is done for."""
        name, things = rule.each
        return f"for {self.to.names.of('local', name)} in {bare(self.to.of(things))}:"

    # -- values first

    def _apart(self, rule: Rule, effects: list[Effect]) -> list[str]:
        kept: list[str] = []
        if rule.each is None:
            done = [line for number, effect in enumerate(effects) for line in self._doing(effect, _Kept(kept, number))]
            return [*kept, *done]
        with self._each(rule):
            done = [line for number, effect in enumerate(effects) for line in self._doing(effect, _Kept(kept, number))]
        reckoned = "".join(f"{line.partition(' = ')[0]}, " for line in kept)
        lines = ["todo = []", self._head(rule), *indented([*kept, f"todo.append(({reckoned}))"])]
        return [*lines, f"for {reckoned}in todo:", *indented(done)] if done else lines

    # -- effects

    def _doing(self, effect: Effect, kept: _Kept | None) -> list[str]:
        """The lines that do an effect; with `kept`, its values are reckoned before and kept."""
        keep = kept.keep if kept else lambda source, what="": source
        if effect.kind == "pay":
            return self._paying(effect, keep)
        return self._setting(effect, keep) if effect.kind == "set" else self._moving(effect, keep)

    def _paying(self, effect: Effect, keep) -> list[str]:
        amount = keep(bare(self.to.of(effect.what)), "paid")
        counter = self.to.names.of("note", self.game.counter)
        sides = ("-", effect.source), ("+", effect.target)
        holders = [(sign, holder) for sign, holder in sides if holder is not None]
        lines = []
        if len(holders) == 2 and not amount.isidentifier():
            lines, amount = [f"paid = {amount}"], "paid"
        for sign, holder in holders:
            place = keep(bare(self.to.of(holder)), "from" if sign == "-" else "to")
            if not self.to.is_sure(holder) and not place.isidentifier():
                lines, place = [*lines, f"holder = {place}"], "holder"
            line = f"{counter}[{place}] {sign}= {amount}"
            lines += [line] if self.to.is_sure(holder) else [f"if {place} is not None:", f"    {line}"]
        return lines

    def _setting(self, effect: Effect, keep) -> list[str]:
        note = self.to.names.of("note", effect.target.name)
        value = bare(self.to.faces(effect.value) if effect.value.type in CARDS else self.to.of(effect.value))
        if self.game.notes[effect.target.name].type == "seats":
            value = f"tuple({value})"
        value = keep(value)
        if not effect.target.called:
            return [f"{note} = {value}"]
        index = effect.target.arguments[0]
        place = keep(bare(self.to.of(index)), "at")
        if self.to.is_sure(index):
            return [f"{note}[{place}] = {value}"]
        return [f"if {place} is not None:", f"    {note}[{place}] = {value}"]

    def _moving(self, effect: Effect, keep) -> list[str]:
        targets = self._kept_places(effect.target, keep, "to")
        if effect.what == "all":
            return _chosen([(target, self._all(effect, target)) for target in targets])
        if effect.source is None:
            sources = self._kept_places(effect.what, keep, "from")
            return _chosen([(source, _chosen([(target, self.places.emptying(source, target)) for target in targets]))
                            for source in sources])
        sources = self._kept_places(effect.source, keep, "from")
        before, cards = self._moved(effect.what, keep)
        taken = _chosen([(source, self.places.taking(cards, source)) for source in sources])
        return [*before, *taken, *_chosen([(target, self.places.putting(cards, target)) for target in targets])]

    def _all(self, effect: Effect, target: Place) -> list[str]:
        lines = []
        for zone in self.game.zones.values():
            if zone.name in effect.spared:
                continue
            if zone.index is None:
                lines += self.places.emptying(Place(zone), target)
            else:
                emptying = self.places.emptying(Place(zone, "place"), target)
                head = f"for place in {'everybody' if zone.index == 'seat' else repr(self.game.sizes)}:"
                lines += [head, *indented(emptying)] if emptying else []
        return lines

    def _kept_places(self, node: Expression, keep, what: str) -> list[Place]:
        return [place._replace(index=place.index and keep(place.index, what),
                               test=place.test and keep(place.test, "is")) for place in self.places.meant(node)]

    def _moved(self, node: Expression, keep) -> tuple[list[str], Cards]:
        """What is moved, and the lines that must come before."""
        if node.type == "card":
            card = keep(bare(self.to.of(node)), "card")
            before = [] if self.to.is_sure(node) else [f"if {card} is None:", "    raise Broken"]
            if card.isidentifier():
                return before, Cards(card, card=True)
            return [f"moved = {card}", *(line.replace(card, "moved") for line in before)], Cards("moved", card=True)
        form = self.to.form(node)
        source = bare(self.to.of(node))
        source = keep(f"tuple({source})" if form == FACES else source, "moved")
        gaps = node.type != "cards" or form == FACES
        if source.isidentifier() and form in (LAID, WEIGHT, CELLS):
            return [], Cards(source, form, gaps=gaps)
        return [f"moved = {source}"], Cards("moved", form, gaps=gaps)


class _Kept:
    """Puts values into variables before anything is done."""

    def __init__(self, lines: list[str], number: int) -> None:
        self.lines, self.number = lines, number

    def keep(self, source: str, what: str = "value") -> str:
        """The variable in which a value waits."""
        name = f"_{what or 'value'}_{self.number}_{len(self.lines)}"
        self.lines.append(f"{name} = {source}")
        return name


def _chosen(cases: list[tuple[Place, list[str]]]) -> list[str]:
    """The lines for the place that is meant."""
    if len(cases) == 1 and not cases[0][0].test:
        return cases[0][1]
    lines = []
    for position, (place, inner) in enumerate(cases):
        lines += [f"{'if' if position == 0 else 'elif'} {place.test}:", *indented(inner or ["pass"])]
    return [*lines, "else:", "    raise NotPlain"]
