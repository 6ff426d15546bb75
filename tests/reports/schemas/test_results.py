"""The schema of results takes every line of them, in every language, and nothing besides."""

from __future__ import annotations

import json
from copy import deepcopy

import jsonschema
import pytest

from validator.findings import Judgement
from validator.languages import language, tags
from validator.reports.json import ShortReport
from validator.reports.schemas.results import results
from validator.rulebook import load_game
from tests.reports.schemas.test_report import FOLDERS, game, judgements


@pytest.mark.parametrize("tag", tags())
@pytest.mark.parametrize("name", FOLDERS)
def test_every_result_is_taken(name: str, tag: str) -> None:
    schema = jsonschema.Draft7Validator(results(game(name), language(tag)))
    report = ShortReport("archive.jsonl", {name: game(name)}, language(tag))
    for number, judgement in enumerate(judgements(name), start=1):
        error = jsonschema.exceptions.best_match(schema.iter_errors(json.loads(report.line(judgement, number))))
        assert error is None, error and (error.message[:300], list(error.absolute_path))


def test_a_whole_file_has_no_line() -> None:
    line = json.loads(ShortReport("archive.jsonl", {}).line(Judgement("unreadable"), None))
    jsonschema.validate(line, results(load_game("clash")))


@pytest.mark.parametrize("change", [
    {"verdict": "fine"}, {"line": 0}, {"line": "7"}, {"file": None}, {"more": 1}, {"findings": []},
    {"findings": [{"verdict": "illegal"}]},
])
def test_nothing_else_is_taken(change: dict) -> None:
    line = {"file": "archive.jsonl", "line": 7, "verdict": "legal"}
    schema = results(load_game("clash"))
    jsonschema.validate(deepcopy(line), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(line | change, schema)
    for key in line:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({other: value for other, value in line.items() if other != key}, schema)
