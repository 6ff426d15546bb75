"""Where the sources disagree: a table of all questions, and a page for each."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from validator.reports.book.variant import sayings, why
from validator.rulebook.dependence import in_force, own_variants, variants_through_words
from validator.rulebook.game import Variant
from validator.rulebook.readings import reading_names, resolve

from . import differences
from .edition import Edition
from .markup import TOP, box, heading, link, plain, table
from .sayings import answers, said


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """The table, and the page of each question."""
    edition.here = edition.variants_path()
    yield edition.here, "\n\n".join(["---\nhide: [toc]\n---", *_all(edition)]) + "\n"      # room for the table
    for variant in edition.game.variants.values():
        edition.here = edition.variant_path(variant.name)
        yield edition.here, "\n\n".join(_variant(edition, variant)) + "\n"


def _all(edition: Edition) -> Iterator[str]:
    say = edition.speaker.word
    yield heading(1, plain(say("site.questions")), TOP)
    yield plain(say("book.variants"))
    label = escape(say("site.filter"))
    head = [plain(say("site.question")), "★", *(edition.source_link(source) for source in edition.sources),
            plain(say("site.sureness"))]
    yield f'<input type="search" class="filter" hidden aria-label="{label}" placeholder="{label}">'
    yield box("filterable", [table(head, (_row(edition, variant) for variant in edition.game.variants.values()))])


def _row(edition: Edition, variant: Variant) -> list[str]:
    sure = edition.speaker.word(f"book.confidence-{variant.confidence}") if variant.confidence else ""
    return [edition.variant_link(variant.name, edition.page.question(variant)), plain(variant.options[0]),
            *(_held(edition, variant, source.name) for source in edition.sources), plain(sure)]


def _held(edition: Edition, variant: Variant, source: str) -> str:
    """The option that a source speaks for; the canonical one stands out."""
    said = variant.evidence.get(source)
    if said is None:
        return ""
    if said.option is None:
        return f'<span class="aside">{plain(edition.speaker.word("site.silent"))}</span>'
    return f"**{plain(said.option)}**" if said.option == variant.options[0] else plain(said.option)


# -- one question

def _variant(edition: Edition, variant: Variant) -> Iterator[str]:
    say, page = edition.speaker.word, edition.page
    yield heading(1, plain(page.question(variant)), TOP)
    yield answers(edition, variant, variant.options)
    if differences.is_shown(edition.game.name, variant):
        yield heading(2, plain(say("site.difference")), "difference")
    yield from differences.of_variant(edition, variant)
    yield heading(2, plain(say("book.sources")), "sources")
    for saying in sayings(page, variant):
        yield heading(3, plain(saying.head), f"source-{saying.source.name}")
        yield from said(edition, saying)
    yield heading(2, plain(say("book.why")), "why")
    yield from map(plain, why(page, variant))
    yield heading(2, plain(say("book.rules")), "rules")
    yield "\n".join(_rules(edition, variant))
    yield heading(2, plain(say("book.readings")), "readings")
    yield "\n".join(_readings(edition, variant))


def _rules(edition: Edition, variant: Variant) -> Iterator[str]:
    """The rules that are in force only under one of its options, and those whose words it decides about."""
    for rule in edition.game.rules:
        if variant.name in own_variants(rule):
            options = in_force(edition.game, rule, edition.canonical)
            text = plain(edition.page.rule_text(rule, options))
            yield f"- {plain(options[variant.name])}: {edition.rule_link(rule)} {text}"
    through = [rule for rule in edition.game.rules if variant.name in variants_through_words(edition.game, rule)]
    if through:
        told = plain(edition.speaker.word("book.every-option", rules="{}"))
        yield "- " + told.replace(plain("{}"), edition.speaker.row(map(edition.rule_link, through)))


def _readings(edition: Edition, variant: Variant) -> Iterator[str]:
    for name in reading_names(edition.game):
        option = resolve(edition.game, {}, name).get(variant.name)
        where = edition.reading_link(name)
        yield f"- {where}: " + (plain(option) if option else plain(edition.speaker.word("site.no-evidence")))
