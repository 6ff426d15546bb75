"""The verdict on a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ..findings import Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Transcript
from .follow import follow
from .worlds import judge_worlds

RARELY = 20                                 # so many records under one reading are judged without generated code


def judge(game: Game, transcript: Transcript) -> Judgement:
    """The verdict on a record. Never raises on a transcript that was read.

    Where many records are judged by one reading, those that show every card are judged by generated code;
    what that finds to break a rule is gone through again, to be explained.
    """
    if _is_frequent(game, transcript.reading):
        from .compiled import legal         # making the code costs as much as judging some records without it
        if judgement := legal(game, transcript):
            return judgement
    run = follow(game, transcript)
    if run.hides and (run.doubts or not run.illegal) and (exact := judge_worlds(run)):
        return exact
    return run.judgement()


def _is_frequent(game: Game, reading: Mapping[str, str]) -> bool:
    key = (id(game), *sorted(reading.items()))
    _asked[key] += 1
    return _asked[key] > RARELY


_asked: Counter[tuple] = Counter()
