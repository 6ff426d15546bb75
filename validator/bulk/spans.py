"""Spans: whole lines of a file that are judged together, and how far files have been gone through."""

from __future__ import annotations

import os
from typing import NamedTuple
from zlib import crc32

from ..findings import Unreadable


class Gone(Exception):
    """What stood in a file when it was gone through cannot be had any more: `path` is the file."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class Position(NamedTuple):
    """How far files have been gone through: what comes next, and what came before."""

    file: int = 0                           # which of the files that were asked for
    byte: int = 0                           # where in it, unpacked
    line: int = 1                           # the number of the line that begins there
    checksum: int = 0                       # of all bytes before, those of the files before it among them


class Span(NamedTuple):
    """Lines of a file that are judged together, or what is said in place of some that cannot be."""

    path: str                               # of the file, as it was asked for
    line: int                               # the number of its first line
    start: int                              # where it begins in the file, in bytes
    end: int
    data: bytes | None = None               # what stands there; None: to be read from the file
    problem: Unreadable | None = None       # what is said in place of what stands there
    whole: bool = False                     # the data are a file that is one text, such as one in YAML
    after: Position | None = None           # where what follows it begins; None if nothing can begin anew there
    checksums: tuple[int, int] = (0, 0)     # of all bytes before it, and with its own: to know them by
    read: int = 0                           # so many bytes of all files, as they are on the disk, are done with it

    def content(self, folder: str = "") -> bytes:
        """Its bytes; `folder` is where one stood when the file was asked for.

        Raises Gone if the file cannot be read any more, or something else stands there.
        """
        if self.data is not None:
            return self.data
        try:
            with open(os.path.join(folder, self.path), "rb") as file:
                file.seek(self.start)
                content = file.read(self.end - self.start)
        except OSError:
            raise Gone(self.path) from None
        before, behind = self.checksums
        if crc32(content, before) != behind:
            raise Gone(self.path)
        return content

    def halves(self) -> tuple[Span, Span] | None:
        """The span in two, each of whole lines; None where that cannot be: it is a single line, or none. Raises Gone.

        >>> for half in Span("evening.jsonl", 7, 100, 110, b"{}\\n{}\\n{}\\n ").halves(): print(half[1:5])
        (7, 100, 106, b'{}\\n{}\\n')
        (9, 106, 110, b'{}\\n ')
        """
        if self.whole or self.problem:
            return None
        data = self.content()
        middle = len(data) // 2
        cut = data.find(b"\n", middle, len(data) - 1) + 1 or data.rfind(b"\n", 0, middle) + 1
        if not cut:
            return None
        first, second = data[:cut], data[cut:]
        held = self.data is not None
        before, behind = self.checksums
        between = crc32(first, before)
        return (self._replace(end=self.start + cut, data=first if held else None, after=None,
                              checksums=(before, between)),
                self._replace(line=self.line + lines_ended(first), start=self.start + cut,
                              data=second if held else None, checksums=(between, behind)))


def lines_ended(data: bytes) -> int:
    r"""How many lines end in some bytes: at LF, CRLF or CR.

    >>> lines_ended(b"{}\r\n{}\r{}\n")
    3
    """
    ends = data.count(b"\n")
    return ends + data.count(b"\r") - data.count(b"\r\n") if b"\r" in data else ends
