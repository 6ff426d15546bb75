"""Legal games played at random, with true claims about chips or points in them, and the readings to play under.

Everything is drawn from a `random.Random` with a seed, so a game that fails a test can be played again. How many
games a test plays is read from the environment, to let a machine with time play more.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from validator.engine.candidates import Proposer
from validator.engine.layout import lay_out
from validator.engine.play import Play
from validator.engine.program import Program
from validator.engine.table import Table
from validator.rulebook import load_game
from validator.rulebook.game import Game
from validator.rulebook.readings import ReadingError, reading_names, resolve
from validator.transcripts.transcript import Played, Transcript

NAMES = ("Anna", "Boris", "Chiyo", "Dora", "Emil", "Fumiko")
LONGEST = 3000                              # moves; a game that is not over by then does not end


class DoesNotEnd(AssertionError):
    """A game in which nobody can move, or that goes on and on."""


class Chosen(NamedTuple):
    """A reading: the named one it starts from, the options changed, and all the options in force."""

    base: str
    changes: dict[str, str]
    options: dict[str, str]


def how_many(what: str, usual: int) -> int:
    """A number that the environment may set: ``GAMES=10000 pytest tests/engine``."""
    return int(os.environ.get(what, usual))


@cache
def seats_of(name: str) -> tuple[int, ...]:
    """How many can play a game, of as many as have names here.

    >>> seats_of("battalion"), seats_of("clash")
    ((3, 4, 5, 6), (2,))
    """
    program = Program(load_game(name), resolve(load_game(name), {}))
    header = dict.fromkeys(program.game.header, 0)
    return tuple(seats for seats in range(1, len(NAMES) + 1)
                 if not Play(program, lay_out(program, seats, header), lambda: True).start().broken)


def changed(game: Game, base: str, changes: dict[str, str]) -> Chosen | None:
    """A named reading with some options changed; None where that is no reading."""
    try:
        return Chosen(base, changes, resolve(game, changes, base))
    except ReadingError:
        return None


def with_one_change(game: Game) -> Iterator[Chosen]:
    """The named readings, and each of them with each single option that can be changed in it."""
    for base in reading_names(game):
        yield Chosen(base, {}, resolve(game, {}, base))
        for variant in game.variants.values():
            for option in variant.options:
                chosen = changed(game, base, {variant.name: option})
                if chosen and chosen.options != resolve(game, {}, base):
                    yield chosen


def with_changes(game: Game, random: Random, most: int = 2) -> Chosen:
    """A named reading with up to `most` options changed."""
    while True:
        variants = random.sample(list(game.variants.values()), random.randrange(most + 1))
        changes = {variant.name: random.choice(variant.options) for variant in variants}
        if chosen := changed(game, random.choice(reading_names(game)), changes):
            return chosen


def played_at_random(game: Game, reading: dict[str, str], seats: int, random: Random, *,
                     stop_after: int | None = None) -> Transcript:
    """A legal game, every card shown, with true claims: played to its end, or given up after so many moves.

    Raises DoesNotEnd.
    """
    program = Program(game, reading)
    header = {note: random.randrange(seats) for note in game.header}
    table = lay_out(program, seats, header)
    if Play(program, table, lambda: True).start().broken:
        raise DoesNotEnd("the game cannot begin")
    proposer = Proposer(program, table, random)
    moves: list[Played] = []
    while table.ended is None and (stop_after is None or len(moves) < stop_after):
        if len(moves) > LONGEST:
            raise DoesNotEnd(f"{LONGEST} moves under {reading}")
        moves.append(next_move(proposer, among=random.choice((1, 4))))
        if random.random() < 0.05:
            moves.append(Played("score", None, {"claim": some(table.notes[game.counter], random)}))
    return Transcript(game.name, NAMES[:seats], reading, header, tuple(moves), true_result(table, game, random))


def next_move(proposer: Proposer, among: int = 1) -> Played:
    """A legal move, made at the table: of so many legal ones that with most cards. Raises DoesNotEnd if there is none.

    To lay many cards brings a game to its end, and shows what seldom lies together.
    """
    program, table = proposer.program, proposer.table
    legal = list(islice(filter(proposer.allows, proposer.proposals()), among))
    if not legal:
        raise DoesNotEnd(f"nobody can move in {table.phase} under {program.reading}")
    played = max(legal, key=cards_laid)
    assert not Play(program, table, lambda: True).make(played).broken, f"{played} was allowed, and then was not"
    return played


def cards_laid(played: Played) -> int:
    """How many cards a move names."""
    return sum(len(value) for value in played.values.values() if isinstance(value, tuple))


def true_result(table: Table, game: Game, random: Random) -> Played:
    """A result that is right, of which some is left out."""
    fields = {"each" if field.index else field.type: field.name for field in game.moves["result"].fields}
    amounts = table.notes[game.counter]
    values: dict[str, Any] = {fields["each"]: some(amounts[:table.seats], random)}
    if "number" in fields:                  # what is held by nobody
        values[fields["number"]] = amounts[table.seats]
    if table.ended is None:
        values |= {fields["seats"]: (random.randrange(table.seats),),
                   fields["option"]: random.choice(("forfeit", "agreement"))}
    else:
        values[fields["seats"]] = table.notes[game.winners]
    return Played("result", None, {name: value for name, value in values.items()
                                   if table.ended is None and name != fields["each"] or random.random() < 0.8})


def some(amounts: list[int], random: Random) -> dict[int, int]:
    """Some of the amounts, by their place."""
    return {place: amount for place, amount in enumerate(amounts) if random.random() < 0.7}
