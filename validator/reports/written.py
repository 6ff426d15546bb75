"""A move as a record writes it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from ..cards.deck import UNKNOWN
from ..cards.notation import write
from ..rulebook.game import Field, Game
from ..transcripts.transcript import Played

_PLAIN = re.compile(r"[^\W_](?:[\w♠♥♦♣' .-]*[\w♠♥♦♣.])?")


def written(played: Played, game: Game, players: Sequence[str], language: str = "en") -> str:
    """The move in one line of YAML, its cards in the letters of a language: ``Boris: {draw: stock, card: K♠}``."""
    move = game.moves[played.name]
    values = {field.key or move.name: _value(field, played.values[field.name], game, players, language)
              for field in move.fields if field.name in played.values}
    if played.player is None:
        if len(values) > 1 or move.name not in values:
            return f"{move.name}: {_mapping(values)}" if values else move.name
        return f"{move.name}: {values[move.name]}"
    return f"{_text(players[played.player])}: {_mapping(values) if values else move.name}"


def _mapping(values: dict[str, str]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in values.items()) + "}"


def _value(field: Field, value: Any, game: Game, players: Sequence[str], language: str) -> str:
    if field.index:
        names = [*players, *game.holders] if field.index in ("seat", "holder") else None
        return _mapping({_text(names[index]) if names else str(index): _single(field, part, players, language)
                         for index, part in value.items()})
    return _single(field, value, players, language)


def _single(field: Field, value: Any, players: Sequence[str], language: str) -> str:
    if field.type == "seat":
        return _text(players[value])
    if field.type == "seats":
        return "[" + ", ".join(_text(players[seat]) for seat in value) + "]"
    if field.type == "card":
        return _text(write(value, language))
    if field.type in ("cards", "row"):
        if field.counted and len(value) and all(card == UNKNOWN for card in value):
            return str(len(value))
        return _text(" ".join(write(card, language) for card in value))
    if field.type == "suit":
        return write(52 + value, language).lstrip("?")
    return _text(str(value))


def _text(text: str) -> str:
    """A scalar of YAML, in quotes where it would not be read as the same text without them."""
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
