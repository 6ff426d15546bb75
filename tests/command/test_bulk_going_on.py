"""`referee validate` of an archive that was interrupted: it goes on where it stopped, with the same records alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bulk.archives import ARCHIVED, ILLEGAL, LEGAL, expected, found

CHECKOUT = Path(__file__).resolve().parents[2]
SUMS = """\
400 records: 370 legal, 10 illegal, 20 unreadable.

Rules of Battalion that were broken, and how often:
  10  5.11  reshuffle-when-empty
"""
KILLED = """
import os, signal, sys
from validator.bulk import cutting, files, results
from validator.command import main

class Killed(results.Results):
    def note(self, state):
        super().note(state)
        self._write_notes()
        if state.tally.records > 200:
            self.write(b'{"torn')
            self._file.flush()
            os.kill(os.getpid(), signal.SIGKILL)

cutting.FEWEST_LINES = cutting.SMALL = 1
files._PIECE = 1000
import validator.command.bulk
validator.command.bulk.Results = Killed
main(sys.argv[1:])
"""


def interrupted(folder: Path, jobs: str) -> None:
    """A run that was killed midway, while it wrote a line."""
    done = subprocess.run([sys.executable, "-c", KILLED, "validate", "--jobs", jobs, "--results", "results.jsonl",
                           "archive.jsonl"], cwd=folder, env={**os.environ, "PYTHONPATH": str(CHECKOUT)}, check=False,
                          capture_output=True, timeout=120)
    assert done.returncode == -signal.SIGKILL, done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a process cannot be killed in this way ON WINDOWS")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_was_killed_goes_on_where_it_stopped(referee, archived: Path, jobs: str) -> None:
    interrupted(archived, jobs)
    before = (archived / "results.jsonl").read_bytes()
    assert before.endswith(b"torn")
    assert referee("validate", "--jobs", jobs, "--results", "results.jsonl", "archive.jsonl").err == (
        "referee: results.jsonl: a run was interrupted here; go on with --resume, or begin anew with --overwrite.\n")
    assert 200 < before.count(b"\n") < 300
    told = referee("validate", "--jobs", "1", "--results", "results.jsonl", "--resume", "archive.jsonl")
    assert told == (2, SUMS, "")
    assert found((archived / "results.jsonl").read_bytes()) == expected(ARCHIVED)
    assert (archived / "results.jsonl").read_bytes().startswith(before.rpartition(b"\n")[0])
    assert [path.name for path in archived.glob("results*")] == ["results.jsonl"]


@pytest.mark.skipif(os.name == "nt", reason="a process cannot be killed in this way ON WINDOWS")
def test_a_run_does_not_go_on_with_other_records_or_in_another_way(referee, archived: Path) -> None:
    interrupted(archived, "1")
    again = ("validate", "--jobs", "1", "--results", "results.jsonl", "--resume", "archive.jsonl")
    assert referee(*again, "--lang", "de").err.count("\n") == 1
    assert referee(*again, "--set", "target=next").err == (
        "referee: results.jsonl: the run was begun otherwise: compare --set; say the same, or begin anew with "
        "--overwrite.\n")
    (archived / "other.jsonl").write_text(ARCHIVED[0], encoding="utf-8")
    assert ": compare FILE; " in referee(*again, "other.jsonl").err
    japanese = referee(*again, "other.jsonl", "--lang", "ja").err
    assert "ファイル" in japanese and "FILE" not in japanese
    (archived / "archive.jsonl").write_text("\n".join(ARCHIVED).replace("Boris", "Borya", 1), encoding="utf-8")
    assert referee(*again) == (2, "", "referee: archive.jsonl was changed where it was judged already, so the run "
                                      "cannot go on; put it back as it was, or begin anew with --overwrite.\n")
    (archived / "archive.jsonl").write_text("\n".join(ARCHIVED), encoding="utf-8")
    assert referee(*again).out == SUMS


@pytest.mark.parametrize(("lines", "status"), [([LEGAL, LEGAL], 0), ([LEGAL, ILLEGAL], 1), ([ILLEGAL, "{"], 2)])
def test_results_that_are_whole_are_left_alone_and_have_their_status(referee, folder: Path, lines: list[str],
                                                                     status: int) -> None:
    (folder / "archive.jsonl").write_text("\n".join(lines), encoding="utf-8")
    command = ("validate", "--jobs", "1", "--results", "results.jsonl", "archive.jsonl")
    assert referee(*command).status == status
    before = (folder / "results.jsonl").read_bytes()
    assert referee(*command, "--resume") == (
        status, "", "referee: results.jsonl is whole: 2 records; there is nothing to do. To have them judged anew or "
                    "otherwise, say --overwrite and not --resume.\n")
    assert (folder / "results.jsonl").read_bytes() == before


def test_results_are_not_called_whole_if_the_archive_was_changed_since(referee, archived: Path) -> None:
    command = ("validate", "--jobs", "1", "--results", "results.jsonl", "archive.jsonl")
    referee(*command)
    (archived / "archive.jsonl").write_text("\n".join([*ARCHIVED, LEGAL]), encoding="utf-8")
    later = (archived / "results.jsonl").stat().st_mtime + 10
    os.utime(archived / "archive.jsonl", (later, later))
    assert referee(*command, "--resume") == (
        2, "", "referee: results.jsonl: these results are whole, but archive.jsonl was changed after they were "
               "written; to have all judged anew, say --overwrite and not --resume.\n")


@pytest.mark.skipif(os.name == "nt", reason="there is no Ctrl-C to send ON WINDOWS")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_says_how_to_go_on(archived: Path, jobs: str) -> None:
    command = [sys.executable, "-m", "validator", "validate", "--jobs", jobs, "--results", "results.jsonl", "-"]
    run = subprocess.Popen(command, cwd=archived, env={**os.environ, "PYTHONPATH": str(CHECKOUT), "LC_ALL": "C"},
                           stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                           start_new_session=True)
    run.stdin.write((LEGAL.encode() + b" " * 500 + b"\n") * 6000)
    run.stdin.flush()                       # many spans, and no end: so there are results, and it waits for more
    while not (archived / "results.jsonl").exists() or not (archived / "results.jsonl").stat().st_size:
        assert run.poll() is None
        time.sleep(0.02)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert (run.returncode, out) == (130, b"")
    assert err.startswith(b"referee: interrupted after ")
    assert err.endswith(b" records; the same command with --resume goes on from there.\n")
    assert err.count(b"\n") == 1
    assert (archived / "results.jsonl.unfinished").exists()


@pytest.mark.skipif(os.name == "nt", reason="there is no Ctrl-C to send ON WINDOWS")
def test_a_second_ctrl_c_while_the_run_ends_is_not_told_of_again(referee, archived: Path,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    def press(*arguments):
        os.kill(os.getpid(), signal.SIGINT)
    monkeypatch.setattr("validator.command.bulk.check", press)
    monkeypatch.setattr("validator.bulk.alone.Alone.close", press)
    assert referee("validate", "--jobs", "1", "archive.jsonl") == (
        130, "", "referee: interrupted after 0 records; with --results, a run can go on where it was interrupted.\n")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_without_results_an_interruption_says_what_they_would_be_good_for(
        referee, archived: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*arguments):
        raise KeyboardInterrupt
    monkeypatch.setattr("validator.command.bulk.check", stop)
    assert referee("validate", "--jobs", "1", "archive.jsonl") == (
        130, "", "referee: interrupted after 0 records; with --results, a run can go on where it was interrupted.\n")
