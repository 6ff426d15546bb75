"""The verdict on a record, or on a part of it, under any reading; what else would have been right is not asked here.

A record can be cut after a move and judged by other options than its own: `breaks_nothing` says whether it then breaks
no rule. Whoever asks that of many readings pays for following the record, and little more: rules are compiled once a
reading, and records of readings asked for often are judged by generated code.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..findings import ILLEGAL, UNREADABLE, Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Transcript
from ..value import replace
from .cases import Patience
from .follow import follow
from .kept import Kept
from .program import Program
from .taking_back import remaining, undone

RARELY = 1000                               # so many moves under one reading are judged without generated code


def verdict(game: Game, transcript: Transcript, patience: Patience | None = None,
            program: Program | None = None) -> Judgement:
    """The verdict on a record, its findings without what would have allowed a move.

    `patience` is how many moves may be made to try out what the record hides, for this record and for all others that
    it is given for; see `worlds`. `program` is the game under the record's reading, where it matters which is asked.

    Where many records are judged by one reading, those that show every card are judged by generated code;
    what that finds to break a rule is gone through again, to be explained.

    What was taken back does not count, but for the illegal moves among it, with which the table went on.
    """
    if not any(played.takes_back for played in transcript.moves):
        return _of_line(game, transcript, patience, program)
    line = remaining(transcript)
    judgement = _of_line(game, line.record, patience, program)
    findings = [replace(finding, move=line.number(finding.move)) for finding in judgement.findings]
    first = findings[0].move if judgement.verdict in (ILLEGAL, UNREADABLE) else None
    gone = [finding for finding in undone(game, transcript, program) if first is None or finding.move < first]
    stand = [finding for finding in findings if finding.stands]
    others = [finding for finding in findings if not finding.stands]
    illegal = others[:1] if judgement.verdict in (ILLEGAL, UNREADABLE) else []
    return replace(judgement, moves=len(transcript.moves), findings=(
        *illegal, *sorted(gone + stand, key=lambda finding: finding.move), *others[len(illegal):]))


def quickly(game: Game, transcript: Transcript) -> Judgement | None:
    """The verdict on a record that breaks no rule, where its reading is asked for often; None for any other."""
    if not is_asked_often(game, transcript):
        return None
    from .generated.compiled import legal   # making the code costs as much as judging some records without it
    return legal(game, transcript)


def _of_line(game: Game, transcript: Transcript, patience: Patience | None,
             program: Program | None = None) -> Judgement:
    """The verdict on a record that takes nothing back."""
    if program is None and (judgement := quickly(game, transcript)):
        return judgement
    run = follow(game, transcript, program)
    if patience:
        patience.left -= run.made
    if run.hides and (run.doubts or not run.illegal):
        from .hidden.worlds import judge_worlds         # most records hide nothing
        if exact := judge_worlds(run, patience):
            return exact
    return run.judgement()


def breaks_nothing(game: Game, transcript: Transcript, reading: Mapping[str, str],
                   patience: Patience | None = None) -> bool:
    """Whether a record breaks no rule under a reading (the options of all that is asked), as far as it shows.

    What was taken back is not looked at, and moves that stand may break one.
    """
    record = replace(remaining(transcript).record, reading=dict(reading))
    return _of_line(game, record, patience).verdict not in (ILLEGAL, UNREADABLE)


def through(transcript: Transcript, move: int | None) -> Transcript:
    """The record through a move, counted from 1; None: with the claims about the end, so all of it."""
    return transcript if move is None else replace(transcript, moves=transcript.moves[:move], result=None)


def is_frequent(game: Game, transcript: Transcript) -> bool:
    """Whether a record's reading has been asked for often."""
    return _asked(game, transcript.reading).often()


def is_asked_often(game: Game, transcript: Transcript) -> bool:
    """The same, this time among them: it is counted, so this is asked once for each time that a record is judged."""
    return _asked(game, transcript.reading).often(len(transcript.moves))


class HowOften:
    """How often something has been asked for: so many moves have been judged by it."""

    moves = 0

    def often(self, more: int = 0) -> bool:
        """Whether that is often, with so many more moves."""
        self.moves += more
        return self.moves > RARELY


_asked = Kept(lambda game, reading: HowOften(), most=256)
