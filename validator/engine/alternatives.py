"""Which options would have allowed an illegal move.

An option is named if the record, through the move, breaks no rule under the reading with this option alone changed.
All of the record is asked, not only the rule that was broken: where chips were counted by other rules from the first
battle on, a score is right under these, and where an option forbids what was done before, it is no way out. So whoever
judges the record again with the option named gets past the move.

The reading must be a valid one: an option is not named where it, or another one chosen, would lack what it needs.
A question that no longer arises falls away; one that arises newly is answered by its canonical option. What only two
options together allow is not looked for. Where the record hides cards, an option is named if the record can be legal
under it.

Only an option that changes a rule consulted on the way can matter: the others are never tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..rulebook.game import Game
from ..rulebook.readings import ReadingError, matches, resolve, rules_in_force
from ..transcripts.transcript import Transcript
from .cases import Patience
from .consulted import consulted
from .kept import Kept
from .verdict import stands, through

MOST_MOVES = 8000                           # made for all options together to try out what a record hides


class Alternative(NamedTuple):
    """A reading that differs from another in one option."""

    variant: str
    option: str
    reading: dict[str, str]
    rules: frozenset[str]                   # those that only one of the two readings has


def allowing_options(game: Game, transcript: Transcript, move: int | None) -> tuple[tuple[str, str], ...]:
    """The options (variant, option) of which each alone would have allowed an illegal move of a record.

    The move is counted from 1; None: the claims about the end.
    """
    record = through(transcript, move)
    asked = consulted(game, record)
    patience = Patience(MOST_MOVES)
    return tuple((variant, option) for variant, option, reading, rules in alternatives(game, transcript.reading)
                 if not asked.isdisjoint(rules) and stands(game, record, reading, patience) and patience.left >= 0)


def _alternatives(game: Game, reading: Mapping[str, str]) -> tuple[Alternative, ...]:
    return tuple(_possible(game, reading))


def _possible(game: Game, reading: Mapping[str, str]) -> Iterator[Alternative]:
    there = _ids(game, reading)
    for variant in reading:
        for option in game.variants[variant].options:
            other = None if option == reading[variant] else with_option(game, reading, variant, option)
            if other is not None:
                yield Alternative(variant, option, other, there ^ _ids(game, other))


def with_option(game: Game, reading: Mapping[str, str], variant: str, option: str) -> dict[str, str] | None:
    """The reading with one option changed; None where that is not a valid one."""
    chosen: dict[str, str] = {}
    for name, known in game.variants.items():           # a variant depends only on those above it
        if name in reading and matches(known.asked, chosen):
            chosen[name] = option if name == variant else reading[name]
        elif matches(known.asked, chosen):
            chosen[name] = known.options[0]
    try:
        return resolve(game, chosen)
    except ReadingError:
        return None


def _ids(game: Game, reading: Mapping[str, str]) -> frozenset[str]:
    return frozenset(rule.id for rule in rules_in_force(game, reading))


alternatives = Kept(_alternatives, most=64)
"""The readings that differ from one in a single option."""
