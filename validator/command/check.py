"""`referee check`: the rules of a game, checked as rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING

from ..findings import Place
from ..reports.language import Language
from .books import which_game
from .console import Console
from .games import folder_of_rules
from .languages import add_language_argument
from .misuse import Misuse, message, unknown
from .parser import Parser, one_of, up_to

if TYPE_CHECKING:
    from ..rulebook.errors import RuleError
    from ..rulebook.game import Game
    from ..soundness import Fault
    from ..transcripts.transcript import Transcript

_FORMATS = ("text", "json")
_GAMES, _SEED = 2, 1
_MOST_GAMES = 1000


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument("game", metavar=parser.say("command.GAME"), nargs="?", help=parser.say("command.check.game"))
    parser.add_argument("--play", action="store_true", help=parser.say("command.check.play"))
    number = {"metavar": parser.say("command.NUMBER"), "type": up_to(_MOST_GAMES)}
    parser.add_argument("--games", **number, default=_GAMES, help=parser.say("command.check.games", number=_GAMES))
    parser.add_argument("--seed", **number, default=_SEED, help=parser.say("command.check.seed", number=_SEED))
    add_language_argument(parser)
    parser.add_argument("--format", metavar=parser.say("command.FORMAT"), type=one_of("command.no-format", _FORMATS),
                        default="text", help=parser.say("command.format"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Check the rules and print what is wrong with them; returns 0 if that is nothing, and 1 otherwise."""
    from ..reports.soundness import as_data, render
    folder = _folder(arguments.game)
    found = _faults(folder, arguments)
    if arguments.format == "json":
        console.json(dumps([as_data(wrong, language) for wrong in found], ensure_ascii=False))
        return 1 if found else 0
    for wrong in found:
        console.text(render(wrong, lambda file, place: _line(folder, file, place), console.width, console.colour,
                            language))
    return 1 if found else 0


def _folder(word: str | None) -> Path:
    """The folder of the game that is asked for. Raises Misuse if there is none, or rules cannot be checked here."""
    from ..rulebook import game_names
    from ..rulebook.compiled import RULES
    if word is None:
        raise which_game("check")
    if word not in game_names() and not (word and Path(word).is_dir()):
        raise Misuse(unknown("command.no-game", word, game_names()))
    if not (RULES / "schema").is_dir():     # an installed package holds rules that were checked, and no schemas
        raise Misuse(message("command.check.no-schemas"))
    return RULES / word if word in game_names() else folder_of_rules(word)


def _faults(folder: Path, arguments: argparse.Namespace) -> list[Fault] | list[RuleError]:
    """What is wrong: the first mistake because of which the rules cannot be used, or all that is unsound."""
    from ..rulebook.checking.whole_game import check
    from ..rulebook.compiled import RULES
    from ..rulebook.errors import RuleError
    from ..rulebook.loading.concordance import read_sources
    from ..rulebook.loading.folder import load
    from ..soundness import faults_as_written, faults_in_play
    named, folder = folder, folder.resolve()
    own = folder.parent / "schema"
    try:
        game, book = load(named, own if own.is_dir() else RULES / "schema")
        game = check(game, book)
        if folder.name == game.name:
            read_sources(game.name, folder.parent, folder.parent.parent / "seeds")
    except RuleError as error:
        return [error]
    found = faults_as_written(game, book)
    if arguments.play:
        examples = _examples(folder, game) if folder.parent == RULES else ()
        found += faults_in_play(game, book, arguments.games, arguments.seed, examples, _show_progress)
    return found


def _examples(folder: Path, game: Game) -> Iterator[Transcript]:
    """The records in the folder `examples` of a game."""
    from ..transcripts.read import entries
    from ..transcripts.transcript import Transcript
    for path in sorted(folder.glob("examples/*.yaml")):
        yield from (entry.record for entry in entries(str(path))
                    if isinstance(entry.record, Transcript) and entry.record.game == game.name)


def _show_progress(done: int, of: int) -> None:
    """On a terminal, how far it is."""
    if sys.stderr and sys.stderr.isatty():
        print(f"\r{100 * done // max(of, 1):3} %", end="" if done < of else "\r     \r", file=sys.stderr, flush=True)


def _line(folder: Path, file: str, place: Place) -> str:
    """The line of a rule file at a place; nothing where it cannot be shown."""
    for path in (folder / file, folder / "concordance" / file, folder.parent / file):
        if file and path.is_file():
            lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
            return lines[place.line - 1] if place.line <= len(lines) else ""
    return ""
