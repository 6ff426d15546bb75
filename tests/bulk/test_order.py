"""Answers come in the order of the input, whoever has them first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from validator.bulk.asking import Answer, Setup
from validator.bulk.order import Stopped, Task, in_order
from validator.bulk.spans import Position, Span
from validator.bulk.tally import Tally

SPANS = [Span("evening.jsonl", line, line, line + 1, b"%d\n" % line) for line in range(20)]


class Shuffled:
    """A crew that answers what it was given last first, and dies where it is told to."""

    room = 5

    def __init__(self, dies: Callable[[Span], bool] = lambda span: False) -> None:
        self.tasks: list[Task] = []
        self.dies = dies
        self.most = 0

    def take(self, task: Task) -> None:
        self.tasks.append(task)
        self.most = max(self.most, len(self.tasks))

    def answers(self) -> list[tuple[Task, Answer | None]]:
        task = self.tasks.pop()
        return [(task, None if self.dies(task.span) else Answer(task.span.content(), Tally()))]

    def close(self) -> None:
        pass


def test_who_has_an_answer_early_waits_for_those_before(setup: Setup) -> None:
    answers = list(in_order(SPANS, Shuffled(), setup.judge()))
    assert [span for span, _ in answers] == SPANS
    assert [answer.results for _, answer in answers] == [span.data for span in SPANS]


def test_no_more_is_given_out_than_there_is_room_for(setup: Setup) -> None:
    crew = Shuffled()
    list(in_order(SPANS, crew, setup.judge()))
    assert crew.most == crew.room


def test_nothing_to_judge_is_no_answer(setup: Setup) -> None:
    assert list(in_order([], Shuffled(), setup.judge())) == []


def test_a_span_is_tried_twice_and_then_in_halves(setup: Setup) -> None:
    tried: list[bytes] = []

    def dies(span: Span) -> bool:
        tried.append(span.data)
        return b"3" in span.data
    whole = Span("evening.jsonl", 1, 0, 8, b"1\n2\n3\n4\n")
    answers = list(in_order([whole], Shuffled(dies), setup.judge()))
    assert tried[:2] == [whole.data, whole.data]
    assert tried.count(b"3\n") == 1
    assert [span.line for span, _ in answers] == sorted(span.line for span, _ in answers)
    assert b"".join(answer.results for _, answer in answers if not answer.tally.verdicts) == b"1\n2\n4\n"
    assert [span.data for span, answer in answers if answer.tally.verdicts["unreadable"]] == [b"3\n"]


def test_only_the_last_part_of_a_halved_span_knows_what_follows_it(setup: Setup) -> None:
    whole = Span("evening.jsonl", 1, 0, 8, b"1\n2\n3\n4\n", after=Position(byte=8, line=5))
    answers = list(in_order([whole], Shuffled(lambda span: len(span.data) == 8), setup.judge()))
    assert [span.after for span, _ in answers] == [None, whole.after]


def test_a_crew_in_which_everybody_dies_is_given_up(setup: Setup) -> None:
    long = Span("evening.jsonl", 1, 0, 2000, b"1\n" * 1000)
    with pytest.raises(Stopped):
        list(in_order([long] * 10, Shuffled(lambda span: True), setup.judge()))
