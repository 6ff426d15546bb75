"""The moves of a record, each by its form: a word, or a mapping with the name of a player or of an event."""

from __future__ import annotations

from collections.abc import Iterable

from ...findings import Fact
from ...rulebook.game import STANDS, TAKES_BACK, Game, Move
from ...transcripts.table import events
from ..speaker import Speaker
from .values import TEXT, Schema, shared, value, words


def move(game: Game, speaker: Speaker) -> Schema:
    """One element of `moves`."""
    by_table = [game.moves[name] for name in events(game)]
    return {
        "description": speaker.word("schema.move"),
        "anyOf": [
            {
                "type": "object",
                "minProperties": 1,
                "maxProperties": 1,
                "properties": {event.name: _event(event, game, speaker) for event in by_table},
                "additionalProperties": {"$ref": "#/definitions/move-of-a-player"},
            },
            _words((event for event in by_table if _takes_nothing(event)), speaker),
        ],
    }


def move_of_a_player(game: Game, speaker: Speaker) -> Schema:
    """What stands against the name of a player."""
    theirs = [move for move in game.moves.values() if not move.by_table and not move.final]
    return {
        "description": speaker.word("schema.of-a-player"),
        "anyOf": [*(mapping(move, game, speaker) for move in theirs),
                  _words((move for move in theirs if _takes_nothing(move)), speaker)],
    }


def mapping(move: Move, game: Game, speaker: Speaker) -> Schema:
    """A move with all that it takes; the first value stands against the move's own name."""
    described = {"title": move.name, "description": _told(move, speaker)}
    fields = {move.key_of(field): value(field, game, move.final) for field in move.fields}
    first = {move.name: _described(fields[move.name], move, speaker) if move.name in fields else
             {**described, "type": ["null", "string"], "maxLength": 0}}
    required = [move.key_of(field) for field in move.fields if field.unrecorded is None]
    return {
        "type": "object",
        **described,
        "properties": {**({} if move.final else first), **{key: it for key, it in fields.items() if key != move.name},
                       **({} if move.final else marks(speaker))},
        "required": required if move.final else list(dict.fromkeys([move.name, *required])),
        "additionalProperties": False,
    }


def _described(schema: Schema, move: Move, speaker: Speaker) -> Schema:
    """What stands against a move's own name: told are both the move and the value."""
    # An editor would show what stands behind a reference and nothing else.
    whole = shared(speaker)[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    told = filter(None, [_told(move, speaker), whole.get("description")])
    return {**whole, "description": "\n\n".join(told)}


def marks(speaker: Speaker) -> dict[str, Schema]:
    """What can be said of any move: that it stands, and how many moves it takes back."""
    return {
        STANDS: {"description": speaker.word("schema.stands"), **words(["yes", "true"])},
        TAKES_BACK: {"description": speaker.word("schema.takes-back"), "allOf": [{"$ref": "#/definitions/number"}],
                     "not": {"enum": [0, "0"]}},
    }


def _event(event: Move, game: Game, speaker: Speaker) -> Schema:
    described = {"description": _told(event, speaker)}
    if not event.fields:
        return {**described, "type": ["null", "string", "object"], "maxLength": 0, "properties": marks(speaker),
                "additionalProperties": False}
    if len(event.fields) > 1:
        return mapping(event, game, speaker)
    field, = event.fields
    plain = value(field, game)
    if field.index is None:
        return {**described, "anyOf": [plain, mapping(event, game, speaker)]}
    # Somebody may be called as a mark is.
    each = {key: {"anyOf": [mark, plain["additionalProperties"]]} for key, mark in marks(speaker).items()}
    return {**described, **plain, "properties": {**plain["properties"], **each}}


def _words(moves: Iterable[Move], speaker: Speaker) -> Schema:
    """Moves that may be a word; the type keeps an editor from comparing them with a mapping that has a slip in it."""
    moves = list(moves)
    return {"type": TEXT, **words([move.name for move in moves], [_told(move, speaker) for move in moves])}


def _takes_nothing(move: Move) -> bool:
    """Whether a record may leave out all that the move takes."""
    return all(field.unrecorded is not None for field in move.fields)


def _told(move: Move, speaker: Speaker) -> str:
    return speaker.show(Fact("move", move.name))
