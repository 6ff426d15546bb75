"""What commands that take records have in common: their arguments, and the records of a file, judged."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ..documents.source import Source
from ..findings import Judgement
from ..reports.language import LANGUAGES
from ..transcripts.read import Entry, entries
from ..transcripts.transcript import Transcript
from .misuse import Misuse, one_of


class Case(NamedTuple):
    """A record and what is said of it."""

    judgement: Judgement
    transcript: Transcript | None           # None where the record is unreadable
    source: Source
    document: int | None                    # which of the file's records it is; None where it is the only one


def add_record_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that say which records to take and how to read them."""
    parser.add_argument("files", metavar="FILE", nargs="*",
                        help="a record in YAML or JSON, or many, a line each (.jsonl); it may be packed with gzip or "
                             "zstd; - is standard input")
    parser.add_argument("--reading", metavar="NAME|FILE",
                        help="judge by this reading of the rules, not the one that the record names: canonical, or the "
                             "name of a source (de, ru, ja), or a YAML file of house rules, with a line such as "
                             "“target: next” for each variant")
    parser.add_argument("--set", metavar="VARIANT=OPTION", action="append", default=[], type=_setting, dest="options",
                        help="change one option of the reading; may be given again")
    parser.add_argument("--lang", metavar="LANGUAGE", type=one_of("language", LANGUAGES),
                        help=f"the language of the report, now {' or '.join(LANGUAGES)}; else that of the environment")


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
        raise argparse.ArgumentTypeError(f"write variant=option, as in suit-ban=none, not “{text}”")
    return variant, option


def _reading(name: str | None) -> str | Mapping[str, str] | None:
    """The name of a reading, or the house rules in a file."""
    if name is None or not (os.path.isfile(name) or os.path.dirname(name) or name.endswith((".yaml", ".yml", ".json"))):
        return name
    from .house_rules import house_rules
    return house_rules(name)
