"""What commands that take records have in common: their arguments, and the records of a file, judged."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ..documents.source import Source
from ..findings import Judgement
from ..transcripts.read import Entry, entries
from ..transcripts.transcript import Transcript
from .languages import add_language_argument
from .misuse import message
from .parser import Parser, Wrong


class Case(NamedTuple):
    """A record and what is said of it."""

    judgement: Judgement
    transcript: Transcript | None           # None where the record is unreadable
    source: Source
    document: int | None                    # which of the file's records it is; None where it is the only one


def add_record_arguments(parser: Parser) -> None:
    """Declare the arguments that say which records to take and how to read them."""
    say = parser.say
    parser.add_argument("files", metavar=say("command.FILE"), nargs="*", help=say("command.files"))
    parser.add_argument("--reading", metavar=f"{say('command.NAME')}|{say('command.FILE')}",
                        help=say("command.reading"))
    parser.add_argument("--set", metavar=f"{say('command.VARIANT')}={say('command.OPTION')}", action="append",
                        default=[], type=_setting, dest="options", help=say("command.set"))
    add_language_argument(parser)


def judged(path: str, arguments: argparse.Namespace) -> Iterator[Case]:
    """The records of a file, judged under the reading that the arguments ask for.

    Raises Misuse for house rules that cannot be read.
    """
    found = entries(path, reading=_reading(arguments.reading), options=dict(arguments.options))
    first, second = next(found, None), next(found, None)
    if first:
        yield _judged(path, first, 1 if second else None)
    if second:
        yield _judged(path, second, 2)
    for number, entry in enumerate(found, start=3):
        yield _judged(path, entry, number)


def _judged(path: str, entry: Entry, document: int | None) -> Case:
    record, source = entry
    if isinstance(record, Judgement):
        return Case(replace(record, file=path), None, source, document)
    from ..engine import judge              # not needed where nothing can be read
    from ..rulebook import load_game
    return Case(replace(judge(load_game(record.game), record), file=path), record, source, document)


def _setting(text: str) -> tuple[str, str]:
    variant, equals, option = text.partition("=")
    if not (variant and equals and option):
        raise Wrong(message("command.no-setting", word=text))
    return variant, option


def _reading(name: str | None) -> str | Mapping[str, str] | None:
    """The name of a reading, or the house rules in a file."""
    if name is None or not (os.path.isfile(name) or os.path.dirname(name) or name.endswith((".yaml", ".yml", ".json"))):
        return name
    from .house_rules import house_rules
    return house_rules(name)
