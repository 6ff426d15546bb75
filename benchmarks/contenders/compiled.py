"""We, compiled by mypyc: works only in the copy of the package that `benchmarks.compiled` makes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..contender import Contender
from ..corpora.records import CORPORA
from . import referee


def replay(corpus: Path) -> Iterator[tuple[str, int | None]]:
    """The verdict on each record, which must be the same as without."""
    from validator.engine.generated import native
    from validator.engine.generated.compiled import compiled
    from validator.rulebook import resolve
    game, = referee.games(CORPORA[corpus.name].game).values()
    compiled(game, resolve(game, {})).play = native.play
    yield from referee.replay(corpus)


CONTENDERS = (Contender("referee-compiled", "battalion.jsonl", replay, referee.right, package="mypy"),)
