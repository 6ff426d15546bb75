"""Runs cases in a process of their own, under limits, so that a crash or a hang is told with its case."""

from __future__ import annotations

import faulthandler
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .cases import Case, case
from .outcome import complaints, outcome, plain_environment

SECONDS, BYTES = 10, 2**30
"""How long a case may keep a processor busy, and how much memory it may take."""

_WAITING = 12                               # what does nothing at all for so many times as long waits for ever

_AT = "at"                                  # a file that says which case is under way
_CHECKOUT = Path(__file__).resolve().parents[2]


class Fault(NamedTuple):
    """A case, such as files/1234, and what is wrong with what came of it."""

    name: str
    what: str


def run(kind: str, numbers: range, seed: int, seconds: int = SECONDS) -> Iterator[Fault]:
    """The faults among the cases of a kind; where one brings the process down, another goes on behind it."""
    with tempfile.TemporaryDirectory() as folder:
        first = numbers.start
        while first < numbers.stop:
            asked = [kind, str(first), str(numbers.stop), str(seed), str(seconds), folder]
            command = [sys.executable, "-m", "tests.fuzzing.runner", *asked]
            child = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", cwd=_CHECKOUT,
                                   check=False)
            for line in child.stdout.splitlines():
                yield Fault(*json.loads(line))
            if child.returncode == 0:
                return
            at = Path(folder, _AT)
            if not at.exists():
                raise RuntimeError(child.stderr)
            broken = int(at.read_text())
            yield Fault(f"{kind}/{broken}", f"the process ended with {child.returncode}\n{child.stderr[-4000:]}")
            first = broken + 1


def work(kind: str, numbers: range, seed: int, seconds: int, folder: Path) -> None:
    """Run the cases here, and print a line of JSON for each fault."""
    limit()
    plain_environment()
    told = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    table = folder / "table"
    table.mkdir(exist_ok=True)
    os.chdir(table)
    with open(folder / _AT, "w", encoding="ascii") as at:
        for number in numbers:
            at.seek(0)
            at.write(f"{number}\n")
            at.flush()
            start_the_clock(seconds)
            one = case(kind, number, seed)
            for what in told_of(one):
                told.write(json.dumps([f"{kind}/{number}", what]) + "\n")
                told.flush()


def told_of(one: Case) -> list[str]:
    """What is wrong with what comes of a case; of the folder in which one stands nothing is left."""
    for path in Path().iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    lay_out(one, Path())
    return list(complaints(one, outcome(one)))


def lay_out(one: Case, folder: Path) -> None:
    """Write the files of a case into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in one.files.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)


def limit() -> None:
    """Take no more memory than that, and show where the process is when it must end; as far as the system can."""
    faulthandler.enable()
    try:
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        faulthandler.register(signal.SIGPROF, chain=True)
    except (ImportError, AttributeError):   # Windows
        pass


def start_the_clock(seconds: int) -> None:
    """End the process when the case that begins now takes too long."""
    faulthandler.dump_traceback_later(_WAITING * seconds, exit=True)
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


if __name__ == "__main__":
    kind, *numbers, folder = sys.argv[1:]
    first, last, seed, seconds = map(int, numbers)
    work(kind, range(first, last), seed, seconds, Path(folder))
