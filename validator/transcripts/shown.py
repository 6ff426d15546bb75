"""Whether a record shows every card."""

from __future__ import annotations

from typing import Any

from ..cards.deck import Hidden, is_known
from ..rulebook.expressions import Choice, Compare, Expression, Name, Word, words
from ..rulebook.game import Field, Game
from .transcript import Played, Transcript


def shows_everything(game: Game, transcript: Transcript) -> bool:
    """Whether no card is hidden: neither one that the record gives, nor one that it leaves out."""
    return gives_no_hidden_card(game, transcript) and not any(
        _is_left_out(field, value, game, transcript) and _is_hidden(field.unrecorded, played)
        for played, field, value in _cards(game, transcript))


def gives_no_hidden_card(game: Game, transcript: Transcript) -> bool:
    """Whether no card that the record gives is hidden; what it leaves out is not looked at."""
    return not any(_hides(field.index, value) for _, field, value in _cards(game, transcript))


def _cards(game: Game, transcript: Transcript) -> list[tuple[Played, Field, Any]]:
    """All fields of a record that hold cards, each with its move and with what it gives there."""
    moves = transcript.moves if transcript.result is None else (*transcript.moves, transcript.result)
    return [(played, field, played.values.get(field.name)) for played in moves
            for field in game.moves[played.name].fields if field.type in ("card", "cards", "row")]


def _hides(index: str | None, value: Any) -> bool:
    if index is not None and value is not None:
        return any(_hides(None, part) for part in value.values())
    if isinstance(value, Hidden):
        return True
    if isinstance(value, int):
        return not is_known(value)
    return value is not None and not all(card is None or is_known(card) for card in value)


def _is_hidden(instead: Expression | None, played: Played) -> bool:
    """Whether cards that a move leaves out are hidden: so many, or what the rules call so. If in doubt, they are."""
    match instead:
        case Choice(condition=Compare(operators=("==",), operands=(Word(kind="field", name=field), Name(value=name)))) \
                if field in played.values:
            return _is_hidden(instead.yes if played.values[field] == name else instead.no, played)
    return instead is not None and (instead.type == "number" or any(
        word.kind == "vocabulary" and word.name == "hidden" for word in words(instead)))


def _is_left_out(field: Field, value: Any, game: Game, transcript: Transcript) -> bool:
    """Whether a record does not give the cards of a field, or those of some places."""
    if value is None or field.index is None:
        return value is None
    return len(value) < len(game.places(field.index, len(transcript.players)))
