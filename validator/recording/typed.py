"""What somebody typed, understood as a move: as a record has it, or short, as in ``attack Chiyo 7s 8s``."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from ..cards.typed import as_recorded
from ..documents.json import read_json
from ..documents.nodes import Text
from ..documents.source import Source
from ..documents.yaml import read_yaml
from ..findings import Fact, Place, Unreadable
from ..reports.written import scalar
from ..rulebook.game import Field, Game, Move
from ..transcripts.moves import read_move
from ..transcripts.table import Table
from ..transcripts.transcript import Played
from ..transcripts.unknown import unknown
from ..transcripts.values import read_value

CARDS = ("card", "cards", "row")
_START = Place(1, 1)


@dataclass
class Draft:
    """A move of which something may still be missing: a text for each key, or for each place of one with an index."""

    move: Move
    player: str | None
    values: dict[str, Any] = field(default_factory=dict)

    def plain(self) -> Any:
        """The move as plain dicts and texts."""
        name = self.move.name
        if self.player is not None:
            return {self.player: self.values or name}
        if not self.values:
            return name
        return {name: self.values[name] if list(self.values) == [name] else self.values}

    def missing(self) -> list[Field]:
        """What must be given and is not."""
        return [part for part in self.move.fields
                if part.unrecorded is None and self.move.key_of(part) not in self.values]


class Reader:
    """Understands lines at one table. `called` gives what a move is called in the language of who types."""

    def __init__(self, game: Game, players: tuple[str, ...], language: str, called: Callable[[str], str]) -> None:
        self.game, self.players, self.language, self.called = game, players, language, called
        self.moves = [move for move in game.moves.values() if not move.final]

    def read(self, line: str, number: int, due: str | None, expected: Sequence[str] = ()) -> Draft | Played:
        """The move with a number that a line is: whole, or as far as it goes.

        A move that names nobody is that of `due`. Of the moves `expected` now the beginning of the name is enough, and
        of the only one not even that is needed.
        Raises Unreadable.
        """
        line = re.sub(r"^- +", "", line)
        named, rest = self._beginning(line, self.players)
        if any(bracket in line for bracket in "{["):
            return self._as_recorded(line, number, named, rest, due)
        if named is not None and not rest:
            named, rest = None, line        # a player may be called like a move
        try:
            word, values = self._kind(rest if named is not None else line, expected)
        except Unreadable:
            values = rest if named is not None else line
            if len(set(expected)) != 1 or not self._begins(self.game.moves[expected[0]], values):
                raise
            word = self.game.moves[expected[0]]
        player = None if word.by_table else named if named is not None else due
        if player is None and not word.by_table:
            raise Unreadable("move-without-player", _START, word=Fact("text", word.name))
        draft = Draft(word, player)
        self._fill(draft, values)
        return draft

    def played(self, draft: Draft, number: int) -> Played:
        """The move that a whole draft is. Raises Unreadable."""
        source = Source(json.dumps(draft.plain()))
        return read_move(read_json(source), self.table(source), number)

    def written(self, text: str, number: int) -> Played:
        """The move that stands in YAML on one line. Raises Unreadable."""
        source = Source(f"- {text}")
        node, = next(read_yaml(source.text)).items
        return read_move(node, self.table(source), number)

    def check(self, part: Field, key: str, value: str) -> None:
        """Raise Unreadable unless a value can stand for a field, or for one place of it."""
        read_value(replace(part, index=None), key, Text(value, _START), self.table(Source(value)))

    def table(self, source: Source) -> Table:
        """What is needed to read a move."""
        return Table(self.game, self.players, self.language, source)

    # -- whole moves

    def _as_recorded(self, line: str, number: int, named: str | None, rest: str, due: str | None) -> Played:
        if named is not None:
            return self.written(f"{scalar(named)}: {rest}", number)
        return self.written(f"{scalar(due)}: {line}" if line.startswith("{") and due is not None else line, number)

    # -- short moves

    @staticmethod
    def _beginning(line: str, names: Sequence[str]) -> tuple[str | None, str]:
        """The longest name that a line begins with, and the rest of it."""
        for name in sorted(names, key=len, reverse=True):
            for written in (name, scalar(name)):
                if line.casefold().startswith(written.casefold()):
                    rest = line[len(written):]
                    if not rest or rest[0] in ": ：,":
                        return name, rest.lstrip(": ：,")
        return None, line

    def _kind(self, line: str, expected: Sequence[str]) -> tuple[Move, str]:
        """The move that a line names, and what it says of it."""
        calls = {move.name: move.name for move in self.moves}
        calls |= {self.called(move.name): move.name for move in self.moves if self.called(move.name) not in calls}
        call, rest = self._beginning(line, tuple(calls))
        if call is not None:
            return self.game.moves[calls[call]], rest
        word, _, rest = line.partition(" ")
        begun = {name for call, name in calls.items()
                 if name in expected and call.casefold().startswith(word.casefold())}
        if len(begun) == 1 and word:
            return self.game.moves[begun.pop()], rest.strip()
        raise unknown("unknown-move", Text(word, _START), [move.name for move in self.moves])

    def _begins(self, move: Move, text: str) -> bool:
        """Whether a text can be what a move takes: its first word can stand there, or was meant for a card."""
        word = text.partition(" ")[0]
        for part in move.fields[:1]:
            if part.type in CARDS and any(character.isdigit() for character in word):
                return True
            with suppress(Unreadable):
                self.check(part, move.key_of(part), self.single(part, word))
                return True
        return False

    def _fill(self, draft: Draft, text: str) -> None:
        """Part what was typed among the fields of the move: in their order, or each behind its key."""
        keys = {part.key: part for part in draft.move.fields if part.key}
        positional, *keyed = _by_key(text, keys)
        for part in draft.move.fields:
            if positional:
                value, positional = self._first(part, positional)
                if value is not None:
                    draft.values[draft.move.key_of(part)] = value
        if positional:
            if not draft.move.fields:
                raise Unreadable("takes-nothing", _START, word=Fact("text", draft.move.name))
            raise Unreadable("command.record.left-over", _START, word=Fact("text", positional),
                             name=Fact("text", draft.move.name))
        for key, value in keyed:
            draft.values[key] = self._first(keys[key], value)[0] if keys[key].index else self.single(keys[key], value)

    def single(self, part: Field, text: str) -> str:
        """One value as a record has it; what cannot be understood stays as it is."""
        if part.type in CARDS:
            return as_recorded(text, self.language)
        if part.type == "seat":
            return meant(text, self.players)
        return meant(text, part.options) if part.type == "option" else text

    def _first(self, part: Field, text: str) -> tuple[Any, str]:
        """The value of a field at the beginning of a text, and the rest."""
        if part.index:
            return self._by_place(part, text), ""
        if part.type in ("cards", "row", "seats"):
            return self.single(part, text), ""
        if part.type == "seat":
            name, rest = self._beginning(text, self.players)
            if name is not None:
                return name, rest
        word, _, rest = text.partition(" ")
        return self.single(part, word), rest.strip()

    def _by_place(self, part: Field, text: str) -> dict[str, str]:
        """A value for each place: ``Anna 8 Boris 10``."""
        names = tuple(map(str, self.game.sizes)) if part.index == "size" else (*self.players, *self.game.holders)
        values: dict[str, str] = {}
        while text:
            name, rest = self._beginning(text, names)
            if name is None:
                word, _, rest = text.partition(" ")
                name = word.rstrip(":")
            end = next((start for start in _words(rest) if start and self._beginning(rest[start:], names)[0]),
                       len(rest))
            values[name] = self.single(part, rest[:end].strip().rstrip(","))
            text = rest[end:].strip()
        return values


def meant(text: str, known: Sequence[str]) -> str:
    """The one that a text is, whatever the case of its letters, or that alone it begins; otherwise the text itself.

    >>> meant("chi", ["Anna", "Chiyo"]), meant("an", ["Anna", "Andrei"]), meant("anna", ["Anna", "Annabel"])
    ('Chiyo', 'an', 'Anna')
    """
    exact = [word for word in known if word.casefold() == text.casefold()]
    begun = [word for word in known if text and word.casefold().startswith(text.casefold())]
    return exact[0] if exact else begun[0] if len(begun) == 1 else text


def _by_key(text: str, keys: Sequence[str]) -> list[Any]:
    """What stands before the first of the keys, and each key with what follows it."""
    places = [match for match in re.finditer(r"(?<!\S)([^\s:]+):?(?=\s|$)", text) if match[1] in keys]
    ends = [match.start() for match in places[1:]] + [len(text)]
    first = text[:places[0].start()] if places else text
    return [first.strip(), *((match[1], text[match.end():end].strip()) for match, end in zip(places, ends))]


def _words(text: str) -> Iterator[int]:
    """Where the words of a text begin."""
    return (match.start() for match in re.finditer(r"\S+", text))
