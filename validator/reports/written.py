"""A move on one line, as a record in YAML has it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from ..rulebook.game import Game
from ..transcripts.transcript import Played
from ..transcripts.writing import plain_move

_PLAIN = re.compile(r"[^\W_](?:[\w♠♥♦♣' .-]*[\w♠♥♦♣.])?")
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff]")     # what YAML wants as an escape


def written(played: Played, game: Game, players: Sequence[str], language: str = "en") -> str:
    """The move in YAML, its cards in the letters of a language, as in ``Boris: {draw: stock, card: K♠}``."""
    move = plain_move(played, game, players, language)
    return move if isinstance(move, str) else _pairs(move)


def _pairs(mapping: dict[str, Any]) -> str:
    return ", ".join(f"{scalar(key)}: {_flow(value)}" for key, value in mapping.items())


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{_pairs(value)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    return scalar(value)


def scalar(text: str) -> str:
    """A text as YAML has it, in quotes where it would not be read as the same text without them."""
    if _PLAIN.fullmatch(text):
        return text
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", json.dumps(text, ensure_ascii=False))
