"""A question that a table is asked: its answers numbered, the canonical one marked, and who holds each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...rulebook.game import Variant
from ...rulebook.readings import CANONICAL as CANONICAL_READING
from ...rulebook.settling import settle
from ..quoting import sources_of
from .page import CANONICAL, INDENT, Page


def render(page: Page, variant: Variant, options: Sequence[str], count: str) -> str:
    """The question, with how many there are, and those of its answers that may be chosen."""
    answers = [(option == variant.options[0],
                page.speaker.word("book.house.answer", answer=page.answer(variant, option), option=option,
                                  sources=page.speaker.row(variant.holding(option)))) for option in options]
    return _asked(page, count, page.question(variant), answers)


def render_start(page: Page, readings: Sequence[str], count: str) -> str:
    """The question by which rules to begin, with what each of the readings is."""
    answers = [(reading == CANONICAL_READING, _start(page, reading)) for reading in readings]
    return _asked(page, count, page.speaker.word("book.house.start"), answers)


def _start(page: Page, reading: str) -> str:
    if reading == CANONICAL_READING:
        return page.speaker.word("book.house.start-canonical", reading=reading)
    differing = settle(page.game, CANONICAL_READING, settle(page.game, reading, {}).options).changes
    named = next((page.source(source) for source in sources_of(page.game) if source.name == reading), reading)
    return page.speaker.word("book.house.start-other", reading=named, count=len(differing))


def _asked(page: Page, count: str, question: str, answers: Iterable[tuple[bool, str]]) -> str:
    lines = [page.hanging(count, question)]
    for number, (canonical, answer) in enumerate(answers, start=1):
        lines.append(page.hanging(f"{number} {CANONICAL if canonical else ' '}", answer, INDENT))
    return "\n".join(lines)
