"""Lines of a page: a title, paragraphs, and what hangs beside a label."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from ...rulebook.game import Condition, Game, Rule, Variant
from ...rulebook.sources import Source
from ...transcripts.reading import CUSTOM
from ..language import Language
from ..quoting import language_name
from ..speaker import Speaker
from ..style import paint
from ..width import width
from ..wording import WORDING as REPORTS
from ..wrapping import wrap
from .wording import WORDING

INDENT = "  "
CANONICAL = "★"


@dataclass(frozen=True)
class Page:
    """A page about a game, perhaps as these players play it, of so many columns, in a language, perhaps in colour."""

    game: Game
    language: Language
    width: int = 80
    colour: bool = False
    players: tuple[str, ...] = ()

    @cached_property
    def speaker(self) -> Speaker:
        """What says, in the language, all that stands on the page."""
        return Speaker(self.language, self.game, self.players, wording={**REPORTS, **WORDING})

    def paragraph(self, text: str, indent: str = "") -> str:
        """A text in lines."""
        return wrap(text, self.width, indent)

    def heading(self, text: str, indent: str = "") -> str:
        """A text that stands out."""
        return paint(self.paragraph(text, indent), "label", self.colour)

    def aside(self, text: str, indent: str = "") -> str:
        """A text that stands back."""
        return paint(self.paragraph(text, indent), "aside", self.colour)

    def hanging(self, label: str, text: str, indent: str = "", columns: int = 0) -> str:
        """A label, which stands out, and beside it a text whose lines begin all in one column.

        The column is so many columns from the indent, or just behind the label if that is longer.

        >>> from ...rulebook import load_game
        >>> print(Page(load_game("battalion"), Language(), 40).hanging("1.9", "Everybody has 10 chips, however "
        ...                                                           "many play.", "  ", 6))
          1.9   Everybody has 10 chips, however
                many play.
        """
        beside = max(columns, width(label) + 2)
        lines = wrap(text, self.width, indent + " " * beside)
        gap = " " * (beside - width(label))
        return indent + (paint(label, "label", self.colour) if label else "") + gap + lines[len(indent) + beside:]

    def sections(self, sections: Iterable[tuple[str, Iterable[str]]]) -> Iterator[str]:
        """Headings, each with the lines under it, after an empty line; what has no lines is left out."""
        for heading, lines in sections:
            lines = list(lines)
            if lines:
                yield ""
                yield self.heading(heading)
                yield from lines

    # -- what the game says, in the language

    def rule_text(self, rule: Rule, options: dict[str, str]) -> str:
        """A rule's sentence in a reading."""
        from ...engine import placeholders
        return self.speaker.rule_text(rule, placeholders(self.game, options, rule))

    def question(self, variant: Variant) -> str:
        """The question of a variant."""
        return self.speaker.told(f"{variant.name}.question", variant.question)

    def answer(self, variant: Variant, option: str) -> str:
        """What an option says, as a sentence."""
        return self.speaker.told(f"{variant.name}.option.{option}", variant.answers.get(option, option))

    def marked(self, variant: Variant, option: str) -> str:
        """An option, the canonical one with its mark."""
        return f"{CANONICAL if option == variant.options[0] else ' '} {option}"

    def columns(self, variant: Variant) -> int:
        """How many columns the marked options of a variant take, with a gap."""
        return max(width(self.marked(variant, option)) for option in variant.options) + 2

    def condition(self, condition: Condition) -> str:
        """Options that are needed: all of one alternative."""
        return self.language.either.join([self.language.both.join([f"{name}: {option}" for name, option
                                                                   in alternative.items()])
                                          for alternative in condition])

    def named(self, reading: str) -> str:
        """The name of a reading; house rules have none."""
        return "" if reading == CUSTOM else reading

    def source(self, source: Source) -> str:
        """What a source is called: its language, or of a witness its title; and its short name."""
        return self.speaker.word("book.source", title=self.source_title(source), source=source.name)

    def source_title(self, source: Source) -> str:
        """The language of a source, or the title of a witness."""
        if source.file:
            return language_name(source.language, self.speaker)
        return self.speaker.told(f"{source.name}.title", source.title)
