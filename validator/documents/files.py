"""Files to documents: from a path, or standard input, to nodes with their places.

A name ending in ``.yaml`` or ``.yml`` says that a file is YAML, ``.json`` that it is one JSON document,
``.jsonl`` or ``.ndjson`` that it holds one a line; each may be followed by ``.gz`` or ``.zst``. Standard
input and a file of another name are JSON if they begin with ``{"``: one document a line if the first
line is a whole one, else a single one. Otherwise they are YAML.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable, Iterator
from os.path import splitext
from typing import NamedTuple

from ..findings import Fact, Place, Unreadable
from .compression import is_compressed, unpacked
from .encoding import as_far_as_readable, check_encoding, decode
from .nodes import Node
from .source import Source

STANDARD_INPUT = "-"
LARGEST = 16 * 2**20
"""How long a text may be, in bytes: a YAML or JSON file, or one line of JSON lines."""

YAML, JSON, JSON_LINES = "yaml", "json", "json lines"

PACKED = (".gz", ".zst")
"""The endings of the names of compressed files."""

_CHUNK = 2**16
_KINDS = {".yaml": YAML, ".yml": YAML, ".json": JSON, ".jsonl": JSON_LINES, ".ndjson": JSON_LINES}


class Document(NamedTuple):
    """One document of a file: its nodes, or what is wrong with it; and its text, for excerpts."""

    content: Node | Unreadable
    source: Source


def read_file(path: str) -> Iterator[Document]:
    """The documents of a file, or of standard input if `path` is ``-``.

    Raises nothing: a file that cannot be read, a broken document, and what stands behind a mistake
    is a document whose content is the Unreadable.
    """
    return read_chunks(path, chunks_of(path))


def read_chunks(path: str, chunks: Iterable[bytes]) -> Iterator[Document]:
    """The documents of a file whose bytes are given, piece by piece; its path says what kind it is. Raises nothing."""
    begins, chunks = _beginning(chunks)
    kind, text = recognised(path, unpacked(chunks))
    found = False
    for document in _json_lines(text) if kind == JSON_LINES else _whole(text, kind):
        if not found and isinstance(document.content, Unreadable) and _is_misnamed(path, begins):
            document = Document(Unreadable("not-compressed", document.content.place), document.source)
        found = True
        yield document
    if not found:
        yield Document(Unreadable("empty-file"), Source(""))


def read_text(text: str, kind: str = YAML, ends_in: Unreadable | None = None) -> Iterator[Document]:
    """The documents of a text, YAML or JSON. Raises nothing, as `read_file`.

    `ends_in` says why the text is cut short: the last document in it is not to be had.
    """
    source = Source(text)
    try:
        if kind == YAML:
            from .yaml import read_yaml     # PyYAML is loaded only where there is YAML
            for node in read_yaml(text, ends_in):
                yield Document(node, source)
        elif ends_in:
            raise ends_in
        elif text.strip():
            from .json import read_json     # as here what reads JSON
            yield Document(read_json(source), source)
    except Unreadable as error:
        yield Document(error, source)


def _whole(chunks: Iterable[bytes], kind: str) -> Iterator[Document]:
    """The documents of a file that is one text."""
    data = bytearray()
    ends_in = None
    try:
        for chunk in chunks:
            data += chunk
            if len(data) > LARGEST:
                raise too_long()
    except Unreadable as error:
        ends_in = error
    try:
        text = decode(bytes(data), cut=ends_in is not None)
    except Unreadable as error:
        yield Document(error, Source(as_far_as_readable(data)))
    else:
        yield from read_text(text, kind, ends_in)


def _json_lines(chunks: Iterable[bytes]) -> Iterator[Document]:
    """The documents of a file that holds one a line; a line that is broken or too long costs only itself."""
    number = 1
    try:
        for line in _lines(chunks):
            if isinstance(line, _TooLong):
                yield Document(line_too_long(number), Source("", number))
                number += 1 + line.ends
                continue
            if line and (document := read_line(line, number)):      # there may be millions of empty ones
                yield document
            number += 1 + line_ends(line)
    except Unreadable as error:
        yield Document(error, Source(""))


def read_line(line: bytes, number: int) -> Document | None:
    """The document of a line of JSON lines, without the line feed at its end; None where there is nothing in it.

    `number` is that of the line. Raises nothing, as `read_file`.
    """
    from .json import read_json
    source = Source("", number)
    try:
        source = Source(decode(line, first_line=number).removesuffix("\r"), number)
        return Document(read_json(source), source) if source.text.strip() else None
    except Unreadable as error:
        return Document(error, source if source.text else Source(as_far_as_readable(line).removesuffix("\r"), number))


def line_ends(line: bytes) -> int:
    r"""How many lines end within a line of JSON lines: a CR does, unless it belongs to the line feed.

    >>> line_ends(b'{}\r'), line_ends(b'{"game":\r"clash"}\r')
    (0, 1)
    """
    return line.count(b"\r") - line.endswith(b"\r")


class _TooLong(NamedTuple):
    """What is left of a line that is passed over, for no record is so long."""

    ends: int                               # how many lines end within it


class _Line:
    """A line of JSON lines, put together of pieces; nothing is kept of one that is too long."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._size = self._ends = 0
        self._last = b""

    def add(self, piece: bytes) -> None:
        """Put a piece behind the others."""
        self._size += len(piece)
        self._ends += piece.count(b"\r")
        self._last = piece[-1:] or self._last
        self._pieces.append(piece)
        if self._size > LARGEST:
            self._pieces.clear()

    def whole(self) -> bytes | _TooLong:
        """The line, without the line feed at its end."""
        if self._size > LARGEST:
            return _TooLong(self._ends - (self._last == b"\r"))
        return b"".join(self._pieces)


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes | _TooLong]:
    line = _Line()
    blank = 0                               # lines without anything count together
    for index, chunk in enumerate(chunks):
        if index == 0:
            check_encoding(chunk)           # no line of UTF-16 could be told from another
        first, *others = chunk.split(b"\n")
        line.add(first)
        if others:
            yield line.whole()
            yield from (_TooLong(line_ends(other)) if len(other) > LARGEST else other for other in others[:-1])
            line = _Line()
            line.add(others[-1])
            blank = 0 if chunk.strip() else blank + len(chunk)
        if blank > LARGEST:
            raise too_long()
    yield line.whole()


