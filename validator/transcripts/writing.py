"""From the engine's moves back to what a record holds: plain dicts, lists and texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..cards.deck import UNKNOWN, unknown_of_suit
from ..cards.notation import write
from ..rulebook.game import STANDS, TAKES_BACK, Field, Game
from .transcript import Played

_PART = 4_000                               # digits that Python writes at once


def plain_move(played: Played, game: Game, players: Sequence[str], language: str = "en") -> str | dict[str, Any]:
    """The move as a record has it, its cards in the letters of a language.

    A move that takes nothing more is a word; of one by a player the word stands against his name. What is said of the
    end always stands against its key.
    """
    move = game.moves[played.name]
    values = {move.key_of(field): _value(field, played.values[field.name], game, players, language)
              for field in move.fields if field.name in played.values}
    marks = ({STANDS: "yes"} if played.stands else {}) | (
        {TAKES_BACK: str(played.takes_back)} if played.takes_back else {})
    if played.player is not None:
        return {players[played.player]: (values or {move.name: ""}) | marks if marks else values or move.name}
    if not values and not move.final:
        return {move.name: marks} if marks else move.name
    alone = list(values) == [move.name]
    if not marks or alone and move.fields[0].index is not None:
        values = values[move.name] if alone else values
    return {move.name: values | marks if marks else values}


def plain_header(header: Mapping[str, Any], game: Game, players: Sequence[str]) -> dict[str, Any]:
    """The notes that a header gives, as a record has them.

    >>> from validator.rulebook import load_game
    >>> plain_header({"dealer": 1}, load_game("battalion"), ["Anna", "Boris"])
    {'dealer': 'Boris'}
    """
    return {note: _single(Field(note, game.notes[note].type), value, players, "en") for note, value in header.items()}


def _value(field: Field, value: Any, game: Game, players: Sequence[str], language: str) -> Any:
    if field.index is None:
        return _single(field, value, players, language)
    names = [*players, *game.holders]
    return {names[index] if field.index != "size" else str(index): _single(field, part, players, language)
            for index, part in value.items()}


def _single(field: Field, value: Any, players: Sequence[str], language: str) -> Any:
    match field.type:
        case "seat":
            return players[value]
        case "seats":
            return [players[seat] for seat in value]
        case "card":
            return write(value, language)
        case "cards" | "row":
            if field.counted and len(value) and all(card == UNKNOWN for card in value):
                return str(len(value))
            return " ".join(write(card, language) for card in value)
        case "suit":
            return write(unknown_of_suit(value), language).lstrip("?")
        case "number":
            return _number(value)
    return str(value)


def _number(number: int) -> str:
    """The number in digits, part by part: Python refuses to write very long ones at once.

    >>> _number(-12), len(_number(10**5000))
    ('-12', 5001)
    """
    if number.bit_length() < _PART:
        return str(number)
    size, parts = abs(number), []
    while size >= 10**_PART:
        size, part = divmod(size, 10**_PART)
        parts.append(f"{part:0{_PART}}")
    return "".join(["-" if number < 0 else "", str(size), *reversed(parts)])
