"""Functions are found as often as they run."""

from __future__ import annotations

import time

from benchmarks.samples import sampled


def busy(seconds: float) -> None:
    """Be busy for some time of the processor."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def long() -> None:
    """Be busy for most of the time."""
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass


def test_the_function_that_runs_is_found_by_its_module_and_name():
    found = sampled(lambda: (busy(0.05), long()))
    assert set(found) <= {"test_samples.busy", "test_samples.long", *(name for name in found if "lambda" in name)}
    assert found["test_samples.long"] > found["test_samples.busy"] > 0


def test_nobody_looks_when_the_work_is_done():
    found = sampled(lambda: busy(0.02))
    before = found.total()
    busy(0.05)
    assert found.total() == before
