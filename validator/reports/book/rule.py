"""One rule: what it says, why, what the sources say, and what stands in its place under other options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from ...rulebook.citations import citations
from ...rulebook.dependence import Choice, choices, in_force, variants_through_words
from ...rulebook.game import Rule
from ...rulebook.readings import matches
from ..quoting import as_data as quoted_as_data, quotation, sources_of
from .page import INDENT, Page


def render(page: Page, rule: Rule, reading: str, options: Mapping[str, str]) -> str:
    """A rule in a reading; where it is not in force there, as it is in the nearest reading that has it."""
    say = page.speaker.word
    lines = [page.heading(f"{rule.section} {rule.id}"),
             page.paragraph(page.rule_text(rule, in_force(page.game, rule, options)))]
    if not matches(rule.when, options):
        lines.append(page.paragraph(say("book.not-in-force", reading=page.named(reading))))
    lines += page.sections([
        (say("book.why"), _why(page, rule)),
        (say("book.sources"), _sources(page, rule, options)),
        (say("book.options"), _variants(page, rule, options)),
    ])
    return "\n".join(lines)


def _why(page: Page, rule: Rule) -> Iterator[str]:
    if rule.because:
        yield page.paragraph(page.speaker.told(f"{rule.id}.because", rule.because), INDENT)


def _sources(page: Page, rule: Rule, options: Mapping[str, str]) -> Iterator[str]:
    sources = sources_of(page.game)
    if sources and not rule.sources:
        yield page.paragraph(page.speaker.word("book.silent"), INDENT)
    for citation in citations(page.game, rule, sources, options):
        yield from quotation(citation, page.speaker, page.width, INDENT, page.colour)


# -- other options

def _variants(page: Page, rule: Rule, options: Mapping[str, str]) -> Iterator[str]:
    if not rule.when:
        yield page.paragraph(page.speaker.word("book.always"), INDENT)
    for name, possible in groupby(choices(page.game, rule, options), key=lambda choice: choice.variant):
        variant = page.game.variants[name]
        columns = page.columns(variant)
        yield page.hanging(name, page.question(variant), INDENT)
        for choice in possible:
            label = page.marked(variant, choice.option)
            for text in _in_its_place(page, rule, choice):
                yield page.hanging(label, text, INDENT * 2, columns)
                label = ""
    if through := variants_through_words(page.game, rule):
        yield page.paragraph(page.speaker.word("book.words", variants=page.language.both.join(through)), INDENT)


def _in_its_place(page: Page, rule: Rule, choice: Choice) -> Iterator[str]:
    if rule in choice.rules:
        yield page.speaker.word("book.this-rule")
    elif not choice.rules:
        yield page.speaker.word("book.nothing-instead")
    else:
        for other in choice.rules:
            yield page.speaker.word("book.in-its-place", section=other.section, rule=other.id,
                                    text=page.rule_text(other, choice.options))


def as_data(page: Page, rule: Rule, options: Mapping[str, str]) -> dict[str, Any]:
    """A rule for programs."""
    found = citations(page.game, rule, sources_of(page.game), options)
    return {
        "rule": rule.id,
        "section": rule.section,
        "text": page.rule_text(rule, in_force(page.game, rule, options)),
        "in_force": matches(rule.when, options),
        "because": page.speaker.told(f"{rule.id}.because", rule.because) if rule.because else None,
        "sources": [quoted_as_data(citation, page.speaker) for citation in found],
        "options": [{"variant": choice.variant, "option": choice.option,
                     "rules": [{"rule": other.id, "section": other.section,
                                "text": page.rule_text(other, choice.options)} for other in choice.rules]}
                    for choice in choices(page.game, rule, options)],
        "variants": list(variants_through_words(page.game, rule)),
    }
