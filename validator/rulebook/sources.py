"""The documents that the rules were taken from, sentence by sentence, and what each sentence supports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..findings import Place
from .errors import RuleError, unknown
from .game import Game
from .shape import entries, read_checked, text


@dataclass(frozen=True)
class Sentence:
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


@dataclass(frozen=True)
class Source:
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


def load_sources(game: Game, rules: Path, seeds: Path) -> tuple[Source, ...]:
    """The sources of a game with their sentences, in the order of `sources.yaml`.

    Raises RuleError where a sentence does not stand in its source, or is cited and does not exist.
    """
    sources = []
    for node in read_checked(rules / "sources.yaml", "sources", rules / "schema").items:
        parts = {key: text(value) for key, value in entries(node).items()}
        if parts.pop("game") == game.name:
            sources.append(_source(parts, rules, game.name, seeds))
    _check_citations(game, sources)
    return tuple(sources)


def _source(parts: dict[str, str], rules: Path, game: str, seeds: Path) -> Source:
    name = parts.pop("source")
    if "file" not in parts:
        return Source(name, **parts)
    content = (seeds / parts["file"]).read_bytes().decode("utf-8")
    path = rules / game / "concordance" / f"{name}.yaml"
    return Source(name, **parts, text=content, sentences=tuple(_sentences(path, rules / "schema", name, content)))


def _sentences(path: Path, schemas: Path, source: str, content: str) -> Iterator[Sentence]:
    end = 0
    seen: set[str] = set()
    for node in read_checked(path, "concordance", schemas).items:
        parts = {key: text(value) for key, value in entries(node).items()}
        start = content.find(parts["text"], end)
        if parts["id"] in seen:
            raise RuleError("twice", node.place, path.name, what="the sentence", word=parts["id"], first="before")
        if start < 0 or content[end:start].strip():
            found = content[end:].strip()[:40]
            raise RuleError("not-in-source", node.place, path.name, sentence=parts["id"], found=found)
        end = start + len(parts["text"])
        seen.add(parts["id"])
        yield Sentence(source=source, line=content.count("\n", 0, start) + 1, start=start, end=end, **parts)


def _check_citations(game: Game, sources: list[Source]) -> None:
    sentences = {sentence.id: sentence for source in sources for sentence in source.sentences}
    for rule in game.rules:
        for sentence in rule.sources:
            if sentence not in sentences:
                raise unknown("sentence", sentence, sentences, None)
    for variant in game.variants.values():
        for name, evidence in variant.evidence.items():
            if name not in {source.name for source in sources}:
                raise unknown("source", name, (source.name for source in sources), None)
            for sentence in evidence.sentences:
                if sentence not in sentences:
                    raise unknown("sentence", sentence, sentences, None)
            words = " ".join(sentences[sentence].text for sentence in evidence.sentences)
            if any(part not in words for part in evidence.quote.split(" … ")):
                raise RuleError("not-quoted", Place(1, 1), "variants.yaml", quote=evidence.quote,
                                sentence=", ".join(evidence.sentences))


def supported(game: Game, sentence: str) -> tuple[list[str], list[tuple[str, str]]]:
    """What cites a sentence: the ids of rules, and pairs of a variant and the option it speaks for."""
    rules = [rule.id for rule in game.rules if sentence in rule.sources]
    options = [(variant.name, evidence.option) for variant in game.variants.values()
               for evidence in variant.evidence.values() if sentence in evidence.sentences]
    return rules, options
