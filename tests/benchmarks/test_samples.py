"""The function that runs is found, and nobody looks any more when the work is done."""

from __future__ import annotations

import signal
import time

import pytest

from benchmarks.samples import sampled

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGPROF"), reason="the system has no such clock")


def busy(seconds: float) -> None:
    """Be busy for some time of the processor."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def idle() -> None:
    """Be there, and do nothing."""


def test_the_function_that_runs_is_found_by_its_module_and_name():
    found = sampled(lambda: (idle(), busy(0.4)))
    assert found["test_samples.busy"] > found.total() / 2 > 0
    assert "test_samples.idle" not in found


def test_nobody_looks_when_the_work_is_done():
    found = sampled(lambda: busy(0.1))
    before = found.total()
    busy(0.1)
    assert found.total() == before
