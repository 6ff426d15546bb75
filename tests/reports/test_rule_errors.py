"""What is wrong with a rule file is told in the reader's language, with the notation as it is written."""

from __future__ import annotations

import re

import pytest

from validator.findings import Fact, Place
from validator.languages import language, tags
from validator.reports.rule_errors import WORDING, told
from validator.rulebook import RuleError
from validator.rulebook.errors import Location, phrase, unknown

MISTAKES = [
    RuleError("key-missing", Place(3, 7), "game.yaml", key="flow"),
    RuleError("too-many-readings", Place(3, 7), "1-setup.yaml", most=20_000),
    RuleError("twice", Place(9, 3), "1-setup.yaml", what=phrase("the-rule"), word="stakes",
              first=Location("1-setup.yaml", Place(2, 3))),
    RuleError("wrong-type", Place(4, 5), "1-setup.yaml", what=phrase("each-side", operator="+"),
              expected=phrase("a-number"), found=phrase("a-suit")),
    RuleError("must-be", Place(1, 1), "game.yaml", expected=Fact("choice", ("`table`", "`yes`")),
              found=phrase("a-list")),
    RuleError("must-be", Place(1, 1), "game.yaml", expected=Fact("shape", "a list of suits"), found="'x'"),
    RuleError("file-missing-in", path="whist", name="game.yaml"),
    unknown("move", "bidd", ["bid", "pass"], Place(5, 2)),
    unknown("zone", "pot", ["stock", "discard", "hand"], Place(5, 2)),
]


@pytest.mark.parametrize("error", MISTAKES, ids=lambda error: error.message.kind)
def test_in_english_it_is_what_the_error_says(error: RuleError) -> None:
    assert told(error) == str(error)


@pytest.mark.parametrize(("tag", "sentence"), [
    ("de", "1-setup.yaml:4:5: jede Seite von `+` muss eine Zahl sein, nicht eine Farbe"),
    ("ru", "1-setup.yaml:4:5: каждая сторона `+`: здесь нужно другое — число, а не масть"),
    ("ja", "1-setup.yaml:4:5: `+`の両側は数でなければなりませんが、スートになっています。"),
])
def test_every_part_of_the_sentence_is_in_the_language(tag: str, sentence: str) -> None:
    error, = [error for error in MISTAKES if error.message.kind == "wrong-type"]
    assert told(error, language(tag)) == sentence


@pytest.mark.parametrize("tag", set(tags()) - {"en"})
@pytest.mark.parametrize("error", MISTAKES, ids=lambda error: error.message.kind)
def test_another_language_keeps_the_place_and_what_is_written(error: RuleError, tag: str) -> None:
    sentence = told(error, language(tag))
    assert sentence != str(error) and sentence.startswith(error.where)
    assert set(re.findall(r"`.*?`", str(error))) == set(re.findall(r"`.*?`", sentence))
    assert "{" not in sentence and "[en]" not in sentence


@pytest.mark.parametrize("tag", tags())
@pytest.mark.parametrize("kind", WORDING)
def test_the_notation_stands_in_every_language(kind: str, tag: str) -> None:
    said = language(tag).wording(kind, WORDING[kind])
    assert set(re.findall(r"`[^`]+`", WORDING[kind])) <= set(re.findall(r"`[^`]+`", said))
