"""`referee infer`: by which rules a game was played, as far as the play shows."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import closing

from ..findings import Judgement
from ..reports.language import Language
from ..rulebook.game import Game
from ..transcripts.read import Entry, entries
from .books import page_for, write
from .console import Console
from .games import games_of
from .languages import words
from .meter import Count
from .misuse import Misuse, message
from .output import JsonOutput, TextOutput
from .parser import Parser, one_of
from .records import add_file_arguments, numbers, unreadable
from .validate import FORMATS


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_file_arguments(parser)
    parser.add_argument("--format", metavar=parser.say("command.FORMAT"), type=one_of("command.no-format", FORMATS),
                        default="text", help=parser.say("command.format"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print what the records prove; returns 0, or 2 if one cannot be read."""
    from ..disputes import HiddenCards
    from ..disputes.inference import Recorded, infer
    from ..reports.book import inference as told
    from ..reports.head import name_of
    output = JsonOutput(console, language) if arguments.format == "json" else TextOutput(console, language)
    speaker = words(language)
    records: list[Recorded] = []
    status = 0
    games = games_of(arguments)
    with closing(Count(speaker)) as count:
        for file, document, (record, source) in count.of(_entries(arguments, games)):
            if isinstance(record, Judgement):
                count.close()
                output.tell(unreadable(file, record, source, document, games))
                status = 2
                continue
            records.append(Recorded(file, record, document))
            if record.game != records[0].record.game:           # at once: there may be many more to read
                other = message("command.infer.other-game", file=name_of(file, document, speaker), word=record.game,
                                game=records[0].record.game)
                raise Misuse(other, command="referee infer")
    if not records:
        return status
    game = games[records[0].record.game]
    try:
        with closing(Count(speaker)) as count:
            found = infer(game, count.of(records))
    except HiddenCards as hidden:
        hides = message("command.infer.hidden", file=name_of(*hidden.args, speaker))
        raise Misuse(hides, command="referee infer") from None
    page = page_for(game, console, language)
    write(console, arguments, lambda: told.render(page, found), lambda: told.as_data(page, found))
    return status


def _entries(arguments: argparse.Namespace, games: Mapping[str, Game]) -> Iterator[tuple[str, int | None, Entry]]:
    """The records of all files, each with its file, and its number there if it is not the only one. Raises Misuse."""
    if not arguments.files:
        raise Misuse(message("command.no-files", command="infer"))
    for path in arguments.files:
        for number, entry in numbers(entries(path, games=games)):
            yield path, number, entry
