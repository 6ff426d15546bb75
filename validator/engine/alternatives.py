"""Which variants would have allowed a move: each one's other options, asked alone at the same table."""

from __future__ import annotations

from ..rulebook.readings import ReadingError, resolve
from ..transcripts.transcript import Played
from .play import Outcome, Play
from .program import Program
from .table import Table


def allowing_variants(program: Program, before: Table, played: Played, outcome: Outcome) -> tuple[str, ...]:
    """The variants of which another option alone, in a valid reading, would not have broken the first rule broken.

    The other option must break no rule that the reading itself did not break.
    """
    blamed = outcome.broken[0][0].id
    others = {rule.id for rule, _ in outcome.broken} - {blamed}
    return tuple(name for name, variant in program.game.variants.items()
                 if name in program.reading
                 and any(_passes(program, name, option, before, played, others)
                         for option in variant.options if option != program.reading[name]))


def _passes(program: Program, variant: str, option: str, before: Table, played: Played, others: set[str]) -> bool:
    try:
        reading = resolve(program.game, {**program.reading, variant: option})
    except ReadingError:
        return False
    alternative = Program(program.game, reading)
    if before.ended is not None and all(rule.id != before.ended for rule in alternative.rules):
        return True                         # what ended the game would not have ended it
    play = Play(alternative, before.copy(), lambda: True)
    play.resume()
    outcome = play.make(played)
    return {rule.id for rule, _ in outcome.broken} <= others
