"""Which variants decide about a rule, and what stands in its place under another option."""

from __future__ import annotations

import pytest

from validator.rulebook import load_game, reading_names, resolve
from validator.rulebook.dependence import choices, in_force, own_variants, variants_through_words, with_options
from validator.rulebook.readings import matches

GAME = load_game("battalion")
RULES = {rule.id: rule for rule in GAME.rules}
CANONICAL = resolve(GAME, {})


def in_its_place(rule: str, reading: str = "canonical") -> dict[str, list[str]]:
    return {f"{choice.variant}: {choice.option}": [other.id for other in choice.rules]
            for choice in choices(GAME, RULES[rule], resolve(GAME, {}, reading))}


@pytest.mark.parametrize(("rule", "expected"), [
    ("suit-ban", {"suit-ban: previous-attack": ["suit-ban"], "suit-ban: none": ["no-ban"]}),
    ("no-ban", {"suit-ban: previous-attack": ["suit-ban", "ban-remembered", "ban-waived"],
                "suit-ban: none": ["no-ban"]}),
    ("chips-ten", {"chips: fifteen-twenty": ["chips-fifteen-twenty"], "chips: fifteen": ["chips-fifteen"],
                   "chips: twenty": ["chips-twenty"], "chips: ten": ["chips-ten"]}),
    ("attacker-loses-double", {
        "combat: compare": ["attacker-loses-double"],
        "combat: cover": ["uncovered-costs-one", "beaten-costs-two", "lower-cover", "both-payments"]}),
    ("skip-if-unable", {"ban-waiver: waived": ["skip-if-unable"], "ban-waiver: skip": ["skip-if-unable"],
                        "empty-hand: skipped": ["skip-if-unable"], "empty-hand: game-ends": []}),
    ("total", {}),
])
def test_what_stands_in_the_place_of_a_rule(rule: str, expected: dict[str, list[str]]) -> None:
    assert in_its_place(rule) == expected


@pytest.mark.parametrize("reading", reading_names(GAME))
def test_each_option_of_a_rule_is_told_in_a_reading_that_has_it(reading: str) -> None:
    options = resolve(GAME, {}, reading)
    for rule in GAME.rules:
        assert matches(rule.when, in_force(GAME, rule, options)), rule.id
        found = choices(GAME, rule, options)
        assert {choice.variant for choice in found} == set(own_variants(rule))
        for choice in found:
            assert choice.options[choice.variant] == choice.option, rule.id
            assert all(matches(other.when, choice.options) for other in choice.rules), rule.id
        assert not rule.when or any(rule in choice.rules for choice in found), rule.id


@pytest.mark.parametrize(("rule", "variants"), [
    ("stakes", ("chips",)),
    ("never-overbid", ("bid-unit", "triplet")),
    ("beaten-costs-two", ("defence-gain", "insolvency")),
    ("defender-loses-difference", ("strength", "triplet", "attack-gain", "insolvency")),
    ("several-if-able", ("suit-ban", "ban-waiver")),
    ("draw", ()),
    ("minimum-bid", ()),
])
def test_a_rule_depends_on_the_variants_that_give_its_words_a_meaning(rule: str, variants: tuple[str, ...]) -> None:
    assert variants_through_words(GAME, RULES[rule]) == variants


def test_an_option_brings_what_it_needs() -> None:
    assert with_options(GAME, CANONICAL, {"empty-hand": "game-ends"}) == {
        **CANONICAL, "empty-hand": "game-ends", "refill": "none"}


def test_what_another_option_excludes_becomes_canonical_again() -> None:
    german = resolve(GAME, {}, "de")
    assert german["off-suit"] == "uncovered"
    compared = with_options(GAME, german, {"combat": "compare"})
    assert "off-suit" not in compared and compared["strength"] == "points"
    assert with_options(GAME, compared, {"combat": "cover"})["off-suit"] == "neutral"
