"""Games as lines of JSON: the record of a game, and what must be said of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..rulebook.game import Game
from ..transcripts.transcript import Played
from ..transcripts.writing import plain_header, plain_move


def record(game: Game, reading: Any, players: Sequence[str], header: Mapping[str, Any], moves: Sequence[Played],
           result: Played | None) -> bytes:
    """A whole record; `reading` as the header of a record has it."""
    document: dict[str, Any] = {"game": game.name, "edition": game.edition, "reading": reading,
                                "players": list(players)}
    document |= plain_header(header, game, players)
    document["moves"] = [plain_move(played, game, players) for played in moves]
    if result is not None:
        document |= plain_move(result, game, players)
    return _line(document)


def answer(number: int, move: int | None = None, rule: str | None = None, change: str | None = None) -> bytes:
    """What must be said of the record on a line: that it is legal or, after a change, which move is illegal.

    >>> answer(3, 12, "suit-ban", "wrong-card")
    b'{"line": 3, "verdict": "illegal", "move": 12, "rule": "suit-ban", "change": "wrong-card"}\\n'
    """
    return _line({"line": number, "verdict": "illegal" if change else "legal", "move": move, "rule": rule,
                  "change": change})


def _line(document: dict[str, Any]) -> bytes:
    return (json.dumps(document, ensure_ascii=False) + "\n").encode("utf-8")
