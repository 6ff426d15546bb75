"""The rule book in reading order; a chapter and its number stay the same in every reading."""

from __future__ import annotations

import pytest

from validator.rulebook import load_game, reading_names, resolve, rules_in_force
from validator.rulebook.contents import contents, together_with

GAME = load_game("battalion")
RULES = {rule.id: rule for rule in GAME.rules}


def headings(rules=None) -> list[str]:
    return [part.headed.heading for chapter in contents(GAME, rules) for part in chapter.parts if part.headed]


def test_every_rule_stands_in_it_once_and_in_order() -> None:
    assert [rule for chapter in contents(GAME) for part in chapter.parts for rule in part.rules] == list(GAME.rules)


def test_every_chapter_has_a_title() -> None:
    assert {chapter.number for chapter in contents(GAME)} == set(GAME.terms["chapters"])


@pytest.mark.parametrize("reading", reading_names(GAME))
def test_a_reading_has_the_rules_in_force_and_no_other(reading: str) -> None:
    rules = rules_in_force(GAME, resolve(GAME, {}, reading))
    assert [rule for chapter in contents(GAME, rules) for part in chapter.parts for rule in part.rules] == list(rules)


def test_a_heading_stands_although_the_rule_under_it_is_not_in_force() -> None:
    cover = rules_in_force(GAME, resolve(GAME, {}, "ru"))
    assert RULES["ranks-without-meaning"] not in cover
    assert "What cards are worth" in headings(cover)


def test_a_heading_without_rules_is_left_out() -> None:
    assert headings([RULES["surrender"]]) == ["The defence"]
    assert [chapter.number for chapter in contents(GAME, [RULES["surrender"]])] == ["4"]


def test_what_stands_together_is_under_one_heading() -> None:
    assert [rule.id for rule in together_with(GAME, RULES["refill-due"])] == [
        "refill-order", "no-refill", "refill-due", "refill-from-stock", "refill-exact", "refill-taken",
        "reshuffle-when-empty", "reshuffle", "no-new-upcard"]
