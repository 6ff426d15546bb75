"""The table of variants: each question, its options, and which sources speak for which."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...rulebook.game import Variant
from .page import INDENT, Page


def render(page: Page) -> str:
    """All variants of a game."""
    say = page.speaker.word
    lines = [page.heading(page.speaker.term("titles", page.game.name)), page.paragraph(say("book.variants"))]
    for variant in page.game.variants.values():
        lines += ["", *_variant(page, variant)]
    legend = say("book.legend", command=f"referee variants {page.game.asked_for} {next(iter(page.game.variants), '')}")
    return "\n".join([*lines, "", page.paragraph(legend)])


def _variant(page: Page, variant: Variant) -> Iterator[str]:
    yield page.hanging(variant.name, " ".join([page.question(variant), *_how_sure(page, variant)]))
    columns = page.columns(variant)
    for option in variant.options:
        yield page.hanging(page.marked(variant, option), page.speaker.row(variant.holding(option)), INDENT,
                           columns).rstrip()
    silent = [source for source, said in variant.evidence.items() if said.option is None]
    if silent:
        yield page.aside(page.speaker.word("book.silent-sources", sources=page.speaker.row(silent)), INDENT * 2)


def _how_sure(page: Page, variant: Variant) -> list[str]:
    if not variant.confidence:
        return []
    return [page.speaker.word("book.how-sure", confidence=page.speaker.word(f"book.confidence-{variant.confidence}"))]


def as_data(page: Page, variant: Variant) -> dict[str, Any]:
    """A variant for programs."""
    tell = page.speaker.told
    return {
        "variant": variant.name,
        "question": page.question(variant),
        "options": [{"option": option, "text": page.answer(variant, option), "canonical": option == variant.options[0]}
                    for option in variant.options],
        "kind": variant.kind,
        "decided": variant.decided,
        "confidence": variant.confidence,
        "because": tell(f"{variant.name}.because", variant.because) if variant.because else None,
        "evidence": [{"source": source, "option": said.option, "sentences": list(said.sentences),
                      "quote": said.quote or None,
                      "note": tell(f"{variant.name}.note.{source}", said.note) if said.note else None}
                     for source, said in variant.evidence.items()],
        "asked": [dict(alternative) for alternative in variant.asked],
        "needs": {option: [dict(alternative) for alternative in condition]
                  for option, condition in variant.needs.items()},
    }
