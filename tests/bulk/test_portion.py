"""How much is judged together hangs on how long it takes; what comes out does not."""

from __future__ import annotations

from itertools import cycle, pairwise
from pathlib import Path
from random import Random

import pytest

from validator.bulk.asking import Answer, Setup
from validator.bulk.files import Files
from validator.bulk.order import Task
from validator.bulk.portion import Portion
from validator.bulk.results import Results, State
from validator.bulk.run import check
from validator.bulk.spans import Position
from tests.bulk.archives import LEGAL, archive, expected, found

LINES = archive(3000)
TEXT = "\n".join(LINES).encode()


class Timed:
    """A crew that judges at once and says that a record took so many seconds."""

    room = 8

    def __init__(self, setup: Setup, *seconds: float) -> None:
        self._judge = setup.judge()
        self._seconds = cycle(seconds)
        self._tasks: list[Task] = []
        self.given: list[int] = []          # how many lines each task had

    def take(self, task: Task) -> None:
        self._tasks.append(task)
        self.given.append(task.span.content().count(b"\n"))

    def answers(self) -> list[tuple[Task, Answer | None]]:
        task = self._tasks.pop(0)
        answer = self._judge.span(task.span)
        return [(task, answer._replace(seconds=answer.tally.records * next(self._seconds)))]


class Nobody:
    """Watches nothing."""

    def show(self, state: State, read: int) -> None:
        pass


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "archive.jsonl").write_bytes(TEXT)
    return tmp_path / "archive.jsonl"


def results(path: Path, setup: Setup, *seconds: float, portion: Portion | None) -> tuple[bytes, list[int]]:
    """What is written of a file whose records take so long, and how many lines each task had."""
    crew = Timed(setup, *seconds)
    written = path.parent / "results.jsonl"
    check(Files([str(path)], portion), crew, setup.judge(), Results(str(written), {}), Nobody())
    return written.read_bytes(), crew.given


@pytest.mark.parametrize("seconds", [(0.00001,), (0.001,), (0.2,), (30.0,), (0.00001, 3.0, 0.01)])
def test_what_is_written_does_not_hang_on_how_long_it_took(path: Path, setup: Setup, seconds) -> None:
    whole, _ = results(path, setup, 0.0, portion=None)
    assert results(path, setup, *seconds, portion=Portion())[0] == whole
    assert [place for place in found(whole)] == expected(LINES)


def test_slow_records_are_given_out_one_by_one(path: Path, setup: Setup) -> None:
    _, given = results(path, setup, 0.5, portion=Portion())
    assert max(given) == 2                  # at first, while nobody knows
    assert set(given[8:-1]) == {1}


def test_few_slow_records_are_enough_for_several(path: Path, setup: Setup) -> None:
    path.write_text(f"{LEGAL}\n" * 60, encoding="utf-8")
    _, given = results(path, setup, 0.5, portion=Portion())
    assert len(given) > 30


def test_fast_records_are_soon_given_out_as_if_there_were_no_portions(path: Path, setup: Setup) -> None:
    path.write_text(f"{LEGAL}\n" * 50_000, encoding="utf-8")
    _, given = results(path, setup, 0.00001, portion=Portion())
    _, without = results(path, setup, 0.00001, portion=None)
    assert len(given) <= len(without) + 20
    assert max(given) == max(without)


def test_portions_may_change_while_a_file_is_cut_and_no_byte_is_lost(path: Path) -> None:
    random, portion = Random(7), Portion()
    spans, content = [], b""
    for span in Files([str(path)], portion).spans(Position()):
        spans.append(span)
        content += span.content()
        assert span.line == 1 + TEXT[:span.start].count(b"\n")
        portion.lines = random.choice([1, 2, 3, 20, 50]) if len(spans) < 30 else 1000
    assert content == TEXT
    assert len(spans) > 10
    for before, after in pairwise(spans):
        assert (before.after.byte, before.after.line) == (after.start, after.line)
    *_, last = Files([str(path)]).spans(spans[7].after)
    assert last.end == len(TEXT)


def test_lines_that_are_too_long_are_passed_over_by_portions_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.bulk.cutting.LARGEST", 300_000)
    path.write_bytes(b"x" * 700_000 + b"\n" + TEXT + b"\n" + b"x" * 700_000)
    spans = list(Files([str(path)], Portion()).spans(Position()))
    assert [span.line for span in spans if span.problem] == [1, TEXT.count(b"\n") + 3]
    assert b"".join(span.content() for span in spans) == TEXT + b"\n"
