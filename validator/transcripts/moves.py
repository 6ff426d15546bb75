"""The moves of a record, one by one."""

from __future__ import annotations

from typing import Any

from ..documents.characters import composed
from ..documents.nodes import Items, Node, Pairs, Text
from ..findings import Fact, Place, Unreadable
from ..rulebook.game import MARKS, Move
from .marks import Marks, among_marks, without_marks
from .table import Table, events
from .transcript import Played
from .unknown import unknown
from .values import name, read_value


def read_moves(node: Node, table: Table) -> tuple[Played, ...]:
    """The recorded moves; an Unreadable from one of them says which, and whose it is."""
    if _is_empty(node):
        return ()
    if not isinstance(node, Items):
        raise Unreadable("moves-not-a-list", node.place)
    return tuple(_numbered(item, number, table) for number, item in enumerate(node.items, start=1))


def _numbered(node: Node, number: int, table: Table) -> Played:
    try:
        return read_move(node, table, number)
    except Unreadable as error:
        error.move = number
        error.player = error.player or _mover(node, table)
        raise


def _mover(node: Node, table: Table) -> str | None:
    """The player whose move it is, where one can be made out."""
    key = node.pairs[0][0] if isinstance(node, Pairs) and len(node.pairs) == 1 else None
    return composed(key.value) if isinstance(key, Text) and table.is_player(key.value) else None


def read_move(node: Node, table: Table, number: int) -> Played:
    """One move: a mapping with one key, or a word; Unreadable if it is neither. `number` counts from 1."""
    if isinstance(node, Text):
        key, value = node, None
    elif isinstance(node, Pairs) and node.pairs:
        key, value = name(node.pairs[0][0]), node.pairs[0][1]
        if len(node.pairs) > 1:
            raise Unreadable("move-with-several-keys", node.pairs[1][0].place)
    else:
        raise Unreadable("move-not-a-mapping", node.place)
    if table.is_player(key.value):
        value, marks = without_marks(value, number)
        if marks and value is None:
            raise Unreadable("move-says-nothing", key.place, word=Fact("text", key.value))
        return _by_player(key, value, table, node.place, marks)
    if key.value in events(table.game):
        move = table.game.moves[key.value]
        value, marks = without_marks(value, number, unless=table.is_player)
        return Played(move.name, None, _event_values(move, key, value, table, bool(marks)), node.place, **marks)
    raise _nobody(key, table)


def _nobody(key: Text, table: Table) -> Unreadable:
    """A move by somebody who does not exist."""
    if not key.value:
        return Unreadable("move-empty", key.place)
    if key.value in table.game.moves:
        return Unreadable("move-without-player", key.place, word=Fact("text", key.value))
    return unknown("unknown-mover", key, table.players + events(table.game))


# -- events of the table

def _event_values(move: Move, key: Text, value: Node | None, table: Table, marked: bool) -> dict[str, Any]:
    """What an event gives: its one field is its value; if it has more, each has its key in a mapping.

    Where the table has `marked` it, so has a value that is no mapping itself; an event that takes nothing can be named
    in it again, as a move of a player is: ``reshuffle: {reshuffle, stands: yes}``.
    """
    if marked and not move.fields and isinstance(value, Pairs) and len(value.pairs) == 1:
        (word, rest), = value.pairs
        value = rest if name(word).value == move.name else value
    if value is None or not move.fields:
        return _nothing_more(move, key, value)
    if len(move.fields) > 1 or marked and move.fields[0].index is None:
        return read_fields(move, value, table)
    field, = move.fields
    return {field.name: read_value(field, move.name, value, table)}


# -- moves of the players

def _by_player(key: Text, value: Node | None, table: Table, place: Place, marks: Marks) -> Played:
    seat = table.seat(key)
    if value is None or _is_empty(value):
        raise Unreadable("move-says-nothing", key.place, word=Fact("text", key.value))
    if isinstance(value, Text):
        move = _move(value, key, table)
        return Played(move.name, seat, _nothing_more(move, value, None), place)
    if not isinstance(value, Pairs) or not value.pairs:
        raise Unreadable("move-not-a-mapping", value.place)
    move, word = _move_among(value, key, table)
    if move.fields:
        return Played(move.name, seat, read_fields(move, value, table), place, **marks)
    others = [other for other, _ in value.pairs if other is not word]
    if others and among_marks(others[0]):
        raise unknown("unknown-field", others[0], MARKS, owner=Fact("text", move.name))
    if others:
        raise Unreadable("takes-nothing", others[0].place, word=Fact("text", move.name))
    return Played(move.name, seat, _nothing_more(move, word, value.pairs[0][1]), place, **marks)


def _move(word: Text, player: Text, table: Table) -> Move:
    """The move that a word names, if a player can make it."""
    move = table.game.moves.get(word.value)
    if move is None or move.final:
        moves = (move.name for move in table.game.moves.values() if not move.by_table)
        raise unknown("unknown-move", word, moves)
    if move.by_table:
        raise Unreadable("event-of-a-player", word.place, word=Fact("text", move.name),
                         owner=Fact("text", player.value))
    return move


def _move_among(pairs: Pairs, player: Text, table: Table) -> tuple[Move, Text]:
    """The move that one of the keys names, and that key; the others are what it takes."""
    keys = [name(key) for key, _ in pairs.pairs]
    named = [key for key in keys if key.value in table.game.moves]
    for key in named:
        takes = {field.key for field in table.game.moves[key.value].fields}
        if all(other is key or other.value in takes for other in keys):
            return _move(key, player, table), key
    if len(named) > 1:
        raise Unreadable("two-moves", named[1].place, first=Fact("text", named[0].value),
                         second=Fact("text", named[1].value))
    word = named[0] if named else keys[0]
    return _move(word, player, table), word


# -- fields

def read_fields(move: Move, node: Node, table: Table) -> dict[str, Any]:
    """What a move takes, from a mapping: the first value stands against the move's name, or each has a key."""
    if not isinstance(node, Pairs):
        raise Unreadable("mapping-wanted", node.place, key=Fact("text", move.name))
    fields = {move.key_of(field): field for field in move.fields}
    values: dict[str, Any] = {}
    there = [name(key).value for key, _ in node.pairs]
    for key, value in node.pairs:
        if key.value not in fields:
            others = [field for field in fields if field != move.name]
            if not move.final and among_marks(key):
                others += MARKS
            raise unknown("unknown-field", key, others, there, owner=Fact("text", move.name))
        field = fields[key.value]
        values[field.name] = read_value(field, key.value, value, table, claim=move.final)
    for key, field in fields.items():
        if field.name not in values and field.unrecorded is None:
            raise _missing(move, key, node.place)
    return values


def _nothing_more(move: Move, word: Text, value: Node | None) -> dict[str, Any]:
    """The values of a move of which nothing is recorded but its name."""
    if value is not None and not _is_empty(value):
        raise Unreadable("takes-nothing", value.place, word=Fact("text", move.name))
    for field in move.fields:
        if field.unrecorded is None:
            raise _missing(move, move.key_of(field), word.place)
    return {}


def _missing(move: Move, key: str, place: Place) -> Unreadable:
    if key == move.name:
        return Unreadable("value-missing", place, word=Fact("text", key), example=Fact("text", f"{{{key}: …}}"))
    return Unreadable("field-missing", place, word=Fact("text", move.name), key=Fact("text", key))


def _is_empty(node: Node) -> bool:
    return isinstance(node, Text) and not node.value
