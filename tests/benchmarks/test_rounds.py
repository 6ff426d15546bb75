"""Contenders take turns, and a run in which a verdict is wrong makes all of them void."""

from __future__ import annotations

import pytest

from benchmarks.rounds import Void, in_turns
from benchmarks.worker import Run


class Told:
    """A contender that notes when it runs, and is wrong in a round if that is asked."""

    def __init__(self, name: str, course: list[str], wrong_in: int | None = None) -> None:
        self.name, self.course, self.wrong_in = name, course, wrong_in
        self.rounds = 0

    def run(self) -> Run:
        self.course.append(self.name)
        self.rounds += 1
        return Run(10 * self.rounds, 2.0, 3.0, int(self.rounds == self.wrong_in))

    def end(self) -> int:
        self.course.append(f"{self.name} ends")
        return 1000

    def stop(self) -> None:
        self.course.append(f"{self.name} is stopped")


def test_nobody_runs_twice_before_all_have_run():
    course: list[str] = []
    in_turns("abc", lambda name: Told(name, course), rounds=2)
    assert course[:6] == ["a", "b", "c", "a", "b", "c"]


def test_each_run_is_kept_in_its_order_with_the_memory_of_all():
    runs = in_turns("ab", lambda name: Told(name, []), rounds=3)
    assert runs["b"].rates == [5, 10, 15]
    assert runs["b"].memory == 1000


@pytest.mark.parametrize("at", [1, 2, 3])
def test_one_wrong_verdict_makes_everything_void(at):
    with pytest.raises(Void, match="b: 1 "):
        in_turns("abc", lambda name: Told(name, [], at if name == "b" else None), rounds=3)


def test_all_are_stopped_when_one_is_wrong():
    course: list[str] = []
    with pytest.raises(Void):
        in_turns("abc", lambda name: Told(name, course, 1 if name == "a" else None), rounds=3)
    assert course == ["a", "a is stopped", "b is stopped", "c is stopped"]


def test_those_that_began_are_stopped_when_another_cannot():
    course: list[str] = []

    def start(name: str) -> Told:
        if name == "b":
            raise Void("b ended before it should")
        return Told(name, course)

    with pytest.raises(Void):
        in_turns("abc", start, rounds=3)
    assert course == ["a is stopped"]
