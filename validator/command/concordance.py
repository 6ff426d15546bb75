"""`referee concordance`: how much of the sources is accounted for, and what became of a sentence."""

from __future__ import annotations

import argparse

from ..reports.language import Language
from ..rulebook.citations import Citation, cited
from ..rulebook.game import Game
from .books import add_book_arguments, game_of, no_such, page_for, write
from .console import Console
from .misuse import Misuse, message
from .parser import Parser
from .rules import find_rule


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_book_arguments(parser, "command.SENTENCE", "command.concordance.sentence")


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Print the concordance, or sentences of it; returns the exit status."""
    from ..reports.book import concordance
    from ..reports.quoting import sources_of
    game = game_of(arguments, "concordance")
    page = page_for(game, console, language)
    if arguments.word is None:
        return write(console, arguments, lambda: concordance.render(page),
                     lambda: [concordance.as_data(page, source) for source in sources_of(game) if source.file])
    rule = find_rule(game, arguments.word)
    found = cited(rule.sources, sources_of(game)) if rule else _sentences(game, arguments.word)
    return write(console, arguments,
                 lambda: concordance.render_rule(page, rule) if rule else concordance.render_sentences(page, found),
                 lambda: [concordance.sentence_as_data(page, citation) for citation in found])


def _sentences(game: Game, word: str) -> list[Citation]:
    """The sentences of a source, or the one of that name. Raises Misuse if there is neither."""
    from ..reports.quoting import sources_of
    sentences = [Citation(sentence, source) for source in sources_of(game) for sentence in source.sentences]
    found = [each for each in sentences if word in (each.source.name, each.sentence.id)]
    if not found:
        _check_number(word, game)
        names = {each.source.name: None for each in sentences} | {each.sentence.id: None for each in sentences}
        raise no_such("command.no-sentence", word, [*names, *(rule.id for rule in game.rules)], game)
    return found


def _check_number(word: str, game: Game) -> None:
    """Raise Misuse for a source without a document, and for a number that the sentences of a source do not reach."""
    from ..reports.quoting import sources_of
    name, dash, _ = word.partition("-")
    source = next((source for source in sources_of(game) if source.name == name), None)
    if source and not source.file:
        raise Misuse(message("command.no-document", word=name, game=game.name))
    if source and dash:
        first, *_, last = (sentence.id for sentence in source.sentences)
        raise Misuse(message("command.no-such-number", word=word, source=name, first=first, last=last))
