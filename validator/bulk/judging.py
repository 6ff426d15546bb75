"""A span judged: every line of it by itself, whatever the others are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..documents.files import Document, line_ends, read_chunks, read_line
from ..engine import judge
from ..engine.verdict import verdict
from ..findings import Fact, Judgement, Unreadable
from ..quick import Quick
from ..transcripts.record import read_record, unreadable
from .asking import Answer, Setup
from .spans import Span
from .tally import Tally

if TYPE_CHECKING:
    from ..reports.json import ShortReport


class Judge:
    """Judges records, one after another; no record costs another its verdict."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._games = setup.games
        self._quick = Quick(self._games, setup.choice)
        self._exact = judge if setup.results else verdict           # what would have allowed a move is only for results

    def span(self, span: Span) -> Answer:
        """What is said of a span. Raises Gone if what stands there cannot be had any more."""
        report = self._report(span.path) if self._setup.results else None
        lines: list[str] = []
        tally = Tally()
        for line, judgement in self._judgements(span):
            tally.add(judgement)
            if report:
                lines.append(report.line(judgement, line))
        text = "\n".join([*lines, ""])
        return Answer(text.encode("utf-8", "backslashreplace"), tally)      # half a character: an escape of JSON

    def _report(self, path: str) -> ShortReport:
        from ..languages import language    # whoever wants no results needs no words
        from ..reports.json import ShortReport
        return ShortReport(path, self._games, language(self._setup.language))

    def line(self, line: bytes, number: int) -> Judgement | None:
        """The judgement on a line of JSON lines, given without its line feed; None where there is nothing in it."""
        if judgement := self._quick(line):  # plainly written and legal, as most are
            return judgement
        document = read_line(line, number)
        return document and self._document(document)

    def _judgements(self, span: Span) -> Iterator[tuple[int | None, Judgement]]:
        """The judgements on the records of a span, each with the number of the line in which it begins."""
        if span.problem:
            yield span.problem.place and span.line, unreadable(span.problem)
        elif span.whole:
            for document in read_chunks(span.path, [span.data]):
                place = document.content.place
                yield place and place.line, self._document(document)
        else:
            for number, line in _numbered(span.content(self._setup.folder), span.line):
                if judgement := line and self.line(line, number):
                    yield number, judgement

    def _document(self, document: Document) -> Judgement:
        content, source = document
        if isinstance(content, Unreadable):
            return unreadable(content)
        try:
            record = read_record(content, source, self._games, self._setup.choice)
            return record if isinstance(record, Judgement) else self._exact(self._games[record.game], record)
        except Exception as error:          # nobody foresaw it: then it costs this record only
            fault = Unreadable("fault-in-referee", content.place, error=Fact("text", type(error).__name__))
            return unreadable(fault)


def _numbered(content: bytes, number: int) -> Iterator[tuple[int, bytes]]:
    """The lines of JSON lines without their line feeds; the first one has this number."""
    lines = content.split(b"\n")
    if b"\r" not in content:
        yield from enumerate(lines, start=number)
        return
    for line in lines:
        yield number, line
        number += 1 + line_ends(line)
