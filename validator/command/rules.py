"""`referee rules`: the rule book in a reading, or one of its rules."""

from __future__ import annotations

import argparse

from ..reports.language import Language
from ..rulebook.game import Game, Rule
from .books import add_book_arguments, game_of, no_such, page_for, write
from .console import Console
from .parser import Parser
from .reading import add_reading_arguments, choice_of, resolved


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_book_arguments(parser, "command.RULE", "command.rules.rule", folders=True)
    add_reading_arguments(parser, "command.reading-shown")


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print the rules; returns the exit status."""
    from ..reports.book import rule, rules
    game = game_of(arguments, "rules", folders=True)
    reading, options = resolved(choice_of(arguments, {game.name: game}), game)
    page = page_for(game, console, language)
    if arguments.word is None:
        return write(console, arguments, lambda: rules.render(page, reading, options),
                     lambda: rules.as_data(page, reading, options))
    found = find_rule(game, arguments.word)
    if found is None:
        raise no_such("command.no-rule", arguments.word, (each.id for each in game.rules), game)
    return write(console, arguments, lambda: rule.render(page, found, reading, options),
                 lambda: rule.as_data(page, found, options))


def find_rule(game: Game, word: str) -> Rule | None:
    """The rule with an id, or a number such as 5.2."""
    return next((rule for rule in game.rules if word in (rule.id, rule.section)), None)
