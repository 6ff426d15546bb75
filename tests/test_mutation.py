"""No sentence of the rules can change unnoticed: an example or a game written by hand comes out differently."""

from __future__ import annotations

from random import Random

import pytest

from tests.games_at_random import how_many
from tests.mutants import RuleBook, mutants, only_tells

BOOK, OF_CLASH = RuleBook("battalion"), RuleBook("clash")
MUTANTS = list(mutants(BOOK.loaded))
SHARE = Random(1).sample(MUTANTS, min(how_many("MUTANTS", 120), len(MUTANTS)))


def changes(rule: str) -> list[str]:
    """What is changed in a rule, without the places."""
    return [mutant.how.rpartition(": ")[2] for mutant in MUTANTS if mutant.place == rule]


@pytest.mark.parametrize("mutant", SHARE, ids=str)
def test_a_change_of_the_rules_is_noticed(mutant):
    assert BOOK.killer(mutant) is not None


@pytest.mark.parametrize("mutant", list(mutants(OF_CLASH.loaded)), ids=str)
def test_a_change_of_the_rules_of_clash_is_noticed(mutant):
    assert OF_CLASH.killer(mutant) is not None


def test_every_rule_is_left_out_once():
    assert [mutant.place for mutant in MUTANTS if mutant.how == "the rule is left out"] == \
        [rule.id for rule in BOOK.game.rules]


def test_a_rule_changes_in_its_comparison_its_number_and_its_requirement():
    assert changes("minimum-bid") == ["the rule is left out", "require is negated", ">= becomes >", ">= becomes <",
                                      "4 becomes 3", "4 becomes 5"]


def test_an_order_of_moves_changes_in_its_rounds_and_in_each_while():
    assert changes("three-rounds") == ["the rule is left out", "3 becomes 2", "3 becomes 4",
                                       "turns step 2, while is negated", "> becomes >=", "> becomes <="]


def test_a_rule_that_acts_changes_in_each_effect():
    assert changes("settled-otherwise")[-2:] == ["effect 1 is left out", "effect 2 is left out"]


def test_a_change_that_no_record_shows_survives():
    witnesses, BOOK.witnesses = BOOK.witnesses, []
    try:
        minimum = [mutant for mutant in MUTANTS if mutant.place == "minimum-bid"]
        assert [mutant.how.rpartition(": ")[2] for mutant in minimum if BOOK.killer(mutant)] == \
            ["the rule is left out"]        # the other rules use its word, so they no longer load
    finally:
        BOOK.witnesses = witnesses


def test_a_rule_that_only_tells_has_no_other_change_than_to_be_left_out():
    for rule in BOOK.game.rules:
        if only_tells(rule):
            assert changes(rule.id) == ["the rule is left out"]
