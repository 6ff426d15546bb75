"""Records: from files to transcripts.

>>> from validator.transcripts.read import read_text
>>> judgement, = read_text("game: chess", games={})
>>> judgement.verdict, judgement.findings[0].message.kind, judgement.findings[0].place
('unreadable', 'unknown-game', Place(line=1, column=7))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..documents.files import YAML, Document, read_file
from ..documents.files import read_text as _documents
from ..documents.source import Source
from ..findings import Fact, Judgement, Unreadable
from ..rulebook.game import Game
from .reading import Choice
from .record import read_record, unreadable
from .transcript import Transcript


MOST_UNREADABLE = 1000
"""After how many documents in a row that cannot be read a file is given up: it holds no records."""


class Entry(NamedTuple):
    """A document of a file: its record, or the judgement that it is unreadable; and its text, for excerpts."""

    record: Transcript | Judgement
    source: Source


def read(path: str, *, reading: str | Mapping[str, str] | None = None,
         options: Mapping[str, str] | None = None,
         games: Mapping[str, Game] | None = None) -> Iterator[Transcript | Judgement]:
    """The records of a file, or of standard input if `path` is ``-``.

    `reading` (a name, or a mapping of variants to options that may have a ``base``) replaces the one in
    the headers; `options` are laid on top of it. `games` are those a record may name, by default all that
    are installed. Raises nothing: what cannot be read is a Judgement with the verdict UNREADABLE.
    """
    for entry in entries(path, reading=reading, options=options, games=games):
        yield entry.record


def entries(path: str, *, reading: str | Mapping[str, str] | None = None,
            options: Mapping[str, str] | None = None,
            games: Mapping[str, Game] | None = None) -> Iterator[Entry]:
    """As `read`, each record with its text: ``entry.source.line(12)`` is line 12 of the file."""
    return _entries(read_file(path), path, Choice(reading, options or {}), games)


def read_text(text: str, kind: str = YAML, *, reading: str | Mapping[str, str] | None = None,
              options: Mapping[str, str] | None = None,
              games: Mapping[str, Game] | None = None) -> Iterator[Transcript | Judgement]:
    """The records of a text, ``yaml`` or ``json``; otherwise as `read`."""
    for entry in _entries(_documents(text, kind), None, Choice(reading, options or {}), games):
        yield entry.record


def _entries(documents: Iterator[Document], file: str | None, choice: Choice,
             games: Mapping[str, Game] | None) -> Iterator[Entry]:
    games = Installed() if games is None else games
    in_a_row = 0
    for content, source in documents:
        if in_a_row == MOST_UNREADABLE:
            error = Unreadable("too-many-unreadable", most=Fact("number", MOST_UNREADABLE))
            yield Entry(unreadable(error, file), source)
            return
        record = unreadable(content, file) if isinstance(content, Unreadable) else read_record(
            content, source, games, choice, file)
        in_a_row = in_a_row + 1 if isinstance(record, Judgement) else 0
        yield Entry(record, source)


class Installed(Mapping[str, Game]):
    """The games whose rules are installed, each loaded when a record names it.

    `others_by` is the option of the command, if it has one, by which one may add a game of one's own.
    """

    def __init__(self, others_by: str = "") -> None:
        self.others_by = others_by

    def __getitem__(self, name: str) -> Game:
        from ..rulebook import load_game
        if name not in self:
            raise KeyError(name)
        return load_game(name)

    def __contains__(self, name: object) -> bool:
        return name in set(self)

    def __iter__(self) -> Iterator[str]:
        from ..rulebook import game_names
        return iter(game_names())

    def __len__(self) -> int:
        return len(list(iter(self)))
