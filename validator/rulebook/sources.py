"""The documents that the rules were taken from, sentence by sentence, and what each sentence supports."""

from __future__ import annotations

from ..value import Value
from .game import Game


class Sentence(Value):
    """A sentence of a source, as it stands there.

    `english` says what it means, slips of its translation repaired; `flavour` is what a sentence is about that
    supports no rule; `repair` tells what a slip stands for. The span counts characters of the source.
    """

    id: str
    source: str
    text: str
    english: str
    line: int
    start: int
    end: int
    flavour: str = ""
    repair: str = ""


class Source(Value):
    """A source of a game. Without a file it is a witness that is not among the seeds."""

    name: str                               # short, as in a variant's evidence
    language: str
    title: str
    what: str
    file: str = ""
    text: str = ""
    sentences: tuple[Sentence, ...] = ()

    def coverage(self) -> tuple[int, int]:
        """How many of the characters that are no white space are in sentences, and how many there are."""
        covered = sum(1 for sentence in self.sentences for letter in self.text[sentence.start:sentence.end]
                      if not letter.isspace())
        return covered, sum(1 for letter in self.text if not letter.isspace())


def supported(game: Game, sentence: str) -> tuple[list[str], list[tuple[str, str]]]:
    """What cites a sentence: the ids of rules, and pairs of a variant and the option it speaks for."""
    rules = [rule.id for rule in game.rules if sentence in rule.sources]
    options = [(variant.name, evidence.option) for variant in game.variants.values()
               for evidence in variant.evidence.values() if sentence in evidence.sentences]
    return rules, options
