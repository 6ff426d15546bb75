"""Small records with one trap each, after reports of real mistakes in other programs.

`hard_cases/expected.json` says what must come out of each. It was written for the format of records alone, before the
referee and without it.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from validator.command import main

FOLDER = Path(__file__).with_name("hard_cases")
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))

LATER = {
    "A11a-names.yaml": "it claims 15 chips for each of six players, but six begin with 20 (chips: fifteen-twenty)",
}
"""What does not come out yet, and why."""

NEVER = ("Traceback", "Error:", "NoneType", "ScalarNode", "tag:yaml.org", "<class '", "is not of type",
         "is not valid under any", "additionalProperties", "unhashable", "\ufffd")
"""Words of programmers, which no player should ever read."""


@pytest.fixture
def validate(capfdbinary, monkeypatch):
    """Runs `referee validate` in the folder of the cases, and gives its exit status and what it printed."""
    def validate(*arguments, environment=None):
        monkeypatch.chdir(FOLDER)
        if environment:
            environment = {**os.environ, "PYTHONPATH": str(FOLDER.parents[1]), **environment}
            result = subprocess.run([sys.executable, "-m", "validator", "validate", *arguments], capture_output=True,
                                    env=environment, check=False)
            return result.returncode, decoded(result.stdout, environment) + decoded(result.stderr, environment)
        status = main(["validate", *arguments])
        sys.stdout.flush()
        captured = capfdbinary.readouterr()
        return status, decoded(captured.out) + decoded(captured.err)
    return validate


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=pytest.mark.xfail(reason=LATER[name])) if name in LATER else name for name in EXPECTED])
def test_what_must_come_out_comes_out(name, validate):
    expected = EXPECTED[name]
    arguments = expected.get("args", [name])
    if "--format" not in arguments:
        arguments = [*arguments, "--format", "json"]
    if "lang" in expected:
        arguments = [*arguments, "--lang", expected["lang"]]
    status, output = validate(*arguments, environment=expected.get("env"))
    check_wording(expected, output)
    judgements = [json.loads(line) for line in output.split("\n") if line.startswith("{")]
    findings = [finding for judgement in judgements for finding in judgement["findings"]]
    actual = {
        "exit": status,
        "verdict": judgements[0]["verdict"] if len(judgements) == 1 else None,
        "verdicts": [judgement["verdict"] for judgement in judgements],
        "documents": len(judgements),
        "findings": len(findings),
        **{key: findings[0][key] for key in ("line", "column", "move", "player") if findings},
        **{key: judgements[0][key] for key in ("edition", "complete", "state") if judgements},
        "winners": sorted(judgements[0]["winners"]) if judgements else None,
    }
    comparable = {key: sorted(value) if key == "winners" else value for key, value in expected.items() if key in actual}
    assert {key: actual[key] for key in comparable} == comparable
    if "verdicts_all" in expected:
        assert set(actual["verdicts"]) == {expected["verdicts_all"]}


@pytest.mark.parametrize("form", ["text", "html", "junit", "sarif", "github"])
@pytest.mark.parametrize("name", [name for name, expected in EXPECTED.items() if "formats" in expected])
def test_a_format_shows_nothing_that_could_do_harm(name, form, validate):
    expected = EXPECTED[name]
    status, output = validate(name, "--format", form)
    assert status == expected["exit"]
    for there in (form, "text"):            # nowhere may stand what may not stand in the text
        check_wording(expected["formats"].get(there, {}), output)
    if expected["formats"].get(form, {}).get("well_formed"):
        ElementTree.fromstring(output)


def test_names_that_yaml_takes_for_something_else_are_names_where_the_claim_is_true(validate):
    status, output = validate("A11a-names.yaml", "--set", "chips=fifteen", "--format", "json")
    assert (status, json.loads(output)["verdict"]) == (0, "legal")


def test_every_file_is_a_case_and_every_later_one_is_known():
    run = {argument for expected in EXPECTED.values() for argument in expected.get("args", ())}
    files = {path.name for path in FOLDER.iterdir()} - {"expected.json"}
    assert files <= set(EXPECTED) | run
    assert set(LATER) <= set(EXPECTED)


def check_wording(expected, output):
    for mentioned in expected.get("must_mention", ()):
        pattern = re.escape(mentioned)
        assert re.search(rf"(?<!\d){pattern}(?!\d)" if mentioned.isdigit() else pattern, output), mentioned
    for unwanted in (*expected.get("must_not_mention", ()), *NEVER):
        assert unwanted not in output
    for pattern in expected.get("never_match", ()):
        assert not re.search(pattern, output)


def decoded(output, environment=None):
    """What was printed; a console of another encoding shows what it could not, as an escape."""
    encoding = (environment or {}).get("PYTHONIOENCODING", "utf-8")
    return output.decode(encoding).replace("\r\n", "\n")
