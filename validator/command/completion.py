"""`referee completion`: the script by which a shell completes what is typed of a command line."""

from __future__ import annotations

import argparse
from importlib.resources import files

from ..findings import Fact, Message
from ..reports.language import Language
from .console import Console
from .languages import add_language_argument
from .misuse import Misuse
from .parser import Parser, one_of

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument("shell", metavar=parser.say("command.SHELL"), nargs="?",
                        type=one_of("command.completion.no-shell", SHELLS),
                        help=parser.say("command.completion.shell", shells=Fact("choice", SHELLS)))
    add_language_argument(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print the script; returns 0."""
    if arguments.shell is None:
        which = Message("command.completion.which", {"shells": Fact("choice", SHELLS)})
        raise Misuse(which, command="referee completion")
    console.raw((files(__package__) / "shells" / f"referee.{arguments.shell}").read_bytes())
    return 0
