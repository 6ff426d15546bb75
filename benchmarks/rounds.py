"""Contenders take turns, A B C A B C …, so that what happens on the machine meanwhile meets all of them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from .environment import CHECKOUT
from .worker import Run

ROUNDS = 7
SECONDS = 0.5                               # about how long a run takes; at least one pass through the corpus


class Void(Exception):
    """A run in which a verdict was wrong, or which did not come to its end: it says nothing of speed."""


class Runs(NamedTuple):
    """All runs of one contender, and the most memory it took in any of them."""

    runs: list[Run]
    memory: int

    @property
    def rates(self) -> list[float]:
        """Moves in a second of the processor, run by run."""
        return [run.rate for run in self.runs]


class Runner(Protocol):
    """Something that runs when told to."""

    def run(self) -> Run:
        """One run. Raises Void."""

    def end(self) -> int:
        """Make an end; returns the most memory that was taken, in bytes."""

    def stop(self) -> None:
        """Make an end wherever it is; nothing happens where that is done already."""


def in_turns(names: Iterable[str], start: Callable[[str], Runner], rounds: int = ROUNDS) -> dict[str, Runs]:
    """Let all of them run in turns, so many rounds. Raises Void when a verdict is wrong."""
    runners: dict[str, Runner] = {}
    runs: dict[str, list[Run]] = {}
    try:
        for name in names:
            runners[name], runs[name] = start(name), []
        for _ in range(rounds):
            for name, runner in runners.items():
                done = runner.run()
                if done.wrong:
                    raise Void(f"{name}: {done.wrong} of what it said of games was wrong")
                runs[name].append(done)
        return {name: Runs(runs[name], runner.end()) for name, runner in runners.items()}
    finally:
        for runner in runners.values():
            runner.stop()


class Process:
    """A contender in a process of its own, and the checkout whose modules it imports."""

    def __init__(self, name: str, corpus: Path, checkout: Path = CHECKOUT, seconds: float = SECONDS) -> None:
        self.name = name
        command = [sys.executable, "-m", "benchmarks.worker", name, str(corpus), str(seconds)]
        self.process = subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._answer()                      # warmed up; only then may others begin

    def run(self) -> Run:
        """One run. Raises Void."""
        print(file=self.process.stdin, flush=True)
        return Run(*self._answer())

    def end(self) -> int:
        """Close its input, after which it says how much memory it took."""
        self.process.stdin.close()
        memory = self._answer()
        self.process.wait()
        return memory

    def stop(self) -> None:
        """End the process, if it has not ended yet."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def _answer(self) -> Any:
        line = self.process.stdout.readline()
        if not line:
            raise Void(f"{self.name} ended before it should")
        return json.loads(line)
