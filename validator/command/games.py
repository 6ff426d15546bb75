"""The games that a command knows: those that are installed, and one in a folder of somebody's own."""

from __future__ import annotations

import argparse
from collections import ChainMap
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..rulebook.game import Game
from ..transcripts.read import Installed
from ..value import replace
from .misuse import Misuse, message
from .parser import Parser

if TYPE_CHECKING:
    from pathlib import Path


OWN = "--rules"
"""The option by which one names the rules of a game of one's own."""


def add_rules_argument(parser: Parser, about: str = "command.rules-folder") -> None:
    """Declare the argument that names a folder with the rules of a game; `about` is the kind of its help."""
    parser.add_argument(OWN, metavar=parser.say("command.FOLDER"), help=parser.say(about))


def games_of(arguments: argparse.Namespace) -> Mapping[str, Game]:
    """The games that a record may name, by name; one's own comes before an installed one of the same name.

    Raises Misuse for a folder that there is not, RuleError for rules that cannot be used.
    """
    if arguments.rules is None:
        return Installed(OWN)
    own = game_in(arguments.rules)
    return ChainMap({own.name: own}, Installed())


def game_in(folder: str) -> Game:
    """The game whose rules are in a folder. Raises Misuse and RuleError as `games_of` does."""
    from ..rulebook import RuleError, from_folder
    from ..rulebook.compiled import RULES
    path = folder_of_rules(folder)
    schemas = path.resolve().parent / "schema"
    if not schemas.is_dir():
        schemas = RULES / "schema"
    if not schemas.is_dir():
        raise Misuse(message("command.check.no-schemas"))
    try:
        return replace(from_folder(path, schemas), folder=folder)
    except RuleError as error:
        error.file = error.file and str(path / error.file)      # where it lies, seen from here
        raise


def folder_of_rules(folder: str) -> Path:
    """A folder in which there is a game. Raises Misuse for one that there is not, and for one without a game."""
    from pathlib import Path                # not needed for rules that are installed
    from ..rulebook.loading.folder import THINGS
    path = Path(folder)
    if not folder or not path.is_dir():
        raise Misuse(message("command.no-folder", word=folder))
    if not (path / THINGS).is_file():
        raise Misuse(message("command.no-rules-in", path=str(path), name=THINGS))
    return path
