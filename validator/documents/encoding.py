"""Bytes to text: UTF-8, with or without a byte-order mark, and nothing else."""

from __future__ import annotations

import codecs

from ..findings import Fact, Unreadable
from .source import Source

_EXCERPT = 2**20
_MARKS = {
    codecs.BOM_UTF32_LE: "UTF-32",          # before UTF-16, whose mark it begins with
    codecs.BOM_UTF32_BE: "UTF-32",
    codecs.BOM_UTF16_LE: "UTF-16",
    codecs.BOM_UTF16_BE: "UTF-16",
}


def decode(data: bytes, cut: bool = False, first_line: int = 1) -> str:
    """The text of a file, or of a part that begins at `first_line`, without its byte-order mark.

    Of a file that was `cut` the last character may be broken; it is left out. Raises Unreadable for
    another encoding, with its name where it can be recognised, else at the first byte that is not UTF-8.

    >>> decode("\\ufeffgame: clash".encode())
    'game: clash'
    """
    check_encoding(data)
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(data, final=not cut)
    except UnicodeDecodeError as error:
        before = data[:error.start].decode()
        byte = Fact("text", f"0x{data[error.start]:02X}")
        raise Unreadable("not-utf-8", Source(before, first_line).place(len(before)), byte=byte) from None


def as_far_as_readable(data: bytes) -> str:
    r"""The text of a file that is not UTF-8, for an excerpt: what is no character stands there as an escape.

    >>> print(as_far_as_readable("players: [Jürgen]".encode("latin-1")))
    players: [J\xfcrgen]
    """
    return data[:_EXCERPT].removeprefix(codecs.BOM_UTF8).decode("utf-8", "backslashreplace")


def check_encoding(data: bytes) -> None:
    """Raise Unreadable if the beginning of a file shows that it is in UTF-16 or UTF-32."""
    for mark, name in _MARKS.items():
        if data.startswith(mark):
            raise Unreadable("other-encoding", encoding=Fact("text", name))
    if len(data) >= 4 and data.count(0, 0, 4) in (2, 3):    # ASCII letters, each filled up with zeros
        name = "UTF-16" if data.count(0, 0, 4) == 2 else "UTF-32"
        raise Unreadable("other-encoding", encoding=Fact("text", name))
