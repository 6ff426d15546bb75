"""A dispute settled: what each named reading says of a move, and the changes to a reading that decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ..engine import judge
from ..engine.follow import standing
from ..engine.verdict import through
from ..findings import ILLEGAL, Judgement
from ..rulebook.game import Game
from ..rulebook.readings import reading_names, resolve
from ..transcripts.transcript import Transcript
from .changes import Change
from .dispute import Dispute, disputes
from .forking import HiddenCards


class Opinion(NamedTuple):
    """What a named reading says: the rule that is broken, "" if none is, and by which move, counted from 1.

    `move` is None for the claims about the end, and where no rule is broken.
    """

    reading: str
    rule: str
    move: int | None
    state: dict[str, Any]                   # chips or points after the move, where it is legal


@dataclass(frozen=True)
class Ruling:
    """A move in dispute. `exact` says that every reading was asked, and not the named ones and single options alone."""

    game: Game
    reading: Mapping[str, str]              # of the record
    number: int | None                      # of the move, counted from 1; None for the claims about the end
    rule: str | None                        # that it breaks in the record's reading; "" if legal, None if not reached
    opinions: tuple[Opinion, ...]           # of the named readings, canonical first
    to_allow: tuple[Change, ...]            # changes to the record's reading, those first that the sources hold
    to_forbid: tuple[Change, ...]
    exact: bool = True

    @property
    def deciding(self) -> tuple[str, ...]:
        """The variants that decide: those by which the record's verdict would be the other one."""
        changes = self.to_forbid if self.rule == "" else self.to_allow
        return tuple(dict.fromkeys(variant for change in changes for variant in change))


def ruling(game: Game, transcript: Transcript, number: int | None = None, *, result: bool = False) -> Ruling | None:
    """Settle a dispute over the move with this number, or over the record's result.

    Without either: over the move that the record's reading calls illegal, or else the first on which those of the named
    readings differ that reach it; None if there is none.
    """
    try:
        answers = disputes(game, transcript)
        if number is None and not result:
            answer = _disputed(game, answers)
        else:
            answer = next(one for one in answers if one.number == number)
    except HiddenCards:
        return _asked_alone(game, transcript, number, result)
    return answer and _of(game, transcript, answer)


def _disputed(game: Game, answers: Iterable[Dispute]) -> Dispute | None:
    """The move that the record's reading calls illegal, or else the first on which named readings differ."""
    readings = [resolve(game, {}, name) for name in reading_names(game)]
    first = None
    for answer in answers:
        if answer.verdict(answer.reading):
            return answer
        verdicts = {answer.verdict(reading) for reading in readings} - {None}
        if first is None and "" in verdicts and len(verdicts) > 1:
            first = answer
    return first


def _of(game: Game, transcript: Transcript, answer: Dispute) -> Ruling:
    opinions = tuple(_opinion(game, transcript, answer, name) for name in reading_names(game))
    return Ruling(game, answer.reading, answer.number, answer.verdict(answer.reading), opinions,
                  _ranked(game, answer.to_allow()), _ranked(game, answer.to_forbid()))


def _opinion(game: Game, transcript: Transcript, answer: Dispute, name: str) -> Opinion:
    reading = resolve(game, {}, name)
    for one in answer.allowed:
        if reading in one.readings:
            return Opinion(name, "", None, standing(game, transcript.players, one.table.notes[game.counter]))
    here = ((answer.number, broken) for broken in answer.broken)
    return next(Opinion(name, broken.rule, move, {}) for move, broken in (*here, *answer.failed)
                if reading in broken.readings)


def _ranked(game: Game, changes: list[Change]) -> tuple[Change, ...]:
    """First the changes to what sources hold, and of these those that most of them do."""
    def rank(change: Change) -> tuple[int, int, int]:
        held = [len(game.variants[variant].holding(option)) for variant, option in change.items()]
        return held.count(0), len(change), -sum(held)

    return tuple(sorted((change for change in changes if change), key=rank))


# -- where cards are hidden

def _asked_alone(game: Game, transcript: Transcript, number: int | None, result: bool) -> Ruling | None:
    """The ruling on a record that hides cards: each named reading is asked alone, and single options."""
    named = {name: judge(game, replace(transcript, reading=resolve(game, {}, name))) for name in reading_names(game)}
    own = judge(game, transcript)
    if number is None and not result:
        moves = [judgement.findings[0].move for judgement in (own, *named.values()) if judgement.verdict == ILLEGAL]
        if not moves:
            return None
        number = min((move for move in moves if move), default=None)
        number = own.findings[0].move if own.verdict == ILLEGAL else number
    own = judge(game, through(transcript, number))
    illegal = own.verdict == ILLEGAL
    here = illegal and own.findings[0].move == number
    opinions = tuple(_alone(name, judgement, number) for name, judgement in named.items())
    changes = [{variant: option} for variant, option in own.findings[0].options] if here else []
    return Ruling(game, transcript.reading, number, own.findings[0].rule if here else "", opinions,
                  _ranked(game, changes), (), exact=False)


def _alone(name: str, judgement: Judgement, number: int | None) -> Opinion:
    if judgement.verdict != ILLEGAL:
        return Opinion(name, "", None, {})
    illegal = judgement.findings[0]
    later = number is not None and (illegal.move is None or illegal.move > number)
    return Opinion(name, "", None, {}) if later else Opinion(name, illegal.rule, illegal.move, {})
