"""What records prove of the rules they were played by: the readings under which all of them are legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import NamedTuple

from ..engine.taking_back import remaining
from ..rulebook.game import Game
from ..rulebook.readings import CANONICAL, reading_names, resolve
from ..transcripts.transcript import Transcript
from .changes import Change, smallest_changes
from .dispute import Dispute, disputes
from .forking import HiddenCards
from .readings import Readings, Universe


class Spot(NamedTuple):
    """A move of a record: the name of its file, and its number, counted from 1; None for the result.

    `document` says which of the file's records it is, counted from 1; None where it is the only one.
    """

    file: str
    move: int | None
    document: int | None = None


class Recorded(NamedTuple):
    """A record, the name of its file, and which of the file's records it is; None where it is the only one."""

    file: str
    record: Transcript
    document: int | None = None


class Failure(NamedTuple):
    """Where a reading fails, and the rule that is broken there."""

    spot: Spot
    rule: str


@dataclass(frozen=True)
class Inference:
    """What some records of a game prove, one after another.

    `failed` has the named readings that do not fit; `excluded` the options that nobody can have played by, with the
    move that proves it; `stuck` is where no reading is left that allows all records, if it comes to that.
    """

    game: Game
    failed: dict[str, Failure]
    excluded: dict[tuple[str, str], Spot]
    stuck: Failure | None = None
    nearest: tuple[Change, ...] = ()        # the smallest changes to the canonical reading that fit

    @property
    def fitting(self) -> tuple[str, ...]:
        """The named readings under which all records are legal, canonical first."""
        return tuple(name for name in reading_names(self.game) if name not in self.failed)

    def left(self, variant: str) -> tuple[str, ...]:
        """The options of a variant that may have been played by; none where its question does not arise."""
        return tuple(option for option in self.game.variants[variant].options
                     if (variant, option) not in self.excluded)

    def proof(self, variant: str) -> Spot | None:
        """The move that proves what is known of a variant: the last that excluded an option; None if none did."""
        spots = [spot for (name, _), spot in self.excluded.items() if name == variant]
        return spots[-1] if spots else None


def infer(game: Game, records: Iterable[Recorded]) -> Inference:
    """What records of one table prove, one after another as they come. Their own readings are not looked at.

    A move that stands proves nothing, as it may break a rule.

    Raises forking.HiddenCards, with its file and its `document`, for a record that hides cards.
    """
    readings = Readings(Universe(game))
    named = {name: resolve(game, {}, name) for name in reading_names(game)}
    failed: dict[str, Failure] = {}
    excluded: dict[tuple[str, str], Spot] = {}
    for file, record, document in records:
        line = remaining(record)            # what was taken back proves nothing
        for answer in _answers(game, Recorded(file, line.record, document), readings):
            spot = Spot(file, line.number(answer.number), document)
            failed |= {name: Failure(spot, rule) for name, reading in named.items()
                       if (rule := answer.broken_by(reading))}
            allowing = [one.readings for one in (*answer.allowed, *answer.accepted)]
            if not allowing:
                return Inference(game, failed, excluded, Failure(spot, answer.broken[0].rule))
            readings = reduce(or_, allowing)
            excluded |= {gone: spot for gone in _excluded(game, readings) if gone not in excluded}
    return Inference(game, failed, excluded, nearest=tuple(smallest_changes(game, named[CANONICAL], [readings])))


def _answers(game: Game, recorded: Recorded, readings: Readings) -> Iterator[Dispute]:
    try:
        yield from disputes(game, recorded.record, readings)
    except HiddenCards:
        raise HiddenCards(recorded.file, recorded.document) from None


def _excluded(game: Game, readings: Readings) -> set[tuple[str, str]]:
    """The options that none of the readings has."""
    found = set()
    for variant in game.variants.values():
        chosen = {choice.get(variant.name) for choice in readings.choices([variant.name])}
        found |= {(variant.name, option) for option in variant.options if option not in chosen}
    return found
