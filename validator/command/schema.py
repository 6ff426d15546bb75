"""`referee schema`: the JSON Schema of records of a game, or of reports on them."""

from __future__ import annotations

import argparse

from ..reports.language import Language
from .books import game_of
from .console import Console
from .languages import add_language_argument
from .parser import Parser, one_of

KINDS = ("transcript", "report", "results")


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument("game", metavar=parser.say("command.GAME"), nargs="?", help=parser.say("command.check.game"))
    parser.add_argument("kind", metavar=parser.say("command.SCHEMA"), nargs="?", default=KINDS[0],
                        type=one_of("command.schema.no-kind", KINDS), help=parser.say("command.schema.kind"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print the schema; returns the exit status."""
    from json import dumps

    from ..reports.schemas.report import report
    from ..reports.schemas.results import results
    from ..reports.schemas.transcript import transcript
    make = {"transcript": transcript, "report": report, "results": results}[arguments.kind]
    console.json(dumps(make(game_of(arguments, "schema", folders=True), language), ensure_ascii=False, indent=2))
    return 0
