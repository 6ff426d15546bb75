"""Who is installed replays the games that are made for it, and all that it finds is so."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from benchmarks.contenders import CONTENDERS
from benchmarks.corpora import MAKERS, expected_of, make
from benchmarks.speed import installed, missing
from benchmarks.worker import run

FEW = 4


def small(corpus: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A corpus of a few games."""
    maker = import_module(f"benchmarks.corpora.{MAKERS[corpus]}")
    monkeypatch.setattr(maker, "GAMES", FEW)
    make(corpus, folder)
    return folder / corpus


@pytest.mark.parametrize("name", [name for name in installed() if name != "referee-compiled"])   # it is no trial
def test_what_is_found_is_so(name, tmp_path, monkeypatch):
    contender = CONTENDERS[name]
    corpus = small(contender.corpus, tmp_path, monkeypatch)
    games = expected_of(corpus)
    assert len(games) == FEW
    done = run(contender, corpus, games, 1)
    assert (done.wrong, done.moves) == (0, contender.moves(games))


def test_the_same_seed_makes_the_same_games_and_another_others(tmp_path, monkeypatch):
    for folder, seed in (("a", 1), ("b", 1), ("c", 2)):
        (tmp_path / folder).mkdir()
        monkeypatch.setattr(import_module("benchmarks.corpora.records"), "GAMES", FEW)
        make("clash.jsonl", tmp_path / folder, seed)
    one, again, other = ((tmp_path / folder / "clash.jsonl").read_bytes() for folder in "abc")
    assert one == again != other


def test_each_corpus_has_its_maker():
    assert {contender.corpus for contender in CONTENDERS.values()} == set(MAKERS)


def test_we_and_python_itself_are_always_there():
    assert {"referee-battalion", "json"} <= set(installed())


def test_who_is_not_there_is_named_by_the_package_to_install():
    everybody = set(CONTENDERS)
    assert missing(everybody) is None
    assert missing(everybody - {"python-chess", "open_spiel", "open_spiel-asked"}) == "chess, open_spiel"
