"""What Python programs rely on: stored games are judged as they were played, and findings become sentences."""

import json
from pathlib import Path

import pytest
import yaml

import validator

PLAYERS = ["Anna", "Boris", "Chiyo"]
EXAMPLES = Path(__file__).parents[1] / "rules" / "battalion" / "examples"


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


@pytest.mark.parametrize(("name", "said"), [
    ("batalion", "there is no game 'batalion'; did you mean 'battalion'?"),
    ("whist", "there is no game 'whist'; known are "),
])
def test_a_game_there_is_not_is_told_with_those_there_are(name, said):
    with pytest.raises(KeyError) as caught:
        validator.load(name)
    assert str(caught.value).startswith(said)
    assert "battalion" in str(caught.value)


def test_a_finding_is_a_sentence_in_the_language_asked_for():
    battalion = validator.load("battalion")
    table = battalion.reading().record(PLAYERS, dealer="Anna")
    finding, = table.findings({"turn-up": "Q♥"})
    told = {language: battalion.explain(finding, table.players, language) for language in ("en", "de", "ru", "ja")}
    assert told["en"] == battalion.explain(finding, table.players)
    assert len(set(told.values())) == 4
    with pytest.raises(KeyError):
        battalion.explain(finding, table.players, "fr")


def test_when_the_game_is_over_nobody_is_due():
    ended = EXAMPLES / "most-chips-win.legal.yaml"
    recorded = yaml.load(ended.read_text(encoding="utf-8"), yaml.BaseLoader)
    table = validator.load("battalion").reading().record(recorded["players"], dealer=recorded["dealer"])
    for move in recorded["moves"]:
        assert table.due is not None and not table.over
        table.play(move)
    assert table.due is None and table.over
