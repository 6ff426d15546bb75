"""A dispute settled: what each named reading says of a move, and the changes to a reading that decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ..engine import judge
from ..engine.taking_back import remaining
from ..engine.verdict import through, verdict
from ..findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Finding, Judgement
from ..rulebook.dependence import with_options
from ..rulebook.game import Game
from ..rulebook.readings import reading_names, resolve
from ..transcripts.transcript import Transcript
from .changes import Change, smallest_changes
from .dispute import Dispute, disputes
from .forking import HiddenCards

_MOST_GRANTED = 2                           # with more options changed, a reading is no longer itself


class Opinion(NamedTuple):
    """What a reading says of a move."""

    reading: str
    options: Mapping[str, str]              # of the reading
    verdict: str | None                     # LEGAL, ILLEGAL or UNDETERMINED; None where a move before is illegal
    finding: Finding | None                 # what is illegal or in doubt, here or, where that is None, before
    state: dict[str, Any]                   # chips or points after the move, where it is legal
    granted: Granted | None = None          # where a move before is illegal

    @property
    def rule(self) -> str:
        """The rule that is broken, here or before, or that may be; "" if none is."""
        return self.finding.rule or "" if self.finding else ""

    @property
    def move(self) -> int | None:
        """The move by which it is, counted from 1; None for the claims about the end, and where no rule is broken."""
        return self.finding.move if self.finding else None


class Granted(NamedTuple):
    """What a reading would say if it were asked at a table that plays a few things otherwise."""

    changes: Change
    opinion: Opinion


@dataclass(frozen=True)
class Ruling:
    """A move in dispute. `exact` says that every reading was asked; else the named ones were and, where it is
    illegal, single options."""

    game: Game
    number: int | None                      # of the move, counted from 1; None for the claims about the end
    own: Opinion                            # of the record's reading
    opinions: tuple[Opinion, ...]           # of the named readings, canonical first
    before: Mapping[str, Any]               # chips or points before the move; empty where it is not reached
    to_allow: tuple[Change, ...]            # changes to the record's reading, those first that the sources hold
    to_forbid: tuple[Change, ...]
    exact: bool = True

    @property
    def canonical(self) -> Opinion:
        """What the canonical reading says."""
        return self.opinions[0]

    @property
    def stands(self) -> bool:
        """Whether the table let the move stand although it breaks a rule."""
        return self.own.finding is not None and self.own.finding.stands

    @property
    def deciding(self) -> tuple[str, ...]:
        """The variants that decide: those by which the record's verdict would be another one."""
        changes = {LEGAL: self.to_forbid, ILLEGAL: self.to_allow}.get(self.own.verdict, self.to_allow + self.to_forbid)
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
    record = through(transcript, answer.number)

    def opinion(name: str, options: Mapping[str, str]) -> Opinion:
        return _opinion(name, options, verdict(game, replace(record, reading=dict(options))), answer.number, True)

    def named(name: str) -> Opinion:
        own = opinion(name, resolve(game, {}, name))
        if own.verdict is not None:
            return own
        granted = [Granted(change, opinion(name, with_options(game, own.options, change)))
                   for change in _nearest(game, own.options, answer)]
        alike = len({(one.opinion.verdict, one.opinion.rule) for one in granted}) == 1
        return own._replace(granted=granted[0]) if alike else own

    own = opinion(transcript.reading_name, transcript.reading)
    return Ruling(game, answer.number, own, tuple(map(named, reading_names(game))), _before(game, transcript, own,
                  answer.number), _ranked(game, answer.to_allow()), _ranked(game, answer.to_forbid()))


def _nearest(game: Game, options: Mapping[str, str], answer: Dispute) -> list[Change]:
    """The fewest options to be changed in a reading for it to come as far as the move; none if they are many."""
    reaching = [one.readings for one in (*answer.allowed, *answer.broken, *answer.accepted)]
    changes = _ranked(game, smallest_changes(game, options, reaching))
    fewest = min(map(len, changes), default=0)
    return [change for change in changes if len(change) == fewest <= _MOST_GRANTED]


def _opinion(name: str, options: Mapping[str, str], judgement: Judgement, number: int | None, last: bool) -> Opinion:
    """What a judgement says of a move; `last`: the record that was judged ends with it."""
    here = next((one for one in judgement.findings if one.verdict == ILLEGAL and one.move == number), None)
    if here:
        return Opinion(name, options, ILLEGAL, here, {})
    illegal = next((one for one in judgement.findings
                    if one.verdict in (ILLEGAL, UNREADABLE) and not one.went_on), None)
    if illegal and (number is None or (illegal.move or number) < number or illegal.verdict == UNREADABLE):
        return Opinion(name, options, None, illegal, {})
    doubt = next((one for one in judgement.findings if one.verdict == UNDETERMINED and one.move == number), None)
    if doubt:
        return Opinion(name, options, UNDETERMINED, doubt, {})
    return Opinion(name, options, LEGAL, None, judgement.state if last else {})


def _before(game: Game, transcript: Transcript, own: Opinion, number: int | None) -> Mapping[str, Any]:
    """What everybody has before a move, in the record's reading."""
    if own.verdict is None:
        return {}
    if number is None:
        return verdict(game, replace(transcript, result=None)).state
    record = remaining(through(transcript, number)).record
    return verdict(game, replace(record, moves=record.moves[:-1])).state


def _ranked(game: Game, changes: list[Change]) -> tuple[Change, ...]:
    """First the changes to what sources hold, and of these those that most of them do."""
    def rank(change: Change) -> tuple[int, int, int]:
        held = [len(game.variants[variant].holding(option)) for variant, option in change.items()]
        return held.count(0), len(change), -sum(held)

    return tuple(sorted((change for change in changes if change), key=rank))


# -- where cards are hidden

def _asked_alone(game: Game, transcript: Transcript, number: int | None, result: bool) -> Ruling | None:
    """The ruling on a record that hides cards: each named reading is asked alone, and single options."""
    options = {name: resolve(game, {}, name) for name in reading_names(game)}
    named = {name: verdict(game, replace(transcript, reading=reading)) for name, reading in options.items()}
    judgement = judge(game, transcript)
    if number is None and not result:
        finding = _questioned(judgement, named.values())
        if finding is None:
            return None
        number = finding.move
    last = through(transcript, number) == transcript
    own = _opinion(transcript.reading_name, transcript.reading, judgement, number, last)
    opinions = tuple(_opinion(name, options[name], one, number, last) for name, one in named.items())
    changes = [{variant: option} for variant, option in own.finding.options] if own.verdict == ILLEGAL else []
    return Ruling(game, number, own, opinions, _before(game, transcript, own, number), _ranked(game, changes), (),
                  exact=False)


def _questioned(own: Judgement, others: Iterable[Judgement]) -> Finding | None:
    """The finding to be settled: the record's own or else of others, the first that is illegal, or else in doubt."""
    for findings in (own.findings, tuple(one for judgement in others for one in judgement.findings)):
        for sort in (ILLEGAL, UNDETERMINED):
            if found := [one for one in findings if one.verdict == sort]:
                return min(found, key=lambda one: float("inf") if one.move is None else one.move)
    return None
