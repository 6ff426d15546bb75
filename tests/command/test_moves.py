"""`referee moves`: whose turn it is, and what is allowed."""

from __future__ import annotations

import json
from pathlib import Path


def test_it_shows_whose_turn_it_is_and_what_is_allowed(referee) -> None:
    assert referee("moves", "good.yaml") == (0, """\
good.yaml: legal, unfinished (Battalion, canonical, 3 moves)

  Boris may discard a card:
    Boris: {discard: 2♠}
    Boris: {discard: 3♠}
    Boris: {discard: 4♠}
    Boris: {discard: 5♥}
    Boris: {discard: 6♥}
    Boris: {discard: 7♦}
    … and 5 more
""", "")


def test_what_it_proposes_can_be_recorded(referee, folder: Path) -> None:
    record = folder / "good.yaml"
    for _ in range(8):
        proposal = next(line for line in referee("moves", "good.yaml").out.splitlines() if line.startswith("    "))
        with record.open("a", encoding="utf-8") as file:
            file.write(f"- {proposal.strip()}\n")
        assert referee("validate", "good.yaml").status in (0, 3), proposal


def test_an_illegal_record_is_reported_instead(referee) -> None:
    result = referee("moves", "foul.yaml")
    assert result.status == 1
    assert "It is Boris's turn to draw a card, not Chiyo's." in result.out
    assert "may draw" not in result.out


def test_a_record_that_cannot_be_read_is_reported_instead(referee) -> None:
    result = referee("moves", "torn.yaml")
    assert result.status == 2
    assert "did you mean “discard”?" in result.out


def test_all_moves_are_shown_if_they_are_asked_for(referee) -> None:
    lines = referee("moves", "--all", "good.yaml").out.splitlines()
    assert len([line for line in lines if line.startswith("    Boris: {discard: ")]) == 11
    assert "more" not in lines[-1]


def test_as_json_the_moves_stand_beside_the_verdict(referee) -> None:
    status, out, _ = referee("moves", "--format", "json", "good.yaml", "foul.yaml")
    good, foul = map(json.loads, out.splitlines())
    assert (status, good["verdict"], foul["verdict"]) == (1, "legal", "illegal")
    assert len(good["allowed"]) == 11 and {"Boris": {"discard": "2♠"}} in good["allowed"]
    assert "allowed" not in foul


def test_after_a_result_no_move_is_allowed(referee, folder: Path) -> None:
    with (folder / "good.yaml").open("a", encoding="utf-8") as file:
        file.write("result: {winner: Boris, reason: agreement}\n")
    assert referee("moves", "good.yaml").out.endswith("\n  No move is allowed any more.\n")
