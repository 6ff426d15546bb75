"""What commands that take records have in common: their arguments, and the records of a file, judged."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..documents.source import Source
from ..findings import Judgement
from ..rulebook.game import Game
from ..transcripts.read import Entry, entries
from ..transcripts.reading import Choice
from ..transcripts.transcript import Transcript
from ..value import replace
from .games import add_rules_argument, games_of
from .languages import add_language_argument
from .misuse import Misuse, message
from .parser import Parser
from .reading import add_reading_arguments, blamed_on_house_rules, choice_of


class Case(NamedTuple):
    """A record and what is said of it."""

    judgement: Judgement
    transcript: Transcript | None           # None where the record is unreadable
    source: Source
    document: int | None                    # which of the file's records it is; None where it is the only one
    game: Game | None                       # None where the record names none that there is


def add_record_arguments(parser: Parser, reading: str = "command.reading") -> None:
    """Declare the arguments that say which records to take and how to read them.

    `reading` is the kind of the sentence that says which readings there are.
    """
    _add_files(parser)
    add_reading_arguments(parser, reading)
    add_rules_argument(parser)
    add_language_argument(parser)


def add_file_arguments(parser: Parser) -> None:
    """Declare the arguments that say which records to take, each to be judged by its own reading."""
    _add_files(parser)
    parser.set_defaults(reading=None, options=[])
    add_rules_argument(parser)
    add_language_argument(parser)


def _add_files(parser: Parser) -> None:
    parser.add_argument("files", metavar=parser.say("command.FILE"), nargs="*", help=parser.say("command.files"))


def judged(arguments: argparse.Namespace, command: str) -> Iterator[Case]:
    """The records of all files, judged under the reading that the arguments ask for.

    Raises Misuse before anything is read if there are no files, or no game has what is asked for; later for house
    rules that the game of a record has not.
    """
    if not arguments.files:
        raise Misuse(message("command.no-files", command=command))
    games = games_of(arguments)
    choice = choice_of(arguments, games)
    for path in arguments.files:
        yield from _cases(path, choice, games)


def _cases(path: str, choice: Choice, games: Mapping[str, Game]) -> Iterator[Case]:
    """The records of a file, judged under the reading that is chosen."""
    found = _checked(entries(path, reading=choice.reading, options=choice.options, games=games), choice)
    yield from numbered(path, found, games)


def numbered(path: str, found: Iterator[Entry], games: Mapping[str, Game]) -> Iterator[Case]:
    """The entries of a file, judged and, if there are several, numbered."""
    for number, entry in numbers(found):
        yield _judged(path, entry, number, games)


def numbers(found: Iterator[Entry]) -> Iterator[tuple[int | None, Entry]]:
    """The entries of a file with their numbers; if there is only one, without."""
    first, second = next(found, None), next(found, None)
    if first:
        yield (1 if second else None), first
    if second:
        yield 2, second
    yield from enumerate(found, start=3)


def _checked(found: Iterator[Entry], choice: Choice) -> Iterator[Entry]:
    """The entries; a record that only a mistake in the house rules makes unreadable is not told as one."""
    for entry in found:
        if isinstance(entry.record, Judgement):
            for finding in entry.record.findings:
                if finding.place is None and (misuse := blamed_on_house_rules(choice, finding.message)):
                    raise misuse
        yield entry


def _judged(path: str, entry: Entry, document: int | None, games: Mapping[str, Game]) -> Case:
    record, source = entry
    if isinstance(record, Judgement):
        return unreadable(path, record, source, document, games)
    from ..engine import judge              # not needed where nothing can be read
    game = games[record.game]
    return Case(replace(judge(game, record), file=path), record, source, document, game)


def unreadable(path: str, judgement: Judgement, source: Source, document: int | None,
               games: Mapping[str, Game]) -> Case:
    """A record that cannot be read."""
    return Case(replace(judgement, file=path), None, source, document, games.get(judgement.game))
