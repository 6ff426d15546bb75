"""A whole record: its header, its moves and its result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..cards.alphabets import LANGUAGES
from ..documents.nodes import Items, Node, Pairs, Text
from ..documents.source import Source
from ..findings import UNREADABLE, Fact, Finding, Judgement, Unreadable
from ..rulebook.errors import nearest
from ..rulebook.game import Field, Game, Move
from .moves import read_fields, read_moves
from .reading import Choice, read_choice
from .table import Table, read_players, text
from .transcript import Played, Transcript
from .unknown import unknown
from .values import name, read_value

_ALWAYS = ("game", "players", "moves")
_SOMETIMES = ("edition", "reading", "language")


def read_record(node: Node, source: Source, games: Mapping[str, Game], choice: Choice,
                file: str | None = None, cards: list[Text] | None = None) -> Transcript | Judgement:
    """The transcript that a document holds, or the judgement that it is unreadable. Raises nothing.

    All texts of the document that are read as cards or suits are put into `cards`.
    """
    record = _Record(source, games, choice, cards)
    try:
        return record.read(node)
    except Unreadable as error:
        return unreadable(error, file, **record.known)


def unreadable(error: Unreadable, file: str | None = None, **known: Any) -> Judgement:
    """The judgement of a record that cannot be understood; `known` is what could be made out before."""
    finding = Finding(UNREADABLE, error.message, move=error.move, player=error.player, place=error.place)
    return Judgement(UNREADABLE, (finding,), file=file, **known)


class _Record:
    """A record in the reading; `known` is what a judgement says of it, whatever comes."""

    def __init__(self, source: Source, games: Mapping[str, Game], choice: Choice, cards: list[Text] | None) -> None:
        self.source, self.games, self.choice, self.cards = source, games, choice, cards
        self.known: dict[str, Any] = {}

    def read(self, node: Node) -> Transcript:
        if not isinstance(node, Pairs):
            raise Unreadable("not-a-record", node.place)
        keys = {name(key).value: key for key, _ in node.pairs}
        values = {name(key).value: value for key, value in node.pairs}
        game = self.game(keys, values, node)
        self.known["game"] = game.name
        if isinstance(values.get("moves"), Items):
            self.known["moves"] = len(values["moves"].items)
        final = {move.name: move for move in game.moves.values() if move.final}
        self.check_keys(keys, (*_ALWAYS, *game.header), (*_SOMETIMES, *game.optional, *final), node)
        edition = self.edition(values.get("edition"), game)
        reading_name, reading = read_choice(self.choice, values.get("reading"), game)
        self.known |= {"reading": reading_name, "options": reading}
        language = self.language(values.get("language"))
        players = self.known["players"] = read_players(game, values["players"])
        table = Table(game, players, language, self.source, self.cards)
        header = {note: read_value(Field(note, game.notes[note].type), note, values[note], table)
                  for note in (*game.header, *game.optional) if note in values}
        moves = read_moves(values["moves"], table)
        result = next((self.result(move, keys[key], values[key], table)
                       for key, move in final.items() if key in values), None)
        return Transcript(game.name, players, reading, header, moves, result, edition, reading_name, language,
                          places={key: value.place for key, value in values.items()})

    def game(self, keys: Mapping[str, Text], values: Mapping[str, Node], node: Pairs) -> Game:
        if "game" not in values:
            slip = nearest("game", keys)
            if slip and slip not in (*_ALWAYS, *_SOMETIMES):
                raise unknown("unknown-key", keys[slip], ("game",))
            raise Unreadable("game-missing-in-braces" if self.source.shows("{", node.place) else "game-missing",
                             node.place, known=Fact("texts", tuple(self.games)[:1]))
        word = text(values["game"], "game")
        if word.value not in self.games:
            others_by = getattr(self.games, "others_by", "")            # no other games know of a way to more
            raise unknown("unknown-game", word, self.games, others_by=Fact("text", others_by))
        return self.games[word.value]

    def check_keys(self, keys: Mapping[str, Text], required: tuple[str, ...], optional: tuple[str, ...],
                   node: Pairs) -> None:
        for key, written in keys.items():
            if key not in required and key not in optional:
                raise unknown("unknown-key", written, (*required, *optional), there=keys)
        for key in required:
            if key not in keys:
                raise Unreadable("key-missing", node.place, key=Fact("text", key))

    def edition(self, node: Node | None, game: Game) -> str | None:
        if node is None:
            return None
        word = text(node, "edition")
        if word.value != game.edition:
            raise Unreadable("unknown-edition", word.place, word=Fact("text", word.value),
                             known=Fact("texts", (game.edition,)))
        self.known["edition"] = game.edition
        return game.edition

    def language(self, node: Node | None) -> str:
        if node is None:
            return LANGUAGES[0]
        word = text(node, "language")
        if word.value not in LANGUAGES:
            raise unknown("unknown-language", word, LANGUAGES)
        return word.value

    def result(self, move: Move, key: Text, node: Node, table: Table) -> Played:
        return Played(move.name, None, read_fields(move, node, table), key.place)
