"""The file of results, and beside it what is noted to go on after an interruption.

Notes are written whole or not at all, and only of results that are on the disk already. What the file holds beyond them
is thrown away when the run goes on, a torn line among it: so nothing is lost, and nothing stands there twice.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterable, Mapping
from typing import Any

from ..documents.locking import locked
from ..findings import Fact, Message
from .order import Stopped
from .spans import Position
from .tally import Tally

_OFTEN = 1.0                                # seconds between notes: what is done in less is soon done again


def notes_of(results: str) -> str:
    """The file with notes beside a file of results, as long as the run is not finished."""
    return results + ".unfinished"


class State:
    """How far a run has come."""

    def __init__(self, position: Position = Position(), records: int = 0, tally: Tally | None = None,
                 ends: Iterable[int] = ()) -> None:
        self.position = position
        self.ends = list(ends)              # the checksum at the end of each file before, to tell which one changed
        self.records = records              # of the file at which it is
        self.tally = tally or Tally()

    def as_plain(self) -> dict[str, Any]:
        """The same as JSON can hold it."""
        return {"position": list(self.position), "ends": list(self.ends), "records": self.records,
                "tally": self.tally.as_plain()}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> State:
        """What `as_plain` gave."""
        return cls(Position(*plain["position"]), plain["records"], Tally.from_plain(plain["tally"]), plain["ends"])


class Unkept:
    """No file of results."""

    def __init__(self) -> None:
        self.state = State()

    def write(self, results: bytes) -> None:
        """Nothing."""

    def note(self, state: State) -> None:
        """Nothing."""

    def close(self, finished: bool) -> None:
        """Nothing."""


class Results:
    """A file of results that is written, from the beginning or from where a run stopped that was asked for the same.

    `asked` is all on which the results depend but the records themselves, by the name under which one asks for it.
    Its methods raise OSError where files cannot be written.
    """

    def __init__(self, path: str, asked: Mapping[str, Any], *, resume: bool = False) -> None:
        """Raises Stopped if there is a run to go on with but not with this one, or one that still goes on."""
        self.path = path
        self.state = State()
        self._asked = dict(asked)
        self._size = 0
        resume = resume and (os.path.lexists(path) or os.path.lexists(notes_of(path)))
        if resume and not os.path.isfile(path):
            raise Stopped(Message("bulk.results-changed", {}))
        self._file = open(path, "ab")       # what is there stays until it is known to be nobody else's
        try:
            if not locked(self._file):
                raise Stopped(Message("bulk.in-use", {}))
            if resume:
                self._take_up()
            self._file.truncate(self._size)
        except BaseException:
            self._file.close()
            raise
        self._known = self._plain(self.state)
        self._write_notes()

    def write(self, results: bytes) -> None:
        """Put results behind the others."""
        self._file.write(results)
        self._size += len(results)

    def note(self, state: State) -> None:
        """Note that a run has come so far, with all results of that written."""
        self._known = self._plain(state)
        if time.monotonic() - self._when > _OFTEN:
            self._write_notes()

    def close(self, finished: bool) -> None:
        """Write nothing more; unless all is finished, one can go on from what was noted last."""
        if finished:
            self._to_disk()                 # before the notes are gone, without which nobody can go on
            self._file.close()
            with contextlib.suppress(FileNotFoundError):
                os.remove(notes_of(self.path))
        else:
            self._write_notes()
            self._file.close()

    def _plain(self, state: State) -> dict[str, Any]:
        return {"asked": self._asked, "results": self._size, **state.as_plain()}

    def _write_notes(self) -> None:
        from ..documents.writing import write_whole
        self._to_disk()                     # before the notes say that it is there
        write_whole(notes_of(self.path), json.dumps(self._known, ensure_ascii=False).encode() + b"\n")
        self._when = time.monotonic()

    def _to_disk(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())

    def _take_up(self) -> None:
        """Know what was noted. Raises Stopped."""
        try:
            with open(notes_of(self.path), "rb") as file:
                noted = json.loads(file.read())
            self._size, self.state, asked = noted["results"], State.from_plain(noted), noted["asked"]
        except FileNotFoundError:
            raise Stopped(Message("bulk.nothing-unfinished", {})) from None
        except (ValueError, LookupError, TypeError, AttributeError):
            raise Stopped(Message("bulk.notes-not-understood", {"file": Fact("text", notes_of(self.path))})) from None
        other = tuple(name for name in self._asked if asked.get(name) != json.loads(json.dumps(self._asked[name])))
        if other:
            raise Stopped(Message("bulk.asked-for-other", {"words": Fact("texts", other)}))
        if os.path.getsize(self.path) < self._size:
            raise Stopped(Message("bulk.results-changed", {}))
