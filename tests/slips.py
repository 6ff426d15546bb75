"""Slips of the pen: a record with one thing changed at random, which most often makes it illegal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from validator.rulebook.game import Field, Game
from validator.transcripts.transcript import Played, Transcript


def with_a_slip(game: Game, record: Transcript, random: Random) -> Transcript:
    """The record with one move left out, written twice, swapped, given to somebody else, or with another value."""
    if record.result and random.random() < 0.1:
        return replace(record, result=with_another_value(game, record, record.result, random))
    position = random.randrange(len(record.moves))
    changed = random.choice(SLIPS)(game, record, position, random)
    return replace(record, moves=tuple(changed))


def left_out(game: Game, record: Transcript, position: int, random: Random) -> list[Played]:
    return [*record.moves[:position], *record.moves[position + 1:]]


def written_twice(game: Game, record: Transcript, position: int, random: Random) -> list[Played]:
    return [*record.moves[:position], record.moves[position], *record.moves[position:]]


def swapped(game: Game, record: Transcript, position: int, random: Random) -> list[Played]:
    moves, other = list(record.moves), random.randrange(len(record.moves))
    moves[position], moves[other] = moves[other], moves[position]
    return moves


def given_to_somebody_else(game: Game, record: Transcript, position: int, random: Random) -> list[Played]:
    moves = list(record.moves)
    if moves[position].player is not None:
        moves[position] = replace(moves[position], player=random.randrange(len(record.players)))
    return moves


def another_value(game: Game, record: Transcript, position: int, random: Random) -> list[Played]:
    moves = list(record.moves)
    moves[position] = with_another_value(game, record, moves[position], random)
    return moves


SLIPS: tuple[Callable[[Game, Transcript, int, Random], list[Played]], ...] = (
    left_out, written_twice, swapped, given_to_somebody_else, another_value, another_value)


def with_another_value(game: Game, record: Transcript, played: Played, random: Random) -> Played:
    """The move with one thing that it takes changed; a move that takes nothing stays as it is."""
    written = [field for field in game.moves[played.name].fields if field.name in played.values]
    if not written:
        return played
    field = random.choice(written)
    value = changed(field, played.values[field.name], len(record.players), game.faces, random)
    return replace(played, values={**played.values, field.name: value})


def changed(field: Field, value: Any, seats: int, faces: tuple[int, ...], random: Random) -> Any:
    """Another value of the field's type, or by chance the same."""
    if field.index is not None:
        if not value:
            return value
        place = random.choice(list(value))
        return {**value, place: changed(replace(field, index=None), value[place], seats, faces, random)}
    match field.type:
        case "seat":
            return random.randrange(seats)
        case "seats":
            return tuple(random.sample(range(seats), random.randrange(seats)))
        case "number":
            return value + random.choice((-1, 1, 13))
        case "suit":
            return random.randrange(4)
        case "option":
            return random.choice(field.options)
        case "card":
            return random.choice(faces)
    cards, place = list(value), random.randrange(len(value) + 1)
    cards[place:place + random.randrange(2)] = [random.choice(faces)] * random.randrange(2)
    return tuple(cards)
