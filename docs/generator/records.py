"""The end of a record, in words and pictures."""

from __future__ import annotations

from html import escape
from typing import Any

from validator.findings import Fact
from validator.reports.speaker import Speaker
from validator.rulebook.game import Field, Game
from validator.transcripts.transcript import Played, Transcript

from .cards import pictures
from .edition import Edition
from .markup import plain

_SHOWN = 4                                  # of the moves, so many before the end


def at_the_table(edition: Edition, record: Transcript) -> Speaker:
    """What speaks of a record: it knows the players by name."""
    return Speaker(edition.speaker.language, edition.game, record.players, edition.speaker.wording)


def last_moves(edition: Edition, record: Transcript) -> str:
    """The last moves of a record, as a numbered list; the result is the last of them."""
    speaker = at_the_table(edition, record)
    moves = [*record.moves, *([record.result] if record.result else [])]
    first = max(0, len(moves) - _SHOWN)
    return "\n".join(f"{number}. {_move(edition.game, speaker, played)}"
                     for number, played in enumerate(moves[first:], first + 1))


def _move(game: Game, speaker: Speaker, played: Played) -> str:
    """A move in words and pictures."""
    values = [_value(speaker, field, played.values[field.name]) for field in game.moves[played.name].fields
              if field.name in played.values]
    what = " ".join([plain(speaker.term("moves", played.name)), *values])
    if played.player is None:
        return what
    told = plain(speaker.word("site.move", player="[]", move="{}"))
    return told.replace(plain("[]"), f"**{plain(speaker.players[played.player])}**").replace(plain("{}"), what)


def _value(speaker: Speaker, field: Field, value: Any) -> str:
    if field.index is None:
        return _single(speaker, field.type, value)
    parts = [f"{escape(_index(speaker, field.index, index))} {_single(speaker, field.type, part)}"
             for index, part in value.items()]
    return speaker.row(parts) if field.type == "number" else " ".join(parts)


def _index(speaker: Speaker, kind: str, index: int) -> str:
    return str(index) if kind == "size" else speaker.show(Fact("holder", index))


def _single(speaker: Speaker, kind: str, value: Any) -> str:
    match kind:
        case "card":
            return pictures([value], speaker)
        case "cards" | "row":
            return pictures(value, speaker)
    return plain(speaker.show(Fact(kind, value)))
