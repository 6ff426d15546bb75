"""A judgement as text for people: one line for a legal game, the whole case for any other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..documents.source import Source
from ..findings import ILLEGAL, UNDETERMINED, Fact, Finding, Judgement, Place
from ..rulebook.game import Game, Rule
from .allowing import allowing
from .excerpt import excerpt
from .head import head, standing
from .language import ENGLISH, Language
from .speaker import Speaker
from .style import paint, paint_words
from .support import support
from .visible import visible
from .wrapping import wrap

_INDENT = "  "


def render(judgement: Judgement, source: Source | None = None, game: Game | None = None, *, width: int = 80,
           colour: bool = False, language: Language = ENGLISH, document: int | None = None) -> str:
    """The judgement as text, in lines of `width` columns, without a line feed at its end.

    `source` is the text that was judged, for excerpts; `document` says which of a file's records it is, if there are
    several.

    >>> print(render(Judgement("legal", game="battalion", reading="ja", moves=3, file="evening.yaml",
    ...                        state={"chips": {"Anna": 9, "Boris": 11}, "bank": 0}), width=100))
    evening.yaml: legal, unfinished (battalion, ja, 3 moves); chips: Anna 9, Boris 11, bank 0
    """
    speaker = Speaker(language, game, judgement.players)
    first = head(judgement, speaker, document=document, columns=width, colour=colour)
    case = _Case(judgement, source, speaker, width, colour)
    told, more = _told(judgement.findings)
    return "\n\n".join([first, *("\n".join(case.lines(finding)) for finding in told),
                        *([wrap(speaker.word("more-doubts", count=more), width, _INDENT)] if more else [])])


def _told(findings: Sequence[Finding]) -> tuple[list[Finding], int]:
    """The findings to tell in full, and how many moves more are in doubt: after the first they say little that is new."""
    doubts = [finding for finding in findings if finding.verdict == UNDETERMINED and finding.move is not None]
    return [finding for finding in findings if finding not in doubts[1:]], len(doubts[1:])


@dataclass(frozen=True)
class _Case:
    """A judgement whose findings are told one after another."""

    judgement: Judgement
    source: Source | None
    speaker: Speaker
    width: int
    colour: bool

    def lines(self, finding: Finding) -> Iterator[str]:
        """One finding: the place, the line there, why, the rule, and what else would have been right."""
        if place := self._place(finding):
            yield place
        if finding.place:
            yield from self._excerpt(finding.place)
        yield self._paragraph(self.speaker.explain(finding))
        if finding.open:
            zones = Fact("zones", tuple(zone.value for zone in finding.open))
            yield self._paragraph(self.speaker.word("settled-by", zones=zones))
        if rule := self.speaker.rules.get(finding.rule or ""):
            yield ""
            yield self._rule(rule)
            if self._is_first_of_its_rule(finding):
                yield from support(rule, self.judgement.options, self.speaker, self.width, _INDENT, self.colour)
        yield from allowing(finding.options, self.speaker, self.width, _INDENT)
        if finding.verdict == ILLEGAL:
            yield from self._aftermath(finding.move)

    def _is_first_of_its_rule(self, finding: Finding) -> bool:
        """Whether no finding before it is of the same rule: what that rests on is told once."""
        return finding is next(other for other in self.judgement.findings if other.rule == finding.rule)

    def _place(self, finding: Finding) -> str:
        """File, line and column, as editors know to follow them; then which move it is, and whose."""
        place = f"{visible(self.judgement.file or '-')}:{finding.place.line}:{finding.place.column}" \
            if finding.place else ""
        verdict = self.speaker.word(finding.verdict) if len(self.judgement.findings) > 1 else ""
        about = [verdict] if verdict else []
        if finding.move is not None:
            about.append(self.speaker.word("move", number=finding.move, count=self.judgement.moves))
        if finding.player is not None:
            about.append(self.speaker.name(finding.player))
        line = ": ".join(filter(None, [place, self.speaker.row(about)]))
        words = [(word, style) for word, style in [(place, "place"), (verdict, finding.verdict)] if word]
        return paint_words(wrap(line, self.width, _INDENT), words, self.colour) if line else ""

    def _excerpt(self, place: Place) -> Iterator[str]:
        line = self.source.line(place.line) if self.source else None
        if not line or line.isspace():
            return
        number = f"{_INDENT}{place.line:>4} | "
        line, caret = excerpt(line, place.column, self.width - len(number))
        yield paint(number, "aside", self.colour) + line
        yield paint(" " * (len(number) - 2) + "| ", "aside", self.colour) + paint(caret, "caret", self.colour)

    def _paragraph(self, text: str, label: str = "") -> str:
        """The text wrapped; a label that it begins with stands out."""
        wrapped = wrap(text, self.width, _INDENT)
        return wrapped.replace(label, paint(label, "label", self.colour), 1) if label else wrapped

    def _rule(self, rule: Rule) -> str:
        label = self.speaker.word("rule", section=rule.section, rule=rule.id)
        text = self.speaker.rule_text(rule, _placeholders(self.speaker.game, self.judgement.options, rule))
        return self._paragraph(f"{label} {text}", label)

    def _aftermath(self, move: int | None) -> Iterator[str]:
        """What the verdict leaves: what everybody had before this move, or in the end, and moves that were not judged."""
        if self.judgement.state:
            yield self._paragraph(standing("at-the-end" if move is None else "before", self.judgement.state,
                                           self.speaker))
        if move is not None and self.judgement.moves > move:
            yield self._paragraph(self.speaker.word("not-judged", count=self.judgement.moves - move))


def _placeholders(game: Game, options: Mapping[str, str], rule: Rule) -> Mapping[str, Fact]:
    """The values of what stands between braces in a rule's text."""
    from ..engine import placeholders       # not needed for a legal game
    return placeholders(game, options, rule)
