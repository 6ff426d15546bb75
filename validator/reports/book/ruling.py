"""A ruling on a move in dispute: what the readings say, what decides, and the grounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ...disputes.changes import Change
from ...disputes.ruling import Opinion, Ruling
from ...documents.source import Source
from ...findings import Fact, Place
from ...rulebook.game import Rule, Variant
from ..excerpt import excerpt
from ..head import standing
from ..support import support
from ..visible import visible
from ..width import width
from . import variant as variants
from .page import INDENT, Page

_MOST_CHANGES = 6
_MOST_GROUNDS = 3                           # of the questions that decide, so many are told whole


class Where(NamedTuple):
    """The move in dispute, where it is recorded."""

    file: str
    source: Source
    place: Place
    number: int | None                      # None for the result
    count: int                              # of the moves in the record
    player: str | None


def head(page: Page, where: Where) -> str:
    """Where the move is, and the line as it was recorded."""
    about = [page.speaker.word("ruling.result") if where.number is None else
             page.speaker.word("move", number=where.number, count=where.count)]
    about += [visible(where.player)] if where.player is not None else []
    place = f"{visible(where.file)}:{where.place.line}:{where.place.column}"
    lines = [page.paragraph(f"{place}: {page.speaker.row(about)}")]
    if (line := where.source.line(where.place.line)) is not None:
        number = f"{INDENT}{where.place.line:>4} | "
        lines.append(number + excerpt(line, where.place.column, page.width - len(number))[0])
    return "\n".join(lines)


def render(page: Page, ruling: Ruling) -> str:
    """The ruling in sections, without the move itself."""
    lines = [page.paragraph(_own(page, ruling), INDENT)]
    if not ruling.exact:
        lines.append(page.paragraph(page.speaker.word("ruling.alone"), INDENT))
    lines += page.sections([
        (page.speaker.word("ruling.readings"), _opinions(page, ruling)),
        (page.speaker.word("ruling.to-allow"), _changes(page, ruling, ruling.to_allow)),
        (page.speaker.word("ruling.to-forbid"), _changes(page, ruling, ruling.to_forbid)),
    ])
    lines += _untouched(page, ruling)
    for name in ruling.deciding[:_MOST_GROUNDS]:
        lines += ["", *_ground(page, page.game.variants[name])]
    if rest := ruling.deciding[_MOST_GROUNDS:]:
        commands = Fact("texts", tuple(f"referee variants {page.game.name} {name}" for name in rest))
        lines += ["", page.paragraph(page.speaker.word("ruling.more", commands=commands))]
    return "\n".join(lines)


def as_data(page: Page, ruling: Ruling) -> dict[str, Any]:
    """The ruling for programs; options are told as in `variants.as_data`."""
    from .variants import as_data as variant_as_data
    return {
        "move": ruling.number,
        "verdict": {None: None, "": "legal"}.get(ruling.rule, "illegal"),
        "rule": ruling.rule or None,
        "exact": ruling.exact,
        "readings": [{"reading": one.reading, "verdict": _verdict(one, ruling), "rule": one.rule or None,
                      "move": one.move, "state": one.state} for one in ruling.opinions],
        "legal_with": list(ruling.to_allow),
        "illegal_with": list(ruling.to_forbid),
        "deciding": [variant_as_data(page, page.game.variants[name]) for name in ruling.deciding],
    }


def _own(page: Page, ruling: Ruling) -> str:
    if ruling.rule:
        return page.speaker.word("ruling.illegal", section=_rule(page, ruling.rule).section, rule=ruling.rule)
    return page.speaker.word("ruling.legal" if ruling.rule == "" else "ruling.not-reached")


def _verdict(opinion: Opinion, ruling: Ruling) -> str | None:
    """legal, illegal, or None where an earlier move is illegal."""
    return "legal" if not opinion.rule else "illegal" if opinion.move == ruling.number else None


def _opinions(page: Page, ruling: Ruling) -> Iterator[str]:
    columns = max(width(opinion.reading) for opinion in ruling.opinions) + 2
    states = {str(opinion.state) for opinion in ruling.opinions if opinion.state}
    for opinion in ruling.opinions:
        told = _told(page, opinion, ruling)
        if opinion.state and len(states) > 1:           # what it comes to differs, so it is told
            told += "; " + standing("standing", opinion.state, page.speaker)
        yield page.hanging(opinion.reading, told, INDENT, columns)


def _told(page: Page, opinion: Opinion, ruling: Ruling) -> str:
    if not opinion.rule:
        return page.speaker.word("ruling.says-legal")
    section = _rule(page, opinion.rule).section
    if opinion.move == ruling.number:
        return page.speaker.word("ruling.says-illegal", section=section, rule=opinion.rule)
    return page.speaker.word("ruling.not-reached-by", number=opinion.move, section=section, rule=opinion.rule)


def _changes(page: Page, ruling: Ruling, changes: tuple[Change, ...]) -> Iterator[str]:
    """The changes, each with the sources that hold all of it."""
    for change in changes[:_MOST_CHANGES]:
        held = [set(page.game.variants[variant].holding(option)) for variant, option in change.items()]
        sources = [source for source in page.game.variants[next(iter(change))].evidence
                   if all(source in each for each in held)]
        told = page.speaker.word("ruling.held", sources=page.speaker.row(sources), changes=Fact(
            "texts", tuple(f"{variant}: {option}" for variant, option in change.items())))
        yield page.paragraph(told, INDENT)
    if len(changes) > _MOST_CHANGES:
        yield page.paragraph(page.speaker.word("ruling.changes-more", count=len(changes) - _MOST_CHANGES), INDENT)


def _untouched(page: Page, ruling: Ruling) -> Iterator[str]:
    """The rule that no reading lets pass, or that nothing forbids the move."""
    if ruling.rule and not ruling.to_allow and ruling.exact:
        rule, options = _rule(page, ruling.rule), dict(ruling.reading)
        yield ""
        yield page.paragraph(page.speaker.word("ruling.untouched"))
        yield page.hanging(rule.section, page.rule_text(rule, options), INDENT)
        yield from support(rule, options, page.speaker, page.width, INDENT, page.colour)
    elif ruling.rule == "" and not ruling.to_forbid and ruling.exact:
        yield ""
        yield page.paragraph(page.speaker.word("ruling.agreed"))


def _ground(page: Page, variant: Variant) -> Iterator[str]:
    """The question that decides, what the sources say, and what makes an option canonical."""
    yield variants.render(page, variant)


def _rule(page: Page, name: str) -> Rule:
    return next(rule for rule in page.game.rules if rule.id == name)
