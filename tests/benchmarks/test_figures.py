"""Medians and ratios, reckoned by hand."""

from __future__ import annotations

import pytest

from benchmarks import figures
from benchmarks.rounds import Runs
from benchmarks.speed import times
from benchmarks.worker import Run


def test_one_run_that_was_disturbed_does_not_move_the_median():
    assert figures.of([10, 11, 12, 11, 1000]).median == 11


def test_the_median_of_an_even_number_lies_in_the_middle():
    assert figures.of([10, 14]).median == 12


def test_without_a_run_there_is_no_figure():
    with pytest.raises(ValueError, match="no run"):
        figures.of([])


def test_a_ratio_is_asked_in_each_round_so_that_a_slow_round_changes_nothing():
    assert figures.ratio([20, 2, 20], [10, 1, 10]) == (2, 2, 2)


def test_runs_that_do_not_belong_together_have_no_ratio():
    with pytest.raises(ValueError):
        figures.ratio([1, 2], [1])


def at(rate: float) -> Runs:
    """Three runs of so many moves a second."""
    return Runs([Run(int(rate * 2), 2.0, 2.0, 0)] * 3, 0)


def test_against_who_judges_it_is_told_how_many_times_as_fast_we_are():
    assert times({"referee-battalion": at(600), "python-chess": at(30)}, "python-chess") == 20


def test_against_who_decodes_it_is_told_how_many_times_as_long_we_take():
    assert times({"referee-battalion": at(600), "msgspec": at(2400)}, "msgspec") == 4
