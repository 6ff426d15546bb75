"""What is idle or missing in the rules as they are written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ..rulebook.expressions import Word, words
from ..rulebook.game import Game, Variant
from ..rulebook.loading.pages import Book
from ..rulebook.readings import partial_readings
from .fault import Fault, fault


def faults_as_written(game: Game, book: Book) -> list[Fault]:
    """What the loader lets pass and should not be there, file by file in the order in which it is written."""
    found = [*_variants(game, book), *_sources(game, book), *_findings(game, book), *_words(game, book)]
    return sorted(found, key=lambda one: (not one.location.file.startswith("game."), one.location))


# -- variants

def _variants(game: Game, book: Book) -> Iterator[Fault]:
    for variant in game.variants.values():
        if not any(variant.name in reading for reading in partial_readings(game.variants, [variant.name])):
            yield fault("asked-nowhere", book.variants.at("variants", key=variant.name), word=variant.name)
            continue
        yield from _options(game, variant, book)


def _options(game: Game, variant: Variant, book: Book) -> Iterator[Fault]:
    """Options that cannot be chosen, or that nothing tells from another; of two alike, the one written later."""
    possible = {reading.get(variant.name) for reading in partial_readings(game.variants, [variant.name])}
    told = {alternative[variant.name] for condition in _conditions(game) for alternative in condition
            if variant.name in alternative}
    untold = [option for option in variant.options if option not in told and option in possible]
    for option in variant.options:
        location = book.variants.at("variants", variant.name, "options", variant.options.index(option), key=option)
        if option not in possible:
            yield fault("chosen-nowhere", location, option=option)
        elif option in untold[1:]:
            yield fault("idle-option", location, option=option, other=untold[0])


def _conditions(game: Game) -> Iterator[tuple]:
    """When rules are in force, and when questions are asked, whose answers rules depend on."""
    return chain((rule.when for rule in game.rules), (variant.asked for variant in game.variants.values()))


# -- what a rule should say of itself

def _sources(game: Game, book: Book) -> Iterator[Fault]:
    """Rules that name no source, in a game that was taken from some."""
    silent = [rule for rule in game.rules if "sources" not in book.keys(rule.id)]
    if len(silent) < len(game.rules) or any(variant.evidence for variant in game.variants.values()):
        yield from (fault("no-sources", book.rule(rule.id, key="id"), word=rule.id) for rule in silent)


def _findings(game: Game, book: Book) -> Iterator[Fault]:
    return (fault("no-finding", book.rule(rule.id, key="require"), word=rule.id)
            for rule in game.rules if rule.require is not None and not rule.finding)


# -- words

def _words(game: Game, book: Book) -> Iterator[Fault]:
    used = set(_used(game))
    for rule in game.rules:
        for definition in rule.definitions:
            if definition.word not in used:
                yield fault("idle-word", book.definition(rule.id, definition.word), word=definition.word)
    told = {game.counter, game.winners, game.settled, *game.header, *game.optional}
    for note in game.notes.values():
        if note.name not in used | told:
            yield fault("idle-note", book.game.at("notes", note.lifetime, key=note.name), word=note.name)
    options = {option for move in game.moves.values() for field in move.fields for option in field.options}
    for zone in game.zones:
        if zone not in used | options | {game.begin}:
            yield fault("idle-zone", book.game.at("zones", key=zone), word=zone)


def _used(game: Game) -> Iterator[str]:
    """What rules, moves and the number of packs name; a word does not use itself by being defined."""
    steps = (step.who for rule in game.rules if rule.turns for step in rule.turns.steps)
    named: Iterator[Word] = chain(words(game.packs), *(words(move) for move in game.moves.values()),
                                  *(words(rule) for rule in game.rules))
    return chain(steps, (word.name for word in named))
