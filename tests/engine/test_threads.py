"""Several threads judge at once as one does: what they have made for all of them is not mixed up."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.simulation.corpora import GAMES, corpora, record_of
from validator.engine.judge import judge_under
from validator.engine.kept import Kept
from validator.rulebook.readings import reading_names, resolve

THREADS = 4


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads that take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("restless")
def test_threads_that_judge_under_all_readings_say_what_one_says() -> None:
    game = GAMES[0]
    named = {name: resolve(game, {}, name) for name in reading_names(game)}
    corpus = corpora(game, share=0.5)[1]
    records = [record_of(game, corpus.written(number)) for number in range(1, 13)]
    alone = [judge_under(game, record, named) for record in records]
    with ThreadPoolExecutor(THREADS) as pool:
        said = pool.map(lambda record: judge_under(game, record, named), records * THREADS)
        assert list(said) == alone * THREADS


@pytest.mark.usefixtures("restless")
def test_threads_that_ask_for_more_readings_than_are_kept_get_what_is_made_for_theirs() -> None:
    kept = Kept(lambda game, reading: dict(reading), most=3)

    def ask(letters: str) -> bool:
        return all(kept(GAMES[0], {"chips": letter}) == {"chips": letter} for letter in letters * 5000)

    with ThreadPoolExecutor(2 * THREADS) as pool:
        assert all(pool.map(ask, ("abcdefgh", "hgfedcba", "acegbdfh", "hfdbgeca") * 2))
