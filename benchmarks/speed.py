"""Everybody against us: moves in a second, how many times theirs ours is, and memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from . import figures
from .cells import Amount, Rows
from .contender import Expected
from .contenders import CONTENDERS
from .rounds import Runs

OURS = "referee-battalion"
COMPILED = "referee-compiled"
MEGABYTE = 1_000_000


def rows(measured: Mapping[str, Runs], games: Mapping[str, list[Expected]]) -> Rows:
    """A row for each contender: games, moves, moves in a second, spread in percent, ours to theirs, megabytes.

    Who only decodes is set against us by the time for the same records, not by moves. Who is not installed has
    dashes.
    """
    return {name: _row(name, measured, games) for name in CONTENDERS}


def _row(name: str, measured: Mapping[str, Runs], games: Mapping[str, list[Expected]]) -> tuple:
    if name not in measured:
        return (None,) * 6
    contender, runs = CONTENDERS[name], measured[name]
    rate, expected = figures.of(runs.rates), games[contender.corpus]
    return (Amount(len(expected)), Amount(contender.moves(expected)), Amount(rate.median), Amount(100 * rate.spread),
            Amount(times(measured, name), 2), Amount(runs.memory / MEGABYTE))


def times(measured: Mapping[str, Runs], other: str, we: str = OURS) -> float:
    """How many times as fast as another we are; against who only decodes, how many times as long we take."""
    ours, theirs = measured[we].rates, measured[other].rates
    return figures.ratio(ours, theirs).median if CONTENDERS[other].judges else figures.ratio(theirs, ours).median


def reached(measured: Mapping[str, Runs]) -> dict[str, float]:
    """What each goal that is about speed comes to."""
    found = {name: times(measured, name) for name in measured}
    if COMPILED in measured:
        found |= {f"compiled-{name}": times(measured, name, COMPILED) for name in measured}
        found["compiled"] = times(measured, OURS, COMPILED)
    return found


def installed() -> list[str]:
    """Who can take part."""
    return [name for name, contender in CONTENDERS.items() if contender.version() is not None]


def missing(present: Iterable[str]) -> str | None:
    """The packages that could not be installed, as one text; None if all are there."""
    there = set(present)
    gone = {contender.package for name, contender in CONTENDERS.items() if name not in there}
    return ", ".join(sorted(filter(None, gone))) or None


def versions(present: Iterable[str]) -> str:
    """All packages that take part, with their versions, as one text."""
    there = {contender.package: contender.version() for contender in map(CONTENDERS.__getitem__, present)}
    return ", ".join(f"{package} {version}" for package, version in there.items() if package)
