"""A record that breaks no rule, under several readings: it is written plainly once, and judged by the code of each."""

from __future__ import annotations

from collections.abc import Mapping

from ...findings import LEGAL, Judgement
from ...rulebook.game import Game
from ...transcripts.transcript import Transcript
from ..follow import standing
from .compiled import Record, Seats, compiled, plainly
from .holdings import NotPlain
from .laid import spelling
from .words import Broken


def legal_under(game: Game, records: Mapping[str, Transcript]) -> dict[str, Judgement]:
    """The judgement on each record that breaks no rule, as `compiled.legal` gives it; of any other there is none.

    They are one record under several readings, by their names; it shows everything, and no move stands that breaks one.
    """
    first = next(iter(records.values()))
    try:
        moves, result = plainly(game, first)
    except (TypeError, AttributeError):
        return {}
    players, seats = first.players, Seats(first.players, game)
    found = {}
    for name, record in records.items():
        play = compiled(game, record.reading).play
        try:
            _, amounts, winners, complete = play(Record(seats, record.header, moves, result, spelling("en")))
        except (Broken, LookupError, ValueError, NotPlain, TypeError, AttributeError):
            continue
        found[name] = Judgement(LEGAL, (), game.name, game.edition, record.reading_name, record.reading, bool(complete),
                                len(record.moves), players, standing(game, players, tuple(amounts)),
                                tuple(players[seat] for seat in winners))
    return found
