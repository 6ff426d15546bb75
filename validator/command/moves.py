"""`referee moves`: whose turn it is after the last recorded move, and what is allowed."""

from __future__ import annotations

import argparse
from collections import Counter

from ..findings import ILLEGAL, UNREADABLE
from ..reports.language import Language
from .console import Console
from .output import TextOutput
from .records import add_record_arguments, judged
from .validate import exit_status

add_arguments = add_record_arguments


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print for every record what is allowed next; returns the exit status."""
    output = TextOutput(console, language)
    verdicts: Counter[str] = Counter()
    for case in judged(arguments, "moves"):
        verdicts[case.judgement.verdict] += 1
        if case.judgement.verdict in (ILLEGAL, UNREADABLE):
            output.tell(case)
        else:
            output.tell_allowed(case)
    return exit_status(verdicts)
