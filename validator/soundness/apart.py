"""Whether a game tells two readings apart: one allows a move that the other forbids, or play stands differently."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

from ..engine.candidates import Proposer
from ..engine.layout import lay_out
from ..engine.play import Play
from ..engine.program import Program
from ..engine.table import Table
from ..rulebook.game import Game, Rule
from ..rulebook.readings import rules_in_force
from ..transcripts.transcript import Transcript
from .games import PROPOSED, claims, next_move, tables

LONGEST = 300
"""So many moves two games are played side by side."""


def can_be_told_apart(game: Game, one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    """Whether a rule that means something to a machine is in force in one of two readings alone.

    Where rules differ in their sentences alone, as in how lots are drawn, no record shows it.
    """
    ids, others = ({rule.id for rule in rules_in_force(game, reading)} for reading in (one, other))
    return any(means_something(rule) and rule.id in ids ^ others for rule in game.rules)


def means_something(rule: Rule) -> bool:
    """Whether a rule has a meaning to a machine, besides its sentence."""
    return bool(rule.on or rule.before or rule.after or rule.turns or rule.definitions)


def told_apart_by(game: Game, one: Mapping[str, str], other: Mapping[str, str], record: Transcript) -> bool:
    """Whether a record is judged differently by two readings, or ends differently."""
    return _outcome(Program(game, one), record) != _outcome(Program(game, other), record)


def _outcome(program: Program, record: Transcript) -> tuple:
    table = lay_out(program, len(record.players), record.header)
    play = Play(program, table, lambda: True)
    if play.start().broken:
        return "cannot begin",
    for number, played in enumerate(record.all_moves):
        if play.make(played).broken:
            return "broken", number
    return _standing(program, table)


def told_apart(game: Game, one: Mapping[str, str], other: Mapping[str, str], random: Random) -> bool:
    """Whether a game at random, played by two readings side by side, shows a difference."""
    programs = Program(game, one), Program(game, other)
    first, second = (tables(program, random) for program in programs)
    if [table.seats for table in first] != [table.seats for table in second] or not first:
        return bool(first or second)
    seats = random.randrange(len(first))
    pair = first[seats], second[seats]
    pair[1].notes.update({name: pair[0].notes[name] for name in game.header})
    for program, table in zip(programs, pair, strict=True):
        Play(program, table, lambda: True).start()
    for _ in range(LONGEST):
        if _standing(programs[0], pair[0]) != _standing(programs[1], pair[1]):
            return True
        proposers = [Proposer(program, table, random) for program, table in zip(programs, pair, strict=True)]
        if _allow_differently(proposers):
            return True
        played = None if pair[0].ended else next_move(random.choice(proposers), random)
        if played is None:
            break
        broken = [bool(Play(program, table, lambda: True).make(played).broken)
                  for program, table in zip(programs, pair, strict=True)]
        if any(broken):
            return broken[0] != broken[1]
    return _standing(programs[0], pair[0]) != _standing(programs[1], pair[1])


def _allow_differently(proposers: list[Proposer]) -> bool:
    """Whether one of two allows a move, or a claim about the end, that the other forbids."""
    if proposers[0].table.ended:
        return any(one.allows(played) != other.allows(played)
                   for one, other in (proposers, proposers[::-1]) for played in islice(claims(one), PROPOSED))
    return any(proposers[0].allows(played) != proposers[1].allows(played)
               for proposer in proposers for played in islice(proposer.proposals(), PROPOSED))


def _standing(program: Program, table: Table) -> tuple[Any, ...]:
    """All of a table that players could see a difference in: cards, notes, whose turn it is for what."""
    due = None if table.ended else Play(program, table, lambda: True).due()
    return (*table.identity()[:3], table.ended is None, due)
