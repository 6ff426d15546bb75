"""What the fuzzer would complain of, so that its silence means something."""

from __future__ import annotations

import json

import pytest

from .cases import KINDS, Case, case
from .outcome import Outcome, complaints
from .runner import run

GOOD = {"file": "a.yaml", "document": 1, "game": "clash", "edition": None, "reading": "canonical", "verdict": "illegal",
        "complete": False, "moves": 3, "state": {}, "winners": [], "findings": [
            {"verdict": "illegal", "rule": "deal", "section": "1.1", "move": 3, "player": None, "line": 2, "column": 4,
             "message": "No.", "variants": [], "options": [], "sources": [], "open": []}]}
FINDING = GOOD["findings"][0]
JSON = Case(("validate", "--format", "json", "a.yaml"), {"a.yaml": "\ufeffone\r\nТwo\n".encode()})


def told(**changes):
    """The complaints about a report that is changed in something."""
    report = json.dumps({**GOOD, **changes}) + "\n"
    return list(complaints(JSON, Outcome(1, report.encode(), "")))


def test_of_a_good_report_nothing_is_said():
    assert told() == []


@pytest.mark.parametrize(("change", "complaint"), [
    ({"verdict": "legal"}, "exit status 1 with {'legal'}"),
    ({"document": 2}, "document 2 is the one with number 1"),
    ({"edition": 1.0}, "edition: 1.0"),
    ({"complete": 0}, "complete: 0"),
    ({"findings": []}, "illegal with findings []"),
    ({"findings": [FINDING, FINDING]}, "illegal with findings ['illegal', 'illegal']"),
    ({"findings": [{**FINDING, "line": 4}]}, "4:4 is not in the file"),
    ({"findings": [{**FINDING, "column": 5}]}, "2:5 is not in the file"),
    ({"findings": [{**FINDING, "column": 0}]}, "2:0 is not in the file"),
    ({"findings": [{**FINDING, "line": None}]}, "half a place: None:4"),
    ({"findings": [{**FINDING, "move": 4}]}, "move 4 of 3"),
    ({"findings": [{**FINDING, "message": ""}]}, "a finding without a sentence"),
    ({"findings": [{key: value for key, value in FINDING.items() if key != "rule"}]}, "no key rule"),
])
def test_a_report_that_contradicts_itself_or_the_contract_is_found(change, complaint):
    assert complaint in told(**change)


@pytest.mark.parametrize(("ended", "complaint"), [
    (Outcome(None, b"", "", raised="ValueError"), "ValueError"),
    (Outcome(7, b"legal\n", ""), "exit status 7"),
    (Outcome(2, b"", ""), "nothing said"),
    (Outcome(2, b"", "referee: something failed (KeyError, play.py:12).\n"), "KeyError, play.py:12"),
    (Outcome(2, b"", "Traceback\n  File\n"), "more than a sentence for errors: Traceback\n  File\n"),
    (Outcome(0, b"Bo\x1b[31mris\n", ""), "the character U+001B is printed"),
    (Outcome(0, "\u202eannA\n".encode(), ""), "the character U+202E is printed"),
])
def test_a_command_that_ends_badly_is_found(ended, complaint):
    assert complaint in list(complaints(Case(("validate", "a.yaml"), {}), ended))


def test_a_case_is_the_same_whenever_it_is_made():
    assert all(case(kind, 11, 2) == case(kind, 11, 2) != case(kind, 12, 2) for kind in KINDS)


@pytest.mark.parametrize("fault", ["while True: pass", "bytes(2**31)", "os.abort()", "os._exit(3)"])
def test_a_crash_and_a_hang_are_told_with_their_case_and_the_others_go_on(fault, monkeypatch, tmp_path):
    """The module `sitecustomize` is run by every Python: here it puts a fault where one case would be judged."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, sys\n"
        "def broken(event, arguments):\n"
        "    if event == 'open' and str(arguments[0]).endswith('house.yaml') and 'r' in str(arguments[1]):\n"
        "        broken.count += 1\n"
        f"        if broken.count == 2:\n            {fault}\n"
        "broken.count = 0\n"
        "sys.addaudithook(broken)\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    faults = list(run("house", range(6), 1, seconds=1))
    assert 1 <= len(faults) <= 3 and all(name.startswith("house/") for name, _ in faults)
