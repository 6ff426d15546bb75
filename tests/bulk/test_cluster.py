"""The workers of a Dask cluster say what this machine says; and one that dies takes nothing with it."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from validator.bulk.cluster import Cluster, NoCluster
from validator.bulk.files import Files
from validator.bulk.asking import Setup
from validator.bulk.order import in_order
from validator.bulk.spans import Position
from validator.command import main
from tests.bulk.archives import archive, expected, found
from tests.bulk.deadly import ALWAYS, ONCE, Deadly

CHECKOUT = Path(__file__).resolve().parents[2]
LINES = archive(4000)
TEXT = "".join(f"{line}{' ' * 500 if line else ''}\n" for line in LINES)
"""Spans of it have no more lines than they must have."""

on_a_cluster = pytest.mark.skipif(not importlib.util.find_spec("distributed"), reason=(
    "DASK IS NOT INSTALLED, so nothing is known of clusters: pip install 'battalion-clash-referee[cluster]'"))


def started(*command: str, **settings: object) -> subprocess.Popen[bytes]:
    """A Python program that runs beside the test."""
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "LC_ALL": "C.UTF-8"}
    return subprocess.Popen([sys.executable, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            env=environment, **settings)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict]:
    """Where a cluster of two workers is, and which processes these are."""
    folder = tmp_path_factory.mktemp("cluster")
    os.environ["DIED_ONCE"] = str(folder / "died")
    with (folder / "log").open("wb") as log:
        running = started("-m", "tests.bulk.local_cluster", cwd=CHECKOUT, stderr=log)
    try:
        yield json.loads(running.stdout.readline())
    finally:
        running.stdin.close()
        running.wait(60)
        running.stdout.close()
        del os.environ["DIED_ONCE"]


@on_a_cluster
@pytest.mark.skipif(os.name == "nt", reason="a process cannot be killed in this way ON WINDOWS")
def test_a_worker_that_is_killed_midway_costs_nothing(cluster: dict, tmp_path: Path) -> None:
    (tmp_path / "archive.jsonl").write_text(TEXT, encoding="utf-8")
    results = tmp_path / "results.jsonl"
    run = started("-m", "validator", "validate", "--scheduler", cluster["address"], "--results", str(results),
                  "archive.jsonl", "-", cwd=tmp_path, stderr=subprocess.PIPE)
    run.stdin.write(TEXT.encode())
    run.stdin.flush()                       # and no end, so the run cannot be over
    while not results.exists() or not results.stat().st_size:
        assert run.poll() is None, run.stderr.read()
        time.sleep(0.02)
    os.kill(cluster["processes"][0], signal.SIGKILL)
    out, err = run.communicate(TEXT.encode(), timeout=120)
    assert err == b""
    assert (run.returncode, out.splitlines()[0]) == (2, b"12,000 records: 11,100 legal, 300 illegal, 600 unreadable.")
    once, twice = expected(LINES), expected(LINES + LINES)
    assert found(results.read_bytes()) == once + twice
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["archive.jsonl", "results.jsonl"]


@on_a_cluster
def test_a_cluster_writes_what_this_machine_writes(cluster: dict, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                   capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)             # where the workers do not stand
    Path("archive.jsonl").write_text(TEXT, encoding="utf-8")
    run = started("-m", "validator", "validate", "--scheduler", cluster["address"], "--results", "cluster.jsonl",
                  "archive.jsonl", cwd=tmp_path, stderr=subprocess.PIPE)
    out, _ = run.communicate(timeout=120)
    assert main(["validate", "--jobs", "1", "--results", "here.jsonl", "archive.jsonl"]) == run.returncode
    assert Path("cluster.jsonl").read_bytes() == Path("here.jsonl").read_bytes()
    assert capfd.readouterr().out == out.decode()


@on_a_cluster
@pytest.mark.filterwarnings("default")      # what Dask has to say of itself is not for us
@pytest.mark.usefixtures("small_spans")
def test_a_record_over_which_every_worker_dies_costs_no_other_its_verdict(cluster: dict, setup: Setup,
                                                                          tmp_path: Path) -> None:
    lines = archive(100)
    lines[10] = lines[10].replace("Chiyo", ONCE.decode())
    lines[60] = lines[60].replace("Chiyo", ALWAYS.decode())
    path = tmp_path / "archive.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    crew = Cluster(Deadly(*setup), cluster["address"])
    try:
        answers = list(in_order(Files([str(path)]).spans(Position()), crew, setup.judge()))
    finally:
        crew.close()
    results = b"".join(answer.results for _, answer in answers)
    assert found(results) == [(line, "unreadable" if line == 61 else verdict)
                              for line, verdict in expected(archive(100))]


@on_a_cluster
@pytest.mark.filterwarnings("default")
def test_where_no_scheduler_answers_there_is_no_cluster(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.bulk.cluster._PATIENCE", 1)
    for address in ("tcp://127.0.0.1:9", "nowhere at all", ""):
        with pytest.raises(NoCluster) as none:
            Cluster(setup, address)
        assert none.value.kind == "no-scheduler"


def test_without_dask_there_is_no_cluster(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster) as none:
        Cluster(setup, "tcp://127.0.0.1:9")
    assert none.value.kind == "no-dask"
