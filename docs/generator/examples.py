"""Examples of a rule: a game in which it is kept, and one in which it is broken; the same files that the tests run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from validator.engine.verdict import verdict
from validator.findings import Judgement
from validator.rulebook import load_game
from validator.rulebook.compiled import RULES
from validator.rulebook.game import Rule
from validator.transcripts import Transcript, read

from .edition import Edition
from .markup import box, link, plain
from .moves import at_the_table, last_moves


class Example(NamedTuple):
    """A file with a record, and the judgement on it; what would have allowed a move is not asked."""

    path: Path
    record: Transcript | None               # None: it cannot be read
    judgement: Judgement

    @property
    def name(self) -> str:
        """The name of its file, without what is the same for all."""
        return self.path.name.removesuffix(".yaml")

    @property
    def rule(self) -> str:
        """The rule that it is about."""
        return self.path.name.partition(".")[0]


@cache
def examples(game: str) -> dict[str, list[Example]]:
    """The examples of a game, by the rule that each is about."""
    found: dict[str, list[Example]] = {}
    for path in sorted((RULES / game / "examples").glob("*.yaml")):
        for record in read(str(path)):
            example = Example(path, record, verdict(load_game(game), record)) if isinstance(record, Transcript) \
                else Example(path, None, record)
            found.setdefault(example.rule, []).append(example)
    return found


def files(edition: Edition) -> dict[str, str]:
    """The files of all examples, by their paths on the site."""
    return {edition.record_path(example.name): example.path.read_text(encoding="utf-8")
            for shown in examples(edition.game.name).values() for example in shown}


def of_rule(edition: Edition, rule: Rule) -> Iterator[str]:
    """The end of the first example of each kind, and links to all others."""
    shown: dict[str, Example] = {}
    others = []
    for example in examples(edition.game.name).get(rule.id, ()):
        if example.record is None or shown.setdefault(example.judgement.verdict, example) is not example:
            others.append(example)
    yield from (_end(edition, example) for example in shown.values())
    if others:
        yield box("place", [" · ".join(_link(edition, example) for example in others)])


def _end(edition: Edition, example: Example) -> str:
    """The verdict on an example, and its last moves."""
    speaker = at_the_table(edition, example.record.players)
    said = [plain(speaker.explain(finding)) for finding in example.judgement.findings]
    return box(f"example {example.judgement.verdict}", [
        " ".join([f"**{plain(speaker.word(example.judgement.verdict))}**", *said]),
        last_moves(edition, example.record), box("place", [_link(edition, example)])])


def _link(edition: Edition, example: Example) -> str:
    return link(example.name, edition.to(edition.example_path(example.name)))
