"""The files of an archive, gone through once: from the beginning, or from where an earlier run stopped."""

from __future__ import annotations

import contextlib
import itertools
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple
from zlib import crc32

from ..documents.compression import is_compressed, unpacked
from ..documents.encoding import check_encoding
from ..documents.files import JSON_LINES, LARGEST, STANDARD_INPUT, chunks_of, recognised
from ..findings import Unreadable
from .cutting import Cutter
from .portion import Portion
from .spans import Gone, Position, Span

_PIECE = 2**18
_NOT_THERE = ("file-missing", "file-is-folder", "file-forbidden", "file-unreadable", "file-unnamed",
              "no-standard-input", "zstd-missing")
"""What is wrong where that is not the fault of what stands in a file: it may be right the next time."""


class Changed(Exception):
    """What had been gone through already is not what it was: `path` is the file."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class _Opened(NamedTuple):
    """A file of which the kind is known, and its bytes: those of its text, if that is JSON lines."""

    kind: str
    by_place: bool                          # whether these are also the bytes that stand in the file
    pieces: Iterator[bytes]


class Files:
    """Files of records; where there is a portion, spans have no more lines than that, which may change meanwhile."""

    def __init__(self, paths: Sequence[str], portion: Portion | None = None) -> None:
        self.paths = tuple(paths)
        self.portion = portion
        self._read = 0                      # bytes, as they are on the disk, that have been cut
        self._begun: dict[str, _Stamp | None] = {}      # of each file that was opened, before it was

    def size(self) -> int | None:
        """How many bytes there are to read; None where nobody can know."""
        known = STANDARD_INPUT not in self.paths and all(map(os.path.isfile, self.paths))
        return sum(map(os.path.getsize, self.paths)) if known else None

    def spans(self, since: Position, ends: Sequence[int] = ()) -> Iterator[Span]:
        """The spans of all files that stand behind a position; the last one of a file may be empty.

        `ends` are the checksums at the ends of the files before it.

        Raises Changed if what stands before the position is not what stood there, Gone if a file cannot be read at all.
        What else is wrong is told by a span.
        """
        before = 0
        for path, end in zip(self.paths[:since.file], ends, strict=True):
            with contextlib.suppress(Unreadable):
                for piece in self._opened(path).pieces:
                    before = crc32(piece, before)
            if before != end:
                raise Changed(path)
        begun = since
        for path in self.paths[since.file:]:
            until = read = self._read
            for span in self._spans_of(path, begun, before):
                read = max(read, self._read, until + span.end if span.data is None else 0)
                yield span._replace(read=read)
            begun = span.after

    def check_unchanged(self, path: str) -> None:
        """Raise Gone if a file of which there were spans is not what it was when it was opened."""
        if self._begun[path] != _stamp(path):
            raise Gone(path)

    def _spans_of(self, path: str, begun: Position, before: int) -> Iterator[Span]:
        """The spans of a file behind a position in it; `before` is the checksum of the files before it."""
        cutter = Cutter(path, begun, self.portion)
        try:
            kind, cutter.by_place, pieces = self._opened_again(path) if begun.byte else self._opened(path)
            if kind != JSON_LINES:
                data = b"".join(pieces)
                after = Position(begun.file + 1, checksum=crc32(data, begun.checksum))
                yield Span(path, 1, 0, len(data), data, whole=True, after=after)
                return
            for piece in _behind(path, pieces, begun, before):
                yield from cutter.cut(piece)
        except Unreadable as error:
            if error.message.kind in _NOT_THERE:
                raise Gone(path) from None
            yield from cutter.broken(error)
        else:
            yield cutter.rest()

    def _opened(self, path: str) -> _Opened:
        """A file to be read. Raises Unreadable if that cannot be; so may its pieces."""
        self._begun.setdefault(path, _stamp(path))
        chunks = self._counted(chunks_of(path))
        begins = next(chunks, b"")
        seen = _Seen(itertools.chain([begins], chunks))
        kind, text = recognised(path, unpacked(seen))
        again = seen.forgotten()
        if kind != JSON_LINES:
            return _Opened(kind, False, _enough(itertools.chain(again or [begins], chunks)))
        by_place = path != STANDARD_INPUT and os.path.isfile(path) and not is_compressed(begins)
        return _Opened(kind, by_place, _in_pieces(text))

    def _opened_again(self, path: str) -> _Opened:
        """A file of which some lines have been judged. Raises Changed if it cannot be read now, or is none of lines."""
        try:
            opened = self._opened(path)
        except Unreadable:
            raise Changed(path) from None
        if opened.kind != JSON_LINES:
            raise Changed(path)
        return opened

    def _counted(self, chunks: Iterator[bytes]) -> Iterator[bytes]:
        for chunk in chunks:
            yield chunk
            self._read += len(chunk)        # only now: of a packed one, much may have been cut


class _Stamp(NamedTuple):
    """By what it is seen that a file has been changed, without reading it once more."""

    size: int
    changed: int                            # when, in nanoseconds


def _stamp(path: str) -> _Stamp | None:
    """That of a file; None where there is none, and for what gives each byte once, as a pipe does."""
    if path == STANDARD_INPUT or not os.path.isfile(path):
        return None
    try:
        found = os.stat(path)
    except OSError:
        return None
    return _Stamp(found.st_size, found.st_mtime_ns)


def cannot_be_read(path: str) -> Unreadable | None:
    """Why nothing of a file can be had, where that is known before any is read."""
    if path != STANDARD_INPUT and os.path.exists(path) and not (os.path.isfile(path) or os.path.isdir(path)):
        return None                         # a pipe: what is read of it is gone
    try:
        if path != STANDARD_INPUT or sys.stdin is None:
            for _ in unpacked(itertools.islice(chunks_of(path), 1)):
                pass
    except Unreadable as error:
        return error if error.message.kind in _NOT_THERE else None
    return None


def _behind(path: str, pieces: Iterator[bytes], begun: Position, checksum: int) -> Iterator[bytes]:
    """The pieces of a file that stand behind a position, if what stands before has its checksum. Raises Changed."""
    to_pass = begun.byte
    try:
        for piece in pieces:
            passed, piece = piece[:to_pass], piece[to_pass:]
            checksum = crc32(passed, checksum)
            to_pass -= len(passed)
            if passed and not to_pass and checksum != begun.checksum:
                raise Changed(path)
            if piece:
                yield piece
    except Unreadable:
        if not to_pass:
            raise
    if to_pass:
        raise Changed(path)


class _Seen:
    """Gives chunks one by one, and keeps them until they are forgotten."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._kept: list[bytes] | None = []

    def __iter__(self) -> Iterator[bytes]:
        for chunk in self._chunks:
            if self._kept is not None:
                self._kept.append(chunk)
            yield chunk

    def forgotten(self) -> list[bytes]:
        """What has been given so far, and is no more kept; nothing is from now on."""
        kept, self._kept = self._kept, None
        return kept


def _enough(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The chunks of a file that is one text, or so many that it is seen to be too long."""
    size = 0
    for chunk in chunks:
        yield chunk
        size += len(chunk)
        if size > LARGEST:
            return


def _in_pieces(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces that are not big, and none of which ends between a CR and an LF.

    Raises Unreadable if no line could be told from another.
    """
    held = b""
    checked = False
    for chunk in chunks:
        if chunk and not checked:
            check_encoding(chunk)
            checked = True
        for start in range(0, len(chunk), _PIECE):
            piece = held + chunk[start:start + _PIECE]
            held = b"\r" if piece.endswith(b"\r") else b""
            yield piece.removesuffix(b"\r")
    yield held
