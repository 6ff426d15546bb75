"""From the words of a command line to an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from . import moves, validate
from .console import Console
from .misuse import MISUSE, Misuse, Parser, ended, unknown

_COMMANDS = {"validate": validate, "moves": moves}
_INTERRUPTED, _READER_GONE = 130, 141       # as shells report them


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `referee` and return its exit status.

    0: every game is legal. 1: some game is illegal. 3: some is undetermined, and none illegal.
    2: something could not be read, or the command was misused; 2 wins over 1 and 3.
    """
    try:
        status = _run(sys.argv[1:] if arguments is None else list(arguments))
        if sys.stdout:
            sys.stdout.flush()
        return status
    except SystemExit as stop:              # argparse: help was asked for, or an argument is wrong
        return stop.code
    except Misuse as misuse:
        return _complain(str(misuse))
    except KeyboardInterrupt:
        _complain("interrupted")
        return _INTERRUPTED
    except BrokenPipeError:                 # as in `referee validate … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _READER_GONE
    except Exception as error:
        if os.environ.get("REFEREE_DEBUG"):
            raise
        return _complain(f"a fault of the referee itself, not of your record ({_summary(error)}); please report it "
                         "with the record and with what REFEREE_DEBUG=1 in the environment makes it print")


def _run(arguments: list[str]) -> int:
    parser = _parser()
    if not arguments:
        parser.error("say what to do: validate a record, or show the moves that are allowed")
    if not arguments[0].startswith("-") and arguments[0] not in _COMMANDS:
        parser.error(unknown("command", arguments[0], _COMMANDS))
    options, strange = parser.parse_known_args(arguments)
    if strange:
        parser.error(f"there is no option “{strange[0]}”")
    if options.version:
        return _version()
    return options.run(options, Console())


def _parser() -> Parser:
    parser = Parser(prog="referee", description="Judges recorded card games by their rules, and names the rule.")
    parser.add_argument("--version", action="store_true", help="show the version, and the editions of the rules")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for name, module in _COMMANDS.items():
        module.add_to(commands, name)
    return parser


def _version() -> int:
    from importlib.metadata import PackageNotFoundError, version

    from ..rulebook import game_names, load_game
    try:
        own = version("battalion-clash-referee")
    except PackageNotFoundError:            # run from a folder where it is not installed
        own = "(not installed)"
    editions = ", ".join(f"{name} {load_game(name).edition}" for name in game_names())
    print(f"referee {own}, rules of {editions}")
    return 0


def _complain(sentence: str) -> int:
    """Say what is wrong where errors go."""
    if sys.stderr:
        if hasattr(sys.stderr, "reconfigure"):
            sys.stderr.reconfigure(errors="backslashreplace")
        print(f"referee: {ended(sentence)}", file=sys.stderr)
    return MISUSE


def _summary(error: Exception) -> str:
    """The kind of an error and the line that raised it."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f", {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{where}"
