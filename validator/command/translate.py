"""`referee translate`: the same record in the notation of another language."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from ..cards.alphabets import LANGUAGES
from ..documents.compression import is_compressed
from ..documents.files import STANDARD_INPUT
from ..findings import UNREADABLE, Fact, Judgement, Message
from ..reports.language import Language
from ..reports.visible import visible
from ..rulebook.game import Game
from ..transcripts.read import Entry
from ..transcripts.translation import NotTheSame, Written, translated, written_records
from .console import Console
from .games import add_rules_argument, games_of
from .languages import add_language_argument
from .misuse import MISUSE, Misuse, message
from .output import TextOutput
from .parser import Parser, one_of
from .records import numbered
from .saving import check_free, save_bytes


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    say = parser.say
    parser.add_argument("file", metavar=say("command.FILE"), nargs="?", help=say("command.translate.file"))
    parser.add_argument("--to", metavar=say("command.LANGUAGE"), type=one_of("command.no-language", LANGUAGES),
                        help=say("command.translate.to", languages=Fact("choice", LANGUAGES)))
    parser.add_argument("--output", metavar=say("command.FILE"), help=say("command.output"))
    parser.add_argument("--overwrite", action="store_true", help=say("command.overwrite"))
    parser.add_argument("--in-place", action="store_true", help=say("command.translate.in-place"))
    add_rules_argument(parser)
    add_language_argument(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Write the file in the other notation, or say why that cannot be; returns the exit status."""
    if not arguments.file:
        raise Misuse(message("command.no-files", command="translate"))
    if not arguments.to:
        raise Misuse(Message("command.translate.no-target", {"languages": Fact("choice", LANGUAGES)}))
    if arguments.in_place and arguments.file == STANDARD_INPUT:
        raise Misuse(message("command.translate.no-file"), "--in-place")
    if arguments.in_place and arguments.output:
        raise Misuse(message("command.translate.one-place"), "--in-place")
    if arguments.output:
        check_free(arguments.output, replacing=arguments.overwrite)
    games = games_of(arguments)
    data, records = written_records(arguments.file, games)
    if any(isinstance(each.record, Judgement) for each in records):
        return _reported(arguments.file, records, games, TextOutput(console, language))
    if is_compressed(data):
        raise Misuse(message("command.translate.compressed"), visible(arguments.file))
    try:
        result = translated(arguments.file, data, records, arguments.to, games)
    except NotTheSame:
        raise Misuse(message("command.translate.not-the-same"), visible(arguments.file)) from None
    if arguments.output:
        save_bytes(arguments.output, result)
    elif not arguments.in_place:
        console.raw(result)
    elif result != data:
        save_bytes(arguments.file, result)
    return 0


def _reported(path: str, records: list[Written], games: Mapping[str, Game], output: TextOutput) -> int:
    """Report the records that cannot be read; returns the exit status."""
    entries = (Entry(each.record, each.source) for each in records)
    for case in numbered(path, entries, games):
        if case.judgement.verdict == UNREADABLE:
            output.tell(case)
    return MISUSE

