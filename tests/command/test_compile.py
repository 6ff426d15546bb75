"""`referee compile`: the rules as Python source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("game", ["battalion", "clash", str(TESTS / "crazy-eights")])
def test_it_prints_python_with_a_function_for_each_phase(referee, game: str) -> None:
    status, out, _ = referee("compile", game)
    module = ast.parse(out)
    functions = [node.name for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    assert status == 0 and "deal_phase" in functions and "play" in functions


def test_it_says_of_which_game_and_reading_it_is_made(referee) -> None:
    out = referee("compile", "battalion", "--reading", "ja", "--set", "suit-ban=none").out
    assert out.startswith("# Battalion as it is played in the reading custom, made from the rules.\n")
    assert "# suit-ban: none\n" in out


def test_a_phase_can_be_asked_for_alone(referee) -> None:
    out = referee("compile", "battalion", "bidding").out
    assert out.startswith("def bidding_phase():\n") and "acquisition_phase" not in out


def test_only_rules_in_force_are_there_each_by_its_name(referee) -> None:
    assert "# never-overbid" in referee("compile", "battalion", "bidding").out
    exact = referee("compile", "battalion", "bidding", "--set", "bid-truth=exact").out
    assert "# true-bid" in exact and "# never-overbid" not in exact


def test_a_phase_that_there_is_not_is_a_misuse(referee) -> None:
    status, out, error = referee("compile", "battalion", "biding")
    assert (status, out) == (2, "")
    assert error == "referee: there is no phase “biding”; did you mean “bidding”?\n"
    assert "only deal, arrangement, duel and scoring" in referee("compile", "clash", "xyz").err


def test_a_game_must_be_named(referee) -> None:
    assert referee("compile").status == 2
