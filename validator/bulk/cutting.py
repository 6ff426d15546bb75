"""JSON lines cut into spans, in the memory of one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from zlib import crc32

from ..documents.files import LARGEST, line_too_long
from ..findings import Unreadable
from .portion import Portion
from .spans import Position, Span, lines_ended

FEWEST_LINES = 500
"""So many lines has a span, unless its file ends, it becomes too big, or a portion has fewer: handing it over costs
little beside them."""

SMALL, BIG = 2**18, 2**23


@dataclass
class _Bytes:
    """Some bytes in a row, kept or only counted."""

    checksum: int                           # of all bytes before them, and with them
    size: int = 0
    ends: int = 0                           # how many lines end in them
    kept: list[bytes] = field(default_factory=list)

    def add(self, piece: bytes, keep: bool) -> None:
        self.checksum = crc32(piece, self.checksum)
        self.size += len(piece)
        self.ends += lines_ended(piece)
        if keep:
            self.kept.append(piece)

    def join(self, other: _Bytes) -> None:
        self.checksum = other.checksum
        self.size += other.size
        self.ends += other.ends
        self.kept += other.kept


class Cutter:
    """Cuts the text of a file, given piece by piece; no piece ends between a CR and an LF.

    `by_place` says that its spans need not hold their bytes, for they can be read from the file. Where there is a
    portion, spans have no more lines than that.
    """

    def __init__(self, path: str, begun: Position, portion: Portion | None = None) -> None:
        self.path = path
        self._portion = portion
        self.by_place = False
        self._at = begun                    # where the span begins that is being made
        self._whole = _Bytes(begun.checksum)            # its whole lines
        self._open = _Bytes(begun.checksum)             # the line that has not ended yet
        self._too_long = False              # whether that one is passed over

    def cut(self, piece: bytes) -> Iterator[Span]:
        """The spans that end in the next piece."""
        for part in self._parts(piece):
            yield from self._cut(part)

    @property
    def _few(self) -> int | None:
        """How many lines a span has now, if it is to have but few."""
        return self._portion.lines if self._portion and self._portion.lines < FEWEST_LINES else None

    def _parts(self, piece: bytes) -> Iterator[bytes]:
        """The piece in parts: as long as spans are to have few lines, each part ends one."""
        start = 0
        while few := self._few:
            end = start
            for _ in range(max(few - self._whole.ends, 1)):
                end = piece.find(b"\n", end) + 1
                if not end:
                    break
            if not end:
                break
            yield piece[start:end]
            start = end
        yield piece[start:]

    def _cut(self, piece: bytes) -> Iterator[Span]:
        end = piece.find(b"\n") + 1
        if not self._too_long and self._open.size + (end - 1 if end else len(piece)) > LARGEST:
            yield from self.whole_lines()
            self._too_long = True
            self._open.kept.clear()
        if self._too_long:
            self._open.add(piece[:end or None], keep=False)
            if not end:
                return
            yield self._passed_over()
            piece = piece[end:]
        end = piece.rfind(b"\n") + 1
        if end:
            self._whole.join(self._open)
            self._whole.add(piece[:end], keep=not self.by_place)
            self._open = _Bytes(self._whole.checksum)
            if self._is_full(self._whole):
                yield self._span()
        self._open.add(piece[end:], keep=not self.by_place)

    def _is_full(self, lines: _Bytes) -> bool:
        if few := self._few:
            return lines.ends >= few or lines.size >= BIG
        return lines.size >= (SMALL if lines.ends >= FEWEST_LINES else BIG)

    def whole_lines(self) -> Iterator[Span]:
        """The span of the whole lines that are in none yet, if there are any."""
        if self._whole.size:
            yield self._span()

    def rest(self) -> Span:
        """What is in no span yet, where the file ends; it may be empty."""
        if self._too_long:
            span = self._passed_over()
        else:
            self._whole.join(self._open)
            span = self._span()
        return span._replace(after=self._next_file)

    def broken(self, error: Unreadable) -> Iterator[Span]:
        """What is in no span yet, where nothing more of the file can be read: whole lines, and what is wrong."""
        yield from self.whole_lines()
        self._at = self._at._replace(checksum=self._open.checksum)
        yield Span(self.path, self._at.line, self._at.byte, self._at.byte, b"", error, after=self._next_file)

    @property
    def _next_file(self) -> Position:
        """The beginning of the file after this one."""
        return Position(self._at.file + 1, checksum=self._at.checksum)

    def _span(self) -> Span:
        begun, lines = self._at, self._whole
        self._go_on_behind(lines)
        self._whole = _Bytes(lines.checksum)
        data = None if self.by_place and lines.size else b"".join(lines.kept)
        return Span(self.path, begun.line, begun.byte, self._at.byte, data, after=self._at,
                    checksums=(begun.checksum, lines.checksum))

    def _passed_over(self) -> Span:
        begun = self._at
        self._go_on_behind(self._open)
        self._whole, self._open, self._too_long = _Bytes(self._at.checksum), _Bytes(self._at.checksum), False
        problem = line_too_long(begun.line)
        return Span(self.path, begun.line, begun.byte, self._at.byte, b"", problem, after=self._at)

    def _go_on_behind(self, taken: _Bytes) -> None:
        at = self._at
        self._at = at._replace(byte=at.byte + taken.size, line=at.line + taken.ends, checksum=taken.checksum)
