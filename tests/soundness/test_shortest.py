"""The shortest record that tells two options apart is found, however long the games are that it is looked for in."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from validator.rulebook import resolve
from validator.rulebook.game import Game
from validator.soundness.__main__ import main
from validator.soundness.differences import Difference
from validator.soundness.games import at_random
from validator.soundness.shortest import shortest
from validator.transcripts.transcript import Played, Transcript

from .conftest import FOLDERS


@pytest.fixture
def race(changed) -> Game:
    return changed("race").game


def found(game: Game, variant: str, *records: Transcript) -> Difference | None:
    return shortest(game, game.variants[variant], game.variants[variant].options[1], 1, records)


def record(game: Game, *moves: Played) -> Transcript:
    """A game of two in which the dealer is the first seat."""
    return Transcript(game.name, ("Anna", "Boris"), resolve(game, {}), {"dealer": 0}, moves)


def rounds(game: Game, number: int) -> list[Played]:
    """So many rounds in which both take a card, each a different one."""
    return [Played("take", 1 - place % 2, {"card": card}) for place, card in enumerate(game.faces[:2 * number])]


def test_where_one_may_pass_and_in_the_other_not_the_first_pass_is_found(race: Game) -> None:
    difference = found(race, "passing", record(race, *rounds(race, 2)))
    assert [played.name for played in difference.record.moves] == ["pass"]
    assert (difference.canonical.verdict, difference.other.verdict) == ("legal", "illegal")


def test_where_one_game_ends_and_the_other_does_not_the_next_move_is_found(race: Game) -> None:
    """Two players need three rounds of two moves to have three cards each, and two of eight cards are left then."""
    difference = found(race, "goal", *at_random(race, 20, 1, 40))
    assert len(difference.record.all_moves) == 3 * 2 + 1


def test_moves_that_are_not_needed_are_left_out(race: Game) -> None:
    """A round in which both pass brings nobody nearer to three cards."""
    passed = [Played("pass", 1), Played("pass", 0)]
    difference = found(race, "goal", record(race, *passed, *rounds(race, 3)))
    assert len(difference.record.all_moves) == 3 * 2 + 1


def test_a_record_of_the_first_pool_is_preferred_to_one_that_is_no_shorter(race: Game) -> None:
    named = replace(record(race, *rounds(race, 3)), players=("Chiyo", "Dora"))
    difference = shortest(race, race.variants["goal"], "no-stock", 1, [named], [record(race, *rounds(race, 3))])
    assert difference.record.players == ("Chiyo", "Dora")


def test_without_any_record_nothing_is_found(race: Game) -> None:
    assert found(race, "goal") is None


def test_the_same_seed_finds_the_same(race: Game) -> None:
    once, again = (found(race, "goal", *at_random(race, 2, 7, 40)) for _ in range(2))
    assert once == again


# -- the files

@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Rules of one's own, without any example."""
    shutil.copytree(FOLDERS["race"].parent.parent.parent / "rules" / "schema", tmp_path / "schema")
    return Path(shutil.copytree(FOLDERS["race"], tmp_path / "race"))


def test_the_files_are_written_once_and_an_old_one_goes(folder: Path, capsys) -> None:
    old = folder / "differences" / "passing.gone.yaml"
    old.parent.mkdir()
    old.write_text("game: race\n", encoding="utf-8")
    assert main([str(folder)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "race/differences/passing.forbidden.yaml", "race/differences/goal.no-stock.yaml",
        "- race/differences/passing.gone.yaml"]
    assert main([str(folder)]) == 0
    assert capsys.readouterr().out == ""


def test_only_the_variants_that_are_named_are_looked_at(folder: Path, capsys) -> None:
    assert main([str(folder), "passing"]) == 0
    assert capsys.readouterr().out == "race/differences/passing.forbidden.yaml\n"


@pytest.mark.parametrize("arguments", [[], ["chess"], ["battalion", "colour"]])
def test_what_there_is_not_is_said(arguments: list[str], capsys) -> None:
    assert main(arguments) == 2
    out, error = capsys.readouterr()
    assert (out, bool(error)) == ("", True)
