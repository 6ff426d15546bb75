"""A judgement as text for people: one line for a legal game, the whole case for any other."""

from __future__ import annotations

from collections.abc import Iterator

from ..documents.source import Source
from ..findings import Finding, Judgement, Place
from ..rulebook.game import Game, Rule
from ..value import Value
from .allowing import allowing
from .excerpt import excerpt
from .head import head
from .language import ENGLISH, Language
from .speaker import Speaker
from .style import paint, paint_words
from .telling import aftermath, rule_label, rule_sentence, settled_by, what_it_is, whose, worth_telling
from .visible import visible
from .wrapping import wrap

_INDENT = "  "


def render(judgement: Judgement, source: Source | None = None, game: Game | None = None, *, width: int = 80,
           colour: bool = False, language: Language = ENGLISH, document: int | None = None,
           alone: bool = False) -> str:
    """The judgement as text, in lines of `width` columns, without a line feed at its end.

    `source` is the text that was judged, for excerpts; `document` says which of a file's records it is, if there are
    several, and `alone` that no other record is told of at all.

    >>> print(render(Judgement("legal", game="battalion", reading="ja", moves=3, file="evening.yaml",
    ...                        state={"chips": {"Anna": 9, "Boris": 11}, "bank": 0}), width=100))
    evening.yaml: legal, unfinished (battalion, ja, 3 moves); chips: Anna 9, Boris 11, bank 0
    """
    speaker = Speaker(language, game, judgement.players)
    first = head(judgement, speaker, document=document, columns=width, colour=colour, alone=alone)
    told = findings(judgement, source, game, width=width, colour=colour, language=language)
    return "\n\n".join(filter(None, [first, told]))


def findings(judgement: Judgement, source: Source | None = None, game: Game | None = None, *, width: int = 80,
             colour: bool = False, language: Language = ENGLISH) -> str:
    """The findings of a judgement as `render` tells them, without the line before them; nothing of a legal game."""
    speaker = Speaker(language, game, judgement.players)
    case = _Case(judgement, source, speaker, width, colour)
    told, more = worth_telling(judgement.findings, speaker)
    return "\n\n".join([*("\n".join(case.lines(finding)) for finding in told),
                        *(wrap(text, width, _INDENT) for text in more)])


class _Case(Value):
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
        if settling := settled_by(finding, self.speaker):
            yield self._paragraph(settling)
        if rule := self.speaker.rules.get(finding.rule or ""):
            yield ""
            yield self._rule(rule)
            if self._is_first_of_its_rule(finding):
                from .support import support        # where no rule is broken, no source is asked
                yield from support(rule, self.judgement.options, self.speaker, self.width, _INDENT, self.colour)
        yield from allowing(finding.options, self.speaker, self.width, _INDENT)
        if finding.ends_play:
            yield from map(self._paragraph, aftermath(finding, self.judgement, self.speaker))

    def _is_first_of_its_rule(self, finding: Finding) -> bool:
        """Whether no finding before it is of the same rule: what that rests on is told once."""
        return finding is next(other for other in self.judgement.findings if other.rule == finding.rule)

    def _place(self, finding: Finding) -> str:
        """File, line and column, as editors know to follow them; then which move it is, and whose."""
        place = f"{visible(self.judgement.file or '-')}:{finding.place.line}:{finding.place.column}" \
            if finding.place else ""
        kind = what_it_is(finding)
        verdict = self.speaker.word(kind) if len(self.judgement.findings) > 1 or finding.went_on else ""
        about = [*filter(None, [verdict]), *whose(finding, self.judgement, self.speaker)]
        line = ": ".join(filter(None, [place, self.speaker.row(about)]))
        words = [(word, style) for word, style in [(place, "place"), (verdict, kind)] if word]
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
        label = rule_label(rule, self.speaker)
        return self._paragraph(f"{label} {rule_sentence(rule, self.judgement, self.speaker)}", label)
