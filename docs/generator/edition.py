"""A game in a language, as the site tells it: its sentences, and where each of its pages is."""

from __future__ import annotations

from functools import cache, cached_property
from posixpath import relpath

from validator.languages import language
from validator.reports.book.page import Page
from validator.reports.book.wording import WORDING as BOOK
from validator.reports.quoting import language_name, sources_of
from validator.reports.speaker import Speaker
from validator.reports.wording import WORDING as REPORTS
from validator.rulebook import load_game
from validator.rulebook.citations import Citation
from validator.rulebook.contents import chapter_of
from validator.rulebook.game import Rule
from validator.rulebook.readings import CANONICAL, resolve
from validator.rulebook.loading.glossary import load_glossary
from validator.rulebook.sources import Source
from validator.rulebook.terms import Terms

from .markup import link, plain
from .wording import WORDING

_ALL = {**REPORTS, **BOOK, **WORDING}
"""All that the site can say."""


class Edition:
    """A game in a language. `here` is the page being written, from which links go out."""

    def __init__(self, name: str, tag: str) -> None:
        self.game = load_game(name)
        self.page = _SitePage(self.game, language(tag))
        self.speaker = self.page.speaker
        self.here = ""

    @cached_property
    def canonical(self) -> dict[str, str]:
        """The options of the canonical reading."""
        return resolve(self.game, {})

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """What the rules were taken from."""
        return sources_of(self.game)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.speaker.term("titles", self.game.name)

    def reading(self, name: str) -> str:
        """What a reading is called: that of a source by its language, too."""
        language_of_it = language_name(name, self.speaker)
        return name if language_of_it == name else self.speaker.word("book.source", title=language_of_it, source=name)

    def reading_in_words(self, name: str) -> str:
        """Which reading it is, as a title has it: of a source in which language, where it is that of one."""
        languages = {source.name: source.language for source in self.sources if source.file}
        kind = f"site.reading-{languages.get(name, name if name == CANONICAL else 'other')}"
        return self.speaker.word(kind if kind in self.speaker.wording else "site.reading-other", reading=name)

    def chapter(self, number: str) -> str:
        """What a chapter is called."""
        return self.speaker.term("chapters", number)

    # -- where pages are

    def chapter_path(self, number: str) -> str:
        """The page of a chapter."""
        return f"{self.game.name}/{number}.md"

    def reading_path(self, name: str) -> str:
        """The page of the whole rule book in a reading."""
        return f"{self.game.name}/readings/{name}.md"

    def variants_path(self) -> str:
        """The page with all variants."""
        return f"{self.game.name}/variants.md"

    def variant_path(self, name: str) -> str:
        """The page of a variant."""
        return f"{self.game.name}/variants/{name}.md"

    def source_path(self, name: str) -> str:
        """The page of a source with its sentences."""
        return f"{self.game.name}/sources/{name}.md"

    def example_path(self, name: str) -> str:
        """The page of an example game."""
        return f"{self.game.name}/examples/{name}.md"

    def record_path(self, name: str) -> str:
        """The file of an example game."""
        return f"{self.game.name}/examples/{name}.yaml"

    # -- links from here

    @cached_property
    def terms(self) -> Terms:
        """What finds the terms of the glossary in a text."""
        return Terms(load_glossary(), self.speaker.language.tag, self.game.name)

    def with_terms(self, text: str) -> str:
        """A text in which each term leads to the glossary."""
        parts, last = [], 0
        for start, end, entry in self.terms.find(text):
            parts += [_kept(text[last:start]), link(text[start:end], self.to("glossary.md", entry)) + "{.term}"]
            last = end
        return " ".join("".join([*parts, _kept(text[last:])]).split()) if parts else plain(text)

    def to(self, path: str, anchor: str = "") -> str:
        """The address of a page, and of a place in it, as seen from here."""
        return relpath(path, self.here.rpartition("/")[0] or ".") + (f"#{anchor}" if anchor else "")

    def rule_link(self, rule: Rule, text: str = "") -> str:
        """A link to a rule; without a text, its number."""
        return link(text or rule.section, self.to(self.chapter_path(chapter_of(rule)), rule.id))

    def variant_link(self, name: str, text: str = "") -> str:
        """A link to a variant."""
        return link(text or name, self.to(self.variant_path(name)))

    def reading_link(self, name: str) -> str:
        """A link to the rule book in a reading."""
        return link(self.reading(name), self.to(self.reading_path(name)))

    def sentence_link(self, citation: Citation) -> str:
        """A link to a sentence of a source."""
        where = self.speaker.row([language_name(citation.source.language, self.speaker), citation.sentence.id])
        return link(where, self.to(self.source_path(citation.source.name), citation.sentence.id))

    def source_link(self, source: Source) -> str:
        """A link to a source; a witness has no page."""
        title = self.page.source_title(source)
        return link(title, self.to(self.source_path(source.name))) if source.file else plain(title)


def _kept(text: str) -> str:
    """A piece of a text with the spaces at its ends."""
    before, after = text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):] if text.strip() else ""
    return before + plain(text) + after


class _SitePage(Page):
    """A page that can say what the site says, too."""

    @cached_property
    def speaker(self) -> Speaker:
        return Speaker(self.language, self.game, wording=_ALL)


@cache
def words(tag: str) -> Speaker:
    """What says, in a language, what the site says of no game."""
    return Speaker(language(tag), wording=_ALL)
