"""A record in a file, to which moves are added one by one; what stands there already stays as it is, byte for byte."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..documents.encoding import decode
from ..documents.files import chunks_of
from ..documents.nodes import Items, Node, Pairs, Text
from ..documents.source import Source
from ..documents.writing import write_whole
from ..documents.yaml import read_yaml
from ..findings import Message, Unreadable
from ..reports.written import scalar

_GAME, _MOVES = "game", "moves"
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+")
_EMPTY = re.compile(r"\[\s*\]")
_NOTHING_MORE = re.compile(r"\s*(#.*)?")    # a line that is empty, or a comment


class NotToBeChanged(Exception):
    """A file to which nothing can be added, or from which nothing can be taken; `message` says why."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.message = Message(f"command.record.{kind}", {})


def check_name(path: str) -> None:
    """Raise NotToBeChanged for a file that cannot be YAML by its name."""
    if not path.lower().endswith((".yaml", ".yml")) and os.path.splitext(path)[1]:
        raise NotToBeChanged("not-yaml")


class RecordFile:
    """A file with one record in YAML whose moves are a list at its end, a move on a line.

    Each change is read back before it is written, and is written to a file beside which then takes the place of this
    one: at no moment is there half a record.
    """

    def __init__(self, path: str, content: bytes) -> None:
        """A file with such a content.

        Raises NotToBeChanged where there is no list to add to, and Unreadable for what is no YAML, or no record.
        """
        self.path = path
        self.content = content
        self._before: list[bytes] = []      # the contents before what was added
        self._grown("probe")                # if one can be added, others can

    @classmethod
    def existing(cls, path: str) -> RecordFile:
        """A file that is there. Raises NotToBeChanged, and Unreadable also where it cannot be read."""
        check_name(path)
        return cls(path, b"".join(chunks_of(path)))

    @classmethod
    def begun(cls, path: str, header: Mapping[str, Any]) -> RecordFile:
        """A new file with a header and no move yet.

        Raises OSError, also where there is such a file already, and NotToBeChanged for one that cannot be YAML.
        """
        check_name(path)
        text = "".join(f"{key}: {_in_a_header(value)}\n" for key, value in header.items()) + f"{_MOVES}:\n"
        record = cls(path, text.encode("utf-8"))
        with open(path, "xb"):              # nobody's file is written over
            pass
        write_whole(path, record.content)
        return record

    @property
    def text(self) -> str:
        """What the file holds."""
        return decode(self.content)

    def add(self, move: str) -> None:
        """Add a move, written on one line. Raises NotToBeChanged, and OSError if it cannot be saved."""
        before = self.content
        self._write(self._grown(move))
        self._before.append(before)

    def take_back(self) -> None:
        """Take away the last move. Raises NotToBeChanged, and OSError if that cannot be saved."""
        if self._before:
            content = self._before[-1]
            self._write(content)
            self._before.pop()
        else:
            self._write(self._shortened())

    def _write(self, content: bytes) -> None:
        if Path(self.path).read_bytes() != self.content:
            raise NotToBeChanged("changed-meanwhile")
        write_whole(self.path, content)
        self.content = content

    # -- what the file will hold

    def _grown(self, move: str) -> bytes:
        """The content with a move more. Raises NotToBeChanged where it would not be read as that."""
        end = "\r\n" if b"\r\n" in self.content else "\n"
        record = _parsed(self.content)
        moves = _moves(record)
        text = self.text
        begun = self.content if moves else self.content[:len(self.content) - len(text.encode())] + _open(text, record)
        between = "" if not begun or begun.endswith((b"\n", b"\r")) else end
        indent = _indent(text, moves[-1]) if moves else ""
        if indent is None:
            raise NotToBeChanged("no-list-at-the-end")
        content = begun + f"{between}{indent}- {move}{end}".encode()
        added, = next(read_yaml(f"- {move}")).items
        self._check(content, [*moves, added])
        return content

    def _shortened(self) -> bytes:
        """The content without the last move; comments behind it stay."""
        moves = _moves(_parsed(self.content))
        if not moves or _indent(self.text, moves[-1]) is None:
            raise NotToBeChanged("not-to-be-taken-back")
        lines = _LINE.findall(self.text)
        first = last = moves[-1].place.line - 1
        for number in range(first, len(lines)):
            if not _NOTHING_MORE.fullmatch(lines[number].rstrip("\r\n")):
                last = number
        mark = self.content[:len(self.content) - len(self.text.encode("utf-8"))]
        content = mark + "".join([*lines[:first], *lines[last + 1:]]).encode("utf-8")
        self._check(content, moves[:-1], "not-to-be-taken-back")
        return content

    def _check(self, content: bytes, moves: Sequence[Node], kind: str = "no-list-at-the-end") -> None:
        """Raise NotToBeChanged unless a content is read as this record with these moves."""
        try:
            new = _parsed(content)
        except (NotToBeChanged, Unreadable):
            raise NotToBeChanged(kind) from None
        if _plain(new) != _plain(_parsed(self.content)) | {_MOVES: [_plain(move) for move in moves] or ""}:
            raise NotToBeChanged(kind)


def _parsed(content: bytes) -> Node:
    """The one document of a content. Raises NotToBeChanged if there are several, Unreadable if there is none."""
    nodes = list(read_yaml(decode(content)))
    if len(nodes) != 1:
        raise NotToBeChanged("several-records" if nodes else "no-list-at-the-end")
    return nodes[0]


def _moves(node: Node) -> list[Node]:
    """The moves of a record. Raises NotToBeChanged where there is no list of them, Unreadable for what is no record."""
    values = {key.value: value for key, value in node.pairs if isinstance(key, Text)} if isinstance(node, Pairs) else {}
    if not values.keys() & {_GAME, _MOVES}:
        raise Unreadable("not-a-record")
    value = values.get(_MOVES)
    if isinstance(value, Items):
        return list(value.items)
    if isinstance(value, Text) and not value.value:
        return []
    raise NotToBeChanged("no-list-at-the-end")


def _open(text: str, record: Pairs) -> bytes:
    """The text of a record without moves; where that is said by an empty pair of brackets, these are left out."""
    value = next(value for key, value in record.pairs if isinstance(key, Text) and key.value == _MOVES)
    start = Source(text).offset(value.place)
    brackets = _EMPTY.match(text, start)
    return (text[:start].rstrip(" ") + text[brackets.end():] if brackets else text).encode()


def _indent(text: str, move: Node) -> str | None:
    """What stands before the dash of a move, or None where it does not begin a line."""
    lines = re.split(r"\r\n|\n|\r", text)
    before = lines[move.place.line - 1][:move.place.column - 1]
    return match[1] if (match := re.fullmatch(r"( *)- +", before)) else None


def _plain(node: Node) -> Any:
    """What is in a node, without places."""
    if isinstance(node, Text):
        return node.value
    if isinstance(node, Items):
        return list(map(_plain, node.items))
    return {_plain(key): _plain(value) for key, value in node.pairs}


def _in_a_header(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{scalar(key)}: {scalar(part)}' for key, part in value.items())}}}"
    if isinstance(value, str):              # an edition is no number, whoever reads it
        return f'"{value}"' if re.fullmatch(r"\d+(\.\d+)+", value) else scalar(value)
    return f"[{', '.join(map(scalar, value))}]"
