"""What a contender found is held against what is so, game by game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.contender import Contender, Expected, finished
from benchmarks.contenders import CONTENDERS, decoding, referee
from benchmarks.environment import CHECKOUT
from benchmarks.worker import run

THREE = [Expected(4), Expected(5), Expected(6)]


def one_who_finds(*found: bool) -> Contender:
    """A contender that says this, whatever it reads."""
    return Contender("somebody", "games", lambda corpus: iter(found), finished)


@pytest.mark.parametrize(("found", "wrong"), [
    ((True, True, True), 0),
    ((True, False, True), 1),
    ((True, True), 1),                      # a game was lost
    ((True, True, True, True), 1),          # and one was found that is not there
])
def test_what_is_not_so_is_counted(found, wrong):
    assert run(one_who_finds(*found), Path("games"), THREE, 1).wrong == wrong


def test_each_pass_counts_its_moves_and_what_is_wrong():
    done = run(one_who_finds(True, True, False), Path("games"), THREE, 2)
    assert (done.moves, done.wrong) == (30, 2)


def test_of_an_illegal_game_the_moves_up_to_the_illegal_one_are_judged_and_all_are_decoded():
    games = [Expected(40, "illegal", 12), Expected(30)]
    assert CONTENDERS["referee-battalion"].moves(games) == 42
    assert CONTENDERS["json"].moves(games) == 70


def test_who_only_replays_legal_games_is_wrong_on_one_that_is_not():
    assert not finished(True, Expected(40, "illegal", 12))


def test_our_verdict_must_be_right_and_found_at_the_right_move():
    assert referee.right(("illegal", 12), Expected(40, "illegal", 12))
    assert not referee.right(("illegal", 13), Expected(40, "illegal", 12))
    assert not referee.right(("legal", None), Expected(40, "illegal", 12))
    assert not referee.right(("undetermined", None), Expected(40))


def test_who_decodes_must_lose_no_move():
    assert decoding.right(40, Expected(40)) and not decoding.right(39, Expected(40))


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Two records of Battalion without a move, of which the second is said to be illegal."""
    corpus = tmp_path / "battalion.jsonl"
    record = {"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []}
    corpus.write_text(f"{json.dumps(record)}\n" * 2, encoding="utf-8")
    Path(f"{corpus}.expected").write_text(json.dumps([[0], [0, "illegal", 1]]), encoding="utf-8")
    return corpus


def test_a_process_runs_once_for_each_line_and_then_tells_its_memory(records):
    done = subprocess.run([sys.executable, "-m", "benchmarks.worker", "referee-battalion", str(records), "0"],
                          text=True, input="\n\n", stdout=subprocess.PIPE, cwd=CHECKOUT, check=True)
    passes, *runs, memory = map(json.loads, done.stdout.splitlines())
    assert passes == 1
    assert [wrong for _, _, _, wrong in runs] == [1, 1]     # the second game is legal, whatever was said
    assert memory > 1_000_000
