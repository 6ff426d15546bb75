"""The judgement on a record: the verdict, and of illegal moves what would have allowed them."""

from __future__ import annotations


from ..findings import ILLEGAL, Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Transcript
from ..value import replace
from .cases import Patience
from .verdict import verdict

MOST_MOVES = 40_000                         # judged to find what would have allowed moves with which a table went on


def judge(game: Game, transcript: Transcript) -> Judgement:
    """The judgement on a record. Never raises on a transcript that was read."""
    judgement = verdict(game, transcript)
    if all(finding.verdict != ILLEGAL for finding in judgement.findings):
        return judgement
    from .alternatives import allowing_options          # not needed where nothing is illegal
    work = Patience(MOST_MOVES) if judgement.accepted or judgement.taken_back else None
    return replace(judgement, findings=tuple(
        replace(finding, options=allowing_options(game, transcript, finding, work)) if finding.verdict == ILLEGAL
        else finding for finding in judgement.findings))
