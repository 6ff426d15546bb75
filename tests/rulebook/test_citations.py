"""The sentences behind a rule; those that speak for the reading come first."""

from __future__ import annotations

import pytest

from validator.rulebook import load_game, load_sources, resolve
from validator.rulebook.citations import citations, cited

GAME = load_game("battalion")
RULES = {rule.id: rule for rule in GAME.rules}
SOURCES = load_sources("battalion")


def behind(rule: str, reading: str) -> list[str]:
    return [citation.sentence.id for citation in citations(GAME, RULES[rule], SOURCES, resolve(GAME, {}, reading))]


@pytest.mark.parametrize(("reading", "sentences"), [
    ("canonical", ["ja-42", "de-26", "de-30", "ru-26", "ru-30"]),
    ("ja", ["ja-42", "de-26", "de-30", "ru-26", "ru-30"]),
    ("ru", ["ru-26", "ru-30", "de-26", "de-30", "ja-42"]),
    ("de", ["de-26", "de-30", "ru-26", "ru-30", "ja-42"]),
])
def test_the_source_of_the_reading_speaks_first(reading: str, sentences: list[str]) -> None:
    assert behind("attack-one-suit", reading) == sentences


def test_a_rule_of_ours_has_none() -> None:
    assert behind("total", "canonical") == []


def test_sentences_stand_in_the_order_of_their_source_with_its_language() -> None:
    found = cited(["ja-2", "de-6", "de-1"], SOURCES)
    assert [(citation.sentence.id, citation.source.language) for citation in found] == [
        ("de-1", "de"), ("de-6", "de"), ("ja-2", "ja")]
