"""The rule book in a reading, as one text: what is in force there, and no sign of other options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...rulebook.contents import Chapter, chapter_of, contents
from ...rulebook.game import Rule
from ...rulebook.readings import rules_in_force
from .page import Page

_COLUMNS = 6                                # as wide as the longest number of a rule, and a gap


def render(page: Page, reading: str, options: Mapping[str, str]) -> str:
    """Title, chapters with their headings, and numbered rules; `options` are those of the reading."""
    about = page.speaker.word("book.about", edition=page.game.edition, reading=page.named(reading))
    lines = [page.heading(page.speaker.term("titles", page.game.name)), page.paragraph(about)]
    for chapter in contents(page.game, rules_in_force(page.game, options)):
        lines += _chapter(page, chapter, dict(options))
    return "\n".join(lines)


def _chapter(page: Page, chapter: Chapter, options: dict[str, str]) -> Iterator[str]:
    yield "\n"
    yield page.hanging(chapter.number, page.speaker.term("chapters", chapter.number), columns=_COLUMNS)
    for part in chapter.parts:
        yield ""
        if part.headed:
            yield page.heading(heading(page, part.headed), " " * _COLUMNS)
            yield ""
        for rule in part.rules:
            yield page.hanging(rule.section, page.rule_text(rule, options), columns=_COLUMNS)


def heading(page: Page, rule: Rule) -> str:
    """The heading that stands over a rule."""
    return page.speaker.told(f"{rule.id}.heading", rule.heading)


def as_data(page: Page, reading: str, options: Mapping[str, str]) -> dict[str, Any]:
    """The rule book for programs."""
    rules = [{"rule": rule.id, "section": rule.section,
              "chapter": page.speaker.term("chapters", chapter_of(rule)),
              "heading": heading(page, part.headed) if part.headed else None,
              "text": page.rule_text(rule, dict(options))}
             for chapter in contents(page.game, rules_in_force(page.game, options))
             for part in chapter.parts for rule in part.rules]
    return {"game": page.game.name, "edition": page.game.edition, "reading": reading, "options": dict(options),
            "rules": rules}
