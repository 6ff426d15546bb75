"""The same seed gives the same games, byte by byte, whatever number of processes makes them."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from tests.simulation.corpora import GAMES, corpora
from validator.simulation.many import BATCH, batches

GAMES_MADE = BATCH + 1
ASKING = """
import time
from tests.simulation.corpora import GAMES, corpora
from validator.simulation.many import batches
if __name__ == "__main__":
    some = batches(corpora(GAMES[0])[0], 10**6, 2)
    next(some)
    print("begun", flush=True)
    time.sleep(600)
"""


def made(corpus, games: int, jobs: int) -> tuple[bytes, bytes]:
    """All records, and all answers."""
    found = list(batches(corpus, games, jobs))
    return b"".join(batch.records for batch in found), b"".join(batch.answers for batch in found)


@pytest.mark.parametrize("game", GAMES[:2], ids=lambda game: game.name)
def test_two_processes_make_the_same_games_as_one(game):
    corpus = corpora(game, share=0.2)[0]
    alone = made(corpus, GAMES_MADE, 1)
    assert made(replace(corpus), GAMES_MADE, 2) == alone
    assert [json.loads(line)["line"] for line in alone[1].splitlines()] == list(range(1, GAMES_MADE + 1))


def test_a_longer_corpus_begins_with_a_shorter_one():
    corpus = corpora(GAMES[0])[0]
    assert made(corpus, 5, 1)[0].startswith(made(corpus, 3, 1)[0])


def test_another_seed_gives_other_games():
    corpus = corpora(GAMES[0])[0]
    games = {made(replace(corpus, seed=seed), 1, 1)[0] for seed in range(5)}
    assert len(games) == 5


def test_games_and_moves_are_counted():
    corpus = corpora(GAMES[1], share=1)[0]
    [batch] = batches(corpus, 7, 1)
    records = [json.loads(line) for line in batch.records.splitlines()]
    assert (batch.games, batch.moves) == (7, sum(len(record["moves"]) for record in records))
    assert batch.changed == sum(json.loads(line)["verdict"] == "illegal" for line in batch.answers.splitlines())


def test_without_games_there_are_no_batches():
    assert list(batches(corpora(GAMES[0])[0], 0, 2)) == []


def test_processes_end_when_the_one_that_asked_is_killed():
    asking = subprocess.Popen([sys.executable, "-c", ASKING], stdout=subprocess.PIPE)
    assert asking.stdout.readline() == b"begun\n"
    asking.kill()
    asking.communicate(timeout=60)          # each of them can write there, so it ends with the last one
