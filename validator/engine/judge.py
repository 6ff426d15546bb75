"""The judgement on a record: the verdict, and of an illegal move what would have allowed it."""

from __future__ import annotations

from dataclasses import replace

from ..findings import ILLEGAL, Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Transcript
from .verdict import verdict


def judge(game: Game, transcript: Transcript) -> Judgement:
    """The judgement on a record. Never raises on a transcript that was read."""
    judgement = verdict(game, transcript)
    if judgement.verdict != ILLEGAL:
        return judgement
    from .alternatives import allowing_options          # not needed for a legal game
    illegal, *doubts = judgement.findings
    return replace(judgement, findings=(
        replace(illegal, options=allowing_options(game, transcript, illegal)), *doubts))
