"""What a ruling comes to, in words: the same for a terminal and for a page to print."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from textwrap import dedent
from typing import NamedTuple

from ...disputes.changes import Change
from ...disputes.ruling import Opinion, Ruling
from ...documents.source import Source
from ...findings import ILLEGAL, LEGAL, UNDETERMINED, Fact, Place
from ...rulebook.game import Rule
from ..excerpt import excerpt
from ..head import standing
from ..visible import visible
from .page import Page

_MOST_CHANGES = 6
_MOST_LINES = 12
_LONGEST_LINE = 100


class Where(NamedTuple):
    """The move in dispute, where it is recorded."""

    file: str
    document: int | None                    # which of the file's records it is in; None where there is one only
    source: Source
    place: Place
    number: int | None                      # None for the result
    count: int                              # of the moves in the record
    player: str | None
    claim: bool                             # whether it is nothing but a claim, such as a score


# -- the move

def move(page: Page, where: Where) -> str:
    """Which move it is."""
    if where.number is None:
        return page.speaker.word("ruling.result")
    return page.speaker.word("move", number=where.number, count=where.count)


def recorded(where: Where) -> str:
    """The lines of a move as they were written, its indentation and what is too long left out."""
    first = where.source.line(where.place.line) or ""
    if len(first) > _LONGEST_LINE:
        return excerpt(first, where.place.column, _LONGEST_LINE)[0].strip()
    following = (where.source.line(where.place.line + number) for number in range(1, _MOST_LINES))
    inside = takewhile(lambda line: line and _indentation(line) >= where.place.column - 1, following)
    return dedent("\n".join([first, *(line[:_LONGEST_LINE] for line in inside)])).rstrip()


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip())


# -- the ruling

def decision(page: Page, ruling: Ruling) -> Iterator[str]:
    """What is canonical and, where it is judged by another reading, what that says; each with the reason."""
    yield _decided(page, ruling.canonical, "ruling.canonical")
    if ruling.own.options != ruling.canonical.options:
        yield _decided(page, ruling.own, "ruling.own")
    if ruling.stands:
        yield page.speaker.word("ruling.stands")
    if not ruling.exact:
        yield page.speaker.word("ruling.alone")


def _decided(page: Page, opinion: Opinion, whose: str) -> str:
    """What a reading says, or where it stops and what it says beyond that; and why."""
    reached = _reached(opinion)
    said = [page.speaker.word(f"{whose}-{opinion.verdict or 'not-reached'}", **_breach(page, opinion))]
    if opinion.granted:
        said.append(page.speaker.word(f"ruling.granted-{reached.verdict}", changes=_changed(opinion.granted.changes),
                                      **_breach(page, reached)))
    if reached.verdict and reached.finding:
        said.append(page.speaker.explain(reached.finding))
    return page.language.space.join(said)


def _breach(page: Page, opinion: Opinion) -> dict[str, Fact | str | int]:
    """The facts of what is broken, and of the move by which it is."""
    if not opinion.finding:
        return {}
    rule = rule_of(page, opinion.rule)
    which = page.speaker.word("ruling.result") if opinion.move is None else \
        page.speaker.word("ruling.number", number=opinion.move)
    return {"section": rule.section, "rule": rule.id, "which": which}


# -- the readings

class View(NamedTuple):
    """A reading and what it says."""

    reading: str
    told: str
    dissents: bool                          # from what is canonical


def views(page: Page, ruling: Ruling) -> Iterator[View]:
    """What each of the named readings says, and what it comes to where that differs."""
    canonical = _reached(ruling.canonical).verdict
    states = [reached.state for opinion in ruling.opinions if (reached := _reached(opinion)).state]
    for opinion in ruling.opinions:
        told, reached = _told(page, opinion), _reached(opinion)
        differs = reached.verdict not in (canonical, None)
        if differs and reached.finding:
            told = page.speaker.word("ruling.says-because", told=told, sentence=page.speaker.explain(reached.finding))
        if reached.state and states.count(states[0]) < len(states):
            told += "; " + standing("standing", reached.state, page.speaker)
        yield View(opinion.reading, told, differs and canonical is not None)


def _reached(opinion: Opinion) -> Opinion:
    """The opinion, if need be with something granted."""
    return opinion.granted.opinion if opinion.granted else opinion


def _told(page: Page, opinion: Opinion) -> str:
    say = page.speaker.word
    told = say(f"ruling.says-{opinion.verdict or 'not-reached'}", **_breach(page, opinion))
    if opinion.granted:
        granted = opinion.granted
        told = say("ruling.says-granted", told=told, changes=_changed(granted.changes),
                   verdict=say(f"ruling.says-{granted.opinion.verdict}", **_breach(page, granted.opinion)))
    return told


def changes(page: Page, some: tuple[Change, ...]) -> Iterator[str]:
    """Changes that decide, each with the sources that hold all of it."""
    for change in some[:_MOST_CHANGES]:
        held = [set(page.game.variants[variant].holding(option)) for variant, option in change.items()]
        sources = [source for source in page.game.variants[next(iter(change))].evidence
                   if all(source in each for each in held)]
        yield page.speaker.word("ruling.held", sources=page.speaker.row(sources), changes=_changed(change))
    if len(some) > _MOST_CHANGES:
        yield page.speaker.word("ruling.changes-more", count=len(some) - _MOST_CHANGES)


def _changed(change: Change) -> Fact:
    return Fact("texts", tuple(f"{variant}: {option}" for variant, option in change.items()))


# -- the grounds

def ground(page: Page, ruling: Ruling) -> tuple[Rule, dict[str, str]] | None:
    """The rule that the ruling rests on, with the reading that it is read in: the one that is broken, if any is."""
    for opinion in (_reached(ruling.canonical), ruling.own):
        if opinion.verdict in (ILLEGAL, UNDETERMINED) and opinion.rule:
            return rule_of(page, opinion.rule), dict(opinion.options)
    return None


def agreement(page: Page, ruling: Ruling) -> str:
    """That no reading differs; "" where one does, or where not all were asked."""
    if ruling.exact and ruling.own.verdict == ILLEGAL and not ruling.to_allow:
        return page.speaker.word("ruling.untouched")
    if ruling.exact and ruling.own.verdict == LEGAL and not ruling.to_forbid:
        return page.speaker.word("ruling.agreed")
    return ""


def rule_of(page: Page, name: str) -> Rule:
    """The rule of the game with an id."""
    return page.speaker.rules[name]


def place_of(where: Where) -> str:
    """File, line and column, as editors know to follow them."""
    return f"{visible(where.file)}:{where.place.line}:{where.place.column}"


def reading_of(page: Page, ruling: Ruling) -> str:
    """The name of the reading it is judged by; of house rules, in what they are not canonical."""
    if name := page.named(ruling.own.reading):
        return name
    canonical = ruling.canonical.options
    return page.speaker.word("ruling.house-rules", changes=_changed(
        {variant: option for variant, option in ruling.own.options.items() if canonical.get(variant) != option}))
