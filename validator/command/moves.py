"""`referee moves`: whose turn it is after the last recorded move, and what is allowed."""

from __future__ import annotations

import argparse
import os
from collections import Counter

from ..findings import ILLEGAL, UNREADABLE
from .console import Console
from .languages import chosen
from .misuse import Misuse
from .output import TextOutput
from .records import add_arguments, judged
from .validate import exit_status


def add_to(commands: argparse._SubParsersAction, name: str) -> None:
    """Declare the command to the parser of `referee`."""
    parser = commands.add_parser(
        name, help="show what is allowed next",
        description="Shows whose turn it is after the last recorded move and which moves are allowed now, as a record "
                    "would write them. A record that is illegal or unreadable is reported as validate does.",
        epilog="Exit status: as that of validate.")
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Print for every record what is allowed next; returns the exit status."""
    if not arguments.files:
        raise Misuse("moves needs a file, or - for standard input")
    output = TextOutput(console, chosen(arguments.lang, os.environ))
    verdicts: Counter[str] = Counter()
    for path in arguments.files:
        for case in judged(path, arguments):
            verdicts[case.judgement.verdict] += 1
            if case.judgement.verdict in (ILLEGAL, UNREADABLE):
                output.tell(case)
            else:
                output.tell_allowed(case)
    return exit_status(verdicts)
