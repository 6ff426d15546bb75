"""What each of the sources says of a question, in its own words and translated, and what the answers are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from validator.reports.book.variant import Saying, sayings
from validator.rulebook.citations import cited
from validator.rulebook.game import Variant

from .edition import Edition
from .markup import box, plain, quote


def together(edition: Edition, variants: Iterable[str]) -> Iterator[str]:
    """For each of the questions what all sources say, on the page of something that depends on it."""
    for variant in map(edition.game.variants.__getitem__, variants):
        yield edition.variant_link(variant.name, edition.page.question(variant))
        silent = []
        for saying in sayings(edition.page, variant):
            if saying.silent:
                silent.append(edition.page.source(saying.source))
            else:
                yield f"**{plain(saying.head)}**"
                yield from said(edition, saying)
        if silent:
            yield plain(edition.speaker.word("book.silent-sources", sources=edition.speaker.row(silent)))


def answers(edition: Edition, variant: Variant, options: Iterable[str]) -> str:
    """What some of the options of a question say."""
    return "\n".join(f"- **{plain(edition.page.marked(variant, option).strip())}** "
                     f"{plain(edition.page.answer(variant, option))}" for option in options)


def said(edition: Edition, saying: Saying) -> Iterator[str]:
    """What one source says: its words, what they mean, what must be said besides, and where they stand."""
    if saying.quote:
        yield quote(saying.quote, saying.source.language, *map(plain, saying.meanings))
    if saying.note:
        yield plain(saying.note)
    found = cited(saying.evidence.sentences, [saying.source])
    if found:
        yield box("place", [" · ".join(map(edition.sentence_link, found))])
