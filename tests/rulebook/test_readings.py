"""Readings: an option for every question that arises, and which rules are in force."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from validator.rulebook import ReadingError, load_game, reading_names, resolve, rules_in_force
from validator.rulebook.game import Game, Variant
from validator.rulebook.readings import matches, partial_readings

BATTALION = load_game("battalion")


# -- what matches

@pytest.mark.parametrize(("condition", "holds"), [
    ((), True),
    (({"combat": "cover"},), True),
    (({"combat": "compare"},), False),
    (({"combat": "cover", "refill": "none"},), True),
    (({"combat": "cover", "refill": "to-ten"},), False),
    (({"combat": "compare"}, {"refill": "none"}), True),
    (({"strength": "points"},), False),     # not asked under cover, so it matches nothing
])
def test_all_of_one_mapping_must_match(condition, holds: bool) -> None:
    assert matches(condition, {"combat": "cover", "refill": "none"}) is holds


# -- resolving

def test_canonical_takes_the_first_option_of_every_question_that_arises() -> None:
    canonical = resolve(BATTALION, {})
    assert all(option == BATTALION.variants[name].options[0] for name, option in canonical.items())
    assert set(BATTALION.variants) - set(canonical) == {"bid-tie", "off-suit"}


def test_a_reading_lies_on_top_of_canonical() -> None:
    russian = resolve(BATTALION, {}, "ru")
    assert (russian["combat"], russian["chips"]) == ("cover", "fifteen-twenty")


def test_what_is_chosen_lies_on_top_of_the_reading() -> None:
    assert resolve(BATTALION, {"chips": "ten", "combat": "compare"}, "ru")["chips"] == "ten"


def test_a_question_arises_only_where_it_is_asked() -> None:
    assert "strength" not in resolve(BATTALION, {"combat": "cover"})
    assert resolve(BATTALION, {"combat": "compare"}, "ru")["strength"] == "points"


def test_a_question_can_depend_on_one_that_does_not_arise() -> None:
    assert "triplet" not in resolve(BATTALION, {"combat": "cover"})
    assert resolve(BATTALION, {"combat": "cover", "bid-unit": "points"})["triplet"] == "two-each"


def test_the_first_option_may_be_written_where_the_question_does_not_arise() -> None:
    assert resolve(BATTALION, {"combat": "cover", "strength": "points"}) == resolve(BATTALION, {"combat": "cover"})


def test_an_option_of_the_base_that_loses_its_need_falls_back() -> None:
    game = replace(BATTALION, readings={"strict": {"refill": "none", "empty-hand": "game-ends"}})
    assert resolve(game, {}, "strict")["empty-hand"] == "game-ends"
    assert resolve(game, {"refill": "to-ten"}, "strict")["empty-hand"] == "skipped"


def test_an_option_of_the_base_whose_question_no_longer_arises_falls_away() -> None:
    assert "off-suit" not in resolve(BATTALION, {"combat": "compare"}, "de")


@pytest.mark.parametrize(("chosen", "base", "kind", "subject", "fact", "value"), [
    ({}, "cannonical", "unknown-reading", "cannonical", "near", "canonical"),
    ({"refil": "none"}, "ru", "unknown-variant", "refil", "near", "refill"),
    ({"refill": "no"}, "ru", "unknown-option", "refill", "near", "none"),
    ({"empty-hand": "game-ends"}, "canonical", "option-needs", "empty-hand", "needs", ("refill: none",)),
    ({"strength": "cards"}, "ru", "option-needs", "strength", "needs", ("combat: compare",)),
    ({"triplet": "one-pair"}, "ru", "option-needs", "triplet", "needs", ("strength: points", "bid-unit: points")),
])
def test_what_cannot_be_chosen_is_told(chosen, base, kind, subject, fact, value) -> None:
    with pytest.raises(ReadingError) as caught:
        resolve(BATTALION, chosen, base)
    error = caught.value
    assert (error.message.kind, error.subject, error.message.facts[fact].value) == (kind, subject, value)


def test_canonical_is_the_first_of_the_readings() -> None:
    assert reading_names(BATTALION) == ("canonical", "ja", "ru", "de")


def test_rules_in_force_are_those_whose_when_matches_in_the_order_of_the_rule_book() -> None:
    for name in reading_names(BATTALION):
        options = resolve(BATTALION, {}, name)
        ids = [rule.id for rule in rules_in_force(BATTALION, options)]
        assert ids == [rule.id for rule in BATTALION.rules if rule.id in ids]
        assert ("bid-in-points" in ids, "cover" in ids) == (False, options["combat"] == "cover")


# -- every reading, compared with what all combinations give

def valid_readings(variants: Mapping[str, Variant]) -> Iterator[dict[str, str]]:
    """Every combination that keeps what the rules language says: what is not asked is at its first option and is left
    out, and every option that is left has what it needs."""
    for combination in itertools.product(*(variant.options for variant in variants.values())):
        options = dict(zip(variants, combination, strict=True))
        while idle := [name for name, variant in variants.items() if name in options
                       and variant.asked and not any(alternative.items() <= options.items()
                                                     for alternative in variant.asked)]:
            options = {name: option for name, option in options.items() if name not in idle}
        written = dict(zip(variants, combination, strict=True))
        if all(written[name] == variant.options[0] for name, variant in variants.items() if name not in options) and \
                all(any(alternative.items() <= options.items() for alternative in variant.needs[options[name]])
                    for name, variant in variants.items() if options.get(name) in variant.needs):
            yield options


def some_variants(choose: random.Random) -> dict[str, Variant]:
    """Five variants that depend on those above them."""
    variants: dict[str, Variant] = {}
    for name in "abcde":
        options = ("x", "y", "z")[:choose.randint(2, 3)]

        def condition():
            return tuple({other: choose.choice(variants[other].options)
                          for other in choose.sample(sorted(variants), choose.randint(1, min(2, len(variants))))}
                         for _ in range(choose.randint(1, 2)))

        asked = condition() if variants and choose.random() < 0.5 else ()
        needs = {option: condition() for option in options[1:] if variants and choose.random() < 0.4}
        variants[name] = Variant(name, options, asked, needs)
    return variants


def as_set(readings) -> set[frozenset]:
    return {frozenset(reading.items()) for reading in readings}


@pytest.mark.parametrize("seed", range(40))
def test_the_readings_are_those_among_all_combinations_that_are_valid(seed: int) -> None:
    variants = some_variants(random.Random(seed))
    readings = list(partial_readings(variants, variants))
    assert as_set(readings) == as_set(valid_readings(variants))
    assert len(readings) == len(as_set(readings))


@pytest.mark.parametrize("seed", range(40))
def test_what_resolves_is_valid_and_all_that_is_valid_resolves(seed: int, quarrel: Game) -> None:
    choose = random.Random(seed)
    variants = some_variants(choose)
    base = next(valid_readings(variants))
    game = replace(quarrel, variants=variants, readings={"base-reading": base})
    valid = as_set(valid_readings(variants))
    for reading in valid_readings(variants):
        assert resolve(game, reading) == reading
    for combination in itertools.product(*(variant.options for variant in variants.values())):
        chosen = dict(zip(variants, combination, strict=True))
        for kept in (chosen, dict(choose.sample(sorted(chosen.items()), 2))):
            try:
                reading = resolve(game, kept, "base-reading")
            except ReadingError as error:
                assert error.subject in kept
                assert kept[error.subject] != variants[error.subject].options[0]
            else:
                assert frozenset(reading.items()) in valid
                assert all(reading.get(name, variants[name].options[0]) == option for name, option in kept.items())


def test_part_of_the_variants_gives_the_part_of_the_readings_that_is_theirs() -> None:
    choices = partial_readings(BATTALION.variants, ["ban-waiver"])
    assert as_set(choices) == {frozenset({("suit-ban", "none")}),
                               frozenset({("suit-ban", "previous-attack"), ("ban-waiver", "waived")}),
                               frozenset({("suit-ban", "previous-attack"), ("ban-waiver", "skip")})}
