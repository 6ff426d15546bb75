"""Crazy Eights, a game known from its rules alone: examples, games at random, hidden cards, languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.examples import Examples
from tests.games_at_random import how_many, next_move
from validator import Rulebook
from validator.engine import judge
from validator.engine.candidates import Proposer
from validator.engine.generated.compiled import compiled
from validator.engine.layout import lay_out
from validator.engine.play import Play
from validator.engine.program import Program
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED
from validator.languages import language, tags
from validator.reports.text import render
from validator.rulebook import from_folder, resolve
from validator.rulebook.readings import ReadingError
from validator.transcripts import read, read_text
from validator.transcripts.transcript import Played, Transcript

FOLDER = Path(__file__).resolve().parent / "crazy-eights"
GAME = from_folder(FOLDER)
GAMES = {GAME.name: GAME}
NAMES = ("Anna", "Boris", "Chiyo", "Dora", "Emil")
LONGEST = 400                               # moves: some deals, and now and then a whole game

FOUND_BY = {
    # A rule that changes the table is broken by what would be right if it had changed nothing.
    "gather": "play",
    "turn-up": "play-what-fits",
    "called": "play-what-fits",
    "reshuffle": "draw",
    "left-begins": "turn-order",
    "pass": "turn-order",
    "next-deal": "turn-order",
    "next-turn": "turn-order",
    # Points, and who has won, show in what is claimed.
    "winner-scores": "score-claims",
    "holder-scores": "score-claims",
    "blocked-lowest-hand": "score-claims",
    "most-points-win": "result-winner",
    "fewest-points-win": "result-winner",
}
CANNOT_BE_BROKEN = {
    "settled-otherwise": "after the result nothing is claimed any more",
}
EXAMPLES = Examples(GAME, FOLDER / "examples", FOUND_BY, CANNOT_BE_BROKEN)


@pytest.mark.parametrize("name", EXAMPLES.names("legal"))
def test_a_legal_example_is_legal(name):
    EXAMPLES.is_legal(name)


@pytest.mark.parametrize("name", EXAMPLES.names("illegal"))
def test_an_illegal_example_breaks_its_rule_at_the_last_move_or_in_the_result(name):
    EXAMPLES.is_illegal(name)


@pytest.mark.parametrize("rule", EXAMPLES.rules)
def test_every_rule_has_a_legal_example_and_one_that_breaks_it(rule):
    EXAMPLES.is_shown(rule)


@pytest.mark.parametrize("name", EXAMPLES.in_force)
def test_the_rule_is_in_force_where_its_example_is_played(name):
    EXAMPLES.is_played_by_its_rule(name)


@pytest.mark.parametrize("name", EXAMPLES.paths)
def test_every_example_belongs_to_a_rule_and_says_what_happens(name):
    EXAMPLES.says_what_happens(name)


# -- games at random

def some_reading(random: Random) -> dict[str, str]:
    """A reading with an option at random for every variant."""
    while True:
        try:
            return resolve(GAME, {variant.name: random.choice(variant.options) for variant in GAME.variants.values()})
        except ReadingError:
            continue


def played(random: Random) -> Transcript:
    """A legal game of two to five players; after each move every card of the pack lies somewhere, once."""
    reading, seats = some_reading(random), random.randrange(2, 6)
    header = {"dealer": random.randrange(seats)}
    program = Program(GAME, reading)
    table = lay_out(program, seats, header)
    Play(program, table, lambda: True).start()
    proposer, moves = Proposer(program, table, random), list[Played]()
    while table.ended is None and len(moves) < LONGEST:
        moves.append(next_move(proposer))
        assert sorted(card for pocket in table.pockets.values() for card in pocket.cards) == list(range(52))
    return Transcript(GAME.name, NAMES[:seats], reading, header, tuple(moves))


@pytest.mark.parametrize("seed", range(how_many("GAMES", 20)))
def test_a_random_game_keeps_its_cards_and_is_legal_for_interpreter_and_generated_code(seed):
    record = played(Random(seed))
    assert judge(GAME, record).verdict == LEGAL
    assert compiled(GAME, record.reading).judge(record).broken_at is None


@pytest.mark.parametrize("seed", range(how_many("GAMES", 20)))
def test_a_card_named_in_place_of_another_is_found_by_both_at_the_same_move_or_by_neither(seed):
    random = Random(seed)
    record = played(random)
    for number in random.sample(range(2, len(record.moves)), min(8, len(record.moves) - 2)):
        slip = record.moves[number]
        if slip.name not in ("play", "draw"):
            continue
        slip = Played(slip.name, slip.player, {**slip.values, "card": random.randrange(52)})
        slipped = Transcript(record.game, record.players, record.reading, record.header,
                             (*record.moves[:number], slip, *record.moves[number + 1:]))
        judgement = judge(GAME, slipped)
        found = judgement.findings[0].move - 1 if judgement.verdict == ILLEGAL else None
        assert compiled(GAME, record.reading).judge(slipped).broken_at == found


# -- hidden cards, and languages

UNSEEN = """
game: crazy-eights
players: [Anna, Boris]
dealer: Anna
moves:
- deal: {Anna: 7}
- turn-up: Q♠
- Boris: draw
"""


def test_whether_a_player_could_play_is_open_where_his_hand_was_not_seen():
    record, = read_text(UNSEEN, games=GAMES)
    judgement = judge(GAME, record)
    assert (judgement.verdict, judgement.findings[0].rule) == (UNDETERMINED, "draw-when-stuck")


@pytest.mark.parametrize("tag", tags())
def test_rules_that_nobody_has_translated_are_told_as_they_are_written(tag):
    path = FOLDER / "examples" / "play-what-fits.illegal.yaml"
    record, = read(str(path), games=GAMES)
    report = render(judge(GAME, record), game=GAME, language=language(tag), width=120)
    assert "9♥ is not ♠, nor of the rank of" in report
    assert "Only a card that fits is played." in report


def test_a_program_loads_it_from_its_folder_and_plays():
    rulebook = Rulebook.from_folder(str(FOLDER))
    table = rulebook.reading("gentle").record(["Anna", "Boris"], dealer="Anna")
    table.play({"deal": {"Boris": "5♠ 7♥ 8♦ J♠ 2♣ 4♠ 4♥"}})
    table.play({"turn-up": "Q♠"})
    assert table.due == ("Boris", ("draw", "play", "pass"))
    assert table.can({"Boris": {"play": "5♠"}}) and not table.can({"Boris": {"play": "7♥"}})
