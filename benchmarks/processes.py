"""Whole commands measured from outside: how long they take, on the clock and on the processors, and how much memory."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

PAUSE = 0.005                               # seconds between two looks at the memory


class Command(NamedTuple):
    """What a command took."""

    status: int
    wall: float                             # seconds
    processor: float                        # seconds, of all its processes
    memory: int | None                      # bytes, of all its processes, if that was looked at


def run(command: Sequence[str], look: bool = False) -> Command:
    """Run a command whose output nobody reads. Its memory is looked at time and again, which takes a little itself."""
    before, began = os.times(), time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    peaks: dict[int, int] = {}
    while look and process.poll() is None:
        peaks |= {one: peak for one in _family(process.pid) if (peak := _peak(one))}
        time.sleep(PAUSE)
    status = process.wait()
    wall, after = time.perf_counter() - began, os.times()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return Command(status, wall, processor, sum(peaks.values()) if peaks else None)


def _family(process: int) -> Iterator[int]:
    """A process and all those that it started."""
    yield process
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return
    for child in children:
        yield from _family(int(child))


def _peak(process: int) -> int | None:
    """The most memory that a process has taken by itself so far, in bytes."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return None
    lines = (line.split() for line in status.splitlines() if line.startswith("VmHWM"))
    return next((int(line[1]) * 1024 for line in lines), None)
