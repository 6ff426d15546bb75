"""`referee validate` of an archive: the sums on the console, and the results in a file."""

from __future__ import annotations

import errno
import gzip
import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from validator.bulk.judging import Judge
from validator.processors import MOST_JOBS
from tests.bulk.archives import ARCHIVED, ILLEGAL, LEGAL, expected, found
from tests.bulk.faulty import Faulty

CHECKOUT = Path(__file__).resolve().parents[2]
SUMS = """\
400 records: 370 legal, 10 illegal, 20 unreadable.

Rules of Battalion that were broken, and how often:
  10  5.11  reshuffle-when-empty
"""

@pytest.fixture
def small_spans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.bulk.cutting.FEWEST_LINES", 1)
    monkeypatch.setattr("validator.bulk.cutting.SMALL", 1)
    monkeypatch.setattr("validator.bulk.files._PIECE", 1000)


def test_an_archive_is_summed_up_by_rule(referee, archived: Path) -> None:
    assert referee("validate", "--jobs", "1", "archive.jsonl") == (2, SUMS, "")


def test_quiet_is_the_first_line_only(referee, archived: Path) -> None:
    assert referee("validate", "--jobs", "1", "--quiet", "archive.jsonl").out == SUMS.partition("\n")[0] + "\n"


def test_the_sums_are_also_for_programs(referee, archived: Path) -> None:
    assert json.loads(referee("validate", "--jobs", "1", "--format", "json", "archive.jsonl").out) == {
        "records": 400, "legal": 370, "illegal": 10, "undetermined": 0, "unreadable": 20,
        "broken": [{"game": "battalion", "rule": "reshuffle-when-empty", "section": "5.11", "count": 10}]}


@pytest.mark.usefixtures("small_spans")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_one_process_and_three_say_and_write_the_same(referee, archived: Path, language: str) -> None:
    one = referee("validate", "--lang", language, "--jobs", "1", "--results", "one.jsonl", "archive.jsonl")
    three = referee("validate", "--lang", language, "--jobs", "3", "--results", "three.jsonl", "archive.jsonl")
    assert one == three
    assert (archived / "one.jsonl").read_bytes() == (archived / "three.jsonl").read_bytes()
    assert found((archived / "one.jsonl").read_bytes()) == expected(ARCHIVED)


@pytest.mark.parametrize(("lines", "status"), [([LEGAL], 0), ([LEGAL, ILLEGAL], 1), ([LEGAL, ILLEGAL, "{"], 2),
                                               ([""], 2), ([], 2)])
def test_the_worst_verdict_is_the_exit_status(referee, folder: Path, lines: list[str], status: int) -> None:
    (folder / "archive.jsonl").write_text("\n".join(lines), encoding="utf-8")
    for jobs in ("1", "2"):
        assert referee("validate", "--jobs", jobs, "archive.jsonl").status == status
        assert referee("validate", "archive.jsonl").status == status


def test_more_broken_lines_in_a_row_than_a_report_goes_through_are_all_told(referee, folder: Path) -> None:
    (folder / "archive.jsonl").write_text("{\n" * 1500 + LEGAL, encoding="utf-8")
    assert referee("validate", "--jobs", "1", "archive.jsonl").out == "1,501 records: 1 legal, 1,500 unreadable.\n"


