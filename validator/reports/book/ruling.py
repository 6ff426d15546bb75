"""A ruling on a move in dispute, for a terminal: what the readings say, what decides, and the grounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...disputes.ruling import Ruling
from ...findings import Fact
from ..excerpt import excerpt
from ..support import support
from ..visible import visible
from ..width import width
from .page import INDENT, Page
from .ruling_words import Where, agreement, changes, decision, ground, move, place_of, views
from .variant import render_grounds

_MOST_GROUNDS = 3                            # of the questions that decide, so many are told whole


def head(page: Page, where: Where) -> str:
    """Where the move is, and the line as it was recorded."""
    about = page.speaker.row([move(page, where), *([visible(where.player)] if where.player is not None else [])])
    lines = [page.paragraph(f"{place_of(where)}: {about}")]
    if (line := where.source.line(where.place.line)) is not None:
        number = f"{INDENT}{where.place.line:>4} | "
        lines.append(number + excerpt(line, where.place.column, page.width - len(number))[0])
    return "\n".join(lines)


def render(page: Page, ruling: Ruling) -> str:
    """The ruling in sections, without the move itself."""
    lines = [page.paragraph(text, INDENT) for text in decision(page, ruling)]
    lines += _rule(page, ruling)
    lines += page.sections([
        (page.speaker.word("ruling.readings"), _views(page, ruling)),
        (page.speaker.word("ruling.to-allow"), _listed(page, changes(page, ruling.to_allow))),
        (page.speaker.word("ruling.to-forbid"), _listed(page, changes(page, ruling.to_forbid))),
    ])
    if agreed := agreement(page, ruling):
        lines += ["", page.paragraph(agreed)]
    for name in ruling.deciding[:_MOST_GROUNDS]:
        lines += ["", render_grounds(page, page.game.variants[name])]
    if ruling.deciding:
        lines += ["", page.paragraph(more(page, ruling.deciding))]
    return "\n".join(lines)


def more(page: Page, variants: Iterable[str]) -> str:
    """How to read on about variants."""
    commands = Fact("texts", tuple(f"referee variants {page.game.asked_for} {name}" for name in variants))
    return page.speaker.word("ruling.more", commands=commands)


def _rule(page: Page, ruling: Ruling) -> Iterator[str]:
    """The rule that is broken; what it rests on is told here where no question decides."""
    if found := ground(page, ruling):
        rule, options = found
        yield ""
        yield page.hanging(rule.section, page.rule_text(rule, options), INDENT)
        if not ruling.deciding:
            yield from support(rule, options, page.speaker, page.width, INDENT, page.colour)


def _views(page: Page, ruling: Ruling) -> Iterator[str]:
    columns = max(width(opinion.reading) for opinion in ruling.opinions) + 2
    for view in views(page, ruling):
        yield page.hanging(view.reading, view.told, INDENT, columns)


def _listed(page: Page, texts: Iterator[str]) -> Iterator[str]:
    return (page.paragraph(text, INDENT) for text in texts)
