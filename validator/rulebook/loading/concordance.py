"""From the YAML of sources and concordances to `Source` objects; whatever cites a sentence is checked with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ...documents.nodes import Items, Node, Pairs, Text
from ...findings import Place
from ..errors import Location, RuleError, phrase, unknown
from ..sources import Sentence, Source
from .folder import chapters_of
from .pages import Page, entries, text
from .shape import read_checked


def read_sources(game: str, rules: Path, seeds: Path) -> tuple[Source, ...]:
    """The sources of a game with their sentences, in the order of `sources.yaml`; none if there is no such file.

    Raises RuleError, with file and place, for a sentence that does not stand in its source, and for a rule or
    a variant that cites what does not exist.
    """
    if not (rules / "sources.yaml").is_file():
        return ()
    sources = tuple(_source(node, rules, game, seeds)
                    for node in read_checked(rules / "sources.yaml", "sources", rules / "schema").node.items
                    if text(entries(node)["game"]) == game)
    _check_rules(rules / game, rules / "schema", sources)
    _check_variants(rules / game / "variants.yaml", rules / "schema", sources)
    return sources


# -- the sentences

def _source(node: Pairs, rules: Path, game: str, seeds: Path) -> Source:
    parts = {key: text(value) for key, value in entries(node).items() if key != "game"}
    name = parts.pop("source")
    if "file" not in parts:
        return Source(name, **parts)
    try:
        content = (seeds / parts["file"]).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError):
        raise RuleError("no-seed", entries(node)["file"].place, "sources.yaml", path=parts["file"]) from None
    path = rules / game / "concordance" / f"{name}.yaml"
    return Source(name, **parts, text=content, sentences=tuple(_sentences(path, rules / "schema", name, content)))


def _sentences(path: Path, schemas: Path, source: str, content: str) -> Iterator[Sentence]:
    end = 0
    seen: dict[str, Place] = {}
    for node in read_checked(path, "concordance", schemas).node.items:
        places = {key: value.place for key, value in entries(node).items()}
        parts = {key: text(value) for key, value in entries(node).items()}
        if parts["id"] in seen:
            raise RuleError("twice", places["id"], path.name, what=phrase("the-sentence"), word=parts["id"],
                            first=Location(path.name, seen[parts["id"]]))
        start = content.find(parts["text"], end)
        if start < 0 or content[end:start].strip():
            found = content[end:].strip()[:40]
            raise RuleError("not-in-source", places["text"], path.name, sentence=parts["id"], found=found)
        end = start + len(parts["text"])
        seen[parts["id"]] = places["id"]
        yield Sentence(source=source, line=content.count("\n", 0, start) + 1, start=start, end=end, **parts)


# -- what cites them

def _check_rules(folder: Path, schemas: Path, sources: tuple[Source, ...]) -> None:
    known = [sentence.id for source in sources for sentence in source.sentences]
    for path in chapters_of(folder).values():
        for rule in read_checked(path, "rules", schemas).node.items:
            _check_cited(entries(rule).get("sources"), known, path.name)


def _check_variants(path: Path, schemas: Path, sources: tuple[Source, ...]) -> None:
    by_name = {source.name: source for source in sources}
    page = read_checked(path, "variants", schemas)
    for variant in entries(entries(page.node)["variants"]).values():
        parts = entries(variant)
        options = [text(option) for option in parts["options"].items] if isinstance(parts["options"], Items) \
            else list(entries(parts["options"]))
        for name, said in parts["evidence"].pairs if "evidence" in parts else ():
            if name.value not in by_name:
                raise _in_file(path.name, unknown("source", name.value, by_name, name.place))
            if not isinstance(said, Text):  # a text says that the source is silent
                _check_evidence(entries(said), options, by_name[name.value], page)


def _check_evidence(parts: dict[str, Node], options: list[str], source: Source, page: Page) -> None:
    option = parts["option"]
    if text(option) not in options:
        raise _in_file(page.name, unknown("option", text(option), options, option.place))
    texts = {sentence.id: sentence.text for sentence in source.sentences}
    _check_cited(parts.get("sentences"), list(texts), page.name)
    if "quote" in parts:
        cited = [text(sentence) for sentence in parts["sentences"].items] if "sentences" in parts else []
        quote = parts["quote"]
        if not quotes(text(quote), [texts[sentence] for sentence in cited]):
            raise RuleError("not-quoted", page.inside(quote)(0), page.name, quote=text(quote), sentence=cited)


def _check_cited(cited: Node | None, known: list[str], file: str) -> None:
    for sentence in cited.items if isinstance(cited, Items) else ():
        if text(sentence) not in known:
            raise _in_file(file, unknown("sentence", text(sentence), known, sentence.place))


def quotes(quote: str, sentences: list[str]) -> bool:
    """Whether the parts of a quote stand, one after another, in the sentences; “ … ” is where it leaves words out.

    >>> quotes("wer gibt … mischt", ["Es gibt, wer gibt.", "Er mischt."])
    True
    >>> quotes("mischt … wer gibt", ["Es gibt, wer gibt.", "Er mischt."])
    False
    """
    words, at = " ".join(sentences), 0
    for part in quote.split(" … "):
        at = words.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


def _in_file(file: str, error: RuleError) -> RuleError:
    error.file = file
    return error
