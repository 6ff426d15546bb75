"""The files of an archive, gone through once: from the beginning, or from where an earlier run stopped."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import os
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..documents.compression import is_compressed, unpacked
from ..documents.encoding import check_encoding
from ..documents.files import JSON_LINES, LARGEST, STANDARD_INPUT, chunks_of, recognised
from ..findings import Unreadable
from .cutting import Cutter
from .spans import Position, Span

_PIECE = 2**18


class Changed(Exception):
    """What had been gone through already is not what it was."""


class _Opened(NamedTuple):
    """A file of which the kind is known, and its bytes: those of its text, if that is JSON lines."""

    kind: str
    by_place: bool                          # whether these are also the bytes that stand in the file
    pieces: Iterator[bytes]


class Files:
    """Files of records; `read` is how many bytes of them have been read, as they are on the disk."""

    def __init__(self, paths: Sequence[str]) -> None:
        self.paths = tuple(paths)
        self.read = 0
        self._digest = hashlib.blake2b(digest_size=16)

    def size(self) -> int | None:
        """How many bytes there are to read; None where nobody can know."""
        return sum(map(os.path.getsize, self.paths)) if all(map(os.path.isfile, self.paths)) else None

    def spans(self, since: Position) -> Iterator[Span]:
        """The spans of all files that stand behind a position; the last one of a file may be empty.

        Raises Changed if what stands before the position is not what stood there. What else is wrong is told by a span.
        """
        for path in self.paths[:since.file]:
            with contextlib.suppress(Unreadable):
                for _ in self._digested(self._opened(path).pieces):
                    pass
        if since.byte == 0:
            self._check(since)
        for index, path in enumerate(self.paths[since.file:], start=since.file):
            yield from self._spans_of(path, since if index == since.file else Position(index))

    def _spans_of(self, path: str, begun: Position) -> Iterator[Span]:
        cutter = Cutter(path, begun, self._digest)
        try:
            kind, cutter.by_place, pieces = self._opened_again(path) if begun.byte else self._opened(path)
            if kind != JSON_LINES:
                data = b"".join(self._digested(pieces))
                yield Span(path, 1, 0, len(data), data, whole=True, after=cutter.next_file)
                return
            for piece in self._behind(pieces, begun):
                yield from cutter.cut(piece)
        except Unreadable as error:
            yield from cutter.broken(error)
        else:
            yield cutter.rest()

    def _opened(self, path: str) -> _Opened:
        """A file to be read. Raises Unreadable if that cannot be; so may its pieces."""
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
            raise Changed from None
        if opened.kind != JSON_LINES:
            raise Changed
        return opened

    def _counted(self, chunks: Iterator[bytes]) -> Iterator[bytes]:
        for chunk in chunks:
            self.read += len(chunk)
            yield chunk

    def _digested(self, pieces: Iterator[bytes]) -> Iterator[bytes]:
        for piece in pieces:
            self._digest.update(piece)
            yield piece

    def _behind(self, pieces: Iterator[bytes], begun: Position) -> Iterator[bytes]:
        """The pieces of a file that stand behind a position. Raises Changed."""
        to_pass = begun.byte
        try:
            for piece in pieces:
                passed, piece = piece[:to_pass], piece[to_pass:]
                self._digest.update(passed)
                to_pass -= len(passed)
                if passed and not to_pass:
                    self._check(begun)
                if piece:
                    yield piece
        except Unreadable:
            if not to_pass:
                raise
        if to_pass:
            raise Changed

    def _check(self, since: Position) -> None:
        if since.digest and since.digest != self._digest.hexdigest():
            raise Changed


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
