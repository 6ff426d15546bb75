"""A crew of processes on this machine. One that dies is replaced; the span over which it died is told of."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import signal
from collections import deque
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from ..faults import Fault
from ..interruptions import uninterrupted
from ..processors import NoProcess
from .asking import Answer, OnDemand, Setup
from .order import Task
from .spans import Gone

_AHEAD = 4                                  # so many spans a process may be judged before the one that all wait for

_RARELY = 50_000                            # new objects, until garbage is looked for: judging makes hardly any

_new = multiprocessing.get_context("spawn")     # a copy of this process could inherit locks that nobody opens


@dataclass(eq=False)
class _Worker:
    process: BaseProcess
    line: Connection                        # over which it is given spans, and answers
    task: Task | None = None


class Workers:
    """So many processes at most, started when there is something to judge, and as far as the system has any.

    Its first two methods raise NoProcess where it has none at all.
    """

    def __init__(self, setup: Setup, jobs: int) -> None:
        self.room = jobs * _AHEAD
        self._setup = setup
        self._jobs = jobs
        self._workers: list[_Worker] = []
        self._waiting: deque[Task] = deque()

    def take(self, task: Task) -> None:
        """Give a task to a process that has none, or to the first that will have none."""
        self._waiting.append(task)
        self._hand_out()

    def answers(self) -> list[tuple[Task, Answer | None]]:
        """The tasks that are done, and those over which a process died: then with None."""
        self._hand_out()
        ready = wait([worker.line for worker in self._workers if worker.task])
        done = [self._answer(worker) for worker in list(self._workers) if worker.line in ready]
        self._hand_out()
        return done

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()
            worker.line.close()
        self._workers.clear()

    def _hand_out(self) -> None:
        while self._waiting:
            worker = next((worker for worker in self._workers if not worker.task), None)
            if not worker:
                if len(self._workers) >= self._jobs:
                    return
                try:
                    worker = self._started()
                except OSError as error:
                    if not self._workers:
                        raise NoProcess(error) from None
                    self._jobs = len(self._workers)     # those who are there do it
                    return
            worker.task = self._waiting.popleft()
            with contextlib.suppress(OSError):          # it is dead, which is seen where its answer is waited for
                worker.line.send(worker.task.span)

    def _answer(self, worker: _Worker) -> tuple[Task, Answer | None]:
        task, worker.task = worker.task, None
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):         # it died
            self._workers.remove(worker)
            worker.process.kill()
            worker.process.join()
            worker.line.close()
            return task, None
        if isinstance(answer, Exception):
            raise answer
        return task, answer

    def _started(self) -> _Worker:
        ours, theirs = _new.Pipe()
        process = _new.Process(target=_serve, args=(theirs, self._setup), daemon=True)
        try:
            with uninterrupted():           # only who started it is told of Ctrl-C, and ends it
                process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        self._workers.append(_Worker(process, ours))
        return self._workers[-1]


def _serve(line: Connection, setup: Setup) -> None:
    """What a process does: judge spans, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(_RARELY)
    judge = OnDemand(setup)
    with contextlib.suppress(EOFError, OSError):        # who asked is gone
        while True:
            span = line.recv()
            try:
                answer = judge.span(span)
            except (Gone, Fault) as error:  # so that who asked is told, and no process dies of it
                answer = error
            line.send(answer)
