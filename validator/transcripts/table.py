"""Who sits at the table of a record: names to seats, and what a value of the record is read with."""

from __future__ import annotations

from functools import cached_property

from ..documents.characters import composed
from ..documents.nodes import Items, Node, Pairs, Text
from ..documents.source import Source
from ..findings import Fact, Unreadable
from ..rulebook.game import Game
from ..value import Value
from .unknown import unknown


class Table(Value):
    """What one must know to read the moves of a record."""

    game: Game
    players: tuple[str, ...]                # in NFC
    language: str
    source: Source
    cards: list[Text] | None = None         # where wanted, all texts that are read as cards or suits are put

    def seat(self, name: Text) -> int:
        """The seat of a player, or Unreadable."""
        return self._index(name, len(self.players))

    def holder(self, name: Text) -> int:
        """The seat of a player, or the number after the seats of another holder of chips."""
        return self._index(name, len(self._indices))

    def is_player(self, name: str) -> bool:
        """Whether a player is called so."""
        return self._indices.get(composed(name), len(self.players)) < len(self.players)

    @cached_property
    def _indices(self) -> dict[str, int]:
        """The seats of the players, and the numbers after them of the other holders."""
        return {name: index for index, name in enumerate(self.players + self.game.holders)}

    def _index(self, name: Text, count: int) -> int:
        """The index of a name among the first `count`."""
        index = self._indices.get(composed(name.value), count)
        if index >= count:
            raise unknown("unknown-player", name, tuple(self._indices)[:count])
        return index


def events(game: Game) -> tuple[str, ...]:
    """The names of the moves that the table makes, in the order of the game."""
    return tuple(move.name for move in game.moves.values() if move.by_table and not move.final)


def read_players(game: Game, node: Node) -> tuple[str, ...]:
    """The names of the players, in the order of their seats; Unreadable if they cannot be told apart."""
    if not isinstance(node, Items):
        raise Unreadable("players-not-a-list", node.place)
    if not node.items:
        raise Unreadable("players-none", node.place)
    players: dict[str, Text] = {}
    for item in node.items:
        name = text(item, "players")
        player = composed(name.value)
        written = Fact("text", name.value)
        if not player.strip():
            raise Unreadable("player-without-name", name.place)
        if player in players:
            raise Unreadable("player-twice", name.place, word=written, first=Fact("place", players[player].place))
        if player in events(game):
            raise Unreadable("player-is-event", name.place, word=written)
        if player in game.holders:
            raise Unreadable("player-is-holder", name.place, word=written)
        players[player] = name
    return tuple(players)


def text(node: Node, key: str) -> Text:
    """The node, if it is a text; else Unreadable. `key` says what it belongs to."""
    if isinstance(node, Text):
        return node
    if isinstance(node, Pairs) and _is_question_mark(node):
        raise Unreadable("quote-question-mark", node.place)
    raise Unreadable("text-not-list" if isinstance(node, Items) else "text-not-mapping", node.place,
                     key=Fact("text", key))


def _is_question_mark(node: Pairs) -> bool:
    """YAML reads a bare ``?`` as a key that is not there, of a value that is not there."""
    return len(node.pairs) == 1 and isinstance(node.pairs[0][0], Text) and not node.pairs[0][0].value
