"""`referee schema`: what it prints is what is published."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from validator.command.schema import KINDS
from validator.rulebook import game_names

CHECKOUT = Path(__file__).resolve().parents[2]
PUBLISHED = CHECKOUT / "docs" / "guides" / "schemas"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", game_names())
def test_what_is_published_is_what_the_rules_make(referee, game: str, kind: str) -> None:
    name = f"{game}-{kind}.schema.json"
    assert (PUBLISHED / name).read_text(encoding="utf-8") == referee("schema", game, kind).out, (
        f"the rules have changed; write it anew: referee schema {game} {kind} > docs/guides/schemas/{name}")


def test_nothing_else_is_published() -> None:
    assert {path.name for path in PUBLISHED.iterdir()} == {
        f"{game}-{kind}.schema.json" for game in game_names() for kind in KINDS}


def test_without_a_word_it_is_that_of_records(referee) -> None:
    assert referee("schema", "clash") == referee("schema", "clash", "transcript")


def test_it_speaks_the_language_asked_for(referee) -> None:
    told = json.loads(referee("schema", "battalion", "--lang", "de").out)
    assert told["title"] == "Bataillon" and told["properties"]["game"] != json.loads(
        referee("schema", "battalion").out)["properties"]["game"]


def test_a_folder_of_rules_has_one_too(referee) -> None:
    told = json.loads(referee("schema", str(CHECKOUT / "tests" / "crazy-eights")).out)
    assert told["properties"]["game"]["enum"] == ["crazy-eights"]


@pytest.mark.parametrize(("arguments", "complaint"), [
    ([], "referee schema: say which game: battalion or clash. For help: referee schema --help"),
    (["chess"], "referee: there is no game “chess”, only battalion and clash."),
    (["clash", "repot"], "referee schema: SCHEMA: there is no schema “repot”; did you mean “report”? "
                         "For help: referee schema --help"),
])
def test_a_misuse_is_one_sentence(referee, arguments: list[str], complaint: str) -> None:
    result = referee("schema", *arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err.removesuffix("\n") == complaint
