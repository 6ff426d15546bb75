"""`referee validate`: judge recorded games."""

from __future__ import annotations

import argparse
import os
from collections import Counter

from ..findings import ILLEGAL, UNDETERMINED, UNREADABLE
from .console import Console
from .languages import chosen
from .misuse import Misuse, one_of
from .output import JsonOutput, TextOutput
from .records import add_record_arguments, judged

FORMATS = ("text", "json")
SUMMARY = "judge recorded games"
DESCRIPTION = ("Judges recorded games: legal, illegal, undetermined where a record hides what a rule needs, or "
               "unreadable. Of a game that is not legal it shows the place, why, and the rule.")
EPILOG = ("Exit status: 0 if every game is legal, 1 if one is illegal, 3 if one is undetermined and none illegal, "
          "2 if something could not be read.")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    add_record_arguments(parser)
    parser.add_argument("--format", metavar="FORMAT", type=one_of("format", FORMATS), default="text",
                        help="text, for people (that is the default), or json: an object for each game, on a line each")
    parser.add_argument("--quiet", action="store_true", help="of the text, show the last line only: how many of each")


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Judge every file and print what is said of it; returns the exit status."""
    if not arguments.files:
        raise Misuse("validate needs a file, or - for standard input")
    language = chosen(arguments.lang, os.environ)
    if arguments.format == "json":
        output = JsonOutput(console, language)
    else:
        output = TextOutput(console, language, arguments.quiet)
    verdicts: Counter[str] = Counter()
    for path in arguments.files:
        for case in judged(path, arguments):
            verdicts[case.judgement.verdict] += 1
            output.tell(case)
    output.end(verdicts)
    return exit_status(verdicts)


def exit_status(verdicts: Counter[str]) -> int:
    """The exit status for so many verdicts of each kind.

    >>> exit_status(Counter(["legal"])), exit_status(Counter(["undetermined", "illegal"]))
    (0, 1)
    >>> exit_status(Counter(["undetermined"])), exit_status(Counter(["illegal", "unreadable"]))
    (3, 2)
    """
    worst_first = {UNREADABLE: 2, ILLEGAL: 1, UNDETERMINED: 3}
    return next((status for verdict, status in worst_first.items() if verdicts[verdict]), 0)
