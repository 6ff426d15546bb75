"""What Python programs rely on: stored games are judged as they were played, and findings become sentences."""

import json
from pathlib import Path

import pytest
import yaml

import validator
from validator.findings import Unreadable

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


HANDS = {"Anna": "9♠ 10♠ 9♥ 10♥ J♥ 6♦ 7♦ 8♦ 6♣ 7♣", "Boris": "3♠ 4♠ 5♠ 6♠ 7♠ 2♥ 3♥ 2♦ 3♦ 2♣",
         "Chiyo": "7♠ 4♥ 5♥ 6♥ 7♥ 8♥ 4♦ 5♦ 4♣ 5♣"}


@pytest.fixture
def dealt():
    table = validator.load("battalion").reading().record(PLAYERS, dealer="Anna")
    table.play({"deal": HANDS})
    table.play({"turn-up": "Q♥"})
    return table


def test_a_move_that_stands_is_played_though_it_is_illegal(dealt):
    move = {"Chiyo": {"draw": "discard"}}
    assert not dealt.can(move)
    move["Chiyo"]["stands"] = "yes"
    assert dealt.can(move)
    finding, = dealt.findings(move)
    assert (finding.verdict, finding.stands, finding.rule) == ("illegal", True, "three-rounds")
    dealt.play(move)
    assert dealt.due == ("Chiyo", ("discard",))
    assert (dealt.judgement.verdict, dealt.judgement.accepted) == ("legal", 1)


def test_what_stands_must_be_possible(dealt):
    with pytest.raises(validator.api.IllegalMove):
        dealt.play({"Boris": {"discard": "A♠", "stands": "yes"}})


def test_moves_are_taken_back_and_the_record_keeps_them(dealt):
    dealt.play({"Boris": {"draw": "discard"}})
    dealt.play({"Boris": {"discard": "2♣"}})
    dealt.play({"Boris": {"draw": "stock", "card": "K♠", "takes-back": "2"}})
    assert dealt.due == ("Boris", ("discard",))
    assert not dealt.can({"Boris": {"discard": "Q♥"}})
    dealt.play({"Boris": {"discard": "K♠"}})
    record = dealt.as_dict()
    assert len(record["moves"]) == 6
    assert validator.load("battalion").reading().judge(record).verdict == "legal"
    with pytest.raises(Unreadable):
        dealt.play({"Chiyo": {"draw": "stock", "takes-back": "7"}})


def test_a_move_that_stood_is_still_told_after_it_was_taken_back(dealt):
    dealt.play({"Chiyo": {"draw": "discard", "stands": "yes"}})
    dealt.play({"Boris": {"draw": "discard", "takes-back": "1"}})
    judged = validator.load("battalion").reading().judge(dealt.as_dict())
    for judgement in (dealt.judgement, judged):
        finding, = judgement.findings
        assert (judgement.verdict, judgement.accepted, finding.taken_back) == ("legal", 0, True)


def test_every_named_reading_judges_a_record() -> None:
    rulebook = validator.load("battalion")
    table = rulebook.reading("ja").record(["Anna", "Boris", "Chiyo"], dealer="Anna")
    table.play({"deal": {}})
    table.play({"turn-up": "Q♥"})
    judgements = rulebook.judgements(table.as_dict())
    assert {name: judgement.verdict for name, judgement in judgements.items()} == {
        "canonical": "legal", "ja": "legal", "ru": "illegal", "de": "illegal"}
    assert judgements == {name: rulebook.reading(name).judge(table.as_dict()) for name in rulebook.readings}


def test_a_record_that_cannot_be_read_is_so_under_every_reading() -> None:
    judgements = validator.load("battalion").judgements({"game": "battalion"})
    assert {judgement.verdict for judgement in judgements.values()} == {"unreadable"}
    assert list(judgements) == ["canonical", "ja", "ru", "de"]
