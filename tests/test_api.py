"""A game played with the referee at the table can be stored, and is judged by the rules it was played by."""

import json

import pytest

import validator

PLAYERS = ["Anna", "Boris", "Chiyo"]


@pytest.mark.parametrize(("reading", "options"), [("de", {}), ("de", {"draw-source": "stock-only"}), ("ja", {})])
def test_a_stored_game_keeps_the_reading_it_was_played_by(reading, options, tmp_path):
    game = validator.load("battalion").reading(reading, options).record(PLAYERS, dealer="Anna")
    game.play("deal")
    if reading == "ja":                     # under it a card is turned up, under the other none
        game.play({"turn-up": "Q♥"})
    game.play({"Boris": {"draw": "stock"}})
    path = tmp_path / "stored.json"
    path.write_text(json.dumps(game.as_dict()), encoding="utf-8")
    assert [judgement.verdict for judgement in validator.judge_file(path)] == ["legal"]
