"""The rule book as one table plays it: a reading, whole, without the other options, on one page to print."""

from __future__ import annotations

from collections.abc import Iterator

from validator.reports.book.rules import heading as part_heading
from validator.rulebook.contents import contents
from validator.rulebook.readings import reading_names, resolve, rules_in_force

from .edition import Edition
from .markup import TOP, box, heading, plain


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """A page for each named reading."""
    for reading in reading_names(edition.game):
        edition.here = edition.reading_path(reading)
        yield edition.here, "\n\n".join(_reading(edition, reading)) + "\n"


def _reading(edition: Edition, reading: str) -> Iterator[str]:
    page, options = edition.page, resolve(edition.game, {}, reading)
    say = edition.speaker.word
    yield heading(1, plain(say("replay.has", thing=edition.title, value=edition.reading_in_words(reading))), TOP)
    yield plain(say("site.edition", edition=edition.game.edition))
    yield plain(say("site.whole-about"))
    yield box("readings", [" · ".join(
        f"**{plain(edition.reading(name))}**" if name == reading else edition.reading_link(name)
        for name in reading_names(edition.game))])
    for chapter in contents(edition.game, rules_in_force(edition.game, options)):
        yield heading(2, f"{chapter.number} {plain(edition.chapter(chapter.number))}", f"chapter-{chapter.number}")
        for part in chapter.parts:
            if part.headed:
                yield heading(3, plain(part_heading(page, part.headed)), f"part-{part.headed.id}")
            yield "\n".join(
                f"<p class=\"sentence\" id=\"{rule.id}\" markdown>{edition.rule_link(rule)} "
                f"{plain(page.rule_text(rule, options))}</p>" for rule in part.rules)