def test_several_files_of_every_kind_are_checked_together(referee, archived: Path) -> None:
    (archived / "packed.jsonl.gz").write_bytes(gzip.compress(f"{LEGAL}\n{ILLEGAL}\n".encode()))
    (archived / "cut.jsonl.gz").write_bytes(gzip.compress(f"{LEGAL}\n{ILLEGAL}\n".encode())[:-4])
    (archived / "empty.jsonl").write_bytes(b"\n\n")
    files = ["packed.jsonl.gz", "good.yaml", "cut.jsonl.gz", "empty.jsonl", "torn.yaml"]
    told = referee("validate", "--jobs", "1", "--results", "results.jsonl", *files)
    results = [json.loads(line) for line in (archived / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [(result["file"], result["line"], result["verdict"]) for result in results] == [
        ("packed.jsonl.gz", 1, "legal"), ("packed.jsonl.gz", 2, "illegal"),
        ("good.yaml", 1, "legal"),
        ("cut.jsonl.gz", 1, "legal"), ("cut.jsonl.gz", 2, "illegal"), ("cut.jsonl.gz", None, "unreadable"),
        ("empty.jsonl", None, "unreadable"),
        ("torn.yaml", 1, "unreadable"),
    ]
    assert told.err == (
        "referee: cut.jsonl.gz: This compressed file is cut short: what stands before the cut is judged, the rest is "
        "lost; get the whole file again.\n"
        "referee: empty.jsonl: There is no record in this file.\n")


@pytest.mark.parametrize(("file", "sentence"), [
    ("missing.jsonl", "missing.jsonl: There is no such file; check its name and folder."),
    ("folder", "folder: This is a folder; name the files in it that are to be judged."),
    ("", "The name of this file is empty; name a file."),
    ("archive.jsonl/more", "archive.jsonl/more: This file cannot be read: the file or its folder is not there."),
])
@pytest.mark.parametrize("more", [[], ["--results", "results.jsonl"], ["--results", "results.jsonl", "--resume"]])
def test_a_file_that_cannot_be_read_is_told_of_before_any_is_judged(referee, archived: Path, file: str, sentence: str,
                                                                    more: list[str]) -> None:
    (archived / "folder").mkdir()
    told = referee("validate", "--jobs", "1", *more, "archive.jsonl", file)
    assert told == (2, "", f"referee: {sentence}\n")
    assert list(archived.glob("results*")) == []


@pytest.mark.usefixtures("small_spans")
def test_a_file_that_goes_while_another_is_judged_stops_the_run_until_it_is_there_again(
        referee, archived: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = archived / "other.jsonl"
    other.write_text(LEGAL, encoding="utf-8")

    def judged(*arguments):
        other.unlink(missing_ok=True)
        return really_judged(*arguments)
    really_judged = Judge.span
    monkeypatch.setattr(Judge, "span", judged)
    command = ("validate", "--jobs", "1", "--results", "results.jsonl", "archive.jsonl", "other.jsonl")
    assert referee(*command) == (2, "", "referee: other.jsonl is not there any more as it was, or cannot be read where "
                                        "it is to be judged; when it is there again, a run with --results goes on "
                                        "with --resume.\n")
    monkeypatch.undo()
    monkeypatch.chdir(archived)
    other.write_text(LEGAL, encoding="utf-8")
    assert referee(*command, "--resume").out.startswith("401 records: 371 legal, ")
    assert found((archived / "results.jsonl").read_bytes()) == [*expected(ARCHIVED), (1, "legal")]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_in_judging_is_told_as_a_fault(referee, archived: Path, monkeypatch: pytest.MonkeyPatch,
                                               jobs: str) -> None:
    monkeypatch.setattr("validator.command.bulk.Setup", Faulty)
    told = referee("validate", "--jobs", jobs, "archive.jsonl")
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("referee: a fault of the referee itself, not of your record (Unsendable, faulty.py:")


@pytest.mark.parametrize(("name", "sentence"), [
    ("", "The name of this file is empty; name a file."),
    ("-", "-: results need a file of their own, so that a run can go on there; to have them printed, say --format "
          "json, and neither --results nor --jobs."),
    (os.devnull, f"{os.devnull}: results need a file of their own, so that a run can go on there; to have them "
                 "printed, say --format json, and neither --results nor --jobs."),
])
def test_results_stand_in_a_file(referee, archived: Path, name: str, sentence: str) -> None:
    before = sorted(archived.iterdir())
    assert referee("validate", "--results", name, "archive.jsonl") == (2, "", f"referee: {sentence}\n")
    assert sorted(archived.iterdir()) == before


@pytest.mark.parametrize("more", [[], ["--resume"], ["--overwrite"]])
def test_a_file_of_results_has_one_run_that_writes_it(referee, archived: Path, more: list[str]) -> None:
    command = [sys.executable, "-m", "validator", "validate", "--jobs", "1", "--results", "results.jsonl", "-"]
    other = subprocess.Popen(command, cwd=archived, env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
                             stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    while not (archived / "results.jsonl.unfinished").exists():
        assert other.poll() is None
        time.sleep(0.02)
    again = ("validate", "--jobs", "1", "--results", "results.jsonl", *more, "archive.jsonl")
    assert referee(*again) == (2, "", "referee: results.jsonl: another run writes this now; wait for its end, or give "
                                      "another name.\n")
    other.kill()
    other.communicate(timeout=60)
    assert referee("validate", "--jobs", "1", "--results", "results.jsonl", "--overwrite", "archive.jsonl").out == SUMS


def test_records_are_taken_from_standard_input(referee, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("\n".join(ARCHIVED).encode())))
    assert referee("validate", "--jobs", "1", "-").out == SUMS


def test_a_reading_and_a_game_of_ones_own_reach_every_process(referee, archived: Path) -> None:
    rules = str(CHECKOUT / "tests" / "crazy-eights")
    header = {"game": "crazy-eights", "players": ["Anna", "Boris"], "dealer": "Anna", "moves": []}
    (archived / "eights.jsonl").write_text(json.dumps(header), encoding="utf-8")
    told = referee("validate", "--jobs", "2", "--rules", rules, "eights.jsonl")
    assert (told.status, told.out) == (0, "1 record: 1 legal.\n")


def test_house_rules_reach_every_process(referee, archived: Path) -> None:
    (archived / "house.yaml").write_text("base: ja\ntarget: next\n", encoding="utf-8")
    for jobs in ("1", "2"):
        referee("validate", "--jobs", jobs, "--reading", "house.yaml", "--results", f"{jobs}.jsonl", "archive.jsonl")
        assert found((archived / f"{jobs}.jsonl").read_bytes()) == expected(ARCHIVED)
    clash = json.dumps({"game": "clash", "players": ["Dora", "Emil"], "defender": "Dora", "moves": []})
    (archived / "archive.jsonl").write_text(f"{LEGAL}\n{clash}\n", encoding="utf-8")
    told = referee("validate", "--jobs", "2", "--reading", "house.yaml", "archive.jsonl")
    assert told.out == "2 records: 1 legal, 1 unreadable.\n"    # Clash has no such variant


def test_a_disk_that_is_full_is_told_of_by_the_name_of_the_results(
        referee, archived: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments):
        raise OSError(errno.ENOSPC, "No space left on device")
    monkeypatch.setattr("validator.bulk.results.Results.write", full)
    assert referee("validate", "--jobs", "1", "--results", "results.jsonl", "archive.jsonl") == (
        2, "", "referee: results.jsonl: it cannot be written: the disk is full; make room on it.\n")
    assert (archived / "results.jsonl.unfinished").exists()


def test_where_no_process_can_be_started_that_is_told(referee, archived: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(process):
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")
    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", none_left)
    assert referee("validate", "--jobs", "2", "--results", "results.jsonl", "archive.jsonl") == (
        2, "", "referee: --jobs: no process can be started here: Resource temporarily unavailable; try again later, or "
               "with --jobs 1, which needs none.\n")


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["--jobs", "0"], f"referee validate: --jobs: “0” is no number from 1 to {MOST_JOBS}. "
                      "For help: referee validate --help"),
    (["--jobs", "two"], f"referee validate: --jobs: “two” is no number from 1 to {MOST_JOBS}. "
                        "For help: referee validate --help"),
    (["--jobs", "2", "--format", "html"], "referee: --format: with --jobs, --results or --scheduler there are "
                                       "sums only, as text or json."),
    (["--resume"], "referee: --resume: name with --results the file of the run that is to go on."),
    (["--results", "results.jsonl", "--resume", "--overwrite"],
     "referee: --resume: this goes on with a run, and --overwrite begins anew; give only one of them."),
    (["--jobs", "2", "--scheduler", "x"], "referee: --scheduler: give this or --jobs, not both."),
    (["--jobs", "2", "--reading", "all"],
     "referee: --reading: an archive is judged by one reading, not by all; name one."),
    (["--results", "good.yaml"],
     "referee: good.yaml: there is such a file already; give another name, or say --overwrite."),
    (["--results", "archive.jsonl", "--overwrite"],
     "referee: archive.jsonl: this is one of the files that are to be checked; give another name."),
    (["--results", "none/results.jsonl"],
     "referee: none/results.jsonl: there is no such folder to write into; make it first."),
    (["--results", "good.yaml", "--resume"],
     "referee: good.yaml: these are no results on the files that are named, so there is nothing to go on with; give "
     "another name, or say --overwrite and not --resume to begin anew."),
])
def test_a_misuse_is_one_sentence_and_nothing_is_touched(referee, archived: Path, arguments: list[str],
                                                         sentence: str) -> None:
    before = {path: path.read_bytes() for path in archived.iterdir()}
    assert referee("validate", *arguments, "archive.jsonl") == (2, "", sentence + "\n")
    assert {path: path.read_bytes() for path in archived.iterdir()} == before


def test_an_archive_without_files_is_a_misuse(referee) -> None:
    assert referee("validate", "--jobs", "2").err == "referee: validate needs a file, or - for standard input.\n"


def test_who_has_no_dask_is_told_what_to_install(referee, archived: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert referee("validate", "--scheduler", "tcp://localhost:8786", "archive.jsonl") == (
        2, "", "referee: --scheduler: it needs Dask, which is not installed here: "
               "pip install 'battalion-clash-referee[cluster]'\n")
    referee("validate", "--scheduler", "tcp://localhost:8786", "--results", "results.jsonl", "archive.jsonl")
    assert [path for path in archived.glob("results*")] == []


def test_a_plain_report_loads_nothing_of_this(folder: Path) -> None:
    done = subprocess.run([sys.executable, "-c", "import sys; from validator.command import main; "
                           "main(['validate', 'good.yaml']); print(*sys.modules)"], cwd=folder, capture_output=True,
                          check=True, text=True, env={**os.environ, "PYTHONPATH": str(CHECKOUT)})
    assert not {"validator.bulk", "multiprocessing"} & set(done.stdout.split())


def test_who_lets_others_judge_loads_no_engine(folder: Path) -> None:
    code = "import sys; from validator.command.bulk import run; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, check=True,
                          text=True, env={**os.environ, "PYTHONPATH": str(CHECKOUT)})
    assert not {"validator.engine", "validator.quick", "validator.bulk.judging"} & set(done.stdout.split())
