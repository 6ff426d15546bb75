"""`referee infer`: by which rules a game was played, as far as the play shows."""

from __future__ import annotations

import argparse

from ..reports.language import Language
from .books import page_for, write
from .console import Console
from .misuse import Misuse, message
from .output import JsonOutput, TextOutput
from .parser import Parser, one_of
from .records import Case, add_file_arguments, judged
from .validate import FORMATS


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_file_arguments(parser)
    parser.add_argument("--format", metavar=parser.say("command.FORMAT"), type=one_of("command.no-format", FORMATS),
                        default="text", help=parser.say("command.format"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print what the records prove; returns 0, or 2 if one cannot be read."""
    from ..disputes import HiddenCards
    from ..disputes.inference import infer
    from ..reports.book import inference as told
    output = JsonOutput(console, language) if arguments.format == "json" else TextOutput(console, language)
    cases: list[Case] = []
    status = 0
    for case in judged(arguments, "infer"):
        if case.transcript is None:
            output.tell(case)
            status = 2
        else:
            cases.append(case)
    if not cases:
        return status
    names = sorted({case.transcript.game for case in cases})
    if len(names) > 1:
        raise Misuse(message("command.infer.two-games", games=names), command="referee infer")
    game = cases[0].game
    try:
        found = infer(game, [(case.judgement.file or "-", case.transcript) for case in cases])
    except HiddenCards as hidden:
        raise Misuse(message("command.infer.hidden", file=str(hidden)), command="referee infer") from None
    page = page_for(game, console, language)
    write(console, arguments, lambda: told.render(page, found), lambda: told.as_data(page, found))
    return status
