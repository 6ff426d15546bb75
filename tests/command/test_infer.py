"""`referee infer`: by which rules a game was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "games"
TIE, COVER, OFF_SUIT = (str(GAMES / f"{name}.yaml") for name in ("tie", "cover", "cover-off-suit"))


def test_it_tells_the_readings_that_fit_and_what_the_play_proves(referee) -> None:
    status, out, _ = referee("infer", TIE)
    words = " ".join(out.split())
    assert status == 0
    assert "canonical all of it is legal ja all of it is legal" in words
    assert f"ru {TIE}, move 2: illegal by rule 2.1 (three-rounds)" in words.replace("- ", "-")
    assert f"upcard: turned {TIE}, move 2" in words and f"final-tie: shared {TIE}, the result" in words


def test_records_of_one_table_narrow_it_together(referee) -> None:
    def fitting(*files: str) -> list[str]:
        return json.loads(referee("infer", "--format", "json", *files).out)["fitting"]
    assert fitting(COVER) == ["ru", "de"] and fitting(COVER, OFF_SUIT) == ["ru"]


def test_what_would_do_on_top_of_the_canonical_rules_is_told(referee) -> None:
    assert "  upcard: none, combat: cover and defence-gain: bank\n" in referee("infer", COVER, OFF_SUIT).out


@pytest.mark.parametrize(("files", "said"), [
    ((), "file"),
    ((TIE, str(GAMES.parent.parent / "rules" / "clash" / "examples" / "gather.legal.yaml")), "different games"),
    ((str(GAMES.parent / "hard_cases" / "A38a-hidden-bid.yaml"),), "hides cards"),
])
def test_what_it_cannot_be_asked_is_a_misuse(files: tuple[str, ...], said: str, referee) -> None:
    status, out, error = referee("infer", *files)
    assert (status, out) == (2, "") and said in error


def test_a_record_that_cannot_be_read_is_reported(referee) -> None:
    result = referee("infer", "torn.yaml")
    assert result.status == 2 and "did you mean “discard”?" in result.out


@pytest.mark.parametrize("language", ["de", "ru", "ja"])
def test_every_language_proves_the_same(language: str, referee) -> None:
    assert referee("infer", "--format", "json", TIE).out == \
        referee("infer", "--lang", language, "--format", "json", TIE).out
    assert "What the play" not in referee("infer", "--lang", language, TIE).out


def test_as_json_what_cannot_be_read_is_json_too(referee) -> None:
    status, out, _ = referee("infer", "--format", "json", "torn.yaml")
    assert (status, json.loads(out)["verdict"]) == (2, "unreadable")
