"""`referee dispute`: which readings allow a move, and what decides."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent.parent / "rules" / "battalion"
BANNED = str(RULES / "examples" / "suit-ban.illegal.yaml")
GAMES = Path(__file__).parent.parent / "games"


def test_the_move_that_the_record_s_reading_forbids_is_in_dispute(referee) -> None:
    status, out, _ = referee("dispute", BANNED)
    assert status == 0
    assert f"{BANNED}:35:5: move 27 of 27, Chiyo" in " ".join(out.split())
    assert "By the canonical rules this breaks rule 4.8 (suit-ban)." in out
    assert "  suit-ban: none (no source says so)\n" in out


def test_each_named_reading_is_told_and_those_that_do_not_come_so_far(referee) -> None:
    out = referee("dispute", BANNED).out
    assert """\
What each reading says
  canonical  illegal by rule 4.8 (suit-ban)
  ja         illegal by rule 4.8 (suit-ban)
  ru         not reached; move 2 breaks rule 2.1 (three-rounds)
  de         not reached; move 2 breaks rule 2.1 (three-rounds); with upcard:
             turned and refill: to-ten: legal
""" in out


def test_the_grounds_are_the_question_the_sources_and_why(referee) -> None:
    out = referee("dispute", BANNED).out
    assert "May an attack repeat the suit of the previous attack?" in out
    assert "「同じスーツを 2 ターン連続で攻撃に使用することはできません」" in out
    assert "What decides is that no sentence of the sources is left without effect." in out


def test_without_an_illegal_move_the_first_on_which_readings_differ_is_taken(referee) -> None:
    told = json.loads(referee("dispute", "--format", "json", str(GAMES / "tie.yaml")).out)
    assert (told["move"], told["verdict"]) == (2, "legal")
    assert told["illegal_with"] == [{"upcard": "none"}]


def test_what_a_result_comes_to_depends_on_more_than_one_question(referee) -> None:
    told = json.loads(referee("dispute", "--move", "result", "--format", "json", str(GAMES / "tie.yaml")).out)
    assert {"attack-gain": "attacker"} in told["illegal_with"]
    assert {"final-tie": "last-attacker"} in told["illegal_with"]
    assert told["readings"][0]["state"] == {"chips": {"Anna": 15, "Boris": 15, "Chiyo": 0}, "bank": 0}


def test_of_a_move_that_no_reading_allows_the_rule_is_told(referee) -> None:
    out = referee("dispute", str(RULES / "examples" / "attack-one-suit.illegal.yaml")).out
    assert "No reading that comes this far allows it." in out and "  4.6  All cards of an attack are of one suit." in out


@pytest.mark.parametrize(("arguments", "said"), [
    (("--move", "99"), "there is no move 99; the record has 27 moves"),
    (("--move", "result"), "the record has no result"),
    (("--move", "first"), "“first” is no move"),
])
def test_a_move_that_there_is_not_is_a_misuse(arguments: tuple[str, ...], said: str, referee) -> None:
    status, out, error = referee("dispute", *arguments, BANNED)
    assert (status, out) == (2, "") and said in error


def test_a_record_that_cannot_be_read_is_reported(referee) -> None:
    result = referee("dispute", "torn.yaml")
    assert result.status == 2 and "did you mean “discard”?" in result.out


@pytest.mark.parametrize("language", ["de", "ru", "ja"])
def test_the_ruling_is_the_same_in_every_language(language: str, referee) -> None:
    def data(*arguments: str) -> dict:
        told = json.loads(referee("dispute", "--format", "json", *arguments, BANNED).out)
        return {key: told[key] for key in ("move", "verdict", "rule", "legal_with", "illegal_with")} | {
            one["reading"]: (one["verdict"], one["rule"], one["move"], one["state"]) for one in told["readings"]}
    assert data() == data("--lang", language)
    assert "What each" not in referee("dispute", "--lang", language, BANNED).out


def test_as_json_what_cannot_be_read_is_json_too(referee) -> None:
    status, out, _ = referee("dispute", "--format", "json", "torn.yaml")
    assert (status, json.loads(out)["verdict"]) == (2, "unreadable")
