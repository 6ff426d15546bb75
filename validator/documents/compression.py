"""Compressed files, recognised by their first bytes."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..findings import Unreadable

GZIP = b"\x1f\x8b"
ZSTD = b"\x28\xb5\x2f\xfd"
_PIECE = 2**20
"""How much is unpacked at a time, in bytes: a small file may hold an enormous one."""

_SLICE = 2**10


def is_compressed(data: bytes) -> bool:
    """Whether a file that begins so is compressed.

    >>> is_compressed(GZIP + bytes(8)), is_compressed(b"game: clash")
    (True, False)
    """
    return data.startswith((GZIP, ZSTD))


def unpacked(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The chunks of a file, unpacked if it is compressed with gzip or Zstandard.

    Raises Unreadable after the last chunk that could be unpacked, if the file is cut short or damaged,
    and at once if it is compressed with Zstandard and no library for that is there.
    """
    chunks = iter(chunks)
    first = next(chunks, b"")
    if first.startswith(GZIP):
        yield from _gzip(first, chunks)
    elif first.startswith(ZSTD):
        yield from _zstd(_sliced(itertools.chain([first], chunks)))
    else:
        yield first
        yield from chunks


def _gzip(chunk: bytes, chunks: Iterator[bytes]) -> Iterator[bytes]:
    import zlib                             # most files are not compressed
    member = zlib.decompressobj(wbits=31)
    while True:
        try:
            piece = member.decompress(chunk, _PIECE)
        except zlib.error:
            raise Unreadable("compression-damaged") from None
        yield piece
        if member.eof:                      # another member may follow, or zeros that fill up a block
            chunk = member.unused_data or next(chunks, b"")
            if not chunk.startswith(GZIP[:1]):
                return
            member = zlib.decompressobj(wbits=31)
        else:
            chunk = member.unconsumed_tail or next(chunks, b"")
            if not chunk and not piece:     # all went in, all came out, and the end is not there
                raise Unreadable("compression-cut")


def _sliced(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The chunks in pieces from which no more comes than fits into memory: a byte can become 32 KiB."""
    for chunk in chunks:
        for start in range(0, len(chunk), _SLICE):
            yield chunk[start:start + _SLICE]


def _zstd(chunks: Iterator[bytes]) -> Iterator[bytes]:
    new_frame = _zstd_frames()
    frame = new_frame()
    chunk = next(chunks)
    while True:
        try:
            yield frame.decompress(chunk)
        except Exception:                   # each of the libraries has an error of its own
            raise Unreadable("compression-damaged") from None
        if frame.eof:
            chunk = frame.unused_data or next(chunks, b"")
            if not chunk:
                return
            frame = new_frame()
        elif not (chunk := next(chunks, b"")):
            raise Unreadable("compression-cut")


def _zstd_frames() -> Callable[[], Any]:
    """What unpacks one frame after another."""
    try:
        from compression.zstd import ZstdDecompressor       # Python 3.14
        return ZstdDecompressor
    except ImportError:
        pass
    try:
        from zstandard import ZstdDecompressor as Decompressor
        return Decompressor().decompressobj
    except ImportError:
        raise Unreadable("zstd-missing") from None
