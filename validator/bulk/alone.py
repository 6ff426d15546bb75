"""A crew of one: this process judges each span when it is asked for the answer."""

from __future__ import annotations

from .asking import Answer, Judges
from .order import Task


class Alone:
    """Judges spans here."""

    room = 1

    def __init__(self, judge: Judges) -> None:
        self._judge = judge
        self._task: Task | None = None

    def take(self, task: Task) -> None:
        """Judge a task when it is asked for."""
        self._task = task

    def answers(self) -> list[tuple[Task, Answer | None]]:
        """The task, judged."""
        return [(self._task, self._judge.span(self._task.span))]

    def close(self) -> None:
        """Nothing: nobody else is there."""
