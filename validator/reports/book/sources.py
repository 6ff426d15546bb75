"""The documents that the rules of a game were taken from: what they are, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...rulebook.sources import Source
from ..quoting import file_of, language_name, sources_of
from .page import INDENT, Page


def render(page: Page) -> str:
    """The sources of a game, each with what it is."""
    lines = [page.heading(page.speaker.term("titles", page.game.name))]
    for source in sources_of(page.game):
        lines += ["", *_source(page, source)]
    return "\n".join(lines)


def _source(page: Page, source: Source) -> Iterator[str]:
    say = page.speaker.word
    yield page.hanging(source.name, title(page, source))
    about = say("book.document", language=language_name(source.language, page.speaker),
                file=file_of(source) if source.file else "")
    yield page.aside(about, INDENT)
    if source.file:
        yield page.aside(say("book.size", sentences=len(source.sentences), characters=source.coverage()[1]), INDENT)
    yield page.paragraph(page.speaker.told(f"{source.name}.what", source.what), INDENT)


def title(page: Page, source: Source) -> str:
    """The title of a source: its own, or what we call a witness."""
    return source.title if source.file else page.source_title(source)


def as_data(page: Page, source: Source) -> dict[str, Any]:
    """A source for programs."""
    return {"game": page.game.name, "source": source.name, "language": source.language, "title": title(page, source),
            "what": page.speaker.told(f"{source.name}.what", source.what),
            "file": file_of(source) if source.file else None, "sentences": len(source.sentences)}
