"""What is noted beside the results lets a run go on, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from validator.bulk.order import Stopped
from validator.bulk.results import Results, State, notes_of
from validator.bulk.spans import Position
from validator.bulk.tally import Tally

ASKED = {"FILE": ["archive.jsonl"], "--set": {"target": "next"}, "--lang": "en"}
STATE = State(Position(1, 300, 12, "abc"), 7, Tally(Counter(legal=6, illegal=1), Counter({("clash", "open"): 1})),
              [17])


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "results.jsonl")


@pytest.fixture
def interrupted(path: str) -> str:
    """Results of a run that came as far as `STATE`, and wrote on."""
    results = Results(path, ASKED)
    results.write(b"first\nsecond\n")
    results.note(STATE)
    results.write(b"third\nfou")
    results.close(finished=False)
    return path


def test_a_run_goes_on_from_what_was_noted_last(interrupted: str) -> None:
    results = Results(interrupted, ASKED, resume=True)
    assert Path(interrupted).read_bytes() == b"first\nsecond\n"
    assert results.state.as_plain() == STATE.as_plain()
    results.write(b"third\n")
    results.close(finished=True)
    assert Path(interrupted).read_bytes() == b"first\nsecond\nthird\n"


def test_notes_are_gone_when_all_is_done(path: str) -> None:
    results = Results(path, ASKED)
    assert Path(notes_of(path)).exists()
    results.close(finished=True)
    assert not Path(notes_of(path)).exists()


def test_notes_are_only_gone_when_all_is_on_the_disk(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    results = Results(path, ASKED)
    results.write(b"first\n")
    on_disk: list[tuple[bytes, bool]] = []
    monkeypatch.setattr("os.fsync", lambda _: on_disk.append((Path(path).read_bytes(), Path(notes_of(path)).exists())))
    results.close(finished=True)
    assert on_disk == [(b"first\n", True)]


def test_to_go_on_where_nothing_is_begun_is_to_begin(path: str) -> None:
    Results(path, ASKED, resume=True).close(finished=True)
    assert Path(path).read_bytes() == b""


def test_who_begins_anew_keeps_nothing(interrupted: str) -> None:
    results = Results(interrupted, ASKED)
    assert results.state.position == Position()
    results.close(finished=True)
    assert Path(interrupted).read_bytes() == b""


def refused(path: str, asked: dict) -> str:
    """Why a run cannot go on; nothing is changed by trying."""
    before = {file: file.read_bytes() for file in Path(path).parent.iterdir()}
    with pytest.raises(Stopped) as stopped:
        Results(path, asked, resume=True)
    assert {file: file.read_bytes() for file in Path(path).parent.iterdir()} == before
    facts = stopped.value.message.facts
    return " ".join([stopped.value.message.kind, *(facts["words"].value if "words" in facts else ())])


@pytest.mark.parametrize(("asked", "words"), [
    ({**ASKED, "--lang": "de"}, "--lang"),
    ({**ASKED, "FILE": ["archive.jsonl", "other.jsonl"]}, "FILE"),
    ({**ASKED, "--set": {}, "--lang": "de"}, "--set --lang"),
])
def test_a_run_that_was_asked_for_otherwise_does_not_go_on(interrupted: str, asked: dict, words: str) -> None:
    assert refused(interrupted, asked) == f"bulk.asked-for-other {words}"


def test_a_whole_run_does_not_go_on(path: str) -> None:
    Results(path, ASKED).close(finished=True)
    assert refused(path, ASKED) == "bulk.nothing-unfinished"


@pytest.mark.parametrize("notes", ["", "{", "[]", "{}", '{"asked": 1, "results": "x", "position": 3}'])
def test_notes_that_are_none_are_told_of(interrupted: str, notes: str) -> None:
    Path(notes_of(interrupted)).write_text(notes, encoding="utf-8")
    assert refused(interrupted, ASKED) == "bulk.notes-not-understood"


def test_results_that_became_shorter_are_told_of(interrupted: str) -> None:
    Path(interrupted).write_bytes(b"first\n")
    assert refused(interrupted, ASKED) == "bulk.results-changed"
    Path(interrupted).unlink()
    assert refused(interrupted, ASKED) == "bulk.results-changed"


def test_notes_are_never_ahead_of_what_is_written(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.bulk.results._OFTEN", -1)
    results = Results(path, ASKED)
    for line in (b"first\n", b"second\n"):
        results.write(line)
        results.note(STATE)
        assert json.loads(Path(notes_of(path)).read_bytes())["results"] == len(Path(path).read_bytes())
    results.close(finished=True)
