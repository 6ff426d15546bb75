"""A program as specialised Python source: a function for each phase, with the order of moves inlined.

The source judges records that show every card, and only says whether and where a rule is broken: a failure is
explained by the interpreter, which is also what the source is tested against. `print(source(program))` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...rulebook.game import Field, Rule, Step, Turns
from ..domain import empty
from ..program import Program
from .actions import Actions, indented
from .sources import Sources


def source(program: Program) -> str:
    """The Python source of a game under a reading."""
    return "\n".join(_Writer(program).module()) + "\n"


class _Writer:
    """Writes the module, line by line."""

    def __init__(self, program: Program) -> None:
        self.program, self.game = program, program.game
        self.sources = Sources(program)
        self.actions = Actions(program, self.sources)

    def module(self) -> Iterable[str]:
        """All of it: words, moves between moves, phases, the beginning and the end."""
        for word in self.program.definitions:
            yield from (*self.sources.definition(word), "", "")
        for move in self.game.moves.values():
            rules = self.program.every(move.name)
            if (move.anytime or move.final) and rules:
                yield f"def m_{_name(move.name)}(t, move):"
                yield from indented(["t.player = move.player", *self._fields(move.fields), *self._move(rules),
                                     "return None"])
                yield from ("", "")
        for moment in ("before", "after"):
            yield f"def {moment}_game(t):"
            yield from indented([*self._moment(moment, "game"), "return None"])
            yield from ("", "")
        for phase in self.game.phases[1:]:
            yield from self._phase(phase)
        yield "PHASES = {" + ", ".join(f"{phase!r}: p_{_name(phase)}" for phase in self.game.phases[1:]) + "}"
        anytime = [move.name for move in self.game.moves.values() if move.anytime and self.program.every(move.name)]
        yield "ANYTIME = {" + ", ".join(f"{name!r}: m_{_name(name)}" for name in anytime) + "}"
        after_the_end = filter(self.program.may_follow_the_end, anytime)
        yield "AFTER_THE_END = {" + ", ".join(f"{name!r}: m_{_name(name)}" for name in after_the_end) + "}"
        final = self.program.final
        named = final is not None and self.program.every(final.name)
        yield f"FINAL = {f'm_{_name(final.name)}' if named else None}"

    # -- phases

    def _phase(self, phase: str) -> Iterable[str]:
        yield f"def p_{_name(phase)}(t):"
        body = ["t.round = 1"]
        for note in self.game.notes.values():
            if note.lifetime == phase:
                body.append(f"t.n_{note.name} = {self._empty_note(note)}")
        body += self._moment("before", phase)
        rule = self.program.turns(phase)
        if rule is not None:
            body += self._turns(rule.turns, phase)
        body += self._moment("after", phase)
        body.append(f"return {self.program.following(phase)!r}")
        yield from indented(body)
        yield from ("", "")

    def _empty_note(self, note) -> str:
        if note.index is None:
            return str(empty(note.type))
        places = f"(t.seats + {len(self.game.holders)})" if note.index == "holder" else "t.seats"
        return f"[{empty(note.type)}] * {places}"

    def _turns(self, turns: Turns, phase: str) -> list[str]:
        steps = [line for step in turns.steps for line in self._step(step, phase)]
        if not steps:
            return []
        if turns.start is not None:
            lines = [f"order = clockwise({self.sources.of(turns.start)}, t.seats)",
                     f"for t.round in range(1, {turns.rounds + 1}):",
                     "    for t.player in order:",
                     "        player = t.player", *indented(steps, 2)]
        else:
            lines = [f"for t.round in range(1, {turns.rounds + 1}):", "    t.player = player = None",
                     *indented(steps)]
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
                  "    t.at += 1",
                  "    if move.name in ANYTIME:",
                  "        begun = ANYTIME[move.name](t, move)",
                  "        if begun or t.ended:",
                  "            return begun",
                  "        continue",
                  f"    if move.player != {'due' if step.who != 'table' else 'None'}:",
                  "        raise Broken"]
        for position, name in enumerate(moves):
            lines.append(f"    {'if' if position == 0 else 'elif'} move.name == {name!r}:")
            body = ["t.player = move.player", *self._fields(self.game.moves[name].fields),
                    *self._move(self.program.on(name, phase))]
            lines += indented(body, 2)
        lines += ["    else:", "        raise Broken"]
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

    def _move(self, rules: tuple[Rule, ...]) -> list[str]:
        """What happens on a move: all requirements, then all effects."""
        lines = []
        for rule in rules:
            if rule.require is not None:
                lines += self.actions.guarded(rule, self._require(rule))
        for rule in rules:
            lines += self.actions.of(rule)
        return lines or ["pass"]

    def _require(self, rule: Rule) -> list[str]:
        check = [f"if not {self.sources.of(rule.require)}:    # {rule.id}", "    raise Broken"]
        if rule.each is None:
            return check
        name, things = rule.each
        return [f"for v_{name} in {self.sources.of(things)}:", *indented(check)]

    def _moment(self, moment: str, phase: str) -> list[str]:
        lines = []
        for rule in self.program.at(moment, phase):
            if phase == "game" and rule.require is not None:
                lines += self.actions.guarded(rule, self._require(rule))
            lines += self.actions.of(rule)
        return lines


def _name(word: str) -> str:
    return word.replace("-", "_")
