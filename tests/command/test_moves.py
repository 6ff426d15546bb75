"""`referee moves`: whose turn it is, and what is allowed."""

from __future__ import annotations

from pathlib import Path


def test_it_shows_whose_turn_it_is_and_what_is_allowed(referee) -> None:
    assert referee("moves", "good.yaml") == (0, """\
good.yaml: legal, unfinished (battalion, canonical, 3 moves)

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
