"""A ruling on a move in dispute, to print or to pass on."""

from __future__ import annotations

from collections.abc import Iterator

from ...disputes.ruling import Ruling
from ...rulebook.game import Rule, Variant
from ..head import standing
from ..paper import Aside, Heading, Items, Paragraph, Part, Quote, Record, Row, Rows
from ..quoting import language_name, meaning_of, place, quoted, sources_of
from ..support import grounds, silence
from ..telling import rule_label
from ..visible import visible
from .page import Page
from .ruling import more
from .ruling_words import (Where, agreement, changes, decision, ground, move, place_of, reading_of, recorded, views)
from .variant import Saying, sayings, why

_MOST_GROUNDS = 2                          # of the questions that decide, so many fit on two pages; of more, the first


def title(page: Page, where: Where | None = None) -> str:
    """What a page with one ruling is called; without a move, where nothing is in dispute."""
    game = page.speaker.term("titles", page.game.name)
    return page.speaker.word("ruling.title", title=game, which=move(page, where) if where else "")


def foot(page: Page) -> str:
    """By which rules it was ruled, and what the sign of what is canonical means."""
    return page.speaker.word("ruling.foot", title=page.speaker.term("titles", page.game.name),
                             edition=page.game.edition)


def parts(page: Page, where: Where, ruling: Ruling, level: int = 2) -> Iterator[Part]:
    """The facts, the question, the ruling, its grounds and what the readings say, under headings of a level."""
    say = page.speaker.word
    yield Heading(say("ruling.facts"), level)
    yield Rows(tuple(_facts(page, where, ruling)))
    yield Record(recorded(where))
    yield Heading(say("ruling.question"), level)
    yield Paragraph(say("ruling.is-it-right" if where.claim else "ruling.is-it-allowed"))
    yield Heading(say("ruling.ruling"), level)
    first, *others = decision(page, ruling)
    yield Paragraph(first, strong=True)
    yield from map(Paragraph, others)
    grounds = list(_grounds(page, ruling, level))
    if grounds:
        yield Heading(say("ruling.grounds"), level)
        yield from grounds
    yield Heading(say("ruling.readings"), level)
    yield Rows(tuple(Row(view.reading, view.told, view.dissents) for view in views(page, ruling)))
    for kind, some in (("ruling.to-allow", ruling.to_allow), ("ruling.to-forbid", ruling.to_forbid)):
        if some:
            yield Heading(say(kind), level)
            yield Items(tuple(changes(page, some)))
    if agreed := agreement(page, ruling):
        yield Paragraph(agreed)


def _facts(page: Page, where: Where, ruling: Ruling) -> Iterator[Row]:
    speaker = page.speaker
    say = speaker.word
    file = place_of(where)
    yield Row(say("ruling.label-game"), say("ruling.edition", title=speaker.term("titles", page.game.name),
                                            edition=page.game.edition))
    yield Row(say("ruling.label-players"), speaker.row(speaker.players))
    yield Row(say("ruling.label-reading"), reading_of(page, ruling))
    yield Row(say("ruling.label-record"), file if where.document is None else
              say("document", file=file, number=where.document))
    about = [move(page, where), *([visible(where.player)] if where.player is not None else [])]
    yield Row(say("ruling.label-move"), speaker.row(about))
    if ruling.before:
        yield Row(say("ruling.label-before"), standing("standing", ruling.before, speaker))


# -- the grounds

def _grounds(page: Page, ruling: Ruling, level: int) -> Iterator[Part]:
    deciding = [page.game.variants[name] for name in ruling.deciding]
    told = deciding if len(deciding) <= _MOST_GROUNDS else deciding[:1]
    if found := ground(page, ruling):
        yield from _rule(page, *found, {sentence for variant in told for said in variant.evidence.values()
                                        for sentence in said.sentences})
    for variant in told:
        yield from _variant(page, variant, level + 1)
    if rest := deciding[len(told):]:
        yield Heading(page.speaker.word("ruling.others"), level + 1)
        yield Rows(tuple(Row(page.question(variant), page.answer(variant, variant.options[0])) for variant in rest))
        yield Aside(more(page, [variant.name for variant in rest]))


def _rule(page: Page, rule: Rule, options: dict[str, str], elsewhere: set[str]) -> Iterator[Part]:
    """A rule and the sentences behind it, but for those that are quoted elsewhere on the page."""
    yield Paragraph(f"{rule_label(rule, page.speaker)} {page.rule_text(rule, options)}")
    if sources_of(page.game) and not rule.sources:
        yield Paragraph(silence(rule, page.speaker))
    found, others = grounds(rule, options, page.speaker, elsewhere)
    for citation in found:
        source = page.speaker.word("quoted-from", language=language_name(citation.source.language, page.speaker),
                                   place=place(citation), sentence=citation.sentence.id)
        yield Quote(quoted(citation.sentence.text, citation.source.language), citation.source.language, source,
                    meaning_of(citation, page.speaker))
    if others:
        yield Aside(others)


def _variant(page: Page, variant: Variant, level: int) -> Iterator[Part]:
    """A question, its options, who says what, and why the canonical option is canonical."""
    yield Heading(page.question(variant), level)
    yield Rows(tuple(Row(page.marked(variant, option).strip(), page.answer(variant, option),
                         option == variant.options[0]) for option in variant.options))
    told = list(sayings(page, variant))
    yield from (_saying(page, said) for said in told if not said.silent)
    if silent := [page.source(said.source) for said in told if said.silent]:
        yield Aside(page.speaker.word("book.silent-sources", sources=page.speaker.row(silent)))
    yield Paragraph(page.language.space.join(why(page, variant)))


def _saying(page: Page, said: Saying) -> Part:
    meaning = page.language.space.join(filter(None, (*said.meanings, said.note)))
    if said.quote:
        return Quote(said.quote, said.source.language, page.speaker.row(filter(None, [said.head, said.place])), meaning)
    return Rows((Row(said.head, meaning),))
