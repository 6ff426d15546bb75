"""`referee variants`: the questions on which the sources disagree or are silent, or one of them whole."""

from __future__ import annotations

import argparse

from ..reports.language import Language
from .books import add_book_arguments, game_of, no_such, page_for, write
from .console import Console
from .parser import Parser


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_book_arguments(parser, "command.VARIANT", "command.variants.variant", folders=True)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print the variants; returns the exit status."""
    from ..reports.book import variant, variants
    game = game_of(arguments, "variants", folders=True)
    page = page_for(game, console, language)
    if arguments.word is None:
        return write(console, arguments, lambda: variants.render(page),
                     lambda: [variants.as_data(page, each) for each in game.variants.values()])
    if arguments.word not in game.variants:
        raise no_such("command.no-variant", arguments.word, game.variants, game)
    found = game.variants[arguments.word]
    return write(console, arguments, lambda: variant.render(page, found), lambda: variants.as_data(page, found))
