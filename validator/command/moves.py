"""`referee moves`: whose turn it is after the last recorded move, and what is allowed."""

from __future__ import annotations

import argparse
from collections import Counter

from ..findings import ILLEGAL, UNREADABLE
from ..reports.language import Language
from .console import Console
from .output import JsonOutput, TextOutput
from .parser import Parser, one_of
from .records import add_record_arguments, judged
from .validate import FORMATS, exit_status


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_record_arguments(parser)
    parser.add_argument("--format", metavar=parser.say("command.FORMAT"), type=one_of("command.no-format", FORMATS),
                        default="text", help=parser.say("command.moves.format"))
    parser.add_argument("--all", action="store_true", help=parser.say("command.moves.all"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print for every record what is allowed next; returns the exit status."""
    output = JsonOutput(console, language) if arguments.format == "json" else \
        TextOutput(console, language, all_moves=arguments.all)
    verdicts: Counter[str] = Counter()
    for case in judged(arguments, "moves"):
        verdicts[case.judgement.verdict] += 1
        if case.judgement.verdict in (ILLEGAL, UNREADABLE):
            output.tell(case)
        else:
            output.tell_allowed(case)
    return exit_status(verdicts)
