"""From the words of a command line to an exit status."""

from __future__ import annotations

import argparse
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
    console = Console()
    try:
        status = _run(sys.argv[1:] if arguments is None else list(arguments), console)
        console.stream.flush()
        return status
    except SystemExit as stop:              # argparse: help was asked for, or an argument is wrong
        return stop.code
    except Misuse as misuse:
        return _complain(str(misuse))
    except KeyboardInterrupt:
        _complain("interrupted")
        return _INTERRUPTED
    except BrokenPipeError:                 # as in `referee validate … | head`
        console.abandon()
        return _READER_GONE
    except OSError as error:
        console.abandon()
        return _complain(f"the report could not be written: {error.strerror or error}")
    except Exception as error:
        if os.environ.get("REFEREE_DEBUG"):
            raise
        return _complain(_explained(error))


def _run(arguments: list[str], console: Console) -> int:
    if arguments and arguments[0] in _COMMANDS:
        command = _COMMANDS[arguments[0]]
        parser = Parser(prog=f"referee {arguments[0]}", description=command.DESCRIPTION, epilog=command.EPILOG)
        command.add_arguments(parser)
        return command.run(parser.parse(arguments[1:]), console)
    parser = Parser(
        prog="referee", usage="referee COMMAND …", formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Judges recorded card games by their rules, and names the rule.",
        epilog="\n  ".join(["commands:", *(f"{name:12}{command.SUMMARY}" for name, command in _COMMANDS.items())])
        + "\n\nEach command has a --help of its own.")
    parser.add_argument("--version", action="store_true", help="show the version, and the editions of the rules")
    if not arguments:
        parser.error("say what to do: validate a record, or show the moves that are allowed")
    if not arguments[0].startswith("-"):
        parser.error(unknown("command", arguments[0], _COMMANDS))
    parser.parse(arguments)
    console.text(_version())
    return 0


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    from ..rulebook import game_names, load_game
    try:
        own = version("battalion-clash-referee")
    except PackageNotFoundError:            # run from a folder where it is not installed
        own = "(not installed)"
    return f"referee {own}, rules of {', '.join(f'{name} {load_game(name).edition}' for name in game_names())}"


def _complain(sentence: str) -> int:
    """Say what is wrong where errors go."""
    if sys.stderr:
        print(f"referee: {ended(sentence)}", file=sys.stderr)
    return MISUSE


def _explained(error: Exception) -> str:
    """One sentence for what nobody foresaw."""
    from ..rulebook import RuleError
    if isinstance(error, RuleError):        # only in a checkout: rules that are being written
        return str(error)
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else ""
    return (f"a fault of the referee itself, not of your record ({type(error).__name__}, {where}); please report it "
            "with the record and with what REFEREE_DEBUG=1 in the environment makes it print")
