"""Examples of a rule: a game in which it is kept, and one in which it is broken; the same files that the tests run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from validator.engine.verdict import verdict
from validator.findings import ILLEGAL, LEGAL, Judgement
from validator.rulebook import load_game
from validator.rulebook.compiled import RULES
from validator.rulebook.game import Rule
from validator.transcripts import Transcript, read

from .edition import Edition
from .markup import box, link, plain
from .records import at_the_table, last_moves

class Example(NamedTuple):
    """A record, and the judgement on it; what would have allowed a move is not asked."""

    path: Path
    record: Transcript
    judgement: Judgement


@cache
def examples(game: str) -> dict[str, list[Example]]:
    """The examples of a game that can be played, by the rule that each is about."""
    found: dict[str, list[Example]] = {}
    for path in sorted((RULES / game / "examples").glob("*.yaml")):
        for record in read(str(path)):
            if isinstance(record, Transcript):
                found.setdefault(path.name.partition(".")[0], []).append(
                    Example(path, record, verdict(load_game(game), record)))
    return found


def files(game: str) -> dict[str, str]:
    """The files of all examples, by their paths on the site."""
    return {_path(game, path): path.read_text(encoding="utf-8")
            for path in sorted((RULES / game / "examples").glob("*.yaml"))}


def _path(game: str, path: Path) -> str:
    return f"{game}/examples/{path.name}"


def of_rule(edition: Edition, rule: Rule) -> Iterator[str]:
    """The first example of each kind."""
    shown = set()
    for example in examples(edition.game.name).get(rule.id, ()):
        if example.judgement.verdict in (LEGAL, ILLEGAL) and example.judgement.verdict not in shown:
            shown.add(example.judgement.verdict)
            yield _example(edition, example)


def _example(edition: Edition, example: Example) -> str:
    record, judgement = example.record, example.judgement
    speaker = at_the_table(edition, record)
    said = [plain(speaker.explain(finding)) for finding in judgement.findings]
    where = link(example.path.name, edition.to(_path(edition.game.name, example.path)))
    return box(f"example {judgement.verdict}", [
        f"**{plain(speaker.word(judgement.verdict))}** {' '.join(said)}", last_moves(edition, record),
        box("place", [where])])
