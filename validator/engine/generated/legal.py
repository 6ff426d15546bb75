"""Whether a record breaks a rule under each of some readings: it is written plainly once, and judged by their code."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from ...findings import LEGAL, Judgement
from ...rulebook.game import Game
from ...transcripts.transcript import Transcript
from ..follow import standing
from .compiled import Record, Seats, compiled, plainly
from .laid import spelling
from .words import Broken

Name = TypeVar("Name", bound=Hashable)      # of a reading
Code = Callable[[Record], tuple[Any, ...]]  # of a reading: its `play`


def legal_under(game: Game, records: Mapping[str, Transcript]) -> dict[str, Judgement]:
    """The judgement on each record that breaks no rule, as `compiled.legal` gives it; of any other there is none.

    They are one record under several readings, by their names; it shows everything, and no move stands that breaks one.
    """
    first = next(iter(records.values()))
    players = first.players
    plays = plays_under(game, {name: record.reading for name, record in records.items()})
    found = {}
    for name, came in _came(game, first, plays).items():
        if came is not None:
            record, (_, amounts, winners, complete) = records[name], came
            found[name] = Judgement(LEGAL, (), game.name, game.edition, record.reading_name, record.reading,
                                    bool(complete), len(record.moves), players,
                                    standing(game, players, tuple(amounts)),
                                    tuple(players[seat] for seat in winners))
    return found


def plays_under(game: Game, readings: Mapping[Name, Mapping[str, str]]) -> dict[Name, Code]:
    """What plays a record under each of some readings; left out where nobody foresaw what rules say."""
    found: dict[Name, Code] = {}
    for name, reading in readings.items():
        with suppress(Exception):           # then the interpreter tells
            found[name] = compiled(game, reading).play
    return found


def lawful_under(game: Game, transcript: Transcript, plays: Mapping[Name, Code]) -> dict[Name, bool]:
    """Whether a record breaks no rule, by what plays it under each of some readings; left out where that cannot tell.

    It shows everything, and no move stands that breaks one.
    """
    return {name: came is not None for name, came in _came(game, transcript, plays).items()}


def _came(game: Game, transcript: Transcript, plays: Mapping[Name, Code]) -> dict[Name, tuple[Any, ...] | None]:
    """What `play` says of a record under each reading whose code can tell; None where it breaks a rule."""
    try:
        moves, result = plainly(game, transcript)
    except (TypeError, AttributeError):
        return {}
    seats = Seats(transcript.players, game)
    found: dict[Name, tuple[Any, ...] | None] = {}
    for name, play in plays.items():
        try:
            found[name] = play(Record(seats, transcript.header, moves, result, spelling("en")))
        except Broken:
            found[name] = None
        except Exception:                   # a card that is not there, or a place; not plain, or unforeseen
            continue
    return found
