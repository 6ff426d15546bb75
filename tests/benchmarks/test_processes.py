"""Commands are measured with all the processes that they start."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.processes import run

BUSY = "import time\nwhile time.process_time() < 0.2: pass\n"
LARGE = "import time; held = bytes(50_000_000); held = held.replace(b'\\0', b'1'); time.sleep(0.2)"
LINUX = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is looked up in /proc")


def started(source: str) -> str:
    """A program that starts another and waits for it."""
    return f"import subprocess, sys; subprocess.run([sys.executable, '-c', {source!r}], check=True)"


@pytest.mark.parametrize("source", [BUSY, started(BUSY)], ids=["itself", "what it starts"])
def test_the_time_of_the_processor_counts(source):
    assert run([sys.executable, "-c", source]).processor > 0.19


def test_the_status_is_that_of_the_command():
    assert run([sys.executable, "-c", "raise SystemExit(3)"]).status == 3


def test_memory_is_looked_up_only_if_that_is_asked():
    assert run([sys.executable, "-c", "pass"]).memory is None


@LINUX
@pytest.mark.parametrize("source", [LARGE, started(LARGE)], ids=["itself", "what it starts"])
def test_the_memory_of_all_its_processes_counts(source):
    assert run([sys.executable, "-c", source], look=True).memory > 50_000_000
