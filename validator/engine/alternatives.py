"""Which variants would have allowed a move: each one's other options, asked alone at the same table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..rulebook.game import Game
from ..rulebook.readings import ReadingError, resolve
from ..transcripts.transcript import Played
from .kept import Kept
from .play import Outcome, Play
from .program import Program
from .table import Table


def allowing_variants(program: Program, before: Table, played: Played, outcome: Outcome) -> tuple[str, ...]:
    """The variants of which another option alone, in a valid reading, would not have broken the first rule broken.

    The other option must break no rule that the reading itself did not break.
    """
    blamed = outcome.broken[0][0].id
    others = {rule.id for rule, _ in outcome.broken} - {blamed}
    alternatives = _alternatives(program.game, program.reading)
    return tuple(name for name, programs in alternatives.items()
                 if any(_passes(alternative, before, played, others) for alternative in programs))


def _passes(alternative: Program, before: Table, played: Played, others: set[str]) -> bool:
    if before.ended is not None and all(rule.id != before.ended for rule in alternative.rules):
        return True                         # what ended the game would not have ended it
    play = Play(alternative, before.copy(), lambda: True)
    outcome = play.resume()
    if not outcome.broken:
        outcome = play.make(played)
    return {rule.id for rule, _ in outcome.broken} <= others


def _programs(game: Game, reading: Mapping[str, str]) -> dict[str, tuple[Program, ...]]:
    """For each variant that is asked, the game under each other option of it that is possible."""
    return {name: tuple(_possible(game, reading, name)) for name in game.variants if name in reading}


def _possible(game: Game, reading: Mapping[str, str], variant: str) -> Iterator[Program]:
    for option in game.variants[variant].options:
        if option != reading[variant]:
            try:
                yield Program(game, resolve(game, {**reading, variant: option}))
            except ReadingError:
                continue


_alternatives = Kept(_programs, most=16)
