"""The sources, sentence by sentence, and what each became."""

from __future__ import annotations

from collections.abc import Iterator

from validator.reports.quoting import meaning_of, repair_of
from validator.rulebook.citations import Citation
from validator.rulebook.sources import Source, supported

from .edition import Edition
from .markup import box, heading, plain, quote


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """A page for each source that is here."""
    for source in edition.sources:
        if source.file:
            edition.here = edition.source_path(source.name)
            yield edition.here, "\n\n".join(_source(edition, source)) + "\n"


def _source(edition: Edition, source: Source) -> Iterator[str]:
    yield f"# {plain(source.title)}"
    yield plain(edition.speaker.told(f"{source.name}.what", source.what))
    for sentence in source.sentences:
        rules, options = supported(edition.game, sentence.id)
        by_id = edition.speaker.rules
        links = [edition.rule_link(by_id[rule]) for rule in rules]
        links += [edition.variant_link(name, f"{name}: {option}") for name, option in options]
        repair = repair_of(sentence, edition.speaker)
        yield box("sentence", [
            heading(3, sentence.id, sentence.id),
            quote(sentence.text, source.language, plain(meaning_of(Citation(sentence, source), edition.speaker) or ""),
                  plain(repair or ""), "→ " + " · ".join(links) if links else "")])
