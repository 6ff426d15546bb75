"""A run tells who watches it how far it is: how far its records are judged, not how far its files are cut.

A file that is changed meanwhile stops it, wherever in the file that is and whoever judges.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from validator.bulk.alone import Alone
from validator.bulk.asking import Answer, Setup
from validator.bulk.files import Files
from validator.bulk.order import Stopped, Task
from validator.bulk.results import Results, State, Unkept
from validator.bulk.run import check
from tests.bulk.archives import archive, expected, found

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


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def overwrite_the_end(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(-5, os.SEEK_END)
        file.write(b"{{{{{")


def overwrite_the_beginning(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"{{{{{")


def add(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\n" + TEXT)


class Changing:
    """Changes a file once so many records are judged."""

    def __init__(self, path: Path, change: Callable[[Path], None], records: int) -> None:
        self._path, self._change, self._records = path, change, records
        self.changed = False

    def show(self, state: State, read: int) -> None:
        if state.tally.records >= self._records and not self.changed:
            self._change(self._path)
            self.changed = True


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """An archive that was written an hour ago: on a disk that notes times coarsely, it is not as new as its change."""
    path = tmp_path / "archive.jsonl"
    path.write_bytes(TEXT)
    hour_ago = path.stat().st_mtime - 3600
    os.utime(path, (hour_ago, hour_ago))
    return path


@pytest.mark.usefixtures("small_spans")
@pytest.mark.parametrize("crew", [Patient, lambda setup: Alone(setup.judge())])
@pytest.mark.parametrize("change", [cut, overwrite_the_end, overwrite_the_beginning, add, Path.unlink])
@pytest.mark.parametrize("records", [1, 150])
def test_a_file_that_is_changed_while_it_is_judged_stops_the_run_and_put_back_lets_it_go_on(
        old: Path, tmp_path: Path, setup: Setup, crew, change, records: int) -> None:
    results = str(tmp_path / "results.jsonl")
    changing = Changing(old, change, records)
    with pytest.raises(Stopped) as stopped:
        check(Files([str(old)]), crew(setup), setup.judge(), Results(results, {}), changing)
    assert stopped.value.message.kind == "bulk.input-gone"
    assert stopped.value.message.facts["file"].value == str(old)
    old.write_bytes(TEXT)
    check(Files([str(old)]), crew(setup), setup.judge(), Results(results, {}, resume=True), Watching())
    assert found(Path(results).read_bytes()) == expected(archive(200))


@pytest.mark.usefixtures("small_spans")
def test_a_packed_file_that_is_changed_stops_the_run_too(old: Path, setup: Setup) -> None:
    old.write_bytes(gzip.compress(TEXT))
    os.utime(old, (0, 0))
    with pytest.raises(Stopped):
        check(Files([str(old)]), Alone(setup.judge()), setup.judge(), Unkept(), Changing(old, add, 1))


@pytest.mark.usefixtures("small_spans")
def test_a_file_that_is_changed_when_all_of_it_is_judged_does_not_stop_the_run(
        old: Path, tmp_path: Path, setup: Setup) -> None:
    other = tmp_path / "other.jsonl"
    other.write_bytes(TEXT)
    state = check(Files([str(old), str(other)]), Alone(setup.judge()), setup.judge(), Unkept(), Changing(old, cut, 201))
    assert state.tally.records == 400
