"""Legal games at random, by whatever rules: which readings to play, how many may sit down, and their moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product
from random import Random
from typing import Any

from ..engine.candidates import Proposer
from ..engine.layout import lay_out
from ..engine.play import Play
from ..engine.program import Program
from ..engine.table import Table
from ..rulebook.dependence import with_options
from ..rulebook.game import Field, Game, Variant
from ..rulebook.readings import ReadingError, partial_readings, reading_names, resolve
from ..simulation.table import NAMES, header
from ..transcripts.transcript import Played, Transcript

SEATS = range(1, 11)
"""How many may sit at a table: whoever writes rules for more names fewer to be checked."""

PROPOSED = 8                                # legal moves among which one is chosen
CLAIMS = 200                                # claims about the end that are tried


def readings(game: Game) -> list[dict[str, str]]:
    """Readings that together have every option: the named ones, and for each option one that has it."""
    found = [resolve(game, {}, name) for name in reading_names(game)]
    for variant in game.variants.values():
        found += [reading for option in variant.options if (reading := with_option(game, variant, option))]
    return list({tuple(sorted(reading.items())): reading for reading in found}.values())


def with_option(game: Game, variant: Variant, option: str,
                base: Mapping[str, str] | None = None) -> dict[str, str] | None:
    """The reading nearest to `base` (or to the canonical one) that has an option; None where there is none."""
    try:
        reading = with_options(game, base or {}, {variant.name: option})
        return reading if reading.get(variant.name) == option else None
    except ReadingError:
        pass
    for chosen in partial_readings(game.variants, [variant.name]):      # what it needs, needs something in turn
        if chosen.get(variant.name) == option:
            return resolve(game, chosen)
    return None


def tables(program: Program, random: Random) -> list[Table]:
    """A table before its first move for each number of players that the rules allow."""
    begun = []
    for seats in SEATS:
        table = lay_out(program, seats, header(program.game, seats, random))
        if not Play(program, table.copy(), lambda: True).start().broken:
            begun.append(table)
    return begun


def next_move(proposer: Proposer, random: Random) -> Played | None:
    """One of the legal moves, now one that names many cards, now any; None if there is none.

    To lay many cards brings a game to its end; to lay few shows what comes after.
    """
    legal = list(islice(filter(proposer.allows, proposer.proposals()), PROPOSED))
    if not legal:
        return None
    return max(legal, key=_size) if random.random() < 0.5 else random.choice(legal)


def at_random(game: Game, games: int, seed: int, longest: int) -> list[Transcript]:
    """Legal games at random, so many under each option, every card shown; the same seed plays the same games."""
    found = []
    for number, reading in enumerate(readings(game)):
        program = Program(game, reading)
        for round in range(games):
            random = Random(f"{seed} {number} {round}")
            if begun := tables(program, random):
                found.append(_record(program, random.choice(begun), random, longest))
    return found


def _record(program: Program, table: Table, random: Random, longest: int) -> Transcript:
    """A game from the first move on; it stops where nobody can move, or after so many moves."""
    header = {name: table.notes[name] for name in program.game.header}
    play, moves = Play(program, table, lambda: True), []
    play.start()
    while table.ended is None and len(moves) < longest:
        played = next_move(Proposer(program, table, random), random)
        if played is None or play.make(played).broken:
            break
        moves.append(played)
    return Transcript(program.game.name, NAMES[:table.seats], program.reading, header, tuple(moves))


def _size(played: Played) -> int:
    return sum(len(value) for value in played.values.values() if isinstance(value, tuple))


def claims(proposer: Proposer) -> Iterator[Played]:
    """True claims about how the game ended, or how it stands."""
    final = proposer.program.final
    if final is None:
        return
    ways = product(*(_claimed(field, proposer.table.seats) for field in final.fields))
    for values in islice(ways, CLAIMS):
        played = Played(final.name, None, {name: value for pair in values for name, value in pair.items()})
        if proposer.allows(played):
            yield played


def remarks(game: Game) -> Iterator[Played]:
    """What may be said of numbers at any time and changes nothing, true or not: what it must be is asked all the same.
    """
    for move in game.moves.values():
        if move.anytime and not any(rule.effects for rule in game.rules if rule.on == move.name) \
                and all(field.type == "number" for field in move.fields):
            yield Played(move.name, None if move.by_table else 0,
                         {field.name: 0 if field.index is None else {0: 0} for field in move.fields})


def _claimed(field: Field, seats: int) -> Iterable[dict[str, Any]]:
    """Ways to fill a field of a claim, each as a mapping of the field; one that is left out is an empty one."""
    left_out = [] if field.unrecorded is None else [{}]
    if field.index is not None:
        return left_out or [{field.name: {}}]
    told: Iterable[Any] = {"option": field.options, "seat": range(seats), "seats": [(seat,) for seat in range(seats)],
                           "number": range(53)}.get(field.type, ())
    return [*left_out, *({field.name: value} for value in told)]
