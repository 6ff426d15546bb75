"""A judge who dies over some records: for tests of what happens then. Processes that judge import it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from validator.bulk.asking import Answer, Setup
from validator.bulk.judging import Judge
from validator.bulk.spans import Span

ONCE, ALWAYS = b"once", b"always"


class Deadly(Setup):
    """A setup whose judge dies over a line with `ALWAYS` in it, and the first time over one with `ONCE`."""

    def judge(self) -> Judge:
        return _Mortal(self)


class _Mortal(Judge):
    def span(self, span: Span) -> Answer:
        content = span.content()
        if not span.problem and (ALWAYS in content or ONCE in content and _first_time()):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().span(span)


def _first_time() -> bool:
    try:
        Path(os.environ["DIED_ONCE"]).touch(exist_ok=False)
        return True
    except FileExistsError:
        return False
