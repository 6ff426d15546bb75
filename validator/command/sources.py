"""`referee sources`: the documents that the rules were taken from."""

from __future__ import annotations

import argparse

from ..reports.language import Language
from .books import add_book_arguments, game_of, page_for, write
from .console import Console
from .parser import Parser


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_book_arguments(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print the sources of a game, or of all games; returns the exit status."""
    from ..reports.book import sources
    from ..reports.quoting import sources_of
    from ..rulebook import game_names, load_game
    games = [game_of(arguments, "sources")] if arguments.game else [load_game(name) for name in game_names()]
    pages = [page_for(game, console, language) for game in games]
    return write(console, arguments, lambda: "\n\n\n".join(sources.render(page) for page in pages),
                 lambda: [sources.as_data(page, source) for page in pages for source in sources_of(page.game)])
