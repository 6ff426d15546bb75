"""A record under several readings: what is said of it is what is said when each of them is asked alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests import test_crazy_eights as crazy_eights
from tests.games_at_random import DoesNotEnd, changed, how_many, played_at_random, seats_of, with_changes
from tests.hiding import with_hidden_cards
from validator.engine import judge
from validator.engine.generated import compiled
from validator.engine.generated.generate import source
from validator.engine.judge import judge_under
from validator.engine.play import Play
from validator.engine.program import Program
from validator.engine.together import Together
from validator.engine.verdict import verdict
from validator.engine.verdicts import verdicts
from validator.findings import ILLEGAL, LEGAL, Judgement
from validator.rulebook import load_game, reading_names, resolve
from validator.rulebook.game import Game
from validator.transcripts import read, read_text
from validator.transcripts.transcript import Played, Transcript

CHECKOUT = Path(__file__).resolve().parent.parent.parent
GAMES = {"battalion": load_game("battalion"), "clash": load_game("clash"), **crazy_eights.GAMES}
TIMES = how_many("GAMES_UNDER_READINGS", 3)
Readings = Mapping[str, Mapping[str, str]]


def readings_of(game: Game, random: Random, others: int = 3) -> dict[str, dict[str, str]]:
    """The named readings of a game, and some that differ from them in a few options."""
    named = {name: resolve(game, {}, name) for name in reading_names(game)}
    return named | {f"other {number}": with_changes(game, random).options for number in range(others)}


def under(readings: Readings, record: Transcript) -> dict[str, Transcript]:
    return {name: replace(record, reading=dict(options), reading_name=name) for name, options in readings.items()}


def assert_same(game: Game, record: Transcript, readings: Readings) -> dict[str, Judgement]:
    """Each reading asked alone says what it says among others, of what would have allowed a move too."""
    found = judge_under(game, record, readings)
    assert found == {name: judge(game, one) for name, one in under(readings, record).items()}
    assert {name: without_options(judgement) for name, judgement in found.items()} \
        == {name: verdict(game, one) for name, one in under(readings, record).items()}
    return found


def without_options(judgement: Judgement) -> Judgement:
    """What is said of the record alone, and not of what would have allowed a move."""
    return replace(judgement, findings=tuple(replace(finding, options=()) for finding in judgement.findings))


# -- records of all games, as they are written

RECORDS = sorted([*CHECKOUT.glob("tests/games/*.yaml"),
                  *CHECKOUT.glob("rules/*/examples/*.yaml"), *crazy_eights.FOLDER.glob("examples/*.yaml")])


@pytest.mark.parametrize("start", range(8))
def test_every_example_has_the_verdicts_that_its_readings_give_alone(start: int) -> None:
    for path in RECORDS[start::8]:
        for record in read(str(path), games=GAMES):
            game = GAMES[record.game]
            records = under(readings_of(game, Random(start), others=1), record)
            assert verdicts(game, records) == {name: verdict(game, one) for name, one in records.items()}


# -- games at random: legal, with a move of another game in them, with hidden cards

@pytest.mark.parametrize("name", ["battalion", "clash"])
@pytest.mark.parametrize("seed", range(TIMES))
def test_games_at_random(name: str, seed: int) -> None:
    random, game = Random(seed), load_game(name)
    readings = readings_of(game, random)
    record = game_at_random(game, random)
    found = assert_same(game, record, readings)
    assert LEGAL in {judgement.verdict for judgement in found.values()}
    position = random.randrange(2, len(record.moves))
    stray = (*record.moves[:position], random.choice(record.moves[1:]), *record.moves[position:])
    assert_same(game, replace(record, moves=stray), readings)


@pytest.mark.parametrize("name", ["battalion", "clash"])
@pytest.mark.parametrize("seed", range(TIMES))
def test_what_is_hidden_is_hidden_from_all_readings(name: str, seed: int) -> None:
    random, game = Random(seed), load_game(name)
    record = game_at_random(game, random)
    record = with_hidden_cards(game, replace(record, moves=record.moves[:12], result=None), random)
    records = under(readings_of(game, random, others=1), record)
    assert verdicts(game, records) == {name: verdict(game, one) for name, one in records.items()}


@pytest.mark.parametrize("seed", range(TIMES))
def test_a_game_known_from_its_rules_alone(seed: int) -> None:
    random, game = Random(seed), crazy_eights.GAME
    readings = {name: resolve(game, {}, name) for name in reading_names(game)} \
        | {f"other {number}": crazy_eights.some_reading(random) for number in range(4)}
    record = crazy_eights.played(random)
    assert_same(game, record, readings)
    number = random.randrange(2, len(record.moves))
    slip = replace(record.moves[number], values={**record.moves[number].values, "card": random.randrange(52)})
    assert_same(game, replace(record, moves=(*record.moves[:number], slip, *record.moves[number + 1:])), readings)


def game_at_random(game: Game, random: Random) -> Transcript:
    """A game that is legal under a named reading, so short that readings can still agree about it."""
    while True:
        base = random.choice(reading_names(game))
        try:
            return played_at_random(game, changed(game, base, {}).options, random.choice(seats_of(game.name)), random,
                                    stop_after=random.choice((20, 40, 80)))
        except DoesNotEnd:
            continue


# -- what goes together

@pytest.mark.parametrize("changes", [
    {"suit-ban": "none"},                   # no suit is banned before somebody has attacked
    {"chips": "ten"},                       # nor has anybody to pay: each has other chips, and nobody asks how many
    {"bid-truth": "exact"},                 # that a bid is true is required, and Boris could hold five cards of a suit
])
def test_readings_that_agree_about_all_that_happens_make_each_move_once(changes: dict[str, str],
                                                                        made: list[Played]) -> None:
    game = load_game("battalion")
    record, = read(str(CHECKOUT / "tests" / "games" / "raise.yaml"))
    one, other = Together(game, record).judgements([resolve(game, {}), resolve(game, changes)])
    assert one.verdict == other.verdict == ILLEGAL
    assert made == list(record.moves[:22])


def test_what_is_asked_later_is_not_made_again(made: list[Played]) -> None:
    game = load_game("battalion")
    record, = read(str(CHECKOUT / "tests" / "games" / "raise.yaml"))
    together = Together(game, record)
    together.judgements([resolve(game, {})])
    made.clear()
    assert together.lawful([resolve(game, {"suit-ban": "none"})], move=21) == {0}
    assert together.lawful([resolve(game, {"suit-ban": "none"})], move=22) == set()
    assert made == []


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """The moves that are made by the rules, one after another."""
    moves: list[Played] = []
    make = Play.make
    monkeypatch.setattr(Play, "make", lambda play, played: (moves.append(played), make(play, played))[1])
    return moves


def test_a_reading_that_differs_goes_together_again_where_it_comes_to_the_same_table() -> None:
    """A bid above the last one is as good where an equal one would be: both come to the same table."""
    game = load_game("battalion")
    record, = read(str(CHECKOUT / "tests" / "games" / "tie.yaml"))
    companies = Together(game, record).followed([resolve(game, {"bid-raise": option}) for option in
                                                  game.variants["bid-raise"].options])
    assert [set(company.members) for company in companies] == [{0, 1}]


def test_the_names_of_the_readings_are_told() -> None:
    record, = read_text('{"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []}',
                        "json")
    game = load_game("battalion")
    found = judge_under(game, record, {name: resolve(game, {}, name) for name in ("ja", "ru")})
    assert [(name, judgement.reading) for name, judgement in found.items()] == [("ja", "ja"), ("ru", "ru")]


# -- what a record leaves out

def a_bid_from_a_hand_that_nobody_saw() -> Transcript:
    """Boris bids five, and lays down five cards of a suit; his hand is not recorded."""
    acquisition = [f"- {player}: {move}" for _ in range(3) for player in ("Boris", "Chiyo", "Anna")
                   for move in ("{draw: discard, card: Q♥}", "{discard: Q♥}")]
    [record] = read_text("\n".join([
        "game: battalion", "players: [Anna, Boris, Chiyo]", "dealer: Anna", "moves:",
        "- deal: {Anna: 9♠ 10♠ 7♥ 8♥ 9♥ 6♦ 7♦ 8♦ 6♣ 7♣, Chiyo: 7♠ 8♠ J♠ 4♥ 5♥ 6♥ 4♦ 5♦ 3♣ 4♣}", "- turn-up: Q♥",
        *acquisition, "- Boris: {bid: 5}", "- Chiyo: pass", "- Anna: pass",
        "- Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠ 9♠}"]))
    assert isinstance(record, Transcript), record
    return record


@pytest.mark.parametrize("rarely", [0, 10**9], ids=["often", "rarely"])
def test_a_hand_that_is_left_out_is_hidden_however_often_its_reading_is_asked_for(
        rarely: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.engine.verdict.RARELY", rarely)
    record = a_bid_from_a_hand_that_nobody_saw()
    assert judge(GAMES["battalion"], record).verdict == LEGAL
    assert judge_under(GAMES["battalion"], record, {"canonical": record.reading})["canonical"].verdict == LEGAL


# -- readings that are asked for often

def test_code_is_generated_for_a_reading_after_so_many_moves_and_no_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each record counts once, however many ask about it on the way."""
    record, = read(str(CHECKOUT / "tests" / "games" / "tie.yaml"))
    game = replace(GAMES["battalion"])                      # of which nobody has asked before
    made: list[Program] = []
    monkeypatch.setattr(compiled, "source", lambda program: (made.append(program), source(program))[1])
    monkeypatch.setattr("validator.engine.verdict.RARELY", 3 * len(record.moves))
    for _ in range(3):
        judge(game, record)
    assert not made
    judge(game, record)
    assert len(made) == 1
