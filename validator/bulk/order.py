"""The answers in the order of the input, whoever has them first; and what is done where nobody answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..findings import Message, Place, Unreadable
from .asking import Answer, Judges
from .spans import Span

MOST_DEATHS = 30                            # in a row, without an answer: more than one record can be the reason for


class Stopped(Exception):
    """A run that cannot go on now; why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.kind)
        self.message = message


@dataclass(eq=False)
class Task:
    """A span that a crew is to judge."""

    span: Span
    answer: Answer | None = None
    died: bool = False                      # whether somebody died over it


class Crew(Protocol):
    """Those who judge spans, several at a time.

    Either of the first two raises Stopped where that cannot be done, Gone where the records are not there any more, and
    Fault for a fault of the referee.
    """

    room: int                               # so many tasks are waited for at most

    def take(self, task: Task) -> None:
        """Judge a task, some time."""

    def answers(self) -> Sequence[tuple[Task, Answer | None]]:
        """Wait for tasks that are done, with their answers; None where who judged it died."""

    def close(self) -> None:
        """Judge nothing more."""


def in_order(spans: Iterable[Span], crew: Crew, judge: Judges) -> Iterator[tuple[Span, Answer]]:
    """The spans in their order, each with what the crew says of it; `judge` says what nobody else can.

    A span over which somebody dies is done once more, then in halves, down to the one record that cannot be judged:
    no record costs another its verdict. Raises what the crew does, and Stopped where nobody lives long enough.
    """
    spans = iter(spans)
    waiting: list[Task] = []
    over, deaths = False, 0
    while waiting or not over:
        while not over and len(waiting) < crew.room:
            if span := next(spans, None):
                waiting.append(Task(span))
                crew.take(waiting[-1])
            over = not span
        for task, answer in crew.answers() if waiting else ():
            task.answer, deaths = answer, 0 if answer else deaths + 1
            if deaths > MOST_DEATHS:
                raise Stopped(Message("bulk.all-die", {}))
            if not answer:
                place = waiting.index(task)
                waiting[place:place + 1] = again = _again(task, judge)
                for each in again:
                    if not each.answer:
                        crew.take(each)
        while waiting and waiting[0].answer:
            done = waiting.pop(0)
            yield done.span, done.answer


def _again(task: Task, judge: Judges) -> list[Task]:
    """What is to be done about a task over which somebody died."""
    span = task.span
    if not task.died:
        task.died = True
        return [task]
    if halves := span.halves():
        return [Task(half, died=True) for half in halves]
    problem = Unreadable("died-over", None if span.whole else Place(span.line, 1))
    return [Task(span, judge.span(span._replace(problem=problem)))]
