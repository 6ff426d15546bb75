"""What became of each sentence of the sources: how much of them is accounted for, and one sentence after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ...rulebook.citations import Citation, cited
from ...rulebook.dependence import in_force
from ...rulebook.game import Rule
from ...rulebook.sources import Sentence, Source, supported
from ..quoting import as_data as quoted_as_data, file_of, quotation, repair_of, sources_of
from ..support import silence
from .page import INDENT, Page


class Uses(NamedTuple):
    """How many sentences of a source support rules, support options, have a slip, and are flavour."""

    rules: int
    options: int
    repairs: int
    flavour: int


def uses(page: Page, source: Source) -> Uses:
    """What the sentences of a source became."""
    became = [(*supported(page.game, sentence.id), sentence.repair, sentence.flavour) for sentence in source.sentences]
    return Uses(*(sum(1 for each in became if each[use]) for use in range(4)))


# -- all sources

def render(page: Page) -> str:
    """For each source how much of it is accounted for, and what its sentences became."""
    lines = [page.heading(page.speaker.term("titles", page.game.name))]
    documents = [source for source in sources_of(page.game) if source.file]
    for source in documents:
        lines += ["", *_summary(page, source)]
    if documents:
        command = f"referee concordance {page.game.name} {documents[0].name}"
        lines += ["", page.paragraph(page.speaker.word("book.concordance", command=command))]
    return "\n".join(lines)


def _summary(page: Page, source: Source) -> Iterator[str]:
    say = page.speaker.word
    covered, characters = source.coverage()
    yield page.hanging(source.name, f"{source.title}, {file_of(source)}")
    yield page.paragraph(say("book.size", sentences=len(source.sentences), characters=characters), INDENT)
    yield page.paragraph(say("book.coverage", percent=percent(covered, characters)), INDENT)
    yield page.paragraph(say("book.uses", **uses(page, source)._asdict()), INDENT)


def percent(part: int, whole: int) -> int:
    """How much a part is in the hundred; 100 only if nothing is missing.

    >>> percent(2, 2), percent(1999, 2000)
    (100, 99)
    """
    return 100 * part // whole if whole else 100


# -- sentences

def render_sentences(page: Page, citations: Sequence[Citation]) -> str:
    """Sentences with what each became; if it is only one, also what the rules and options say that rest on it."""
    return _told(page, citations, _whole if len(citations) == 1 else _short)


def render_rule(page: Page, rule: Rule) -> str:
    """The sentences that a rule rests on, each with all that it became."""
    citations = cited(rule.sources, sources_of(page.game))
    behind = _told(page, citations, _short)
    return "\n".join([page.heading(f"{rule.section} {rule.id}"),
                      page.paragraph(page.rule_text(rule, in_force(page.game, rule, {}))), "",
                      behind or page.paragraph(silence(rule, page.speaker))])


def _told(page: Page, citations: Sequence[Citation], tell: Callable[[Page, Sentence], Iterator[str]]) -> str:
    return "\n\n".join("\n".join([*quotation(citation, page.speaker, page.width, "", page.colour),
                                  *tell(page, citation.sentence), *_besides(page, citation.sentence)])
                       for citation in citations)


def _short(page: Page, sentence: Sentence) -> Iterator[str]:
    """The names of the rules and options that rest on a sentence."""
    say, (rules, options) = page.speaker.word, _supported(page, sentence)
    if rules:
        names = page.speaker.row(f"{rule.section} {rule.id}" for rule in rules)
        yield page.paragraph(say("book.became-rules", rules=names), INDENT)
    if options:
        names = page.speaker.row(f"{name}: {option}" for name, option in options)
        yield page.paragraph(say("book.became-options", options=names), INDENT)


def _whole(page: Page, sentence: Sentence) -> Iterator[str]:
    """The rules and options that rest on a sentence, and what they say."""
    say, (rules, options) = page.speaker.word, _supported(page, sentence)
    for rule in rules:
        text = say("book.in-its-place", section=rule.section, rule=rule.id,
                   text=page.rule_text(rule, in_force(page.game, rule, {})))
        yield page.paragraph(say("book.became-rules", rules=text), INDENT)
    for name, option in options:
        text = say("book.option", option=f"{name}: {option}", text=page.answer(page.game.variants[name], option))
        yield page.paragraph(say("book.became-options", options=text), INDENT)


def _besides(page: Page, sentence: Sentence) -> Iterator[str]:
    """A slip in a sentence, and what it is about if it supports nothing."""
    if repair := repair_of(sentence, page.speaker):
        yield page.paragraph(page.speaker.word("book.became-repair", repair=repair), INDENT)
    if sentence.flavour:
        flavour = page.speaker.word(f"book.flavour-{sentence.flavour}")
        yield page.paragraph(page.speaker.word("book.became-flavour", flavour=flavour), INDENT)


def _supported(page: Page, sentence: Sentence) -> tuple[list[Rule], list[tuple[str, str]]]:
    rules, options = supported(page.game, sentence.id)
    return [page.speaker.rules[id] for id in rules], options


# -- for programs

def as_data(page: Page, source: Source) -> dict[str, Any]:
    """How much of a source is accounted for."""
    covered, characters = source.coverage()
    return {"source": source.name, "file": file_of(source), "characters": characters, "covered": covered,
            "sentences": len(source.sentences), **uses(page, source)._asdict()}


def sentence_as_data(page: Page, citation: Citation) -> dict[str, Any]:
    """A sentence and what it became."""
    rules, options = supported(page.game, citation.sentence.id)
    return quoted_as_data(citation, page.speaker) | {
        "rules": rules, "options": [{"variant": variant, "option": option} for variant, option in options],
        "flavour": citation.sentence.flavour or None, "repair": repair_of(citation.sentence, page.speaker)}
