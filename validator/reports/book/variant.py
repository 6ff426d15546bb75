"""One variant: its options as sentences, what each source says, what decided, and the rules that depend on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...rulebook.citations import cited
from ...rulebook.dependence import own_variants, variants_through_words
from ...rulebook.game import Evidence, Rule, Variant
from ...rulebook.readings import reading_names, resolve
from ...rulebook.sources import Source
from ..quoting import meaning_of, place, quoted, sources_of
from .page import INDENT, Page


def render(page: Page, variant: Variant) -> str:
    """A variant whole."""
    say, columns = page.speaker.word, page.columns(variant)
    return "\n".join([render_grounds(page, variant), *page.sections([
        (say("book.rules"), _rules(page, variant, columns)),
        (say("book.readings"), _readings(page, variant, columns)),
    ])])


def render_grounds(page: Page, variant: Variant) -> str:
    """The question and its options, what the sources say, and why the canonical option is canonical."""
    say, columns = page.speaker.word, page.columns(variant)
    lines = [page.heading(variant.name), page.paragraph(page.question(variant)), ""]
    lines += [page.hanging(page.marked(variant, option), page.answer(variant, option), INDENT, columns)
              for option in variant.options]
    lines += _conditions(page, variant)
    lines += page.sections([
        (say("book.sources"), _evidence(page, variant)),
        (say("book.why"), (page.paragraph(text, INDENT) for text in why(page, variant))),
    ])
    return "\n".join(lines)


def _conditions(page: Page, variant: Variant) -> Iterator[str]:
    """Where the question arises, and what options need."""
    conditions = [page.speaker.word("book.needs", option=option, condition=page.condition(condition))
                  for option, condition in variant.needs.items()]
    if variant.asked:
        conditions.insert(0, page.speaker.word("book.asked", condition=page.condition(variant.asked)))
    if conditions:
        yield ""
        yield from map(page.paragraph, conditions)


# -- what the sources say

class Saying(NamedTuple):
    """What a source says of a question, as far as it does."""

    source: Source
    head: str                               # the source and the option that it speaks for
    quote: str                              # its words, in its own quotation marks
    meanings: tuple[str, ...]               # of its sentences
    note: str
    place: str                              # of its first sentence; "" where none is cited
    evidence: Evidence

    @property
    def silent(self) -> bool:
        """Whether there is nothing to tell but that it says nothing."""
        return not (self.evidence.option or self.quote or self.note)


def sayings(page: Page, variant: Variant) -> Iterator[Saying]:
    """What each of the sources says of a variant, in their order."""
    for source in sources_of(page.game):
        if source.name in variant.evidence:
            said = variant.evidence[source.name]
            citations = cited(said.sentences, [source])
            yield Saying(
                source, page.speaker.word("book.says", source=page.source(source), option=said.option or ""),
                quoted(said.quote, source.language) if said.quote else "",
                tuple(page.speaker.word("book.means", sentence=citation.sentence.id, meaning=meaning)
                      for citation in citations if (meaning := meaning_of(citation, page.speaker))),
                page.speaker.told(f"{variant.name}.note.{source.name}", said.note) if said.note else "",
                place(citations[0]) if citations else "", said)


def _evidence(page: Page, variant: Variant) -> Iterator[str]:
    for said in sayings(page, variant):
        yield page.heading(said.head, INDENT)
        yield from (page.paragraph(text, INDENT * 2) for text in (said.quote, *said.meanings, said.note) if text)


# -- what decided

def why(page: Page, variant: Variant) -> Iterator[str]:
    """Why the canonical option is canonical: how the sources differ, what decided, how sure we are, and our reasons."""
    for aspect, value in (("kind", _kind(page, variant)), ("decided", variant.decided), ("sure", variant.confidence)):
        if value:
            yield page.speaker.word(f"book.{aspect}-{value}")
    if variant.because:
        yield page.speaker.told(f"{variant.name}.because", variant.because)


def _kind(page: Page, variant: Variant) -> str | None:
    """How the sources differ; told apart are that none speaks, and that only one outside of the documents differs."""
    if variant.kind == "silence" and all(said.option is None for said in variant.evidence.values()):
        return "silence-of-all"
    documents = {source.name for source in sources_of(page.game) if source.file}
    said = {variant.evidence[name].option for name in documents & variant.evidence.keys()} - {None}
    return "disagreement-outside" if variant.kind == "disagreement" and len(said) == 1 else variant.kind


# -- what depends on it

def _rules(page: Page, variant: Variant, columns: int) -> Iterator[str]:
    """The rules that are in force under each option only, and those whose words it gives a meaning."""
    for option in variant.options:
        rules = [rule for rule in page.game.rules if _is_for(rule, variant.name, option)]
        if rules:
            yield page.hanging(page.marked(variant, option), _listed(page, rules), INDENT, columns)
    rules = [rule for rule in page.game.rules if variant.name in variants_through_words(page.game, rule)]
    if rules:
        yield page.paragraph(page.speaker.word("book.every-option", rules=_listed(page, rules)), INDENT)


def _is_for(rule: Rule, variant: str, option: str) -> bool:
    return variant in own_variants(rule) and any(alternative.get(variant) == option for alternative in rule.when)


def _listed(page: Page, rules: list[Rule]) -> str:
    return page.speaker.row(f"{rule.section} {rule.id}" for rule in rules)


def _readings(page: Page, variant: Variant, columns: int) -> Iterator[str]:
    """Which option each of the named readings has."""
    chosen = {name: resolve(page.game, {}, name).get(variant.name) for name in reading_names(page.game)}
    for option in variant.options:
        if names := [name for name, its in chosen.items() if its == option]:
            yield page.hanging(page.marked(variant, option), page.speaker.row(names), INDENT, columns)
    if idle := [name for name, its in chosen.items() if its is None]:
        yield page.paragraph(page.speaker.word("book.not-asked", readings=page.speaker.row(idle)), INDENT)
