"""JSON lines cut into spans, in the memory of one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from ..documents.files import LARGEST
from ..findings import Fact, Place, Unreadable
from .spans import Position, Span, lines_ended

FEWEST_LINES = 500
"""So many lines has a span, unless its file ends or it becomes too big: handing it over costs little beside them."""

SMALL, BIG = 2**18, 2**23


class Digest(Protocol):
    """What all bytes of the files are told to, such as a hash of hashlib."""

    def update(self, data: bytes, /) -> None:
        """Take some bytes."""

    def hexdigest(self) -> str:
        """What stands for all bytes so far."""


@dataclass
class _Bytes:
    """Some bytes in a row, kept or only counted."""

    size: int = 0
    ends: int = 0                           # how many lines end in them
    kept: list[bytes] = field(default_factory=list)

    def add(self, piece: bytes, keep: bool) -> None:
        self.size += len(piece)
        self.ends += lines_ended(piece)
        if keep:
            self.kept.append(piece)

    def join(self, other: _Bytes) -> None:
        self.size += other.size
        self.ends += other.ends
        self.kept += other.kept


class Cutter:
    """Cuts the text of a file, given piece by piece; no piece ends between a CR and an LF.

    `by_place` says that its spans need not hold their bytes, for they can be read from the file.
    """

    def __init__(self, path: str, begun: Position, digest: Digest) -> None:
        self.path = path
        self.by_place = False
        self._at = begun                    # where the span begins that is being made
        self._digest = digest
        self._whole = _Bytes()              # its whole lines
        self._lines = 0                     # how many of them
        self._open = _Bytes()               # the line that has not ended yet
        self._too_long = False              # whether that one is passed over

    def cut(self, piece: bytes) -> Iterator[Span]:
        """The spans that end in the next piece."""
        end = piece.find(b"\n") + 1
        if not self._too_long and self._open.size + (end - 1 if end else len(piece)) > LARGEST:
            yield from self.whole_lines()
            self._too_long = True
            self._open.kept.clear()
        if self._too_long:
            self._take(self._open, piece[:end or None])
            if not end:
                return
            yield self._passed_over(self._position)
            piece = piece[end:]
        end = piece.rfind(b"\n") + 1
        if end:
            self._whole.join(self._open)
            self._open = _Bytes()
            self._take(self._whole, piece[:end])
            self._lines += piece.count(b"\n")
            if self._whole.size >= (SMALL if self._lines >= FEWEST_LINES else BIG):
                yield self._span(self._position)
        self._take(self._open, piece[end:])

    def whole_lines(self) -> Iterator[Span]:
        """The span of the whole lines that are in none yet, if there are any."""
        if self._whole.size:
            yield self._span(None)          # the digest is of more than these

    def rest(self) -> Span:
        """What is in no span yet, where the file ends; it may be empty."""
        if self._too_long:
            return self._passed_over(self.next_file)
        self._whole.join(self._open)
        return self._span(self.next_file)

    def broken(self, error: Unreadable) -> Iterator[Span]:
        """What is in no span yet, where nothing more of the file can be read: whole lines, and what is wrong."""
        yield from self.whole_lines()
        yield Span(self.path, self._at.line, self._at.byte, self._at.byte, b"", error, after=self.next_file)

    @property
    def next_file(self) -> Position:
        """The beginning of the file after this one."""
        return Position(self._at.file + 1, digest=self._digest.hexdigest())

    @property
    def _position(self) -> Position:
        """Where the span ends that is being made, its digest included."""
        taken = self._open if self._too_long else self._whole
        return self._at._replace(byte=self._at.byte + taken.size, line=self._at.line + taken.ends,
                                 digest=self._digest.hexdigest())

    def _take(self, into: _Bytes, piece: bytes) -> None:
        self._digest.update(piece)
        into.add(piece, keep=not (self.by_place or self._too_long))

    def _span(self, after: Position | None) -> Span:
        begun, lines = self._at, self._whole
        self._whole, self._lines = _Bytes(), 0
        self._at = begun._replace(byte=begun.byte + lines.size, line=begun.line + lines.ends)
        data = None if self.by_place and lines.size else b"".join(lines.kept)
        return Span(self.path, begun.line, begun.byte, self._at.byte, data, after=after)

    def _passed_over(self, after: Position) -> Span:
        begun, line = self._at, self._open
        self._open, self._too_long = _Bytes(), False
        self._at = begun._replace(byte=begun.byte + line.size, line=begun.line + line.ends)
        problem = Unreadable("line-too-long", Place(begun.line, 1), most=Fact("number", LARGEST // 2**20))
        return Span(self.path, begun.line, begun.byte, self._at.byte, b"", problem, after=after)
