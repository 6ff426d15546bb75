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


@pytest.fixture
def evening(folder: Path) -> str:
    """A file of three records: a draw in the middle, and the same twice."""
    texts = [Path(name).read_text(encoding="utf-8").removeprefix("---\n") for name in (COVER, OFF_SUIT, COVER)]
    (folder / "evening.yaml").write_text("\n---\n".join(texts), encoding="utf-8")
    return "evening.yaml"


def test_of_a_file_of_many_records_it_says_which_one_proves_it(referee, evening: str) -> None:
    alone, together = referee("infer", COVER).out, " ".join(referee("infer", evening).out.split())
    assert ", game" not in alone
    assert "canonical evening.yaml, game 1, move 2: illegal by rule" in together
    assert "de evening.yaml, game 2, move " in together
    found = json.loads(referee("infer", "--format", "json", evening).out)
    assert (found["failed"]["canonical"]["document"], found["failed"]["de"]["document"]) == (1, 2)
    assert {excluded["document"] for excluded in found["excluded"]} == {1, 2}


def test_a_record_of_another_game_is_named_before_any_more_is_read(referee, folder: Path, evening: str) -> None:
    with (folder / evening).open("a", encoding="utf-8") as file:
        file.write("\n---\ngame: clash\nplayers: [Dora, Emil]\ndefender: Dora\nmoves: []\n---\n{")
    assert referee("infer", evening) == (
        2, "", "referee infer: evening.yaml, game 4 is a record of clash, and what comes before it is of battalion; "
               "give records of one game. For help: referee infer --help\n")


def test_a_record_that_hides_cards_is_named(referee, folder: Path, evening: str) -> None:
    with (folder / evening).open("a", encoding="utf-8") as file:
        file.write("\n---\ngame: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\n"
                   "moves: [{deal: {Anna: 10}}]")
    assert referee("infer", evening).err.startswith("referee infer: evening.yaml, game 4 hides cards, and ")


@pytest.mark.parametrize(("files", "said"), [
    ((), "file"),
    ((TIE, str(GAMES.parent.parent / "rules" / "clash" / "examples" / "gather.legal.yaml")),
     "gather.legal.yaml is a record of clash"),
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
