"""A difference: a record that tells an option from the canonical one, since one of the two readings forbids its end.

Such records stand in the folder `differences` of a game, in files called ``VARIANT.OPTION.yaml``. They are in the
reading that has the canonical option; where the question does not arise in the canonical reading, their header says
in which one it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ..engine.verdict import verdict
from ..findings import ILLEGAL, LEGAL, Finding, Judgement
from ..rulebook.game import Game, Variant
from ..transcripts.read import read
from ..transcripts.transcript import Played, Transcript
from .games import with_option

FOLDER = "differences"


class Sides(NamedTuple):
    """Two readings that differ in a variant: the one with its canonical option, and the one with another."""

    canonical: dict[str, str]
    other: dict[str, str]


class Difference(NamedTuple):
    """A record, in the reading with the canonical option, and what is said of it there and under the other option."""

    variant: Variant
    option: str
    record: Transcript
    canonical: Judgement
    other: Judgement

    @property
    def judgements(self) -> dict[str, Judgement]:
        """What is said under each of the two options, the canonical one first."""
        return {self.variant.options[0]: self.canonical, self.option: self.other}

    @property
    def finding(self) -> Finding:
        """Why one of the two forbids it."""
        finding, = (*self.canonical.findings, *self.other.findings)
        return finding


def sides(game: Game, variant: Variant, option: str) -> Sides | None:
    """The readings nearest to the canonical one that differ in an option and the canonical one of its variant; None
    where there are none.

    >>> from validator.rulebook import load_game
    >>> battalion = load_game("battalion")
    >>> pair = sides(battalion, battalion.variants["off-suit"], "uncovered")
    >>> pair.canonical["combat"], pair.canonical["off-suit"], pair.other["off-suit"]
    ('cover', 'neutral', 'uncovered')
    """
    other = with_option(game, variant, option)
    canonical = other and with_option(game, variant, variant.options[0], other)
    return Sides(canonical, other) if canonical and other else None


def judged(game: Game, variant: Variant, option: str, record: Transcript, pair: Sides) -> Difference | None:
    """A record as a difference; None unless one of the two readings allows it and the other does not."""
    canonical, other = (verdict(game, replace(record, reading=reading)) for reading in pair)
    if {canonical.verdict, other.verdict} != {LEGAL, ILLEGAL}:
        return None
    return Difference(variant, option, replace(record, reading=pair.canonical), canonical, other)


def recorded(game: Game, folder: Path) -> Iterator[tuple[Path, Difference | None]]:
    """What the files in the folder of a game show; None for one that does not tell its option from the canonical one.
    """
    for path in sorted((folder / FOLDER).glob("*.yaml")):
        name, _, option = path.stem.partition(".")
        variant = game.variants.get(name)
        for record in read(str(path), games={game.name: game}):
            pair = sides(game, variant, option) if variant and option in variant.options[1:] else None
            fits = pair and isinstance(record, Transcript) and record.reading == pair.canonical
            yield path, judged(game, variant, option, record, pair) if fits else None


def made_of(record: Transcript, game: Game, moves: tuple[Played, ...]) -> Transcript:
    """The same table, with other moves; a move that is final is the result."""
    final = moves[-1] if moves and game.moves[moves[-1].name].final else None
    return replace(record, moves=moves[:-1] if final else moves, result=final)
