"""What is asked of those who judge, wherever they sit, and what they answer. It costs little to know that much."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ..faults import Fault
from ..rulebook.game import Game
from ..transcripts.read import Installed
from ..transcripts.reading import Choice
from .spans import Gone, Span
from .tally import Tally

if TYPE_CHECKING:
    from .judging import Judge


class Answer(NamedTuple):
    """What is said of a span: its results, a line of JSON a record, if they are wanted; and what they come to."""

    results: bytes
    tally: Tally
    seconds: float = 0.0                    # that it took, where somebody looked


class Setup(NamedTuple):
    """What a judge must know, wherever it sits: this is what is sent there."""

    choice: Choice                          # of a reading, in place of the records' own
    language: str                           # in which findings are told
    own: Game | None = None                 # a game that is not installed
    folder: str = ""                        # the one from which files are named
    results: bool = True                    # whether results are wanted, or only what they come to
    others_by: str = ""                     # how one may ask for a game that is not installed

    @property
    def games(self) -> Mapping[str, Game]:
        """The games that a record may name; one's own comes before an installed one of the same name."""
        return ChainMap({self.own.name: self.own}, Installed()) if self.own else Installed(self.others_by)

    def judge(self) -> Judge:
        """The judge who knows this."""
        from .judging import Judge          # with the engine, which those do without who let others judge
        return Judge(self)


class Judges(Protocol):
    """Whoever judges spans."""

    def span(self, span: Span) -> Answer:
        """What is said of a span."""


class OnDemand:
    """A judge who comes when there is something to judge."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    @cached_property
    def _judge(self) -> Judge:
        return self._setup.judge()

    def span(self, span: Span) -> Answer:
        """What is said of a span.

        Raises Gone if what stands there cannot be had any more, Fault for all that nobody foresaw: there are exceptions
        that cannot be sent to another process, and others that would be taken for one of a file that is written.
        """
        try:
            judge = self._judge
            began = perf_counter()          # only now: to come takes long, but once
            return judge.span(span)._replace(seconds=perf_counter() - began)
        except Gone:
            raise
        except Exception as error:
            raise Fault.of(error) from error
