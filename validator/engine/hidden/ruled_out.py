"""Records that show more cards of a face than there are: no completion is left, however many cards they hide.

It is asked of each face by itself, so it costs little where all worlds are too many to be gone through.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace

from ...findings import ILLEGAL, Fact, Judgement, Message
from ...rulebook.game import Rule
from ...transcripts.transcript import Played
from ..follow import Run, follow
from ..program import Program


def ruled_out(followed: Run) -> set[int]:
    """The faces whose cards cannot have gone all the ways that a record shows of them."""
    return followed.foresight().ruled_out(followed.open_until) if followed.open_until else set()


def first_ruled_out(followed: Run) -> Judgement | None:
    """The judgement on a record that cannot have happened: illegal at the move that shows a card too many.

    None where no face is ruled out, or nothing of that move says which card it is and where it should have been.
    """
    if not ruled_out(followed):
        return None
    moves = followed.transcript.moves
    number = bisect_left(range(len(moves)), True, key=lambda end: bool(ruled_out(_through(followed, end))))
    before, after = _through(followed, number - 1), _through(followed, number)
    rule, shown = _taking(followed.program, moves[number - 1]), _shown(ruled_out(after), before, after)
    if rule is None or shown is None:
        return None
    before.transcript = followed.transcript
    before.illegal = before.finding(ILLEGAL, (rule, shown), before.tables[0], moves[number - 1], number)
    return before.judgement()


def _shown(faces: set[int], before: Run, after: Run) -> Message | None:
    """What is said of cards of these faces that a move shows in a place where none are left."""
    reached = before.reached[-1] if before.reached else 0
    if reached is None or after.known is not None:
        return None                         # what the move moved is not the same in all that can have been
    for movement in after.tables[0].movements[reached:]:
        if cards := tuple(face for face in sorted(faces) if 1 << face in (movement.cards or ())):
            return Message("not-there", {"cards": Fact("cards", cards), "zone": Fact("zone", movement.source)})
    return None


def _through(followed: Run, moves: int) -> Run:
    """The record followed through so many moves."""
    record = followed.transcript
    return follow(followed.program.game, replace(record, moves=record.moves[:moves], result=None), followed.program)


def _taking(program: Program, played: Played) -> Rule | None:
    """The rule by which a move takes cards."""
    origins = (program.origin(field.name, played.name) for field in program.game.moves[played.name].fields)
    return next((origin.rule for origin in origins if origin), None)
