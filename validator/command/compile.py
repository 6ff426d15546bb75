"""`referee compile`: the Python source that is made of the rules, for whoever judges many records."""

from __future__ import annotations

import argparse

from ..reports.language import Language
from ..reports.speaker import Speaker
from .books import game_of
from .console import Console
from .languages import add_language_argument, words
from .misuse import Misuse, unknown
from .parser import Parser
from .reading import add_reading_arguments, choice_of, resolved


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    say = parser.say
    parser.add_argument("game", metavar=say("command.GAME"), nargs="?", help=say("command.check.game"))
    parser.add_argument("phase", metavar=say("command.compile.PHASE"), nargs="?", help=say("command.compile.phase"))
    add_reading_arguments(parser, "command.reading-shown")
    add_language_argument(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print the source, or that of a phase; returns the exit status."""
    from ..engine.generated.generate import parts
    from ..engine.program import Program
    game = game_of(arguments, "compile", folders=True)
    reading, options = resolved(choice_of(arguments, {game.name: game}), game)
    found = parts(Program(game, options))
    if arguments.phase is None:
        title = Speaker(language, game).term("titles", game.name)
        about = words(language).word("command.compile.head", game=title, reading=reading)
        head = [*about.split("\n"), "", *(f"{variant}: {option}" for variant, option in options.items())]
        lines = [*(f"# {line}".rstrip() for line in head), "", *(line for part in found.values() for line in part)]
        console.text("\n".join(lines))
        return 0
    if arguments.phase not in game.phases[1:]:
        raise Misuse(unknown("command.compile.no-phase", arguments.phase, game.phases[1:]))
    console.text("\n".join(line.removeprefix("    ") for line in found[arguments.phase]).rstrip())
    return 0
