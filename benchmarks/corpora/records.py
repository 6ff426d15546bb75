"""Records of our own games, made at random by ``referee simulate``, with what must be said of each beside them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from ..contender import Expected
from ..environment import CHECKOUT

THIRD = CHECKOUT / "tests" / "crazy-eights"
"""The rules of a game that is not installed; to judge it is no slower for that."""


class Made(NamedTuple):
    """How a corpus is made: which game, how often, by how many players, and in which share of them one move is illegal.
    """

    game: str
    games: int
    players: int
    illegal: float = 0


CORPORA = {
    "battalion.jsonl": Made("battalion", 6000, 4),
    "clash.jsonl": Made("clash", 1500, 2),
    "crazy-eights.jsonl": Made("crazy-eights", 300, 4),
    "some-illegal.jsonl": Made("battalion", 1000, 4, 0.01),
}
GAMES: int | None = None                    # of each, instead of so many


def make(corpus: Path, random: Random) -> Iterator[Expected]:
    """Write the records."""
    answers = corpus.with_suffix(".answers")
    subprocess.run(simulating(corpus.name, random.randrange(10**6), corpus, answers), cwd=CHECKOUT, check=True,
                   stderr=subprocess.DEVNULL)
    with corpus.open("rb") as records, answers.open("rb") as told:
        for record, answer in zip(map(json.loads, records), map(json.loads, told), strict=True):
            yield Expected(len(record["moves"]), answer["verdict"], answer["move"])


def simulating(name: str, seed: int, corpus: Path, answers: Path, *more: str) -> list[str]:
    """The command that makes a corpus."""
    made = CORPORA[name]
    game = ["--rules", str(THIRD)] if made.game == THIRD.name else [made.game]
    return [sys.executable, "-m", "validator", "simulate", *game, "--games", str(GAMES or made.games),
            "--players", str(made.players), "--seed", str(seed), "--illegal", str(made.illegal),
            "--output", str(corpus), "--expected", str(answers), *more]
