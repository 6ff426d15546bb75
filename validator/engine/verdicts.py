"""The verdicts on a record under several readings: what they agree about is judged once."""

from __future__ import annotations

from collections.abc import Mapping

from ..findings import Judgement
from ..rulebook.game import Game
from ..transcripts.shown import shows_everything
from ..transcripts.transcript import Transcript
from ..value import replace
from .together import Together, one_at_a_time, voice
from .verdict import quickly, verdict


def in_a_line(game: Game, transcript: Transcript) -> bool:
    """Whether a record goes on from move to move: it hides nothing, and no move is taken back, or stands as it is."""
    return shows_everything(game, transcript) and not any(played.stands or played.takes_back
                                                          for played in transcript.moves)


def verdicts(game: Game, records: Mapping[str, Transcript]) -> dict[str, Judgement]:
    """The verdict on each record; they are one record under several readings, by their names."""
    first = next(iter(records.values()))
    if not in_a_line(game, first):
        return _by_places(game, records)
    found = {name: judgement for name, record in records.items() if (judgement := quickly(game, record))}
    left = {name: record for name, record in records.items() if name not in found}
    if left:
        judgements = Together(game, first, [record.reading for record in left.values()]).judgements()
        found |= {name: replace(judgement, reading=record.reading_name)
                  for (name, record), judgement in zip(left.items(), judgements)}
    return {name: found[name] for name in records}


def _by_places(game: Game, records: Mapping[str, Transcript]) -> dict[str, Judgement]:
    """The verdicts, one after another: what one record asks for says for which of the others it holds as well."""
    found: dict[str, Judgement] = {}
    for name, record in records.items():
        if name in found:
            continue
        one = voice(game, record.reading)
        with one_at_a_time:
            one.program.places.clear()
            judgement = verdict(game, record, program=one.program)
            places = tuple(one.program.places)
        found |= {other: replace(judgement, reading=those.reading_name, options=those.reading)
                  for other, those in records.items() if other not in found
                  and all(voice(game, those.reading)[place] == one[place] for place in places)}
    return {name: found[name] for name in records}
