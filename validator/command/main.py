"""From the words of a command line to an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from ..reports.language import Language
from ..reports.speaker import Speaker
from .console import Console, complain
from .languages import add_language_argument, before_command, chosen, words
from .misuse import MISUSE, Misuse, message, unknown
from .parser import Parser

COMMANDS = (
    "validate",
    "dispute",
    "infer",
    "moves",
    "record",
    "replay",
    "translate",
    "rules",
    "variants",
    "sources",
    "concordance",
    "house",
    "check",
    "simulate",
    "compile",
    "schema",
    "completion",
)
_COMPLETE = "complete"                      # for the scripts of `completion` alone
_INTERRUPTED, _READER_GONE = 130, 141       # as shells report them


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `referee` and return its exit status.

    0: every game is legal. 1: some game is illegal. 3: some is undetermined, and none illegal.
    2: something could not be read, or the command was misused; 2 wins over 1 and 3.
    """
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    console = Console()
    language = chosen(arguments, os.environ)
    speaker = words(language)
    try:
        status = _run(arguments, console, language, speaker)
        console.stream.flush()
        return status
    except SystemExit as stop:              # argparse: help was asked for
        return stop.code
    except Misuse as misuse:
        return _complain(misuse.said(speaker), misuse.command)
    except KeyboardInterrupt:
        _complain(speaker.word("command.interrupted"))
        return _INTERRUPTED
    except BrokenPipeError:                 # as in `referee validate … | head`
        console.abandon()
        return _READER_GONE
    except OSError as error:
        from ..documents.reasons import reason
        console.abandon()
        return _complain(speaker.word("command.not-written", reason=reason(error)))
    except Exception as error:
        if os.environ.get("REFEREE_DEBUG"):
            raise
        return _complain(_explained(error, speaker))


def _run(arguments: list[str], console: Console, language: Language, speaker: Speaker) -> int:
    if arguments[:1] == [_COMPLETE]:        # what follows is another command line, as far as it is typed
        from .complete import run
        return run(arguments[1:], console, COMMANDS, lambda name: _parser(name, speaker), speaker)
    first, arguments = before_command(arguments)
    if arguments and arguments[0] in COMMANDS:
        name, *rest = arguments
        command = import_module(f".{name}", __package__)        # the others are not needed
        return command.run(_parser(name, speaker).parse([*first, *rest]), console, language)
    parser = _parser("", speaker)
    if arguments and not arguments[0].startswith("-"):
        raise Misuse(unknown("command.no-command", arguments[0], COMMANDS), command="referee")
    if not parser.parse([*first, *arguments]).version:
        raise Misuse(message("command.nothing-to-do"), command="referee")
    from .version import told
    console.text(told(speaker))
    return 0


def _parser(name: str, speaker: Speaker) -> Parser:
    """The parser of a command, or of the command without one."""
    if not name:
        parser = Parser(speaker, "referee", usage=f"referee {speaker.word('command.COMMAND')} …",
                        description=speaker.word("command.description"), epilog=_commands(speaker))
        parser.add_argument("--version", action="store_true", help=speaker.word("command.version-help"))
        add_language_argument(parser)
        return parser
    parser = Parser(speaker, f"referee {name}", description=speaker.word(f"command.{name}.description"),
                    epilog=speaker.word(f"command.{name}.epilog"))
    import_module(f".{name}", __package__).add_arguments(parser)
    return parser


def _commands(speaker: Speaker) -> str:
    """The list of the commands, for the help."""
    listed = [f"{name:13}{speaker.word(f'command.{name}.summary')}" for name in COMMANDS]
    return "\n  ".join([speaker.word("command.commands"), *listed]) + f"\n\n{speaker.word('command.each-has-help')}"


def _complain(sentence: str, command: str = "") -> int:
    """Say what is wrong, and return the exit status for it."""
    complain(sentence, command or "referee")
    return MISUSE


def _explained(error: Exception, speaker: Speaker) -> str:
    """One sentence for what nobody foresaw."""
    from ..faults import Fault
    from ..rulebook import RuleError
    if isinstance(error, RuleError):        # only in a checkout: rules that are being written
        from ..reports.rule_errors import told
        return told(error, speaker.language)
    fault = Fault.of(error)
    return speaker.word("command.fault", error=", ".join(filter(None, [fault.name, fault.place])))
