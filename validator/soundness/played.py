"""What games show of rules: those that never count for anything, and options that no game tells apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random

from ..engine.candidates import Proposer
from ..engine.layout import lay_out
from ..rulebook.game import Game
from ..rulebook.loading.pages import Book
from ..transcripts.transcript import Transcript
from .apart import can_be_told_apart, means_something, told_apart, told_apart_by
from .fault import Fault, fault
from .games import claims, next_move, readings, remarks, tables, with_option
from .watching import WatchedPlay, WatchedProgram

LONGEST = 600
"""So many moves of a random game are made; more show nothing new."""

CLAIM_AFTER = (0, 5, 40)                    # moves after which a claim about how the game stands is tried

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


def faults_in_play(game: Game, book: Book, games: int, seed: int, examples: Iterable[Transcript] = (),
                   progress: Progress = lambda done, of: None) -> list[Fault]:
    """Rules that count for nothing in the examples and in `games` games at random under each option, and pairs of
    options that no such game tells apart. The same seed plays the same games.
    """
    examples = tuple(examples)
    chosen = readings(game)
    pairs = [(variant, one, other) for variant in game.variants.values()
             for one, other in combinations(variant.options, 2)]
    of = len(chosen) + len(pairs)
    counted: set[str] = set()
    found: list[Fault] = []
    for record in examples:
        _replay(game, record, counted)
    for number, reading in enumerate(chosen):
        progress(number, of)
        for round in range(games):
            _play(WatchedProgram(game, reading, counted), Random(f"{seed} {number} {round}"))
    played = len(examples) + games * len(chosen)
    for rule in game.rules:
        if means_something(rule) and rule.id not in counted:
            found.append(fault("never-counts", book.rule(rule.id, key="id"), word=rule.id, games=played))
    for number, (variant, one, other) in enumerate(pairs):
        progress(len(chosen) + number, of)
        fitting = [record for record in examples if record.reading.get(variant.name) in (one, other)]
        tried = _alike(game, variant.name, one, other, fitting, games, Random(f"{seed} {variant.name} {one} {other}"))
        if tried:
            place = book.variants.at("variants", variant.name, "options", variant.options.index(other), key=other)
            found.append(fault("alike", place, option=other, other=one, games=tried))
    progress(of, of)
    return found


def _play(program: WatchedProgram, random: Random) -> None:
    """One game at random, as many as may play it."""
    begun = tables(program, random)
    if not begun:
        return
    table = random.choice(begun)
    play = WatchedPlay(program, table)
    play.start()
    for number in range(LONGEST):
        if number in CLAIM_AFTER:
            _claim(program, Proposer(program, table, random))
        played = None if table.ended else next_move(Proposer(program, table, random), random)
        if played is None or play.make(played).broken:
            break
    _claim(program, Proposer(program, table, random))


def _claim(program: WatchedProgram, proposer: Proposer) -> None:
    """Make claims about the game; the table stays as it is."""
    for played in (*claims(proposer), *remarks(program.game)):
        WatchedPlay(program, proposer.table.copy()).make(played)


def _replay(game: Game, record: Transcript, counted: set[str]) -> None:
    """Play a record, up to where it breaks a rule; what it hides is nothing to a rule that counts."""
    program = WatchedProgram(game, record.reading, counted)
    play = WatchedPlay(program, lay_out(program, len(record.players), record.header))
    if not play.start().broken:
        any(play.make(played).broken for played in record.all_moves)


def _alike(game: Game, variant: str, one: str, other: str, examples: Iterable[Transcript], games: int,
           random: Random) -> int:
    """How many games were tried that do not tell two options of a variant apart; 0 if one does, or none can be played.

    None is asked for where rules differ in their sentences alone: how lots are drawn, no record shows.
    """
    contexts = _contexts(game, variant, one, other)
    if not any(can_be_told_apart(game, *pair) for pair in contexts):
        return 0
    tried = 0
    for reading, changed, record in _cases(game, variant, one, other, examples):
        tried += 1
        if told_apart_by(game, reading, changed, record):
            return 0
    for _ in range(games * 2):
        for first, second in contexts:
            tried += 1
            if told_apart(game, first, second, random):
                return 0
    return tried


def _cases(game: Game, variant: str, one: str, other: str, examples: Iterable[Transcript]) -> Iterator[tuple]:
    """Records under one of two options, each with its reading and the nearest one with the other option."""
    for record in examples:
        option = other if record.reading[variant] == one else one
        if changed := with_option(game, game.variants[variant], option, record.reading):
            yield record.reading, changed, record


def _contexts(game: Game, variant: str, one: str, other: str) -> list[tuple[dict[str, str], dict[str, str]]]:
    """Pairs of readings that have the one option and the other, and agree in as much else as they can."""
    found = {}
    for base in readings(game):
        first = with_option(game, game.variants[variant], one, base)
        second = first and with_option(game, game.variants[variant], other, first)
        if first and second:
            found[tuple(sorted(first.items()))] = first, second
    fewest = min((_differences(*pair) for pair in found.values()), default=0)
    return [pair for pair in found.values() if _differences(*pair) == fewest]


def _differences(first: dict[str, str], second: dict[str, str]) -> int:
    return sum(first.get(name) != second.get(name) for name in {*first, *second})
