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
from functools import lru_cache
from typing import Any

from .cards.alphabets import LANGUAGES
from .documents.nodes import Node, Pairs, Text
from .documents.pairs import LARGEST
from .engine.follow import standing
from .engine.generated.compiled import Compiled, Record, compiled
from .engine.generated.holdings import NotPlain
from .engine.generated.laid import spelling
from .engine.generated.words import Broken
from .findings import LEGAL, Judgement, Place, Unreadable
from .rulebook.game import Game
from .transcripts.reading import Choice, read_choice
from .transcripts.table import events

MOST_READINGS = 256
_ALWAYS = ("game", "players", "moves", "reading", "edition", "language")
_NOWHERE = Place(1, 1)
_UNSAID = ()

LONGEST = 2 * LARGEST
"""Bytes of a line that cannot hold more values than a record may have."""

_UNUSUAL = (NotPlain, Unreadable, Broken, LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""What comes of a record that is not legal, or not plain."""


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

    def __call__(self, line: bytes) -> Judgement | None:
        """The judgement that the exact reader would give, or None: ask it. Raises nothing.

        What is given is legal. The line has no line feed within; that it names no file is left to whoever read it.
        """
        if len(line) > LONGEST or _has_minus_nought(line):
            return None
        try:
            return self._judgement(self._decoded(line), line.count(b":"))
        except _UNUSUAL:
            return None

    def _judgement(self, written: dict[str, Any], colons: int) -> Judgement | None:
        """The judgement on a record with so many keys, if that is how many are made use of."""
        game = self._game(written["game"])
        players = _players(tuple(written["players"]), (*game.holders, *events(game)))
        moves, language = written["moves"], written.get("language", LANGUAGES[0])
        if type(moves) is not list or language not in LANGUAGES or written.get("edition", game.edition) != game.edition:
            return None
        name, options, code = self._reading(game, written.get("reading", _UNSAID))
        header = _header(game, players, written)
        final = code.program.final
        result = written.get(final.name) if final is not None else None
        record = Record(game, players, header, moves, result, spelling(language))
        used, amounts, winners, complete = code.play(record)
        used += sum(key in written for key in _ALWAYS) + len(header) + (result is not None)
        if type(written.get("reading")) is dict:
            used += len(written["reading"])
        if used != colons:
            return None
        return Judgement(LEGAL, (), game.name, game.edition, name, options, bool(complete), len(moves), players,
                         standing(game, players, amounts), tuple([players[seat] for seat in winners]))

    def _game(self, name: Any) -> Game:
        if name not in self._known:
            self._known[name] = self.games[name]
        return self._known[name]

    def _reading(self, game: Game, written: Any) -> tuple[str, dict[str, str], Compiled]:
        """The reading of a record by what its header says: its name, its options, and its generated code."""
        key = game.name, tuple(written.items()) if type(written) is dict else written
        if key not in self._readings:
            name, options = read_choice(self.choice, _as_node(written), game)
            if len(self._readings) >= MOST_READINGS:
                self._readings.clear()
            self._readings[key] = name, options, compiled(game, options)
        return self._readings[key]


def _has_minus_nought(line: bytes) -> bool:
    """Whether a line may hold a number that no record has, although it is equal to one that records do have."""
    return any(part.startswith(b"0") for part in line.split(b"-")[1:])


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


@lru_cache(maxsize=2**10)
def _players(names: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """The names of players, if they are plain, can be told apart and are not taken by others; else raises NotPlain."""
    for name in names:
        if type(name) is not str or not name.isprintable() or not name.strip() or name in taken \
                or not unicodedata.is_normalized("NFC", name):
            raise NotPlain
    if not names or len(set(names)) < len(names):
        raise NotPlain
    return names


def _header(game: Game, players: tuple[str, ...], written: dict[str, Any]) -> dict[str, int]:
    """The notes that the header gives, all of them seats. Raises an error where one is missing or nobody."""
    header = {}
    for note in (*game.header, *game.optional):
        if note in written or note in game.header:
            if game.notes[note].type != "seat":
                raise NotPlain
            header[note] = players.index(written[note])
    return header
