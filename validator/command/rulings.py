"""How `referee dispute` prints what it found of each record: on the terminal, as JSON, or as a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from json import dumps
from typing import NamedTuple

from ..disputes.ruling import Ruling
from ..reports.book import ruling as text, ruling_paper as paper
from ..reports.book.page import Page
from ..reports.book.ruling_data import as_data
from ..reports.book.ruling_words import Where
from ..reports.book.wording import WORDING
from ..reports.language import Language
from ..reports.paper import Aside, Heading, Paper, Paragraph, Part, Record
from ..reports.speaker import Speaker
from ..reports.text import render
from ..reports.visible import visible
from .console import Console
from .output import JsonOutput, TextOutput
from .records import Case


class TextRulings(TextOutput):
    """Rulings for a terminal."""

    def settle(self, case: Case, page: Page, where: Where, ruling: Ruling) -> None:
        """Print a ruling."""
        self._write(text.head(page, where) + "\n\n" + text.render(page, ruling))

    def agree(self, case: Case, page: Page) -> None:
        """Print that nothing is in dispute."""
        self._write(page.paragraph(page.speaker.word("ruling.nothing")))

    def finish(self) -> None:
        """Nothing: all is printed."""


class JsonRulings(JsonOutput):
    """A JSON object for each ruling, null where nothing is in dispute, on a line each."""

    def settle(self, case: Case, page: Page, where: Where, ruling: Ruling) -> None:
        """Print a ruling."""
        told = {"file": case.judgement.file, "document": case.document or 1, **as_data(page, where, ruling)}
        self.console.json(dumps(told, ensure_ascii=False))

    def agree(self, case: Case, page: Page) -> None:
        """Print that nothing is in dispute."""
        self.console.json("null")

    def finish(self) -> None:
        """Nothing: all is printed."""


class PaperRulings:
    """One page, in HTML or in Markdown: a ruling, or several one below another."""

    def __init__(self, console: Console, language: Language, write: Callable[[Paper], str]) -> None:
        self.console, self.language, self.write = console, language, write
        self.speaker = Speaker(language, wording=WORDING)
        self.sections: list[Section] = []
        self.feet: dict[str, None] = {}

    def tell(self, case: Case) -> None:
        """Keep what is said of a record that cannot be read."""
        told = render(case.judgement, case.source, case.game, language=self.language, document=case.document)
        title = self.speaker.word("ruling.title", title=visible(case.judgement.file or "-"), which="")
        self.sections.append(Section(title, lambda level: [Record(told)]))

    def settle(self, case: Case, page: Page, where: Where, ruling: Ruling) -> None:
        """Keep a ruling."""
        self.feet[paper.foot(page)] = None
        self.sections.append(Section(paper.title(page, where), lambda level: paper.parts(page, where, ruling, level)))

    def agree(self, case: Case, page: Page) -> None:
        """Keep that nothing is in dispute."""
        told = [Aside(visible(case.judgement.file or "-")), Paragraph(page.speaker.word("ruling.nothing"), strong=True)]
        self.sections.append(Section(paper.title(page), lambda level: told))

    def finish(self) -> None:
        """Print the page."""
        if len(self.sections) == 1:
            title, parts = self.sections[0]
            told = list(parts(2))
        else:
            title = self.speaker.word("ruling.titles")
            told = [part for number, (heading, parts) in enumerate(self.sections)
                    for part in (Heading(heading, apart=number > 0), *parts(3))]
        foot = self.language.space.join(self.feet)
        self.console.exactly(self.write(Paper(title, self.language.tag, tuple(told), foot)) + "\n")


class Section(NamedTuple):
    """What is said of a record: its title, and the parts below it, with headings of a level."""

    title: str
    parts: Callable[[int], Iterable[Part]]
