"""Many games, in their order, made on as many processors as there are; no more than a few are held at a time."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import parent_process
from typing import NamedTuple

from ..faults import Fault
from ..processors import NoProcess
from .corpus import Corpus

BATCH = 100                                 # games that are handed over together
AHEAD = 4                                   # batches for each processor that are made before they are asked for


class Batch(NamedTuple):
    """Some games in a row: lines of records, lines of answers, and what is counted."""

    records: bytes
    answers: bytes
    games: int
    moves: int
    changed: int


class Died(Exception):
    """A process that made games was ended from outside."""


def batches(corpus: Corpus, games: int, jobs: int) -> Iterator[Batch]:
    """So many games of a corpus. They are the same whatever the number of jobs. Raises Died, NoProcess and Fault."""
    spans = (range(first, min(first + BATCH, games + 1)) for first in range(1, games + 1, BATCH))
    if jobs < 2 or games <= BATCH:
        yield from map(_Maker(corpus), spans)
        return
    try:
        with ProcessPoolExecutor(jobs, initializer=_prepare, initargs=(replace(corpus),)) as pool:
            waiting: deque[Future[Batch]] = deque()
            try:
                for span in spans:
                    waiting.append(pool.submit(_make, span))
                    if len(waiting) > jobs * AHEAD:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
    except BrokenProcessPool:
        raise Died from None
    except OSError as error:                # whatever the makers do not foresee is a Fault
        raise NoProcess(error) from None


class _Maker:
    """Makes batches of a corpus."""

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus

    def __call__(self, numbers: range) -> Batch:
        """The games of these numbers. Raises Fault for all that goes wrong: some exceptions cannot be sent."""
        try:
            written = [self.corpus.written(number) for number in numbers]
        except Exception as error:
            raise Fault.of(error) from error
        return Batch(b"".join(one.record for one in written), b"".join(one.answer for one in written), len(written),
                     sum(one.moves for one in written), sum(one.change is not None for one in written))


_maker: _Maker                              # of a process of the pool


def _prepare(corpus: Corpus) -> None:
    global _maker
    signal.signal(signal.SIGINT, signal.SIG_IGN)        # who is interrupted is the process that asked
    _maker = _Maker(corpus)
    threading.Thread(target=_end_with_who_asked, daemon=True).start()


def _end_with_who_asked() -> None:
    """End this process when the one that asked is killed: otherwise it would wait for ever to be asked again."""
    parent_process().join()
    os._exit(1)


def _make(numbers: range) -> Batch:
    return _maker(numbers)
