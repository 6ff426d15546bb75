"""A program as specialised Python source: one function that plays a record, with a function in it for each phase.

What lies on the table and is noted are its variables. Moves are taken as they are written, and read where it is known
which are due. The source only goes through to the end where nothing is broken: what is broken is explained by the
interpreter, which is also what the source is tested against. `print(source(program))` reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property

from ...rulebook.game import Move, Note, Rule
from ...rulebook.expressions import words
from ..domain import empty
from ..play import ENDLESS
from ..program import Program
from .actions import Actions
from .expressions import Expressions
from .fields import Fields
from .forms import NOTHING, OF_ZONES
from .lines import bare, functions_and_values, indented, shared, unless
from .names import Names
from .scope import Scope
from .steps import Steps

_ASSIGNED = re.compile(r"^\s*(?:for )?(\w+)(?: in | [+-]?= )")


def source(program: Program) -> str:
    """The Python source of a game under a reading."""
    return "\n".join(line for part in parts(program).values() for line in part) + "\n"


def parts(program: Program) -> dict[str, list[str]]:
    """The source in parts: what comes before the phases, each phase by its name, and what comes after them."""
    return SourceWriter(program).parts()


class SourceWriter:
    """Writes the module, part by part."""

    def __init__(self, program: Program) -> None:
        self.program, self.game, self.names = program, program.game, Names(program.game)
        self.to = Expressions(program, self.names)
        self.actions, self.fields = Actions(self.to), Fields(self.to)
        self.steps = Steps(self)

    def parts(self) -> dict[str, list[str]]:
        """All of it."""
        packs = bare(self.to.of(self.game.packs))
        functions = [*self._moments(), *self._between(), *self._final()]
        phases = {phase: indented(self._phase(phase)) for phase in self.game.phases[1:]}
        course = indented(self._course())
        words_of_the_table = functions_and_values(
            [written.lines for written in self.to.words.written if not written.pure], 1)
        table = [*self._table(), *words_of_the_table, *self._cards(packs), *self._notes(), ""]
        pure = functions_and_values([written.lines for written in self.to.words.written if written.pure], 2)
        pack = [f"pack = weight_of({self._own_faces()})"]
        before = [*pack, *(pure or ["", ""]), "def play(record):", *indented([*table, *functions])]
        return {"before the phases": before, **phases, "after the phases": course}

    # -- the table

    def _table(self) -> list[str]:
        holders = [f"{self.names.of('holder', name)} = seats{f' + {position}' if position else ''}"
                   for position, name in enumerate(self.game.holders)]
        return ["names, seat_of, holder_of = record.seats.names, record.seats.seat_of, record.seats.holder_of",
                "spelling, moves, following = record.spelling, record.moves, record.moves.__next__",
                "card_of, cards_of = spelling.card, spelling.cards",
                "weight_from, weigh = spelling.weights, spelling.weights.made",
                "row_of, suit_of = spelling.rows, spelling.suit",
                "seats = len(names)", "everybody = tuple(range(seats))",
                "keys, ended, player = 0, False, None", *(["rounds = 1"] if self.uses("round") else []), *holders]

    def _cards(self, packs: str) -> Iterable[str]:
        for zone in self.game.zones.values():
            nothing = NOTHING[OF_ZONES[zone.kind]] if zone.kind != "pile" else "[]"
            name = self.names.of("zone", zone.name)
            if zone.name == self.game.begin:
                yield f"{name} = deck(pack, {packs})"
            elif zone.index == "seat":
                yield f"{name} = [{nothing}] * seats" if zone.kind != "pile" else f"{name} = [[] for _ in names]"
            elif zone.index == "size":
                yield f"{name} = {{size: {nothing} for size in {self.game.sizes}}}"
            else:
                yield f"{name} = {nothing}"

    def _own_faces(self) -> str:
        whole = self.game.faces == tuple(range(52))
        return "FACES" if whole else repr(self.game.faces)

    def _notes(self) -> Iterable[str]:
        given = {*self.game.header, *self.game.optional}
        for note in self.used_notes:
            nothing = self.empty_note(note)
            yield f"{self.names.of('note', note.name)} = " + (
                f"record.header.get({note.name!r}, {nothing})" if note.name in given else nothing)

    @cached_property
    def used_notes(self) -> list[Note]:
        """The notes that any rule in force reads or writes, and those that say how things stand."""
        game = self.game
        used = {word.name for word in (*self.program.words, *words(tuple(game.moves.values()))) if word.kind == "note"}
        used |= {game.counter, game.winners, game.settled}
        used |= {step.who for rule in self.program.rules if rule.turns for step in rule.turns.steps}
        return [note for note in game.notes.values() if note.name in used]

    def empty_note(self, note: Note) -> str:
        """What a note holds before anything is written there."""
        if note.index is None:
            return str(empty(note.type))
        holders = len(self.game.holders) if note.index == "holder" else 0
        return f"[{empty(note.type)}] * {f'(seats + {holders})' if holders else 'seats'}"

    def function(self, head: str, body: list[str]) -> list[str]:
        """A function within the one that plays, with what it changes of the table."""
        assigned = {found[1] for line in body if (found := _ASSIGNED.match(line))}
        state = [*(self.names.of("zone", zone) for zone in self.game.zones),
                 *(self.names.of("note", note) for note in self.game.notes), "keys", "ended", "player", "rounds"]
        changed = [name for name in state if name in assigned]
        return [head, *indented([*([f"nonlocal {', '.join(changed)}"] if changed else []), *(body or ["pass"])]), ""]

    # -- what happens at no step

    def _moments(self) -> Iterable[str]:
        for moment in ("before", "after"):
            yield from self.function(f"def {moment}_game():", self.moment(moment, "game"))

    def _between(self) -> Iterable[str]:
        """Moves that can be made between any two others."""
        yield from self.steps.between()

    def _final(self) -> Iterable[str]:
        """The claim about the end."""
        final = self.program.final
        if final is not None:
            reading = self.fields.read(final, 0)
            happens = self.move(final, self.program.every(final.name))
            yield from self.function("def made_final(taken):", [*reading, *happens])

    def move(self, move: Move, rules: tuple[Rule, ...]) -> list[str]:
        """What happens on a move: all requirements, then all effects."""
        sure = {*self.fields.sure(move), *(() if move.by_table else ("player",))}
        with self.to.at(Scope(frozenset(sure), fields=self.fields.forms(move))):
            lines = [line for rule in rules if rule.require is not None
                     for line in self.actions.guarded(rule, self._require(rule))]
            return lines + [line for rule in rules for line in self.actions.of(rule)]

    def moment(self, moment: str, phase: str) -> list[str]:
        """What happens before or after a phase; what is looked up twice is noted first."""
        lines, self.to.words.shared = [], {}
        self.to.words.sharing = {*self.game.zones, *self.game.notes}
        for rule in self.program.at(moment, phase):
            if phase == "game" and rule.require is not None:
                lines += self.actions.guarded(rule, self._require(rule))
            lines += self.actions.of(rule)
            self.to.words.sharing -= self.actions.changed(rule)
        self.to.words.sharing = set()
        return shared(lines, self.to.words.shared)

    def _require(self, rule: Rule) -> list[str]:
        if rule.each is None:
            return [f"if {unless(self.to.of(rule.require))}:    # {rule.id}", "    raise Broken"]
        name, things = rule.each
        with self.to.at(self.to.scope.through(things, name)):
            broken = unless(self.to.of(rule.require))
        over = bare(self.to.of(things)).removeprefix("sorted")         # in which order, does not matter
        return [f"for {self.names.of('local', name)} in {bare(over)}:", f"    if {broken}:    # {rule.id}",
                "        raise Broken"]

    # -- phases, and the whole course of a game

    def _phase(self, phase: str) -> Iterable[str]:
        body = [f"{self.names.of('note', note.name)} = {self.empty_note(note)}" for note in self.used_notes
                if note.lifetime == phase]
        if self.uses("round"):
            body.insert(0, "rounds = 1")
        body += self.moment("before", phase)
        body += self.steps.of(phase)
        body += self.moment("after", phase)
        body.append(f"return {self.program.following(phase)!r}")
        return self.function(f"def {self.names.phase(phase)}():", body)

    def uses(self, word: str) -> bool:
        """Whether any rule in force uses a word of the vocabulary."""
        return any(node.name == word and node.kind == "vocabulary" for node in self.program.words)

    def _course(self) -> list[str]:
        game = self.game
        settled = f" or {self.names.of('note', game.settled)}" if game.settled else ""
        return ["before_game()",
                f"phase, idle = {self.program.following('game')!r}, 0",
                # by their names, since functions that named each other would outlast the game and have to be sought out
                "phases = {" + ", ".join(f"{phase!r}: {self.names.phase(phase)}" for phase in game.phases[1:]) + "}",
                "try:",
                "    while phase is not None:",
                "        before = keys",
                "        phase = phases[phase]()",
                "        idle = idle + 1 if keys == before else 0",
                f"        if idle > {ENDLESS}:",
                "            raise Broken",
                "    while True:",
                "        between(following(), after_the_end=True)",
                "except StopIteration:",
                "    pass",
                "if record.result is not None:",
                "    record.at_result = True",
                "    made_final(record.result)" if self.program.final is not None else "    raise NotPlain",
                f"return keys, {self.names.of('note', game.counter)}, {self.names.of('note', game.winners)}, "
                f"ended{settled}"]
