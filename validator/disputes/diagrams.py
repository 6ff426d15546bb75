"""Decision diagrams: sets of choices, each choice an option for every one of many questions.

A diagram asks questions in a fixed order and goes on by the answer; it ends at ALL or at NOTHING. A question whose
answer makes no difference is left out, and what is alike is there once: so equal sets are the same diagram, and a set
that depends on a few questions is small, however many there are. (Bryant, Graph-based algorithms for Boolean function
manipulation, 1986; here with more than two answers to a question.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

Diagram = int

NOTHING: Diagram = 0
ALL: Diagram = 1


class Diagrams:
    """Diagrams over questions with so many answers each; questions and answers are counted from 0.

    >>> diagrams = Diagrams([2, 3])
    >>> first, last = diagrams.where(0, {0}), diagrams.where(1, {2})
    >>> list(diagrams.ways(diagrams.both(first, last)))
    [{0: 0, 1: 2}]
    >>> diagrams.either(first, diagrams.where(0, {1})) == ALL
    True
    """

    def __init__(self, answers: Sequence[int]) -> None:
        self.answers = tuple(answers)
        self._nodes: list[tuple[int, tuple[Diagram, ...]]] = [(len(answers), ()), (len(answers), ())]
        self._known: dict[tuple[int, tuple[Diagram, ...]], Diagram] = {}
        self._both: dict[tuple[Diagram, Diagram], Diagram] = {}
        self._either: dict[tuple[Diagram, Diagram], Diagram] = {}
        self._given: dict[tuple[Diagram, int, int], Diagram] = {}

    def where(self, question: int, answers: set[int]) -> Diagram:
        """The choices that give one of these answers to a question."""
        return self.node(question, tuple(ALL if answer in answers else NOTHING
                                         for answer in range(self.answers[question])))

    def node(self, question: int, ends: tuple[Diagram, ...]) -> Diagram:
        """The diagram that asks a question first, and goes on by the answer with diagrams that ask later ones."""
        if ends.count(ends[0]) == len(ends):
            return ends[0]
        key = question, ends
        if key not in self._known:
            self._known[key] = len(self._nodes)
            self._nodes.append(key)
        return self._known[key]

    def both(self, one: Diagram, two: Diagram) -> Diagram:
        """What is in both sets."""
        if one == two or two == ALL:
            return one
        if one == ALL:
            return two
        if NOTHING in (one, two):
            return NOTHING
        return self._together(self.both, self._both, one, two)

    def either(self, one: Diagram, two: Diagram) -> Diagram:
        """What is in one of the sets."""
        if one == two or two == NOTHING:
            return one
        if one == NOTHING:
            return two
        if ALL in (one, two):
            return ALL
        return self._together(self.either, self._either, one, two)

    def given(self, diagram: Diagram, question: int, answer: int) -> Diagram:
        """What is left open where a question has been answered."""
        asked, ends = self._nodes[diagram]
        if asked > question:
            return diagram
        if asked == question:
            return ends[answer]
        key = diagram, question, answer
        if key not in self._given:
            self._given[key] = self.node(asked, tuple(self.given(end, question, answer) for end in ends))
        return self._given[key]

    def ways(self, diagram: Diagram) -> Iterator[dict[int, int]]:
        """The ways through a diagram to ALL: answers to the questions on the way; the others do not matter."""
        if diagram == ALL:
            yield {}
        elif diagram != NOTHING:
            question, ends = self._nodes[diagram]
            for answer, end in enumerate(ends):
                for way in self.ways(end):
                    yield {question: answer, **way}

    def holds(self, diagram: Diagram, choice: Sequence[int]) -> bool:
        """Whether a choice, an answer for every question, is in the set."""
        while diagram not in (ALL, NOTHING):
            question, ends = self._nodes[diagram]
            diagram = ends[choice[question]]
        return diagram == ALL

    def _together(self, operation: Callable[[Diagram, Diagram], Diagram], known: dict[tuple[Diagram, Diagram], Diagram],
                  one: Diagram, two: Diagram) -> Diagram:
        key = (one, two) if one < two else (two, one)
        if key not in known:
            (first, _), (second, _) = self._nodes[one], self._nodes[two]
            question = min(first, second)
            known[key] = self.node(question, tuple(
                operation(self.given(one, question, answer), self.given(two, question, answer))
                for answer in range(self.answers[question])))
        return known[key]
