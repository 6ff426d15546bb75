"""Everything that can be said is given to translators, each text once and with what they must know."""

from __future__ import annotations

import re

import pytest
from generator.wording import WORDING as SITE

from validator.command.wording import WORDING as COMMAND
from validator.languages.extraction import extracted
from validator.languages.files import LOCALES
from validator.languages.placeholders import UNEXPLAINED
from validator.languages.texts import has_loose_brace, placeholders
from validator.reports.book.wording import WORDING as BOOK
from validator.reports.schemas.wording import WORDING as SCHEMAS
from validator.reports.language import PROGRAM
from validator.reports.rule_errors import WORDING as RULES
from validator.reports.soundness import WORDING as SOUNDNESS
from validator.reports.wording import WORDING as REPORTS
from validator.rulebook import game_names, load_game
from validator.rulebook import load_sources

DOMAINS = extracted()


def contexts(domain: str) -> list[str]:
    return [text.context for text in DOMAINS[domain]]


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_context_is_used_once(domain: str) -> None:
    assert sorted(contexts(domain)) == sorted(set(contexts(domain)))


def test_every_wording_of_the_program_is_there() -> None:
    shapes = {context for context in contexts(PROGRAM) if context.startswith("rules.shape.")}
    assert set(contexts(PROGRAM)) - shapes == {*REPORTS, *BOOK, *SCHEMAS, *COMMAND, *SITE, *RULES, *SOUNDNESS}


def test_whatever_a_schema_says_must_stand_somewhere_is_there() -> None:
    described = {description for path in (LOCALES.parent / "rules" / "schema").glob("*.json")
                 for description in re.findall(r'"description": "(.*?)"[,}\s]', path.read_text(encoding="utf-8"))}
    assert {f"rules.shape.{description}" for description in described} <= set(contexts(PROGRAM))


@pytest.mark.parametrize("game", game_names())
def test_every_sentence_of_a_rule_is_there_in_the_order_of_the_rule_book(game: str) -> None:
    told = [f"{rule.id}.{field}" for rule in load_game(game).rules
            for field in ("heading", "text", "finding", "because") if getattr(rule, field)]
    assert [context for context in contexts(game) if context in told] == told


@pytest.mark.parametrize("game", game_names())
def test_every_variant_is_there_with_its_answers_and_reasons(game: str) -> None:
    variants = load_game(game).variants
    told = {f"{name}.question" for name in variants}
    for name, variant in variants.items():
        told |= {f"{name}.option.{option}" for option in variant.answers}
        told |= {f"{name}.because"} if variant.because else set()
        told |= {f"{name}.note.{source}" for source, evidence in variant.evidence.items() if evidence.note}
    assert told <= set(contexts(game))


@pytest.mark.parametrize("game", game_names())
def test_every_sentence_of_a_source_is_there_with_its_repair(game: str) -> None:
    told = {f"{sentence.id}.{field}" for source in load_sources(game) for sentence in source.sentences
            for field in ("english", "repair") if getattr(sentence, field)}
    assert told <= set(contexts(game))


@pytest.mark.parametrize(("name", "others"), [
    ("battalion", {"titles.battalion", "counters.chips", "holders.bank", "phases.bidding"}),
    ("clash", {"titles.clash", "counters.points", "phases.duel"}),
])
def test_what_people_call_things_is_there(name: str, others: set[str]) -> None:
    game = load_game(name)
    told = {f"zones.{zone}" for zone in game.zones} | {f"moves.{move}" for move in game.moves}
    assert told | others <= set(contexts(name))


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_forms_of_a_text_name_the_same_facts(domain: str) -> None:
    assert [text.context for text in DOMAINS[domain] if len(set(map(placeholders, text.forms))) != 1] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_text_with_two_forms_counts_one_fact_and_any_other_none(domain: str) -> None:
    assert [text.context for text in DOMAINS[domain]
            if sum(name.startswith("#") for name in placeholders(text.english)) != len(text.forms) - 1] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_english_has_no_loose_brace(domain: str) -> None:
    assert [text.context for text in DOMAINS[domain] if any(map(has_loose_brace, text.forms))] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_translators_are_told_what_each_placeholder_is(domain: str) -> None:
    meaning, _ = UNEXPLAINED
    assert [(text.context, name) for text in DOMAINS[domain] for name in placeholders(text.forms[-1])
            if not any(note.startswith(f"{{{name}}}: ") and meaning + "," not in note for note in text.notes)] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_translators_see_a_text_with_placeholders_as_a_reader_does(domain: str) -> None:
    examples = {text.context: [note for note in text.notes if note.startswith("Example: ")] for text in DOMAINS[domain]}
    assert {context: len(found) for context, found in examples.items()} == {
        text.context: 1 if placeholders(text.english) else 0 for text in DOMAINS[domain]}
    assert [text.context for text in DOMAINS[domain] for name in placeholders(text.english)
            if f"{{{name}}}" in examples[text.context][0]] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_text_stands_in_a_file_of_the_checkout(domain: str) -> None:
    assert {text.file for text in DOMAINS[domain] if not (LOCALES.parent / text.file).is_file()} == set()
