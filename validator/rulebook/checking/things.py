"""Checks the things of a game: what `game.yaml` names exists, and is of the right kind."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..errors import Location, RuleError, phrase, unknown
from ..game import MARKS, Field, Game, Move
from ..loading.names import check_name, check_word, what_it_names
from ..loading.pages import Page
from ..vocabulary import CARDS, VOCABULARY

WHOLE_GAME = "game"
"""The phase that is every game's, and stands in no flow."""
GIVEN_BY_A_HEADER = ("number", "suit", "seat", "seats")
"""The types of the notes that it can give: a card of it would lie nowhere, and what is or is not so is a variant."""
_PLACE = re.compile(r"\{([^{}]*)\}")


def check_things(game: Game, page: Page) -> None:
    """Raise RuleError, with its place in `game.yaml`, at the first thing that is wrong."""
    things = _Things(game, page)
    things.words()
    things.flow()
    things.notes_for_the_referee()
    things.moves()
    things.terms()


class _Things:
    def __init__(self, game: Game, page: Page) -> None:
        self.game, self.page = game, page

    def words(self) -> None:
        """Every word of expressions names one thing."""
        game, at = self.game, self.page.at
        seen: dict[str, str] = dict.fromkeys(VOCABULARY, "a-word-of-every-game")
        named = [*((name, "a-zone", at("zones", key=name)) for name in game.zones),
                 *((note.name, "a-note", at("notes", note.lifetime, key=note.name)) for note in game.notes.values()),
                 *((name, "a-holder", at("holders", position)) for position, name in enumerate(game.holders))]
        for name, kind, location in named:
            _well_formed(check_word, name, location)
            if name in MARKS:
                raise RuleError("key-of-any-move", key=name).at(location)
            if name in seen:
                raise RuleError("shadows", word=name, what=phrase(seen[name])).at(location)
            seen[name] = kind
        for zone in game.zones.values():
            self._index(zone.index, at("zones", zone.name))

    def flow(self) -> None:
        """The flow goes through phases of good names, each once, and returns to one of them."""
        for position, phase in enumerate(self.game.flow):
            location = self.page.at("flow", position)
            _well_formed(check_name, phase, location)
            if phase == WHOLE_GAME:
                raise RuleError("shadows", word=phase, what=phrase("the-whole-game")).at(location)
            if position < len(self.game.flow) - 1 and phase in self.game.flow[:position]:
                first = self.page.at("flow", self.game.flow.index(phase))
                raise RuleError("twice", what=phrase("the-phase"), word=phase, first=first).at(location)
        if self.game.flow[-1] not in self.game.flow[:-1]:
            raise RuleError("no-return", word=self.game.flow[-1]).at(self.page.at("flow", len(self.game.flow) - 1))
        self._apart("phase", self.game.phases, lambda name: self.page.at("flow", self.game.flow.index(name)))
        for lifetime in dict.fromkeys(note.lifetime for note in self.game.notes.values()):
            _known("phase", lifetime, self.game.phases, self.page.at("notes", key=lifetime))

    def notes_for_the_referee(self) -> None:
        """The zone, and the notes, that have a part in every game are there and of the right type."""
        game, at = self.game, self.page.at
        begin, location = game.begin, at("cards", "begin")
        _known("zone", begin, game.zones, location)
        if game.zones[begin].kind != "cards" or game.zones[begin].index:
            raise RuleError("begin-in-cards", word=begin).at(location)
        self._note(game.counter, at("counter"), "number of holder", *([] if game.holders else ["number of seat"]))
        self._note(game.winners, at("outcome", "winners"), "seats")
        if game.settled is not None:
            self._note(game.settled, at("outcome", "settled"), "yes/no")
        for key, names in (("header", game.header), ("optional", game.optional)):
            for position, name in enumerate(names):
                self._given_by_the_header(name, at(key, position))

    def _given_by_the_header(self, name: str, place: Location) -> None:
        _known("note", name, self.game.notes, place)
        note = self.game.notes[name]
        if note.index:
            raise RuleError("header-indexed", word=name, key=note.index).at(place)
        if note.type not in GIVEN_BY_A_HEADER:
            raise RuleError("header-type", word=name, known=GIVEN_BY_A_HEADER, found=note.type).at(place)
        if note.lifetime != WHOLE_GAME:
            raise RuleError("header-forgotten", word=name, other=note.lifetime).at(place)

    def moves(self) -> None:
        """Moves can be told apart; one at most says how the game ended."""
        self._apart("move", self.game.moves, lambda name: self.page.at("moves", key=name))
        for move in self.game.moves.values():
            self._move(move)
        final = [move.name for move in self.game.moves.values() if move.final]
        if len(final) > 1:
            raise RuleError("two-final", other=final[0]).at(self.page.at("moves", final[1], key="final"))

    def terms(self) -> None:
        """Only things that exist have a name for people."""
        options = {option for move in self.game.moves.values() for field in move.fields for option in field.options}
        chapters = {rule.section.partition(".")[0] for rule in self.game.rules}
        known = {"titles": (self.game.name,), "chapters": chapters, "holders": self.game.holders,
                 "zones": self.game.zones, "moves": self.game.moves, "told": self.game.moves,
                 "phases": self.game.phases,
                 "notes": self.game.notes, "options": options, "stated": self._stated()}
        for group, terms in self.game.terms.items():
            for name in terms:
                what = {"told": "move", "stated": "field"}.get(group, group.removesuffix("s"))
                _known(what, name, known[group], self.page.at("terms", group, key=name))
        for name, sentence in self.game.terms.get("told", {}).items():
            fields = [field.name for field in self.game.moves[name].fields]
            for word in _PLACE.findall(sentence):
                _known("field", word, [*fields, "player"], self.page.at("terms", "told", name))
        for name, words in self.game.terms.get("stated", {}).items():
            for word in _PLACE.findall(words):
                _known("word", word, ["value", *self._stated()[name]], self.page.at("terms", "stated", name))

    def _stated(self) -> dict[str, set[str]]:
        """What moves take, each with its index, if it has one in all moves that take it."""
        stated: dict[str, set[str]] = {}
        for field in (field for move in self.game.moves.values() for field in move.fields):
            stated.setdefault(field.name, {field.index} - {None}).intersection_update({field.index})
        return stated

    # -- parts

    def _move(self, move: Move) -> None:
        """What a move takes has words and keys of its own."""
        name, at = move.name, self.page.at
        _well_formed(check_name, name, at("moves", key=name))
        if name in MARKS:
            raise RuleError("key-of-any-move", key=name).at(at("moves", key=name))
        if move.final and (move.anytime or not move.by_table):
            raise RuleError("final-by-table", word=name).at(at("moves", name, key="final"))
        keys: dict[str, str] = {}
        for field in move.fields:
            self._field(move, field)
            key = move.key_of(field)
            if key in MARKS:
                raise RuleError("key-of-any-move", key=key).at(at("moves", name, "takes", key=field.name))
            if key in keys:
                raise RuleError("key-of-two", key=key, first=keys[key]).at(at("moves", name, "takes", key=field.name))
            keys[key] = field.name
        for renamed in self.page.keys("moves", name, "names"):
            location = at("moves", name, "names", key=renamed)
            _known("field", renamed, [field.name for field in move.fields], location)
            if not move.final and renamed == move.fields[0].name:
                raise RuleError("first-has-no-key", word=renamed, other=name).at(location)

    def _field(self, move: Move, field: Field) -> None:
        location = self.page.at("moves", move.name, "takes", key=field.name)
        _well_formed(check_word, field.name, location)
        if what := what_it_names(self.game, field.name):
            raise RuleError("shadows", word=field.name, what=phrase(what)).at(location)
        self._index(field.index, location)
        if field.counted and field.type not in CARDS:
            raise RuleError("counted-cards", word=field.name).at(
                self.page.at("moves", move.name, "takes", field.name, key="counted"))

    def _note(self, name: str, location: Location, expected: str, *also: str) -> None:
        _known("note", name, self.game.notes, location)
        note = self.game.notes[name]
        found = note.type + (f" of {note.index}" if note.index else "")
        if found not in (expected, *also):
            raise RuleError("wrong-note", word=name, expected=expected, found=found).at(location)

    def _index(self, index: str | None, location: Location) -> None:
        if index == "size" and not self.game.sizes:
            raise RuleError("no-sizes").at(location)

    def _apart(self, what: str, names: Iterable[str], locate) -> None:
        """Names that differ in hyphens only would be taken for each other."""
        seen: dict[str, str] = {}
        for name in names:
            other = seen.setdefault(name.replace("-", "_"), name)
            if other != name:
                raise RuleError("too-alike", what=phrase(what), word=name, other=other).at(locate(name))


def _known(what: str, name: str, known: Iterable[str], location: Location) -> None:
    if name not in known:
        raise unknown(what, name, known).at(location)


def _well_formed(check, name: str, location: Location) -> None:
    check(name, location.place, location.file)
