"""`referee record`: a game written down at the table."""

from __future__ import annotations

import argparse
import os
import sys
from collections import ChainMap, Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from ..documents.files import STANDARD_INPUT
from ..documents.source import Source
from ..findings import ILLEGAL, UNREADABLE, Judgement, Unreadable
from ..reports.language import Language
from ..reports.speaker import Speaker
from ..reports.visible import visible
from ..reports.wrapping import wrap
from ..rulebook.game import Game
from ..transcripts.read import read_text
from .asking import LEFT, Dialogue, Left
from .console import Console
from .games import add_rules_argument, games_of
from .languages import add_language_argument, words
from .misuse import Misuse, message
from .output import TextOutput
from .parser import Parser
from .reading import add_reading_arguments, choice_of, games_meant, header_of
from .records import Case
from .saving import check_free, not_saved
from .validate import exit_status

if TYPE_CHECKING:
    from ..recording.file import RecordFile


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar=parser.say("command.FILE"), nargs="?", help=parser.say("command.record.file"))
    add_reading_arguments(parser, "command.record.reading")
    add_rules_argument(parser)
    add_language_argument(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Record a game, or go on with one.

    Returns 0; 130 if whoever was asked for the header left; 1 for an illegal record and 2 for one that cannot be read.
    """
    from ..recording.file import NotToBeChanged, RecordFile, check_name
    if arguments.file in (None, "", STANDARD_INPUT):
        raise Misuse(message("command.record.which-file"))
    games = games_of(arguments)
    talk = Dialogue(console, sys.stdin)
    try:
        if os.path.isdir(arguments.file):
            raise Misuse(message("command.is-folder"), visible(arguments.file))
        if os.path.lexists(arguments.file):
            file = RecordFile.existing(arguments.file)
        else:
            check_name(arguments.file)
            check_free(arguments.file)      # before anything is asked
            own = games.maps[0] if isinstance(games, ChainMap) else games       # with --rules, there is but one to play
            choice = choice_of(arguments, own)
            header = _opened(talk, games_meant(choice, own), header_of(choice), language)
            file = RecordFile.begun(arguments.file, header)
        return _sit(file, games, talk, console, language)
    except NotToBeChanged as error:
        raise Misuse(error.message, visible(arguments.file)) from None
    except Unreadable as error:             # no YAML, none that is whole, or no record
        where = f":{error.place.line}:{error.place.column}" if error.place else ""
        raise Misuse(error.message, visible(arguments.file) + where) from None
    except OSError as error:
        raise not_saved(arguments.file, error) from None
    except Left:
        return LEFT


class _Talking(Protocol):
    """What asks, line by line."""

    said: str
    prompt: str
    done: bool

    def answer(self, line: str) -> str:
        """What is to be said to a line."""


def _talk(talk: Dialogue, talking: _Talking) -> None:
    """Ask until nothing is left to ask. Raises Left."""
    talk.say(talking.said)
    while not talking.done:
        said = talking.answer(talk.ask(talking.prompt))
        if said:
            talk.say(said + "\n")


def _opened(talk: Dialogue, games: Mapping[str, Game], reading: Any, language: Language) -> dict[str, Any]:
    from ..recording.opening import Opening, Quit
    opening = Opening(games, words(language), reading, talk.console.width)
    try:
        _talk(talk, opening)
    except Quit:
        raise Left from None
    return opening.header


def _sit(file: RecordFile, games: Mapping[str, Game], talk: Dialogue, console: Console, language: Language) -> int:
    """Record the moves of a file."""
    from ..engine import judge
    from ..recording.progress import Progress
    from ..recording.sitting import Sitting
    record, = read_text(file.text, games=games)
    game = games.get(record.game)
    judgement = replace(record if isinstance(record, Judgement) else judge(game, record), file=file.path)
    if judgement.verdict in (ILLEGAL, UNREADABLE):
        TextOutput(console, language).tell(Case(judgement, None, Source(file.text), None, game))
        return exit_status(Counter([judgement.verdict]))
    if record.result is not None:
        raise Misuse(message("command.record.has-result"), visible(file.path))
    speaker = Speaker(language, game, record.players, words(language).wording)
    sitting = Sitting(Progress(game, record, file), speaker, console.width, console.colour)
    try:
        _talk(talk, sitting)
    except Left:
        pass                                # all is saved
    talk.say(wrap(speaker.word("command.record.kept", file=visible(file.path)), console.width))
    return 0
