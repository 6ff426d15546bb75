"""The sources as they are, and every sentence with what became of it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from validator.reports.quoting import file_of, language_name, meaning_of, repair_of
from validator.rulebook.citations import Citation
from validator.rulebook.sources import Sentence, Source, supported

from .edition import Edition
from .markup import TOP, box, heading, plain, quote


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """A page for each source that is here."""
    for source in edition.sources:
        if source.file:
            edition.here = edition.source_path(source.name)
            yield edition.here, "\n\n".join(_source(edition, source)) + "\n"


def _source(edition: Edition, source: Source) -> Iterator[str]:
    say = edition.speaker.word
    yield heading(1, plain(say("replay.has", thing=edition.page.source_title(source), value=source.title)), TOP)
    yield plain(edition.speaker.told(f"{source.name}.what", source.what))
    yield plain(say("book.document", language=language_name(source.language, edition.speaker), file=file_of(source)))
    yield heading(2, plain(say("site.as-it-is")), "text")
    yield f'<div class="seed" lang="{source.language}">{_linked(source)}</div>'
    yield heading(2, plain(say("site.sentences")), "sentences")
    for sentence in source.sentences:
        yield box("sentence", _sentence(edition, source, sentence))


def _linked(source: Source) -> str:
    """The text of a source, each of its sentences a link to what became of it."""
    parts, last = [], 0
    for sentence in sorted(source.sentences, key=lambda sentence: sentence.start):
        parts += [escape(source.text[last:sentence.start]),
                  f'<a href="#{sentence.id}">{escape(source.text[sentence.start:sentence.end])}</a>']
        last = sentence.end
    text = "".join([*parts, escape(source.text[last:])])
    return text.strip().replace("\n", "<br>")       # a line of HTML is one block of Markdown


def _sentence(edition: Edition, source: Source, sentence: Sentence) -> Iterator[str]:
    say = edition.speaker.word
    rules, options = supported(edition.game, sentence.id)
    links = [edition.rule_link(edition.speaker.rules[rule]) for rule in rules]
    links += [edition.variant_link(name, f"{name}: {option or say('site.silent')}") for name, option in options]
    yield heading(3, sentence.id, sentence.id)
    yield quote(sentence.text, source.language)
    if meaning := meaning_of(Citation(sentence, source), edition.speaker):
        yield plain(meaning)
    if repair := repair_of(sentence, edition.speaker):
        yield box("slip", [plain(say("book.became-repair", repair=repair))])
    if sentence.flavour:
        yield plain(say("book.became-flavour", flavour=say(f"book.flavour-{sentence.flavour}")))
    if links:
        yield box("place", ["→ " + " · ".join(links)])
