"""The processors of this machine."""

from __future__ import annotations

import os

MOST_JOBS = 60 if os.name == "nt" else 400
"""So many processes work for another at most: nobody waits for more at once on Windows, or has more open elsewhere."""


class NoProcess(Exception):
    """The system starts no process now; `reason` is what it says."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.reason = error.strerror or str(error)


def processors() -> int:
    """How many of them this process may use, each with a process of its own."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(usable, MOST_JOBS)
