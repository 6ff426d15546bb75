"""The judgement on a record: the verdict, and of illegal moves what would have allowed them."""

from __future__ import annotations

from collections.abc import Mapping

from ..findings import ILLEGAL, Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Transcript
from ..value import replace
from .cases import Patience
from .verdict import is_frequent, verdict

MOST_MOVES = 40_000                         # judged to find what would have allowed moves with which a table went on


def judge(game: Game, transcript: Transcript) -> Judgement:
    """The judgement on a record. Never raises on a transcript that was read."""
    if is_frequent(game, transcript):
        from .verdicts import explained, in_a_line      # a few records are judged sooner without it
        if in_a_line(game, transcript):
            return explained(game, {transcript.reading_name: transcript})[transcript.reading_name]
    return _explained(game, transcript, verdict(game, transcript))


def judge_under(game: Game, transcript: Transcript, readings: Mapping[str, Mapping[str, str]]) -> dict[str, Judgement]:
    """The judgement on a record under each of some readings, by their names; its own reading is not looked at.

    It is the one that `judge` gives on the record under that reading. As long as the readings agree about what happens,
    it is judged once for all of them.
    """
    from .verdicts import explained, in_a_line, verdicts        # most records are judged by one reading
    records = {name: replace(transcript, reading=dict(reading), reading_name=name)
               for name, reading in readings.items()}
    if in_a_line(game, transcript):
        return explained(game, records)
    return {name: _explained(game, records[name], judgement) for name, judgement in verdicts(game, records).items()}


def _explained(game: Game, transcript: Transcript, judgement: Judgement) -> Judgement:
    """The judgement with what would have allowed its illegal moves."""
    if all(finding.verdict != ILLEGAL for finding in judgement.findings):
        return judgement
    from .alternatives import allowing_options          # not needed where nothing is illegal
    work = Patience(MOST_MOVES) if judgement.accepted or judgement.taken_back else None
    return replace(judgement, findings=tuple(
        replace(finding, options=allowing_options(game, transcript, finding, work)) if finding.verdict == ILLEGAL
        else finding for finding in judgement.findings))
