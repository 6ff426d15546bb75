"""Records of many games judged quickly: a line of JSON, plainly written and legal, straight to its judgement.

Whoever judges many lines asks here first, and the exact reader (`transcripts.read`, `engine.judge`) where there is no
answer: for a record that is illegal, undetermined or unreadable, and for any that is written in an unusual way.

>>> from .transcripts.read import Installed
>>> quick = Quick(Installed())
>>> quick(b'{"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []}').verdict
'legal'
>>> quick(b'{"game": "battalion", "players": ["Anna"], "dealer": "Anna", "moves": []}') is None
True

Plain decoders of JSON forget what a record must not have: that a key stood there twice, or how a number was written.
So every key that is made use of is counted, and a line must have as many colons. A colon in a text is one too many,
and leads to the exact reader; so does a key that nobody asks for. Numbers count where they are whole.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

from .cards.alphabets import LANGUAGES
from .documents.nodes import Node, Pairs, Text
from .documents.pairs import LARGEST
from .engine.follow import standing
from .engine.generated.compiled import Compiled, Record, Seats, compiled
from .engine.generated.holdings import NotPlain
from .engine.generated.laid import spelling
from .findings import LEGAL, Judgement, Place
from .rulebook.game import Game
from .transcripts.reading import Choice, read_choice
from .transcripts.table import events

MOST_KEPT = 256
_NOWHERE = Place(1, 1)
_UNSAID = object()

LONGEST = 2 * LARGEST
"""Bytes of a line that cannot hold more values than a record may have."""


def standard_decoder() -> Callable[[bytes], Any]:
    """What decodes a line with the standard library alone."""
    return lambda line: json.loads(line.decode())


def _decoder() -> Callable[[bytes], Any]:
    """What decodes a line: orjson where it is installed, three times as fast."""
    try:
        from orjson import loads
    except ImportError:
        return standard_decoder()
    return loads


class Quick:
    """Judges lines of JSON. `games` are those that a record may name; `choice` replaces the reading of its header."""

    def __init__(self, games: Mapping[str, Game], choice: Choice = Choice()) -> None:
        self.games, self.choice = games, choice
        self._decoded = _decoder()
        self._known: dict[str, Game] = {}
        self._readings: dict[Any, tuple[str, dict[str, str], Compiled]] = {}
        self._seats: dict[tuple[str, tuple[str, ...]], Seats] = {}

    def __call__(self, line: bytes) -> Judgement | None:
        """The judgement that the exact reader would give, or None: ask it. Raises nothing.

        What is given is legal. The line has no line feed within; that it names no file is left to whoever read it.
        """
        if len(line) > LONGEST or _has_minus_nought(line):
            return None
        try:
            return self._judgement(self._decoded(line), line.count(b":"))
        except Exception:                   # not legal, not plain, or unforeseen: the exact reader tells
            return None

    def _judgement(self, written: dict[str, Any], colons: int) -> Judgement | None:
        """The judgement on a record with so many keys, if that is how many are made use of."""
        game = self._game(written["game"])
        seats = self._seats_of(game, tuple(written["players"]))
        reading = written.get("reading", _UNSAID)
        name, options, code = self._reading(game, reading)
        moves, used = written["moves"], 3
        if reading is not _UNSAID:
            used += 1 + len(reading) if type(reading) is dict else 1
        header = {}
        for note in game.header:
            header[note] = seats.seat_of[written[note]]
        for note in game.optional:
            if note in written:
                header[note] = seats.seat_of[written[note]]
        language = LANGUAGES[0]
        if "language" in written:
            language, used = LANGUAGES[LANGUAGES.index(written["language"])], used + 1
        if "edition" in written:
            used += written["edition"] == game.edition
        final, result = code.program.final, None
        if final is not None and final.name in written:
            result, used = written[final.name], used + 1
            if result is None:              # null is written, and no result; generated code would take it for none
                return None
        if type(moves) is not list:
            return None
        in_play, amounts, winners, complete = code.play(Record(seats, header, moves, result, spelling(language)))
        if in_play + used + len(header) != colons:
            return None
        players = seats.names
        return Judgement(LEGAL, (), game.name, game.edition, name, options, bool(complete), len(moves), players,
                         standing(game, players, amounts), tuple([players[seat] for seat in winners]), None)

    def _game(self, name: Any) -> Game:
        if name not in self._known:
            game = self.games[name]
            if any(game.notes[note].type != "seat" for note in (*game.header, *game.optional)):
                raise NotPlain
            self._known[name] = game
        return self._known[name]

    def _seats_of(self, game: Game, names: tuple[str, ...]) -> Seats:
        """The players by their names, if these are plain, can be told apart and mean nothing else; else NotPlain."""
        key = game.name, names
        if key not in self._seats:
            taken = (*game.holders, *events(game))
            if not names or len(set(names)) < len(names) or not all(_is_plain(name) for name in names) \
                    or any(name in taken for name in names):
                raise NotPlain
            if len(self._seats) >= MOST_KEPT:
                self._seats.clear()
            self._seats[key] = Seats(names, game)
        return self._seats[key]

    def _reading(self, game: Game, written: Any) -> tuple[str, dict[str, str], Compiled]:
        """The reading of a record by what its header says: its name, its options, and its generated code."""
        key = game.name, tuple(written.items()) if type(written) is dict else written
        if key not in self._readings:
            name, options = read_choice(self.choice, _as_node(written), game)
            if len(self._readings) >= MOST_KEPT:
                self._readings.clear()
            self._readings[key] = name, options, compiled(game, options)
        return self._readings[key]


def _has_minus_nought(line: bytes) -> bool:
    """Whether a line may hold a number that no record has, although it is equal to one that records do have."""
    at = line.find(b"-")                    # to look for one character is far quicker than for two
    while at >= 0:
        if line.startswith(b"0", at + 1):
            return True
        at = line.find(b"-", at + 1)
    return False


def _as_node(reading: Any) -> Node | None:
    """A reading as a header has it, as the exact reader takes it. Raises NotPlain for what is no text."""
    if reading is _UNSAID:
        return None
    if type(reading) is dict:
        return Pairs(tuple((_as_text(key), _as_text(value)) for key, value in reading.items()), _NOWHERE)
    return _as_text(reading)


def _as_text(written: Any) -> Text:
    if type(written) is not str or not written.isascii():
        raise NotPlain
    return Text(written, _NOWHERE)


def _is_plain(name: Any) -> bool:
    """Whether a name is one that every reader takes as it is."""
    return type(name) is str and name.isprintable() and name.strip() != "" and unicodedata.is_normalized("NFC", name)
