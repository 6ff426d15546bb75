"""Moves of a record in words and pictures, as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any

from validator.findings import Fact
from validator.reports.speaker import Speaker
from validator.rulebook.game import Field, Game
from validator.transcripts import Transcript
from validator.transcripts.transcript import Played

from .cards import named
from .edition import Edition
from .markup import plain

_SHOWN = 4                                  # of the moves, so many before the end
_SHARE = '<span class="share">{}</span>'     # one of several things, on a line of its own
_SIGN = re.compile(r"&#91;([a-z]+)&#93;")   # a name in square brackets, as plain() writes them
_OBJECTS = {"seat": ("site.move-against", "player"), "number": ("site.move-number", "number")}
"""What languages put before or behind what a player does → how it is said, and where it stands there."""


def at_the_table(edition: Edition, players: tuple[str, ...]) -> Speaker:
    """What speaks of a record: it knows the players by name."""
    return Speaker(edition.speaker.language, edition.game, players, edition.speaker.wording)


def last_moves(edition: Edition, record: Transcript) -> str:
    """The last moves of a record, as a numbered list; the result is the last of them."""
    moves = all_moves(record)
    first = max(0, len(moves) - _SHOWN)
    return listed(moves[first:], first + 1, edition.game, at_the_table(edition, record.players))


def all_moves(record: Transcript) -> list[Played]:
    """All moves of a record, and its result as the last of them."""
    return [*record.moves, *([record.result] if record.result else [])]


def listed(moves: Iterable[Played], first: int, game: Game, speaker: Speaker, marked: int | None = None) -> str:
    """A numbered list of moves, of which the first has the number `first`; the one numbered `marked` stands out."""
    items = "".join(("<li class=\"marked\">" if number == marked else "<li>") + told(move, game, speaker) + "</li>"
                    for number, move in enumerate(moves, first))
    return f'<ol class="moves" start="{first}">{items}</ol>'


def told(played: Played, game: Game, speaker: Speaker) -> str:
    """A move in words and pictures: of a player behind his name, of the table behind what is done."""
    done, details = plain(speaker.term("moves", played.name)), []
    for field in game.moves[played.name].fields:
        if field.name not in played.values:
            continue
        value = played.values[field.name]
        if field.type in _OBJECTS and field.index is None and played.player is not None:
            kind, place = _OBJECTS[field.type]
            done = _filled(speaker, kind, **{"move": done, place: _single(speaker, game, field.type, value)})
        elif field.type == "option" and details:        # it says how, and belongs to what it stands behind
            details[-1] += speaker.language.space + _value(speaker, game, field, value)
        else:
            details.append(_value(speaker, game, field, value))
    values = " ".join(details)
    if played.player is not None:
        player = f"<b>{plain(speaker.players[played.player])}</b>"
        return _filled(speaker, "site.move", player=player, move=done, details=values)
    if len(details) > 1:
        values = "".join(map(_SHARE.format, details))
    done = done[:1].upper() + done[1:]
    return _filled(speaker, "site.event", move=done, details=values) if values else done


def _filled(speaker: Speaker, kind: str, **parts: str) -> str:
    """A wording filled with HTML; a part may be nothing."""
    sentence = plain(speaker.word(kind, **{name: part and f"[{name}]" for name, part in parts.items()}))
    return _SIGN.sub(lambda match: parts[match[1]], sentence)


def _value(speaker: Speaker, game: Game, field: Field, value: Any) -> str:
    if field.index is None:
        shown = _single(speaker, game, field.type, value)
        if field.key in game.holders:
            return f"{plain(speaker.term('holders', field.key))} {shown}"
        return _SHARE.format(f"{plain(speaker.term('zones', field.key))} {shown}") if field.key in game.zones else shown
    parts = [f"{escape(_index(speaker, field.index, index))} {_single(speaker, game, field.type, part)}"
             for index, part in value.items()]
    return speaker.row(parts) if field.type == "number" else "".join(map(_SHARE.format, parts))


def _index(speaker: Speaker, kind: str, index: int) -> str:
    return str(index) if kind == "size" else speaker.show(Fact("holder", index))


def _single(speaker: Speaker, game: Game, kind: str, value: Any) -> str:
    match kind:
        case "card":
            return named([value])
        case "cards" | "row":
            return named(value)
        case "option":                      # it may be the name of a zone, for which there need be no other word
            words = speaker.term("options" if value in game.terms.get("options", {}) else "zones", value)
            return plain(speaker.word("site.stated", words=words))
    return plain(speaker.show(Fact(kind, value)))
