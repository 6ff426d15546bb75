"""A crew of the workers of a Dask cluster. They read plain files themselves, so these lie where all can read them."""

from __future__ import annotations

import logging
import pickle
from functools import lru_cache
from threading import Lock
from typing import Any

from .asking import Answer, OnDemand, Setup
from .order import Task
from .spans import Span

_AHEAD = 4                                  # so many spans a thread of theirs may be judged before the one waited for
_PATIENCE = 10                              # seconds until who should answer is taken not to be there


class NoCluster(Exception):
    """There is no cluster to work on: ``no-dask``, ``no-scheduler`` or ``no-cluster-workers``."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Cluster:
    """The workers of the scheduler at an address. What a worker has not finished when it dies, Dask gives to another.

    Raises NoCluster.
    """

    def __init__(self, setup: Setup, address: str) -> None:
        try:
            from distributed import Client, as_completed
        except ImportError:
            raise NoCluster("no-dask") from None
        try:
            self._client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError):
            raise NoCluster("no-scheduler") from None
        try:
            self._client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            self._client.close()
            raise NoCluster("no-cluster-workers") from None
        logging.getLogger("distributed.client").setLevel(logging.ERROR)     # what it makes good itself is no news
        self.room = _AHEAD * sum(self._client.nthreads().values())
        self._setup = pickle.dumps(setup)
        self._tasks: dict[str, Task] = {}
        self._answered = as_completed(loop=self._client.loop)

    def take(self, task: Task) -> None:
        """Give a task to the cluster."""
        future = self._client.submit(judged, self._setup, task.span, pure=False)
        self._tasks[future.key] = task
        self._answered.add(future)

    def answers(self) -> list[tuple[Task, Answer | None]]:
        """The tasks that are done; with None those over which workers died, so often that Dask gave up."""
        return [self._answer(future) for future in [next(self._answered), *self._answered.next_batch(block=False)]]

    def close(self) -> None:
        """Leave the cluster; what it has not judged yet, it need not."""
        self._client.close()

    def _answer(self, future: Any) -> tuple[Task, Answer | None]:
        from distributed import KilledWorker
        task = self._tasks.pop(future.key)
        try:
            return task, future.result()
        except KilledWorker:
            return task, None


def judged(setup: bytes, span: Span) -> Answer:
    """What a worker of the cluster does: judge a span. Raises Gone and Fault."""
    with _one_at_a_time:
        return _judge(setup).span(span)


@lru_cache(maxsize=4)
def _judge(setup: bytes) -> OnDemand:
    return OnDemand(pickle.loads(setup))    # comes from whoever may have the cluster do anything


_one_at_a_time = Lock()                     # a judge is not made for several threads, nor would they be any faster