def chunks_of(path: str) -> Iterator[bytes]:
    """The bytes of a file, or of standard input, piece by piece; Unreadable where they cannot be had."""
    if not path:
        raise Unreadable("file-unnamed")
    if path == STANDARD_INPUT and sys.stdin is None:
        raise Unreadable("no-standard-input")
    try:
        if path == STANDARD_INPUT:
            yield from iter(lambda: sys.stdin.buffer.read(_CHUNK), b"")
        else:
            with open(path, "rb") as file:
                yield from iter(lambda: file.read(_CHUNK), b"")
    except FileNotFoundError:
        raise Unreadable("file-missing") from None
    except IsADirectoryError:
        raise Unreadable("file-is-folder") from None
    except PermissionError:
        import os
        raise Unreadable("file-is-folder" if os.path.isdir(path) else "file-forbidden") from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        from .reasons import reason
        raise Unreadable("file-unreadable", reason=reason(error)) from None


def _beginning(chunks: Iterable[bytes]) -> tuple[list[bytes], Iterator[bytes]]:
    """A list that holds the first chunk as soon as it is taken, and the chunks."""
    begins: list[bytes] = []

    def noted() -> Iterator[bytes]:
        for chunk in chunks:
            if not begins:
                begins.append(chunk)
            yield chunk
    return begins, noted()


def _is_misnamed(path: str, begins: list[bytes]) -> bool:
    """Whether a file, if it could be read, is not compressed although its name says so."""
    return path.lower().endswith(PACKED) and bool(begins) and not is_compressed(begins[0])


def recognised(path: str, chunks: Iterator[bytes]) -> tuple[str, Iterator[bytes]]:
    """What kind of file it is by its name, or else by how it begins, and its chunks once more."""
    name, ending = splitext(path.lower())
    kind = _KINDS.get(splitext(name)[1] if ending in PACKED else ending)
    if kind and path != STANDARD_INPUT:
        return kind, chunks
    begun = bytearray()
    try:
        for chunk in chunks:
            begun += chunk
            if b"\n" in chunk or len(begun) > LARGEST:
                break
    except Unreadable as error:
        chunks = _failing(error)
    return _guess(bytes(begun)), itertools.chain([bytes(begun)], chunks)


def _guess(begun: bytes) -> str:
    from .json import read_json
    first_line, _, _ = begun.partition(b"\n")
    try:
        text = decode(begun, cut=True).lstrip()
        if not text.startswith("{") or text[1:].lstrip()[:1] not in ('"', ""):
            return YAML
        if len(first_line) > LARGEST:       # no single document is so long, but other lines may be records
            return JSON_LINES
        read_json(Source(decode(first_line)))
        return JSON_LINES
    except Unreadable:
        return JSON if begun.lstrip().startswith(b"{") else YAML


def _failing(error: Unreadable) -> Iterator[bytes]:
    raise error
    yield


def too_long() -> Unreadable:
    """What is said of a text that is longer than the longest."""
    return Unreadable("too-long", most=Fact("number", LARGEST // 2**20))


def line_too_long(number: int) -> Unreadable:
    """What is said of a line of JSON lines, of which this is the number, that is longer than the longest text."""
    return Unreadable("line-too-long", Place(number, 1), most=Fact("number", LARGEST // 2**20))
