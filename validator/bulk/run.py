"""An archive checked, from one end to the other."""

from __future__ import annotations

from typing import Protocol

from ..findings import Fact, Message, Unreadable
from ..interruptions import uninterrupted
from .files import Changed, Files
from .asking import Judges
from .order import Crew, Stopped, in_order
from .results import Results, State, Unkept
from .spans import Gone, Span


class Watcher(Protocol):
    """Who watches a run."""

    def show(self, state: State, read: int) -> None:
        """It has come so far, for which so many bytes of the files were read."""

    def complain(self, path: str, problem: Unreadable) -> None:
        """Something is wrong with a file, other than with its records."""


def check(files: Files, crew: Crew, judge: Judges, results: Results | Unkept, watcher: Watcher) -> State:
    """Judge all records and write the results; returns how far that came, which is all the way.

    Whatever ends it, what is done is noted. Raises Stopped if it cannot go on, Fault, and KeyboardInterrupt.
    """
    state = results.state
    finished = False
    try:
        for span, answer in in_order(files.spans(state.position, tuple(state.ends)), crew, judge):
            files.check_unchanged(span.path)            # before anything of a changed one is noted as done
            if files.portion:
                files.portion.learn(answer.tally.records, answer.seconds)
            state.tally.join(answer.tally)
            state.records += answer.tally.records
            results.write(answer.results)
            if span.problem and not span.problem.place:
                watcher.complain(span.path, span.problem)
            if span.after:
                if span.after.file > state.position.file:
                    _end_file(span, state, judge, results, watcher)
                    state.ends.append(span.after.checksum)
                state.position = span.after
                results.note(state)
            watcher.show(state, span.read)
        finished = True
        return state
    except Changed as changed:
        raise Stopped(Message("bulk.input-changed", {"file": Fact("text", changed.path)})) from None
    except Gone as gone:
        raise Stopped(Message("bulk.input-gone", {"file": Fact("text", gone.path)})) from None
    finally:
        with uninterrupted():               # or less would be noted than is done
            results.close(finished)


def _end_file(span: Span, state: State, judge: Judges, results: Results | Unkept, watcher: Watcher) -> None:
    """A file in which there was nothing at all is told of, as one that cannot be read."""
    if state.records == 0:
        problem = Unreadable("empty-file")
        watcher.complain(span.path, problem)
        answer = judge.span(span._replace(problem=problem))
        state.tally.join(answer.tally)
        results.write(answer.results)
    state.records = 0
