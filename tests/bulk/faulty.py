"""A judge in whom something goes wrong: for tests of what is said then. Processes that judge import it."""

from __future__ import annotations

from validator.bulk.asking import Answer, Setup
from validator.bulk.judging import Judge
from validator.bulk.spans import Span


class Unsendable(OSError):
    """What cannot be sent to another process, and is no wonder to whoever reads files."""

    def __init__(self) -> None:
        super().__init__("nobody foresaw it")
        self.cannot_be_sent = lambda: None


class Faulty(Setup):
    """A setup whose judge has a fault."""

    def judge(self) -> Judge:
        return _Faulty(self)


class _Faulty(Judge):
    def span(self, span: Span) -> Answer:
        raise Unsendable
