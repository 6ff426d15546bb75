"""What is idle in rules, or missing, is found where it is written; in sound rules there is nothing."""

from __future__ import annotations

import pytest

from validator.rulebook.checking.whole_game import check
from validator.rulebook.compiled import RULES
from validator.rulebook.loading.folder import load
from validator.soundness import faults_as_written

FAULTS = {
    "an option that no rule depends on": (
        {"[full, none]": "[full, none, ▸half]"}, "idle-option", {"option": "half", "other": "none"}),
    "a variant that no reading asks": (
        {"readings:\n": "  ▸extra:\n    options: [one, two]\n    asked: {raise: must-exceed, tie: redeal}\n\n"
                        "readings:\n"},
        "asked-nowhere", {"word": "extra"}),
    "an option that no reading can have": (
        {"readings:\n": "  extra:\n    options: [one, ▸two]\n    needs: {two: {raise: must-exceed, tie: redeal}}\n\n"
                        "readings:\n"},
        "chosen-nowhere", {"option": "two"}),
    "a rule without sources": (
        {"- id: players\n": "- id: players\n  sources: silent\n", "- id: one-pack\n": "- ▸id: one-pack\n"},
        "no-sources", {"word": "one-pack"}),
    "a requirement of which nothing is said": (
        {"  require: len(stock) == 0\n": "  ▸require: len(stock) == 0\n", "  finding: The stock is not empty.\n": ""},
        "no-finding", {"word": "reshuffle"}),
    "a word that nothing uses": (
        {"    hand_size: 5\n": "    hand_size: 5\n    ▸spare: 3\n"}, "idle-word", {"word": "spare"}),
    "a note that nothing uses": (
        {"    trump: suit\n": "    trump: suit\n    ▸lead: suit\n"}, "idle-note", {"word": "lead"}),
    "a zone that nothing uses": (
        {"  kept: cards of size\n": "  kept: cards of size\n  ▸spare: pile\n"}, "idle-zone", {"word": "spare"}),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_where_it_is_written(name: str, changed) -> None:
    changes, kind, facts = FAULTS[name]
    game, book, mark = changed("quarrel", changes)
    found = [fault for fault in faults_as_written(game, book) if str(fault.location) == mark]
    assert [(fault.message.kind, {fact: value.value for fact, value in fault.message.facts.items()})
            for fault in found] == [(kind, facts)]


def test_a_rule_for_it_makes_an_option_count(changed) -> None:
    game, book, _ = changed("quarrel", {"[full, none]": "[full, none, half]",
                                        "- id: empty-hand-ends\n": "- id: half-refill\n  when: {refill: half}\n"
                                        "  text: Half of the cards are kept.\n\n- id: empty-hand-ends\n"})
    assert faults_as_written(game, book) == []


@pytest.mark.parametrize("name", ["quarrel", "race"])
def test_in_sound_rules_nothing_is_found(name: str, changed) -> None:
    game, book, _ = changed(name)
    assert faults_as_written(game, book) == []


@pytest.mark.parametrize("name", sorted(path.parent.name for path in RULES.glob("*/game.yaml")))
def test_the_games_of_the_house_are_sound(name: str) -> None:
    game, book = load(RULES / name, RULES / "schema")
    assert faults_as_written(check(game, book), book) == []
