"""A program as specialised Python source: a function for each phase, with the order of moves inlined.

The source judges records that show every card, and only says whether and where a rule is broken: a failure is
explained by the interpreter, which is also what the source is tested against. `print(source(program))` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..rulebook.expressions import Choice, Expression, Word
from ..rulebook.game import Effect, Field, Rule, Step, Turns, Zone
from .program import Program
from .sources import Sources


def source(program: Program) -> str:
    """The Python source of a game under a reading."""
    return "\n".join(_Writer(program).module()) + "\n"


class _Writer:
    """Writes the module, line by line."""

    def __init__(self, program: Program) -> None:
        self.program, self.game = program, program.game
        self.sources = Sources(program)

    def module(self) -> Iterable[str]:
        """All of it: words, moves between moves, phases, the beginning and the end."""
        for word in self.program.definitions:
            yield from (*self.sources.definition(word), "", "")
        for move in self.game.moves.values():
            rules = self.program.on(move.name, "")
            if (move.anytime or move.final) and rules:
                yield f"def m_{_name(move.name)}(t, move):"
                yield from _indented([*self._fields(move.fields), *self._move(rules), "return None"])
                yield from ("", "")
        for moment, phase in (("before", "game"), ("after", "game")):
            yield f"def {moment}_game(t):"
            yield from _indented([*self._moment(moment, phase, leave=moment == "before"), "return None"])
            yield from ("", "")
        for phase in self.game.phases[1:]:
            yield from self._phase(phase)
        yield "PHASES = {" + ", ".join(f"{phase!r}: p_{_name(phase)}" for phase in self.game.phases[1:]) + "}"
        anytime = [move.name for move in self.game.moves.values() if move.anytime and self.program.on(move.name, "")]
        yield "ANYTIME = {" + ", ".join(f"{name!r}: m_{_name(name)}" for name in anytime) + "}"
        quiet = [name for name in anytime if not any(rule.effects for rule in self.program.on(name, ""))]
        yield "QUIET = {" + ", ".join(f"{name!r}: m_{_name(name)}" for name in quiet) + "}"
        final = self.program.final
        named = final is not None and self.program.on(final.name, "")
        yield f"FINAL = {f'm_{_name(final.name)}' if named else None}"

    # -- phases

    def _phase(self, phase: str) -> Iterable[str]:
        yield f"def p_{_name(phase)}(t):"
        body = [f"t.phase = {phase!r}"]
        for note in self.game.notes.values():
            if note.lifetime == phase:
                body.append(f"t.n_{note.name} = {self._empty_note(note)}")
        body += self._moment("before", phase, leave=True)
        rule = self.program.turns(phase)
        if rule is not None:
            body += self._turns(rule.turns, phase)
        body += self._moment("after", phase, leave=True)
        body.append(f"return {self.program.following(phase)!r}")
        yield from _indented(body)
        yield from ("", "")

    def _empty_note(self, note) -> str:
        empty = {"number": "0", "yes/no": "False", "seats": "()"}.get(note.type, "None")
        if note.index is None:
            return empty
        return f"[{empty}] * (t.seats + {len(self.game.holders)})" if note.index == "holder" else f"[{empty}] * t.seats"

    def _turns(self, turns: Turns, phase: str) -> list[str]:
        steps = [line for step in turns.steps for line in self._step(step, phase)]
        if not steps:
            return []
        if turns.start is not None:
            lines = [f"order = clockwise({self.sources.of(turns.start)}, t.seats)",
                     f"for t.round in range(1, {turns.rounds + 1}):",
                     "    for t.player in order:",
                     "        player = t.player", *_indented(steps, 2)]
        else:
            lines = [f"for t.round in range(1, {turns.rounds + 1}):", "    t.player = player = None",
                     *_indented(steps)]
        return lines

    def _step(self, step: Step, phase: str) -> list[str]:
        moves = self.program.moves(step, phase)
        if not moves:
            return []
        who = {"table": "None", "player": "player"}.get(step.who, f"t.n_{step.who}")
        lines = ["while True:"]
        if step.who != "table":
            lines += [f"    due = {who}", "    if due is None:", "        break"]
        if step.who != "table" and step.repeat is None:
            lines.append("    t.player = player")
        if step.repeat is not None:
            lines += ["    t.player = player", f"    if not {self.sources.of(step.repeat)}:", "        break"]
        lines += ["    if t.at == t.count:", "        raise Finished",
                  "    move = t.moves[t.at]",
                  "    if move.name in ANYTIME:",
                  "        begun = ANYTIME[move.name](t, move)",
                  "        t.at += 1",
                  "        if begun:",
                  "            return begun",
                  "        continue",
                  f"    if move.player != {'due' if step.who != 'table' else 'None'}:",
                  "        raise Broken"]
        for position, name in enumerate(moves):
            lines.append(f"    {'if' if position == 0 else 'elif'} move.name == {name!r}:")
            body = ["t.player = move.player", *self._fields(self.game.moves[name].fields),
                    *self._move(self.program.on(name, phase), count=True)]
            lines += _indented(body, 2)
        lines += ["    else:", "        raise Broken", "    t.at += 1"]
        if step.repeat is None:
            lines.append("    break")
        return lines

    # -- moves and moments

    def _fields(self, fields: tuple[Field, ...]) -> list[str]:
        lines = []
        for field in fields:
            name = f"f_{field.name}"
            unrecorded = "unrecorded()" if field.unrecorded is None or self._counts_hidden(field) else \
                self.sources.of(field.unrecorded)
            if field.index is not None:
                lines.append(f"{name} = dict(sorted(move.values.get({field.name!r}, {{}}).items()))")
                if field.unrecorded is not None:
                    places = "range(t.seats)" if field.index == "seat" else repr(self.game.sizes)
                    place = f"v_{field.index}"
                    lines.append(f"{name} = {{{place}: {name}[{place}] if {place} in {name} else {unrecorded} "
                                 f"for {place} in {places}}}")
            elif field.unrecorded is None:
                lines.append(f"{name} = move.values[{field.name!r}]")
            else:
                lines.append(f"{name} = move.values[{field.name!r}] if {field.name!r} in move.values else {unrecorded}")
            if field.type == "seats":
                lines.append(f"{name} = tuple(sorted({name}))")
        return lines

    def _counts_hidden(self, field: Field) -> bool:
        return field.type in ("cards", "row") and field.unrecorded.type == "number"

    def _move(self, rules: tuple[Rule, ...], count: bool = False) -> list[str]:
        """What happens on a move: all requirements, then all effects."""
        lines = []
        for rule in rules:
            if rule.require is not None:
                lines += self._guarded(rule, self._require(rule))
        for rule in rules:
            lines += self._act(rule, leave=True, count=count)
        return lines or ["pass"]

    def _require(self, rule: Rule) -> list[str]:
        check = [f"if not {self.sources.of(rule.require)}:    # {rule.id}", "    raise Broken"]
        if rule.each is None:
            return check
        name, things = rule.each
        return [f"for v_{name} in {self.sources.of(things)}:", *_indented(check)]

    def _guarded(self, rule: Rule, lines: list[str]) -> list[str]:
        if rule.condition is None or not lines:
            return lines
        return [f"if {self.sources.of(rule.condition)}:", *_indented(lines)]

    def _moment(self, moment: str, phase: str, leave: bool) -> list[str]:
        lines = []
        for rule in self.program.at(moment, phase):
            if phase == "game" and moment == "before" and rule.require is not None:
                lines += self._guarded(rule, self._require(rule))
            lines += self._act(rule, leave)
        return lines

    def _act(self, rule: Rule, leave: bool, count: bool = False) -> list[str]:
        """What one rule does; `leave` says that what it begins or ends leaves the function."""
        body = self._effects(rule)
        begun = next((effect.what for effect in rule.effects if effect.kind == "begin"), None)
        if rule.end is not None:
            body += [f"if {self.sources.of(rule.end)}:", f"    t.ended = {rule.id!r}", "    after_game(t)"]
            body += ["    t.at += 1"] * count + ["    return None"] * leave
        if begun is not None and leave:
            body += ["t.at += 1"] * count + [f"return {begun!r}"]
        return self._guarded(rule, body)

    def _effects(self, rule: Rule) -> list[str]:
        """Every value is reckoned first, for all that `each` goes through, then all is done together."""
        acting = [effect for effect in rule.effects if effect.kind != "begin"]
        if not acting:
            return []
        values: list[str] = []
        done: list[str] = []
        for number, effect in enumerate(acting):
            reckoned, action = self._effect(effect, number)
            values += reckoned
            done += action
        note = f"# {rule.id}"
        names = [line.partition(" = ")[0] for line in values]
        if rule.each is None:
            return [note, *values, *done]
        name, things = rule.each
        return [note, "todo = []", f"for v_{name} in {self.sources.of(things)}:",
                *_indented([*values, f"todo.append(({''.join(f'{each}, ' for each in names)}))"]),
                f"for {''.join(f'{each}, ' for each in names)} in todo:", *_indented(done)]

    def _effect(self, effect: Effect, number: int) -> tuple[list[str], list[str]]:
        """The lines that reckon an effect's values, and those that do it."""
        of = self.sources.of
        value = f"e{number}"
        if effect.kind == "pay":
            values, counter = [f"{value} = {of(effect.what)}"], f"t.n_{self.game.counter}"
            done = []
            for side, sign, holder in (("source", "-", effect.source), ("target", "+", effect.target)):
                if holder is not None:
                    values.append(f"{value}_{side} = {of(holder)}")
                    done += [f"if {value}_{side} is not None:", f"    {counter}[{value}_{side}] {sign}= {value}"]
            return values, done
        if effect.kind == "set":
            values = [f"{value} = {of(effect.value)}"]
            if effect.target.called:
                values.append(f"{value}_at = {of(effect.target.arguments[0])}")
                return values, [f"t.n_{effect.target.name}[{value}_at] = {value}"]
            return values, [f"t.n_{effect.target.name} = {value}"]
        return self._moving(effect, value)

    def _moving(self, effect: Effect, value: str) -> tuple[list[str], list[str]]:
        of = self.sources.of
        target = f"{value}_to"
        values = [f"{target} = {self._zone(effect.target)}"]
        gaps = self._is(effect.target, "row")
        if effect.what == "all":
            return values, [line for zone in self.game.zones.values() if zone.name not in effect.spared
                            for line in self._emptied(zone, target, gaps)]
        if effect.source is None:
            return [*values, f"{value} = {self._zone(effect.what)}"], [f"move_all({value}, {target}, {gaps})"]
        values += [f"{value} = {of(effect.what)}", f"{value}_from = {self._zone(effect.source)}"]
        if effect.what.type == "card":
            return values, [f"move_single({value}, {value}_from, {target}, {self._is(effect.source, 'pile')})"]
        return values, [f"move_cards({value}, {value}_from, {target}, {gaps})"]

    def _zone(self, node: Expression) -> str:
        if isinstance(node, Choice):
            return f"({self._zone(node.yes)} if {self.sources.of(node.condition)} else {self._zone(node.no)})"
        if isinstance(node, Word) and node.kind == "field":
            return f"getattr(t, 'z_' + f_{node.name})"
        return f"t.z_{node.name}[{self.sources.of(node.arguments[0])}]" if node.called else f"t.z_{node.name}"

    def _is(self, node: Expression, kind: str) -> str:
        """Whether a zone is a pile or a row, as source: a move may name the zone."""
        if isinstance(node, Choice):
            return f"({self._is(node.yes, kind)} if {self.sources.of(node.condition)} else {self._is(node.no, kind)})"
        if node.kind == "field":
            zones = tuple(zone.name for zone in self.game.zones.values() if zone.kind == kind)
            return f"f_{node.name} in {zones!r}"
        return str(self.game.zones[node.name].kind == kind)

    def _emptied(self, zone: Zone, target: str, gaps: str) -> list[str]:
        if zone.index is None:
            return [f"move_all(t.z_{zone.name}, {target}, {gaps})"]
        places = f"t.z_{zone.name}" if zone.index == "seat" else f"t.z_{zone.name}.values()"
        return [f"for zone in {places}:", f"    move_all(zone, {target}, {gaps})"]


def _indented(lines: Iterable[str], levels: int = 1) -> list[str]:
    return ["    " * levels + line for line in lines]


def _name(word: str) -> str:
    return word.replace("-", "_")
