"""Random legal play: nothing is lost, every game ends, and every rule has its say."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from tests.bookkeeping import packs_in
from tests.engine.watching import Part, parts, parts_in_force, parts_in_play, tables
from tests.games_at_random import Chosen, how_many, played_at_random, seats_of, with_one_change
from validator.engine.program import Program
from validator.rulebook import load_game
from validator.transcripts.transcript import Transcript

GAME = load_game("battalion")
MOST_STOPPED = 60                           # moves, in the games that are given up
OPTIONS = [(variant.name, option) for variant in GAME.variants.values() for option in variant.options]
PARTS = [part for rule in GAME.rules for part, _, _ in parts(rule)]


class Season(NamedTuple):
    """Games, and the parts of rules that had their say in them."""

    games: list[Transcript]
    in_play: set[Part]


@pytest.fixture(scope="module")
def season() -> Season:
    """Games of three to six players under each named reading, and under each with one option changed.

    When each has been played once, those under which something has not yet had its say are played again. Every game
    goes to its end, and fails these tests if it has none; but one in twenty is given up.
    """
    season = Season([], set())
    waiting: list[tuple[Chosen, int]] = []
    for seed in range(how_many("GAMES", 1000)):
        waiting = waiting or readings_to_play(season.in_play)
        chosen, seats = waiting.pop()
        stop_after = Random(seed).randrange(MOST_STOPPED) if seed % 20 == 19 else None
        game = played_at_random(GAME, chosen.options, seats, Random(seed), stop_after=stop_after)
        season.games.append(game)
        if not parts_in_force(Program(GAME, chosen.options)).keys() <= season.in_play:
            season.in_play.update(parts_in_play(GAME, game, season.in_play))
    return season


def readings_to_play(in_play: set[Part]) -> list[tuple[Chosen, int]]:
    """The readings to play next, with numbers of players: where something has not had its say, or else all."""
    every = list(product(with_one_change(GAME), seats_of(GAME.name)))
    return [(chosen, seats) for chosen, seats in every
            if not parts_in_force(Program(GAME, chosen.options)).keys() <= in_play] or every


def chips_given_out(game: Transcript) -> int:
    """How many chips all players get together."""
    five_or_six = {"fifteen-twenty": (15, 20), "fifteen": (15, 15), "twenty": (20, 20), "ten": (10, 10)}
    players = len(game.players)
    return players * (10 if players < 5 else five_or_six[game.reading["chips"]][players - 5])


def test_after_every_move_no_card_and_no_chip_is_lost(season):
    for game in season.games:
        whole = {face: packs_in(game) for face in range(52)}
        chips = chips_given_out(game)
        for table in tables(GAME, game):
            assert Counter(card for pocket in table.pockets.values() for card in pocket.cards
                           if card is not None) == whole
            assert sum(table.notes["chips"]) == chips


@pytest.mark.parametrize("variant, option", OPTIONS)
def test_every_option_is_played(season, variant, option):
    assert any(game.reading.get(variant) == option for game in season.games)


@pytest.mark.parametrize("part", PARTS, ids=str)
def test_every_part_of_every_rule_has_its_say(season, part):
    assert part in season.in_play
