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


def written(played: Played, game: Game, players: Sequence[str], language: str = "en") -> str:
    """The move in YAML, its cards in the letters of a language, as in ``Boris: {draw: stock, card: K♠}``."""
    move = plain_move(played, game, players, language)
    return move if isinstance(move, str) else _pairs(move)


def _pairs(mapping: dict[str, Any]) -> str:
    return ", ".join(f"{_text(key)}: {_flow(value)}" for key, value in mapping.items())


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{_pairs(value)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    return _text(value)


def _text(text: str) -> str:
    """A scalar, in quotes where it would not be read as the same text without them."""
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
