"""Judgements as a page for people, to be looked at in a browser or printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ..documents.source import Source
from ..findings import Finding, Judgement, Place
from ..rulebook.game import Game, Rule
from .allowing import allowed_under, options_told
from .excerpt import excerpt
from .head import found, named, played, summary
from .language import ENGLISH, Language
from .paper import Aside, Excerpt, Heading, Items, Paper, Paragraph, Part, Quote, Row, Rows, html
from .quoting import language_name, meaning_of, place as where, quoted, sources_of
from .speaker import Speaker
from .support import grounds, silence
from .telling import aftermath, rule_label, rule_sentence, settled_by, what_it_is, whose, worth_telling
from .width import fitting
from .wrapping import UNBROKEN

_COLUMNS = 96                               # of a line of a record, no more is shown
_WORD = re.compile(r"""[{\[]*("(?:[^"\\]|\\.)*"|\w+)|\S|$""")


class Judged:
    """A page that grows with every record: those of which there is something to tell come first, whole.

    `foot` is what is said at its end: by which referee and rules it was judged.
    """

    def __init__(self, language: Language = ENGLISH, foot: str = "") -> None:
        self.language = language
        self.foot = foot
        self._told: list[Part] = []
        self._legal: list[Row] = []

    def add(self, judgement: Judgement, source: Source | None = None, game: Game | None = None,
            document: int | None = None) -> None:
        """Put the judgement on a record on the page; the arguments are as those of `text.render`."""
        speaker = Speaker(self.language, game, judgement.players)
        name = named(judgement, document, speaker)
        if not judgement.findings:
            self._legal.append(Row(name, _verdict(judgement, speaker)))
        else:
            self._told += [Heading(name), Paragraph(_verdict(judgement, speaker))]
            self._told += _findings(judgement, source, speaker)

    def render(self, verdicts: Counter[str]) -> str:
        """The page as HTML, for so many records of each verdict."""
        speaker = Speaker(self.language)
        parts = [Paragraph(summary(verdicts, columns=UNBROKEN, language=self.language), strong=True), *self._told]
        if self._legal:
            parts += [Heading(speaker.word("legal-records")), Rows(tuple(self._legal))]
        return html(Paper(speaker.word("judged-records"), self.language.tag, tuple(parts), self.foot))


def _verdict(judgement: Judgement, speaker: Speaker) -> str:
    return speaker.word("verdict-and-played", verdict=found(judgement, speaker), played=played(judgement, speaker))


def _findings(judgement: Judgement, source: Source | None, speaker: Speaker) -> Iterator[Part]:
    told, more = worth_telling(judgement.findings, speaker)
    for finding in told:
        yield from _finding(finding, judgement, source, speaker)
    yield from map(Aside, more)


def _finding(finding: Finding, judgement: Judgement, source: Source | None, speaker: Speaker) -> Iterator[Part]:
    """One finding: the place, the line there, why, the rule, and what else would have been right."""
    place = [speaker.word("place", line=str(finding.place.line), column=str(finding.place.column))] \
        if finding.place else []
    verdict = [speaker.word(what_it_is(finding))] if len(judgement.findings) > 1 or finding.went_on else []
    if about := [*verdict, *whose(finding, judgement, speaker), *place]:
        yield Heading(speaker.row(about), level=3)
    if finding.place and source:
        yield from _line(source, finding.place)
    yield Paragraph(speaker.explain(finding), strong=True)
    if settling := settled_by(finding, speaker):
        yield Paragraph(settling)
    if rule := speaker.rules.get(finding.rule or ""):
        yield from _rule(rule, judgement, speaker)
    if finding.options:
        yield Paragraph(allowed_under(finding.options, speaker))
        yield Items(tuple(options_told(finding.options, speaker)))
    if finding.ends_play:
        yield from map(Aside, aftermath(finding, judgement, speaker))


def _line(source: Source, place: Place) -> Iterator[Part]:
    """The line of the record, as much of it as helps, with the word marked that is meant."""
    line = source.line(place.line)
    if line and not line.isspace():
        shown, caret = excerpt(line, place.column, _COLUMNS)
        before = len(fitting(shown, len(caret) - 1))
        after = _WORD.match(shown, before).end()
        yield Excerpt(shown[:before], shown[before:after], shown[after:])


def _rule(rule: Rule, judgement: Judgement, speaker: Speaker) -> Iterator[Part]:
    """A rule that was broken, and what it rests on."""
    yield Paragraph(f"{rule_label(rule, speaker)} {rule_sentence(rule, judgement, speaker)}")
    if sources_of(speaker.game):
        if not rule.sources:
            yield Aside(silence(rule, speaker))
        found, more = grounds(rule, judgement.options, speaker)
        for citation in found:
            sentence, source = citation
            told = speaker.word("quoted-from", language=language_name(source.language, speaker),
                                place=where(citation), sentence=sentence.id)
            yield Quote(quoted(sentence.text, source.language), source.language, told, meaning_of(citation, speaker))
        if more:
            yield Aside(more)
