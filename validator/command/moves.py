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
from .records import add_record_arguments, judged
from .validate import exit_status

SUMMARY = "show what is allowed next"
DESCRIPTION = ("Shows whose turn it is after the last recorded move and which moves are allowed now, as a record would "
               "write them. A record that is illegal or unreadable is reported as validate does.")
EPILOG = "Exit status: as that of validate."

add_arguments = add_record_arguments


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
