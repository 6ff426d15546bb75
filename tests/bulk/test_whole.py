"""Results are whole if they tell of all files that are named and nothing is noted beside them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from validator.bulk.order import Stopped
from validator.bulk.results import notes_of
from validator.bulk.whole import whole


def line(file: str, verdict: str) -> str:
    return json.dumps({"file": file, "line": 1, "verdict": verdict}) + "\n"


WHOLE = line("a.jsonl", "legal") + line("a.jsonl", "illegal") + line("b.jsonl", "legal")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    results = tmp_path / "results.jsonl"
    results.write_text(WHOLE, encoding="utf-8")
    return results


def test_whole_results_know_their_verdicts(path: Path) -> None:
    assert whole(str(path), ["a.jsonl", "b.jsonl"]) == {"legal": 2, "illegal": 1}


def test_a_file_that_is_named_twice_in_a_row_is_told_of_twice(path: Path) -> None:
    assert whole(str(path), ["a.jsonl", "a.jsonl", "b.jsonl"]) == {"legal": 2, "illegal": 1}


@pytest.mark.parametrize("files", [["a.jsonl"], ["b.jsonl", "a.jsonl"], ["a.jsonl", "b.jsonl", "c.jsonl"]])
def test_results_on_other_files_are_not_these(path: Path, files: list[str]) -> None:
    assert whole(str(path), files) is None


@pytest.mark.parametrize("content", ["", "{}\n", "[]\n", "7\n", WHOLE[:-9], WHOLE + "\n",
                                     WHOLE.replace("illegal", "odd"), "[" * 100_000])
def test_what_is_none_is_not_whole(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8")
    assert whole(str(path), ["a.jsonl", "b.jsonl"]) is None


def test_what_has_notes_beside_it_is_not_whole(path: Path) -> None:
    Path(notes_of(str(path))).write_text("", encoding="utf-8")
    assert whole(str(path), ["a.jsonl", "b.jsonl"]) is None


def test_what_is_not_there_is_not_whole(tmp_path: Path) -> None:
    assert whole(str(tmp_path / "results.jsonl"), ["a.jsonl"]) is None


def test_a_file_that_is_newer_is_told_of(path: Path) -> None:
    Path("b.jsonl").write_bytes(b"")
    later = path.stat().st_mtime + 10
    os.utime("b.jsonl", (later, later))
    with pytest.raises(Stopped) as stopped:
        whole(str(path), ["a.jsonl", "b.jsonl"])
    assert stopped.value.message.facts["file"].value == "b.jsonl"
    os.utime("b.jsonl", (later - 20, later - 20))
    assert whole(str(path), ["a.jsonl", "b.jsonl"])
