"""An archive checked, from one end to the other."""

from __future__ import annotations

from collections.abc import Callable

from ..findings import Message, Unreadable
from .files import Changed, Files
from .judging import Judge
from .order import Crew, Stopped, in_order
from .results import Results, State, Unkept
from .spans import Span


def check(files: Files, crew: Crew, judge: Judge, results: Results | Unkept,
          told: Callable[[State], None]) -> State:
    """Judge all records and write the results; returns how far that came, which is all the way.

    `told` hears of every step. Whatever ends it, what is done is noted. Raises Stopped if it cannot go on, and
    KeyboardInterrupt.
    """
    state = results.state
    finished = False
    try:
        for span, answer in in_order(files.spans(state.position), crew, judge):
            state.tally.join(answer.tally)
            state.records += answer.tally.records
            results.write(answer.results)
            if span.after:
                if span.after.file > state.position.file:
                    _end_file(span, state, judge, results)
                state.position = span.after
                results.note(state)
            told(state)
        finished = True
        return state
    except Changed:
        raise Stopped(Message("bulk.input-changed", {})) from None
    finally:
        results.close(finished)


def _end_file(span: Span, state: State, judge: Judge, results: Results | Unkept) -> None:
    """A file in which there was nothing at all is told of, as one that cannot be read."""
    if state.records == 0:
        answer = judge.span(span._replace(problem=Unreadable("empty-file")))
        state.tally.join(answer.tally)
        results.write(answer.results)
    state.records = 0
