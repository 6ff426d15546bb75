"""We: a line of JSON is decoded and judged the quick way, and what that way has no answer for by the exact reader."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ..contender import Contender, Expected
from ..corpora.records import CORPORA, THIRD


def replay(corpus: Path) -> Iterator[tuple[str, int | None]]:
    """The verdict on each record, and the first move that is illegal."""
    from validator.engine import judge
    from validator.findings import Judgement
    from validator.quick import Quick
    from validator.transcripts import read_text
    known = games(CORPORA[corpus.name].game)
    quick = Quick(known)
    with corpus.open("rb") as lines:
        for line in lines:
            judgement = quick(line)
            if judgement is None:
                record, = read_text(line.decode(), "json", games=known)
                judgement = record if isinstance(record, Judgement) else judge(known[record.game], record)
            yield judgement.verdict, judgement.findings[0].move if judgement.findings else None


@cache
def games(name: str) -> dict[str, Any]:
    """The rules that are needed; they are read once, however many records there are."""
    from validator.rulebook import load_game
    from validator.rulebook.compiled import from_folder
    return {name: from_folder(THIRD) if name == THIRD.name else load_game(name)}


def right(found: tuple[str, int | None], expected: Expected) -> bool:
    """Whether the verdict is so, and found at the move that is illegal."""
    return found == (expected.verdict, expected.at)


CONTENDERS = tuple(Contender(f"referee-{corpus.removesuffix('.jsonl')}", corpus, replay, right) for corpus in CORPORA)
