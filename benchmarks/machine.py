"""On what is measured: the machine, how busy it was, and the versions of all that took part."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from validator.processors import processors


def processor() -> str:
    """What the processor calls itself, and how many of it this process may use."""
    return f"{_model()}, {processors()} ×"


def memory() -> int | None:
    """How many bytes of memory there are, where that can be asked."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None


def system() -> str:
    """The operating system, and the Python that runs."""
    return f"{platform.system()} {platform.release().partition('-')[0]}, " \
           f"{platform.python_implementation()} {platform.python_version()}"


def load() -> float | None:
    """How many processes wanted to run during the last minute, on average, where that can be asked."""
    try:
        return os.getloadavg()[0]
    except (AttributeError, OSError):
        return None


def _model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
