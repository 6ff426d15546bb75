"""Several processes say what one says; and a process that dies takes nothing with it."""

from __future__ import annotations

import errno
import json
import os
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from validator.bulk.alone import Alone
from validator.bulk.files import Files
from validator.bulk.asking import Setup
from validator.bulk.judging import Judge
from validator.bulk.order import Crew, Stopped, in_order
from validator.bulk.spans import Gone, Position, Span
from validator.bulk.workers import Workers
from validator.faults import Fault
from tests.bulk.archives import LEGAL, archive, expected, found
from tests.bulk.deadly import ALWAYS, ONCE, Deadly
from tests.bulk.faulty import Faulty

pytestmark = pytest.mark.usefixtures("small_spans")
LINES = archive(300)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "archive.jsonl"


def checked(path: Path, crew: Crew, setup: Setup) -> bytes:
    """What a crew says of an archive."""
    try:
        answers = in_order(Files([str(path)]).spans(Position()), crew, Judge(setup))
        return b"".join(answer.results for _, answer in answers)
    finally:
        crew.close()


def test_two_processes_say_what_one_says_in_the_same_order(path: Path, setup: Setup) -> None:
    path.write_text("\n".join(LINES), encoding="utf-8")
    results = checked(path, Workers(setup, 2), setup)
    assert found(results) == expected(LINES)
    assert results == checked(path, Alone(setup.judge()), setup)


def deadly(setup: Setup) -> Deadly:
    return Deadly(*setup)


def with_names(lines: list[str], names: dict[int, bytes]) -> list[str]:
    """The lines with somebody in some of them called by another name."""
    return [line.replace("Chiyo", names[number].decode()) if number in names else line
            for number, line in enumerate(lines, start=1)]


def test_what_a_dead_process_has_not_judged_is_judged_by_another(
        path: Path, setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIED_ONCE", str(tmp_path / "died"))
    path.write_text("\n".join(with_names(LINES, {100: ONCE})), encoding="utf-8")
    assert found(checked(path, Workers(deadly(setup), 2), setup)) == expected(LINES)
    assert (tmp_path / "died").exists()


def test_a_record_over_which_every_process_dies_costs_no_other_its_verdict(path: Path, setup: Setup) -> None:
    path.write_text("\n".join(with_names(LINES, {101: ALWAYS})), encoding="utf-8")
    assert LINES[100] == LEGAL
    results = checked(path, Workers(deadly(setup), 2), setup)
    assert found(results) == [(line, "unreadable" if line == 101 else verdict) for line, verdict in expected(LINES)]
    finding, = json.loads(results.splitlines()[[line for line, _ in expected(LINES)].index(101)])["findings"]
    assert finding["message"].startswith("The process that was to judge this record was ended from outside")


def test_where_every_process_dies_the_run_stops(path: Path, setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.bulk.order.MOST_DEATHS", 1)
    path.write_text(LEGAL.replace("Chiyo", ALWAYS.decode()), encoding="utf-8")
    with pytest.raises(Stopped) as stopped:
        checked(path, Workers(deadly(setup), 1), setup)
    assert stopped.value.message.kind == "bulk.all-die"


def taken_away(path: Path, span: Span) -> None:
    """The file ends where a span began."""
    os.truncate(path, span.start)


def changed_in_place(path: Path, span: Span) -> None:
    """Somebody in a span is called by another name, and nothing else tells of it."""
    before = path.stat()
    content = bytearray(path.read_bytes())
    content[span.start:span.end] = span.content().replace(b"Boris", b"Borya", 1)
    path.write_bytes(content)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("change", [taken_away, changed_in_place])
def test_a_file_that_changes_while_it_is_judged_stops_the_run(path: Path, setup: Setup, jobs: int, change) -> None:
    path.write_text("\n".join(LINES), encoding="utf-8")
    spans = list(Files([str(path)]).spans(Position()))
    change(path, spans[10])
    crew = Workers(setup, jobs) if jobs > 1 else Alone(setup.judge())
    try:
        with pytest.raises(Gone) as gone:
            list(in_order(spans, crew, setup.judge()))
    finally:
        crew.close()
    assert gone.value.path == str(path)


def test_a_fault_of_a_process_comes_here_with_its_place(path: Path, setup: Setup) -> None:
    path.write_text(LEGAL, encoding="utf-8")
    with pytest.raises(Fault) as fault:
        checked(path, Workers(Faulty(*setup), 2), setup)
    assert fault.value.name == "Unsendable"
    assert fault.value.place.startswith("faulty.py:")
    assert str(fault.value).splitlines()[-1] == "tests.bulk.faulty.Unsendable: nobody foresaw it"


def test_where_no_more_processes_can_be_started_those_that_are_there_judge_all(
        path: Path, setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("\n".join(LINES), encoding="utf-8")
    started = []

    def start(process: BaseProcess) -> None:
        if len(started) == 2:
            raise OSError(errno.EAGAIN, "Resource temporarily unavailable")
        started.append(process)
        really_start(process)
    really_start = BaseProcess.start
    monkeypatch.setattr(BaseProcess, "start", start)
    assert found(checked(path, Workers(setup, 5), setup)) == expected(LINES)
    assert len(started) == 2


def test_no_process_is_left_behind(path: Path, setup: Setup) -> None:
    path.write_text("\n".join(LINES), encoding="utf-8")
    crew = Workers(setup, 2)
    answers = in_order(Files([str(path)]).spans(Position()), crew, setup.judge())
    next(answers)
    processes = [worker.process for worker in crew._workers]
    assert len(processes) == 2
    crew.close()
    assert [process.is_alive() for process in processes] == [False, False]
