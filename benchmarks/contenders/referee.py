"""We: a line of JSON is decoded and judged the quick way, and what that way has no answer for by the exact reader."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..contender import Contender, Expected
from ..corpora.records import THIRD


def replay(corpus: Path) -> Iterator[tuple[str, int | None]]:
    """The verdict on each record, and the first move that is illegal."""
    from validator.engine import judge
    from validator.findings import Judgement
    from validator.quick import Quick
    from validator.rulebook import game_names, load_game
    from validator.rulebook.compiled import from_folder
    from validator.transcripts import read_text
    games = {name: load_game(name) for name in game_names()}
    if corpus.name.startswith(THIRD.name):
        games[THIRD.name] = from_folder(THIRD)
    quick = Quick(games)
    with corpus.open("rb") as lines:
        for line in lines:
            judgement = quick(line)
            if judgement is None:
                record, = read_text(line.decode(), "json", games=games)
                judgement = record if isinstance(record, Judgement) else judge(games[record.game], record)
            yield judgement.verdict, judgement.findings[0].move if judgement.findings else None


def right(found: tuple[str, int | None], expected: Expected) -> bool:
    """Whether the verdict is so, and found at the move that is illegal."""
    return found == (expected.verdict, expected.at)


CONTENDERS = tuple(Contender(f"referee-{corpus}", f"{corpus}.jsonl", replay, right)
                   for corpus in ("battalion", "clash", "crazy-eights", "some-illegal"))
