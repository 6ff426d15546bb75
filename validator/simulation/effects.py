"""What rules do, as lines of Python source; how cards are moved is in `moving`."""

from __future__ import annotations

from ..engine.generated.lines import indented
from ..engine.program import Program
from ..rulebook.expressions import Choice, Expression, Word
from ..rulebook.game import Effect, Rule, Zone
from .expressions import Sources


class Effects:
    """Writes what the rules of a program do."""

    def __init__(self, program: Program, sources: Sources) -> None:
        self.game, self.sources = program.game, sources

    def of(self, rule: Rule) -> list[str]:
        """`if`, `do` and `end` of a rule; a phase that it begins, or the end, leaves the function."""
        lines = self.effects(rule)
        if rule.end is not None:
            lines += [f"if not t.ended and {self.sources.of(rule.end)}:", f"    t.ended = {rule.id!r}",
                      "    return after_game(t)"]
        begun = next((effect.what for effect in rule.effects if effect.kind == "begin"), None)
        if begun is not None:
            lines += [f"return {begun!r}"] if rule.each is None else ["if todo:", f"    return {begun!r}"]
        return self.guarded(rule, lines)

    def guarded(self, rule: Rule, lines: list[str]) -> list[str]:
        """Lines that only count where the rule applies."""
        if rule.condition is None or not lines:
            return lines
        return [f"if {self.sources.of(rule.condition)}:", *indented(lines)]

    def effects(self, rule: Rule) -> list[str]:
        """`do` of a rule: all values are reckoned first, for all that `each` goes through; then all is done."""
        if not rule.effects:
            return []
        values: list[str] = []
        done: list[str] = []
        for number, effect in enumerate(effect for effect in rule.effects if effect.kind != "begin"):
            reckoned, action = self._effect(effect, f"e{number}")
            values += reckoned
            done += action
        note = f"# {rule.id}"
        if rule.each is None:
            return [note, *values, *done]
        name, things = rule.each
        reckoned = "".join(f"{line.partition(' = ')[0]}, " for line in values)
        lines = [note, "todo = []", f"for v_{name} in {self.sources.of(things)}:",
                 *indented([*values, f"todo.append(({reckoned}))"])]
        return [*lines, f"for {reckoned} in todo:", *indented(done)] if done else lines

    def _effect(self, effect: Effect, value: str) -> tuple[list[str], list[str]]:
        """The lines that reckon an effect's values, and those that do it."""
        if effect.kind == "pay":
            return self._paying(effect, value)
        if effect.kind == "set":
            return self._setting(effect, value)
        return self._moving(effect, value)

    def _paying(self, effect: Effect, value: str) -> tuple[list[str], list[str]]:
        values, done = [f"{value} = {self.sources.of(effect.what)}"], []
        for side, sign, holder in (("from", "-", effect.source), ("to", "+", effect.target)):
            if holder is not None:
                values.append(f"{value}_{side} = {self.sources.of(holder)}")
                done += [f"if {value}_{side} is not None:",
                         f"    t.n_{self.game.counter}[{value}_{side}] {sign}= {value}"]
        return values, done

    def _setting(self, effect: Effect, value: str) -> tuple[list[str], list[str]]:
        values, note = [f"{value} = {self.sources.of(effect.value)}"], f"t.n_{effect.target.name}"
        if not effect.target.called:
            return values, [f"{note} = {value}"]
        values.append(f"{value}_at = {self.sources.of(effect.target.arguments[0])}")
        return values, [f"if {value}_at is not None:", f"    {note}[{value}_at] = {value}"]

    def _moving(self, effect: Effect, value: str) -> tuple[list[str], list[str]]:
        source, target = f"{value}_from", f"{value}_to"
        values = [f"{target} = {self.zone(effect.target)}"]
        if effect.what == "all":
            return values, [line for zone in self.game.zones.values() if zone.name not in effect.spared
                            for line in self._emptied(zone, target)]
        if effect.source is None:
            return [*values, f"{value} = {self.zone(effect.what)}"], [f"move_all({value}, {target})"]
        values.append(f"{source} = {self.zone(effect.source)}")
        cards = self.sources.of(effect.what)
        if effect.what.type == "card":
            return [*values, f"{value} = {cards}"], [f"move_single({value}, {source}, {target})"]
        return [*values, f"{value} = tuple({cards})"], [f"move_cards({value}, {source}, {target})"]

    def _emptied(self, zone: Zone, target: str) -> list[str]:
        if zone.index is None:
            return [f"move_all(t.z_{zone.name}, {target})"]
        places = f"t.z_{zone.name}" if zone.index == "seat" else f"t.z_{zone.name}.values()"
        return [f"for zone in {places}:", f"    move_all(zone, {target})"]

    def zone(self, node: Expression) -> str:
        """The source of the list in which the cards of a zone lie; a move may name the zone."""
        if isinstance(node, Choice):
            return f"({self.zone(node.yes)} if {self.sources.of(node.condition)} else {self.zone(node.no)})"
        if isinstance(node, Word) and node.kind == "field":
            return f"getattr(t, 'z_' + f_{node.name})"
        return self.sources.zone(node)
