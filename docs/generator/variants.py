"""Where the sources disagree: a table of all variants, and a page for each."""

from __future__ import annotations

from collections.abc import Iterator

from validator.reports.book.variant import kind_of
from validator.reports.quoting import meaning_of
from validator.rulebook.citations import cited
from validator.rulebook.dependence import own_variants, variants_through_words
from validator.rulebook.game import Variant
from validator.rulebook.readings import reading_names, resolve

from .edition import Edition
from .markup import box, heading, plain, quote, table


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """The table, and the page of each variant."""
    edition.here = edition.variants_path()
    yield edition.here, "\n\n".join(_all(edition)) + "\n"
    for variant in edition.game.variants.values():
        edition.here = edition.variant_path(variant.name)
        yield edition.here, "\n\n".join(_variant(edition, variant)) + "\n"


def _all(edition: Edition) -> Iterator[str]:
    say, page = edition.speaker.word, edition.page
    yield f"# {plain(say('site.questions'))}"
    yield plain(say("book.variants"))
    sources = edition.sources
    head = [plain(say("site.question")), "★", *(edition.source_link(source) for source in sources),
            plain(say("site.sureness"))]
    yield box("filterable", [table(head, (
        [edition.variant_link(variant.name, page.question(variant)), plain(variant.options[0]),
         *(_said(edition, variant, source.name) for source in sources),
         plain(say(f"book.confidence-{variant.confidence}")) if variant.confidence else ""]
        for variant in edition.game.variants.values()))])


def _said(edition: Edition, variant: Variant, source: str) -> str:
    said = variant.evidence.get(source)
    if said is None:
        return ""
    if said.option is None:
        return f'<span class="aside">{plain(edition.speaker.word("site.silent"))}</span>'
    return f"**{plain(said.option)}**" if said.option == variant.options[0] else plain(said.option)


def _variant(edition: Edition, variant: Variant) -> Iterator[str]:
    say, page = edition.speaker.word, edition.page
    yield f"# {plain(page.question(variant))}"
    yield "\n".join(f"- **{plain(page.marked(variant, option).strip())}** {plain(page.answer(variant, option))}"
                    for option in variant.options)
    yield heading(2, plain(say("book.sources")), "sources")
    for source in edition.sources:
        if source.name in variant.evidence:
            said = variant.evidence[source.name]
            told = plain(say("book.says", source="{}", option=said.option or ""))
            yield heading(3, told.replace("&#123;&#125;", page.source(source)), f"source-{source.name}")
            if said.quote:
                yield quote(said.quote, source.language)
            for citation in cited(said.sentences, [source]):
                yield f"{edition.sentence_link(citation)}: {plain(meaning_of(citation, edition.speaker) or citation.sentence.text)}"
            if said.note:
                yield plain(edition.speaker.told(f"{variant.name}.note.{source.name}", said.note))
    yield heading(2, plain(say("book.why")), "why")
    for aspect, value in (("kind", kind_of(page, variant)), ("decided", variant.decided), ("sure", variant.confidence)):
        if value:
            yield plain(say(f"book.{aspect}-{value}"))
    if variant.because:
        yield plain(edition.speaker.told(f"{variant.name}.because", variant.because))
    yield heading(2, plain(say("book.rules")), "rules")
    rules = [rule for rule in edition.game.rules if variant.name in own_variants(rule)]
    yield "\n".join(f"- {edition.rule_link(rule)} {plain(page.rule_text(rule, resolve(edition.game, {}) if not rule.when else __import__('validator.rulebook.dependence', fromlist=['in_force']).in_force(edition.game, rule, edition.canonical)))}" for rule in rules)
