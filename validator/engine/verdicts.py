"""The verdicts on a record under several readings: what they agree about is judged once."""

from __future__ import annotations

from collections.abc import Mapping

from ..findings import ILLEGAL, Judgement
from ..rulebook.game import Game
from ..transcripts.shown import shows_everything
from ..transcripts.transcript import Transcript
from ..value import replace
from .follow import follow
from .together import Together
from .verdict import is_asked_often, verdict
from .voices import one_at_a_time, voice


def in_a_line(game: Game, transcript: Transcript) -> bool:
    """Whether a record goes on from move to move: it hides nothing, and no move is taken back, or stands as it is."""
    return shows_everything(game, transcript) and not any(played.stands or played.takes_back
                                                          for played in transcript.moves)


def verdicts(game: Game, records: Mapping[str, Transcript]) -> dict[str, Judgement]:
    """The verdict on each record; they are one record under several readings, by their names."""
    first = next(iter(records.values()))
    if not in_a_line(game, first):
        return _by_places(game, records)
    return _of_line(records, _legal(game, records), Together(game, first))


def explained(game: Game, records: Mapping[str, Transcript]) -> dict[str, Judgement]:
    """The judgements on a record that goes on from move to move, with what would have allowed its illegal moves."""
    found = _legal(game, records)
    if len(found) == len(records):
        return found
    together = Together(game, next(iter(records.values())))
    found = _of_line(records, found, together)
    illegal = {name: judgement.findings[0] for name, judgement in found.items() if judgement.verdict == ILLEGAL}
    if not illegal:
        return found
    from .alternatives import allowing_options_at_once          # not needed where nothing is illegal
    options = allowing_options_at_once(together, [(records[name].reading, finding.move)
                                                  for name, finding in illegal.items()])
    return found | {name: replace(found[name], findings=(replace(finding, options=those),))
                    for (name, finding), those in zip(illegal.items(), options)}


def _legal(game: Game, records: Mapping[str, Transcript]) -> dict[str, Judgement]:
    """The verdicts of those that are legal, as far as their readings are asked for often."""
    frequent = {name: record for name, record in records.items() if is_asked_often(game, record)}
    if not frequent:
        return {}
    from .generated.legal import legal_under            # making the code costs as much as some records without it
    return legal_under(game, frequent)


def _of_line(records: Mapping[str, Transcript], found: Mapping[str, Judgement],
             together: Together) -> dict[str, Judgement]:
    """All verdicts, where some are known already. One alone is sooner found without an eye on others."""
    left = {name: record for name, record in records.items() if name not in found}
    if len(left) == 1:
        judgements = [follow(together.game, record).judgement() for record in left.values()]
    else:
        judgements = together.judgements([record.reading for record in left.values()]) if left else []
    known = {**found, **{name: replace(judgement, reading=record.reading_name)
                         for (name, record), judgement in zip(left.items(), judgements)}}
    return {name: known[name] for name in records}


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
