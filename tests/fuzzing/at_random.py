"""How Hypothesis is asked here: the same cases every time, unless the environment asks for more of them."""

from __future__ import annotations

import functools
import signal
from collections.abc import Callable
from types import FrameType
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

from tests.games_at_random import how_many

from .runner import SECONDS


def for_all(usual: int, **strategies: SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test for so many cases: ``CASES=100000 pytest tests/fuzzing/test_records.py`` for others, and more."""
    cases = how_many("CASES", 0)
    asked = settings(max_examples=cases or usual, deadline=None, database=None, derandomize=not cases, print_blob=True,
                     suppress_health_check=list(HealthCheck))
    return lambda test: asked(given(**strategies)(in_time(test)))


def in_time(test: Callable[..., None]) -> Callable[..., None]:
    """The test, which raises TimeoutError when a case keeps a processor busy for too long."""
    if not hasattr(signal, "setitimer"):    # Windows
        return test

    @functools.wraps(test)
    def timed(*arguments: Any, **named: Any) -> None:
        before = signal.signal(signal.SIGVTALRM, _out_of_time)
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            test(*arguments, **named)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, before)
    return timed


def _out_of_time(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"more than {SECONDS} s")
