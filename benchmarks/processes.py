"""Whole commands measured from outside: how long they take, on the clock and on the processors, and how much memory."""

from __future__ import annotations

import resource
import subprocess
import sys
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


def referee() -> list[str]:
    """What calls the referee: the command, where it is installed beside this Python."""
    command = Path(sys.executable).with_name("referee")
    return [str(command)] if command.exists() else [sys.executable, "-m", "validator"]


def run(command: Sequence[str], look: bool = False) -> Command:
    """Run a command whose output nobody reads. Its memory is looked at time and again, which takes a little itself."""
    before, began = _children(), time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peaks: dict[int, int] = {}
    while look and process.poll() is None:
        peaks |= {one: peak for one in _family(process.pid) if (peak := _peak(one))}
        time.sleep(PAUSE)
    status = process.wait()
    wall = time.perf_counter() - began
    return Command(status, wall, _children() - before, sum(peaks.values()) if peaks else None)


def _children() -> float:
    """The time of the processor that all children took that have ended, and all of theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


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
