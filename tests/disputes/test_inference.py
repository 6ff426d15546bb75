"""What records prove of the rules they were played by."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.disputes.battle import CLAIMS, battle
from tests.games_at_random import played_at_random, with_changes
from validator.disputes.forking import HiddenCards
from validator.disputes.inference import Recorded, Spot, infer
from validator.engine.follow import follow
from validator.rulebook import load_game, resolve
from validator.transcripts.read import read_text

GAME = load_game("battalion")


@pytest.mark.parametrize(("players", "claim", "changes"), [claim for claim in CLAIMS if claim[2]])
def test_the_nearest_readings_are_those_that_pay_what_is_claimed(players: int, claim: dict, changes: list) -> None:
    found = infer(GAME, [Recorded("evening.yaml", battle(players, claim))])
    assert list(found.nearest) == changes
    assert ("canonical" in found.fitting) is (changes == [{}])


def test_what_nobody_can_have_played_by_is_said_with_the_move_that_proves_it() -> None:
    record = battle(3, {"Boris": 8, "Chiyo": 12, "bank": 0})
    found = infer(GAME, [Recorded("evening.yaml", record)])
    assert found.excluded["upcard", "none"] == Spot("evening.yaml", 2)
    assert found.left("strength") == ("cards",)
    assert found.proof("strength") == Spot("evening.yaml", len(record.moves))
    assert found.proof("packs") is None and found.left("packs") == GAME.variants["packs"].options


def test_what_no_reading_pays_leaves_none() -> None:
    record = battle(3, {"Boris": 7, "Chiyo": 13, "bank": 0})
    found = infer(GAME, [Recorded("evening.yaml", record)])
    assert found.stuck == (Spot("evening.yaml", len(record.moves)), "score-claims")


def test_records_of_one_table_narrow_it_together() -> None:
    """One pays by cards to the defender, the other by points: no table does both."""
    by_cards, by_points = battle(3, CLAIMS[2][1]), battle(3, CLAIMS[0][1])
    one, two = Recorded("one.yaml", by_cards), Recorded("two.yaml", by_points)
    assert infer(GAME, [one]).stuck is infer(GAME, [two]).stuck is None
    found = infer(GAME, [one, two])
    assert found.stuck.spot == Spot("two.yaml", len(by_points.moves))


@pytest.mark.parametrize("seed", range(6))
def test_no_option_that_a_game_was_played_by_is_excluded(seed: int) -> None:
    random = Random(seed)
    chosen = with_changes(GAME, random, most=4)
    record = played_at_random(GAME, chosen.options, random.choice((3, 4, 5)), random, stop_after=60)
    found = infer(GAME, [Recorded("evening.yaml", record)])
    assert found.stuck is None
    assert all(option in found.left(variant) for variant, option in chosen.options.items())


@pytest.mark.parametrize("seed", range(4))
def test_the_named_readings_that_fit_are_those_under_which_a_game_is_legal(seed: int) -> None:
    random = Random(seed)
    record = played_at_random(GAME, with_changes(GAME, random, most=1).options, 3, random, stop_after=40)
    found = infer(GAME, [Recorded("evening.yaml", record)])
    assert {name for name in ("canonical", "ja", "ru", "de")
            if not follow(GAME, replace(record, reading=resolve(GAME, {}, name))).illegal} == set(found.fitting)


def test_of_a_record_that_hides_cards_the_file_is_named() -> None:
    record, = read_text("game: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\nmoves: [{deal: {Anna: 10}}]\n")
    with pytest.raises(HiddenCards) as hidden:
        infer(GAME, [Recorded("evening.yaml", record, 3)])
    assert hidden.value.args == ("evening.yaml", 3)
