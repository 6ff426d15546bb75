"""`referee validate`: judge recorded games."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from ..findings import ILLEGAL, UNDETERMINED, UNREADABLE
from ..processors import MOST_JOBS
from ..reports.language import Language
from .console import Console
from .games import games_of
from .output import JsonOutput, Output, TextOutput
from .parser import Parser, one_of, up_to
from .records import Case, add_record_arguments, judged

ALL = "all"
"""In place of a reading: each that has a name."""

FORMATS = ("text", "json")
"""In which other commands that take records tell of them too."""
_FORMATS = (*FORMATS, "sarif", "junit", "github", "html")


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_record_arguments(parser, "command.validate.reading")
    parser.add_argument("--format", metavar=parser.say("command.FORMAT"), type=one_of("command.no-format", _FORMATS),
                        default="text", help=parser.say("command.validate.format"))
    parser.add_argument("--quiet", action="store_true", help=parser.say("command.validate.quiet"))
    _add_archive_arguments(parser)


def _add_archive_arguments(parser: Parser) -> None:
    """Declare the arguments any of which says that the files are an archive, to be summed up."""
    say = parser.say
    parser.add_argument("--jobs", metavar=say("command.NUMBER"), type=up_to(MOST_JOBS),
                        help=say("command.validate.jobs"))
    parser.add_argument("--results", metavar=say("command.FILE"), help=say("command.validate.results"))
    parser.add_argument("--resume", action="store_true", help=say("command.validate.resume"))
    parser.add_argument("--overwrite", action="store_true", help=say("command.overwrite"))
    parser.add_argument("--scheduler", metavar=say("command.ADDRESS"), help=say("command.validate.scheduler"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Judge every file and print what is said of it; returns the exit status."""
    if arguments.jobs or arguments.results is not None or arguments.resume or arguments.scheduler:
        from . import bulk                  # most often not needed
        return bulk.run(arguments, console, language)
    output = _output(arguments, console, language)
    verdicts: Counter[str] = Counter()
    for case in _shown(_cases(arguments), arguments, language):
        verdicts[case.judgement.verdict] += 1
        output.tell(case)
    output.end(verdicts)
    return exit_status(verdicts)


def _cases(arguments: argparse.Namespace) -> Iterator[Case]:
    """The records of all files, judged as the arguments ask for."""
    if arguments.reading == ALL and arguments.files:
        from .all_readings import judged_under_all, wanted
        games = games_of(arguments)
        if wanted(arguments, games):
            return judged_under_all(arguments.files, games)
    return judged(arguments, "validate")


def _shown(cases: Iterator[Case], arguments: argparse.Namespace, language: Language) -> Iterator[Case]:
    """The records; where nothing is printed of them, a terminal shows how far it is."""
    if not (arguments.quiet and arguments.format == "text" and sys.stderr and sys.stderr.isatty()):
        return cases
    from .languages import words
    from .meter import watched              # most often not needed
    return watched(cases, arguments.files, words(language))


def _output(arguments: argparse.Namespace, console: Console, language: Language) -> Output:
    match arguments.format:
        case "text":
            sums = "summary-under-all" if arguments.reading == ALL else "summary"
            one_file = len(arguments.files) <= 1 and arguments.reading != ALL
            return TextOutput(console, language, arguments.quiet, sums=sums, one_file=one_file)
        case "json":
            return JsonOutput(console, language)
    from . import formats                   # most often not needed
    return getattr(formats, f"{arguments.format.capitalize()}Output")(console, language)


def exit_status(verdicts: Counter[str]) -> int:
    """The exit status for so many verdicts of each kind.

    >>> exit_status(Counter(["legal"])), exit_status(Counter(["undetermined", "illegal"]))
    (0, 1)
    >>> exit_status(Counter(["undetermined"])), exit_status(Counter(["illegal", "unreadable"]))
    (3, 2)
    """
    worst_first = {UNREADABLE: 2, ILLEGAL: 1, UNDETERMINED: 3}
    return next((status for verdict, status in worst_first.items() if verdicts[verdict]), 0)
