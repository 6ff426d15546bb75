"""What commands that show the rule book have in common: a game, a page to write on, and words looked up in them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from ..findings import Fact, Message
from ..reports.language import Language
from ..rulebook.game import Game
from .console import Console
from .games import game_in
from .languages import add_language_argument
from .misuse import Misuse, message, unknown
from .parser import Parser, one_of

if TYPE_CHECKING:
    from ..reports.book.page import Page

_FORMATS = ("text", "json")


def add_book_arguments(parser: Parser, word: str = "", about: str = "", folders: bool = False) -> None:
    """Declare the arguments: a game, what to look up in it (its metavar and its help), language and format.

    `folders`: the game may also be a folder with the rules of one.
    """
    about_game = "command.check.game" if folders else "command.game"
    parser.add_argument("game", metavar=parser.say("command.GAME"), nargs="?", help=parser.say(about_game))
    if word:
        parser.add_argument("word", metavar=parser.say(word), nargs="?", help=parser.say(about))
    add_language_argument(parser)
    parser.add_argument("--format", metavar=parser.say("command.FORMAT"), type=one_of("command.no-format", _FORMATS),
                        default="text", help=parser.say("command.format"))


def game_of(arguments: argparse.Namespace, command: str, folders: bool = False) -> Game:
    """The game that is asked for: one that is installed or, with `folders`, one in a folder.

    Raises Misuse for none, or one there is not, RuleError for rules in a folder that cannot be used.
    """
    from ..rulebook import game_names, load_game
    if arguments.game is None:
        raise which_game(command)
    if folders and arguments.game not in game_names() and os.path.isdir(arguments.game):
        return game_in(arguments.game)
    if arguments.game not in game_names():
        raise Misuse(unknown("command.no-game", arguments.game, game_names()))
    return load_game(arguments.game)


def which_game(command: str) -> Misuse:
    """The misuse of a command that is not told for which game."""
    from ..rulebook import game_names
    return Misuse(Message("command.which-game", {"known": Fact("choice", game_names())}), command=f"referee {command}")


def page_for(game: Game, console: Console, language: Language, players: tuple[str, ...] = ()) -> Page:
    """An empty page about a game, perhaps as these players play it."""
    from ..reports.book.page import Page
    return Page(game, language, console.width, console.colour, players)


def no_such(kind: str, word: str, known: Iterable[str], game: Game) -> Misuse:
    """The misuse of a word that a game has not, with the nearest that it has."""
    near = "".join(get_close_matches(word, tuple(known), n=1))
    return Misuse(message(kind, word=word, near=near, game=game.asked_for))


def write(console: Console, arguments: argparse.Namespace, text: Callable[[], str], data: Callable[[], Any]) -> int:
    """Write a page as text or as JSON, whichever is asked for; both are made only when needed. Returns 0."""
    if arguments.format == "json":
        from json import dumps
        console.json(dumps(data(), ensure_ascii=False))
    else:
        console.text(text())
    return 0
