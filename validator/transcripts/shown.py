"""Whether a record shows every card."""

from __future__ import annotations

from typing import Any

from ..cards.deck import Hidden, is_known
from ..rulebook.game import Game
from .transcript import Transcript


def shows_everything(game: Game, transcript: Transcript) -> bool:
    """Whether no card that the record gives is hidden."""
    moves = transcript.moves if transcript.result is None else (*transcript.moves, transcript.result)
    return not any(_hides(field.index, played.values.get(field.name)) for played in moves
                   for field in game.moves[played.name].fields if field.type in ("card", "cards", "row"))


def _hides(index: str | None, value: Any) -> bool:
    if index is not None and value is not None:
        return any(_hides(None, part) for part in value.values())
    if isinstance(value, Hidden):
        return True
    if isinstance(value, int):
        return not is_known(value)
    return value is not None and not all(card is None or is_known(card) for card in value)
