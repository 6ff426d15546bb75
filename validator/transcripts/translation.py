"""A file of records in the notation of another language: only tokens change, every other byte stays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from ..cards.translation import changes
from ..documents.files import chunks_of, read_chunks
from ..documents.nodes import Node, Text
from ..documents.source import Source
from ..documents.spelling import Edit, Spelling, edited
from ..findings import Judgement, Unreadable
from ..rulebook.game import Game
from .language_key import language_edit
from .reading import Choice
from .record import read_record, unreadable
from .transcript import Transcript


class Written(NamedTuple):
    """A record as it stands in its file, and all the texts in it that are read as cards or suits."""

    record: Transcript | Judgement          # the judgement that it is unreadable
    source: Source
    node: Node | None
    cards: Sequence[Text]


class NotTheSame(Exception):
    """A file whose translation would not say the same: a text is used both as cards and as something else."""


def written_records(path: str, games: Mapping[str, Game]) -> tuple[bytes, list[Written]]:
    """The bytes of a file, or of standard input, and the records in it. Raises nothing."""
    try:
        data = b"".join(chunks_of(path))
    except Unreadable as error:
        return b"", [Written(unreadable(error, path), Source(""), None, ())]
    return data, list(_records(path, data, games))


def translated(path: str, data: bytes, records: Sequence[Written], to: str, games: Mapping[str, Game]) -> bytes:
    """The file with its records in the notation of the language `to`.

    `data` are its bytes, not compressed, and `records` those in it, all of which can be read. The letters of cards,
    the value of the key ``language``, and nothing else is changed. Raises NotTheSame if the result would not be read
    as the same records.
    """
    result = b"".join(_pieces(data, records, to))
    again = list(_records(path, result, games))
    if [*map(_meaning, records)] != [*map(_meaning, again)] or any(each.record.language != to for each in again):
        raise NotTheSame
    return result


def _records(path: str, data: bytes, games: Mapping[str, Game]) -> Iterator[Written]:
    for content, source in read_chunks(path, [data]):
        if isinstance(content, Unreadable):
            yield Written(unreadable(content, path), source, None, ())
        else:
            cards: list[Text] = []
            record = read_record(content, source, games, Choice(), path, cards)
            yield Written(record, source, content, cards)


def _pieces(data: bytes, records: Iterable[Written], to: str) -> Iterator[bytes]:
    """The texts of the file, edited, and the bytes between them: marks of the encoding, and empty lines."""
    at = 0
    for _, same_text in groupby(records, key=lambda each: id(each.source)):
        there = list(same_text)
        text = there[0].source.text
        encoded = text.encode()
        begin = data.index(encoded, at)
        yield data[at:begin]
        yield edited(text, {edit for each in there for edit in _edits(each, to)}).encode()
        at = begin + len(encoded)
    yield data[at:]


def _edits(written: Written, to: str) -> Iterator[Edit]:
    language = written.record.language
    if language == to:
        return
    edit = language_edit(written.node, written.source, language, to)
    if edit:
        yield edit
    for text in written.cards:              # one with an anchor several times, but an edit is made once
        found = list(changes(text.value, language, to))
        spelling = Spelling(written.source, text) if found else None
        if spelling and not spelling.alias:
            yield from (spelling.edit(*change) for change in found)


def _meaning(written: Written) -> Any:
    """What a record says, whatever the language and the places of its words."""
    record = written.record
    if isinstance(record, Judgement):
        return None
    result = record.result and replace(record.result, place=None)
    moves = tuple(replace(move, place=None) for move in record.moves)
    return replace(record, language="", places={}, moves=moves, result=result)
