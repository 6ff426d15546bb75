"""A run tells who watches it how far it is: how far its records are judged, not how far its files are cut."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.bulk.asking import Answer, Setup
from validator.bulk.files import Files
from validator.bulk.order import Task
from validator.bulk.results import State, Unkept
from validator.bulk.run import check
from tests.bulk.archives import archive

TEXT = "\n".join(archive(200)).encode()


class Patient:
    """A crew that takes all there is before it judges anything."""

    room = 1000

    def __init__(self, setup: Setup) -> None:
        self._judge = setup.judge()
        self._tasks: list[Task] = []

    def take(self, task: Task) -> None:
        self._tasks.append(task)

    def answers(self) -> list[tuple[Task, Answer | None]]:
        task = self._tasks.pop(0)
        return [(task, self._judge.span(task.span))]


class Watching:
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def show(self, state: State, read: int) -> None:
        self.seen.append((state.tally.records, read))


@pytest.mark.usefixtures("small_spans")
def test_bytes_count_when_their_records_are_judged(tmp_path: Path, setup: Setup) -> None:
    path = tmp_path / "archive.jsonl"
    path.write_bytes(TEXT)
    watching = Watching()
    check(Files([str(path)]), Patient(setup), setup.judge(), Unkept(), watching)
    assert len(watching.seen) > 10
    for records, read in watching.seen:
        assert sum(1 for line in TEXT[:read].splitlines() if line) == records
