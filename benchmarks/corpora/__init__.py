"""The games that are replayed, all made here at random from a seed, and none taken from elsewhere.

Beside each file lies another with what is known of its games from how they were made.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from random import Random

from ..contender import Expected

SEED = 20
MAKERS = {
    "battalion.jsonl": "records", "clash.jsonl": "records", "crazy-eights.jsonl": "records",
    "some-illegal.jsonl": "records",
    "chess.pgn": "chess", "poker.phhs": "poker", "crazy-eights.actions.jsonl": "crazy_eights",
    "gin-rummy.actions.jsonl": "gin_rummy",
}
"""Each corpus, and the module that makes it."""

Maker = Callable[[Path, Random], Iterable[Expected]]


def make(name: str, folder: Path, seed: int = SEED) -> None:
    """Write a corpus into a folder, and what is expected of it."""
    maker: Maker = import_module(f".{MAKERS[name]}", __name__).make
    expected = list(maker(folder / name, Random(seed)))
    _beside(folder / name).write_text(json.dumps(expected), encoding="utf-8")


def expected_of(corpus: Path) -> list[Expected]:
    """What is expected of each game of a corpus, in order."""
    return [Expected(*game) for game in json.loads(_beside(corpus).read_text(encoding="utf-8"))]


def _beside(corpus: Path) -> Path:
    return corpus.with_name(f"{corpus.name}.expected")
