"""The schema of reports takes every report on every example, in every language, and nothing besides."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path

import jsonschema
import pytest

from validator.engine import judge
from validator.findings import Judgement
from validator.languages import language, tags
from validator.reports.json import render
from validator.reports.schemas.report import report
from validator.rulebook import from_folder, load_game
from validator.rulebook.game import Game
from validator.transcripts.read import read

CHECKOUT = Path(__file__).resolve().parents[3]
FOLDERS = {
    "battalion": ("rules/battalion/examples", "tests/games", "tests/hard_cases", "docs/guides/disputes", "tests"),
    "clash": ("rules/clash/examples",),
    "crazy-eights": ("tests/crazy-eights/examples",),
}


@cache
def game(name: str) -> Game:
    return from_folder(CHECKOUT / "tests" / name) if name == "crazy-eights" else load_game(name)


@cache
def judgements(name: str) -> list[Judgement]:
    """What is said of every example of a game, and of what cannot be read."""
    found = []
    for folder in FOLDERS[name]:
        for path in sorted((CHECKOUT / folder).glob("*.yaml")):
            for record in read(str(path), games={name: game(name)}):
                found.append(record if isinstance(record, Judgement) else judge(game(name), record))
    return found


@pytest.mark.parametrize("tag", tags())
@pytest.mark.parametrize("name", FOLDERS)
def test_every_report_is_taken(name: str, tag: str) -> None:
    schema = jsonschema.Draft7Validator(report(game(name), language(tag)))
    for judgement in judgements(name):
        line = json.loads(render(judgement, game(name), language=language(tag)))
        error = jsonschema.exceptions.best_match(schema.iter_errors(line))
        assert error is None, error and (error.message[:300], list(error.absolute_path))


def test_there_is_a_report_of_each_kind() -> None:
    assert {judgement.verdict for judgement in judgements("battalion")} == {
        "legal", "illegal", "undetermined", "unreadable"}
    assert any(judgement.accepted for judgement in judgements("battalion"))


def test_what_is_allowed_next_is_taken_too() -> None:
    line = json.loads(render(judgements("clash")[0], game("clash"), allowed=["stop", {"Dora": {"open": "3♣"}}]))
    assert jsonschema.Draft7Validator(report(game("clash"))).is_valid(line)


def paths(data: object, path: tuple = ()) -> list[tuple]:
    """Where objects are in a document."""
    found = [path] if isinstance(data, dict) else []
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return found + [inside for key, part in parts for inside in paths(part, (*path, key))]


def test_a_key_too_many_and_a_key_too_few_are_refused_everywhere() -> None:
    schema = jsonschema.Draft7Validator(report(game("battalion")))
    broken = next(judgement for judgement in judgements("battalion")
                  if judgement.findings and judgement.findings[0].options)
    line = json.loads(render(broken, game("battalion")))
    counted = [path for path in paths(line) if path[:1] != ("state",)]
    assert len(counted) > 3
    for path in counted:
        for change in ("more", "less"):
            other = deepcopy(line)
            place = other
            for key in path:
                place = place[key]
            if change == "more":
                place["more"] = 1
            else:
                del place[next(iter(place))]
            assert not schema.is_valid(other), (path, change)


@pytest.mark.parametrize("tag", tags())
def test_every_key_is_explained(tag: str) -> None:
    schema = report(game("battalion"), language(tag))
    for part in (schema, *schema["definitions"].values()):
        for key, told in part.get("properties", {}).items():
            assert told.get("description") or "$ref" in told, key
    assert "[en]" not in str(schema)
