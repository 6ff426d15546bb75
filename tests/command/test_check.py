"""`referee check`: silent for sound rules; otherwise each fault with its place, its line, and what to do."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from validator.languages import tags
from validator.rulebook import compiled, game_names

RACE = Path(__file__).parent.parent / "soundness" / "race"


@pytest.fixture
def race(folder: Path) -> Callable[[str, str], None]:
    """Puts a small game, with one text replaced, into the folder in which one stands."""
    def race(old: str, new: str) -> None:
        shutil.copytree(RACE, folder / "race")
        path, = [path for path in (folder / "race").glob("*.yaml") if old in path.read_text(encoding="utf-8")]
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return race


@pytest.mark.parametrize("name", game_names())
def test_nothing_is_said_of_the_games_of_the_house(referee, name: str) -> None:
    assert referee("check", name) == (0, "", "")


def test_nothing_is_said_of_battalion_after_games_either(referee) -> None:
    assert referee("check", "battalion", "--play", "--games", "1") == (0, "", "")


def test_a_fault_is_told_with_its_place_and_its_line(referee, race) -> None:
    race("  finding: Two play, not {len(seats)}.\n", "")
    assert referee("check", "race") == (1, """\
1-race.yaml:3:3: nothing is said of a move that breaks the rule 'two-players'; write a `finding`
      require: len(seats) == 2
      ^
""", "")


def test_rules_that_cannot_be_used_are_told_in_the_same_way(referee, race) -> None:
    race("len(stock) == 0", "len(stok) == 0")
    assert referee("check", "race", "--play") == (1, """\
1-race.yaml:39:12: no word 'stok', did you mean 'stock'?
      end: len(stok) == 0
               ^
""", "")


@pytest.mark.parametrize(("tag", "sentence"), [
    ("de", "unbekannt: Wort „stok“; gemeint ist vielleicht „stock“"),
    ("ru", "неизвестно: слово «stok»; может быть, «stock»?"),
    ("ja", "「stok」という語はありません。「stock」のことでしょうか。"),
])
def test_the_language_of_the_reader_is_spoken(referee, race, tag: str, sentence: str) -> None:
    race("len(stock) == 0", "len(stok) == 0")
    assert referee("check", "race", "--lang", tag).out.splitlines()[0] == f"1-race.yaml:39:12: {sentence}"


def test_what_only_games_show_is_told_when_they_are_played(referee, race) -> None:
    race("- id: size\n", "- id: idle\n  after: round\n  if: len(stock) > 8\n  do:\n"
                         "    - {move: stock, to: hand(dealer)}\n  text: Never.\n\n- id: size\n")
    assert referee("check", "race") == (0, "", "")
    status, out, _ = referee("check", "race", "--play", "--games", "2", "--seed", "5")
    assert (status, out.splitlines()[0]) == (1, "1-race.yaml:42:3: the rule 'idle' counted for nothing in 6 games; "
                                                "give an example in which it does, or change it")


@pytest.mark.parametrize("tag", tags())
def test_programs_are_told_the_same_as_data(referee, race, tag: str) -> None:
    race("  finding: Two play, not {len(seats)}.\n", "")
    status, out, err = referee("check", "race", "--format", "json", "--lang", tag)
    fault, = json.loads(out)
    assert (status, err, fault.pop("sentence") in referee("check", "race", "--lang", tag).out) == (1, "", True)
    assert fault == {"file": "1-race.yaml", "line": 3, "column": 3, "kind": "no-finding",
                     "facts": {"word": "two-players"}}


def test_sound_rules_are_an_empty_list_to_programs(referee) -> None:
    assert json.loads(referee("check", "battalion", "--format", "json").out) == []


@pytest.mark.parametrize(("arguments", "told"), [
    ((), "say which game: "),
    (("batalion",), "there is no game “batalion”; did you mean “battalion”?"),
    (("battalion", "--games", "none"), "--games: “none” is no number from 1 to 1000."),
    (("battalion", "--seed", "0"), "--seed: “0” is no number from 1 to 1000."),
])
def test_a_misuse_is_told_in_one_sentence(referee, arguments: tuple[str, ...], told: str) -> None:
    status, out, err = referee("check", *arguments)
    assert (status, out) == (2, "") and told in err.splitlines()[0]


@pytest.mark.parametrize("game", ["battalion", "race"])
def test_without_the_schemas_of_a_checkout_nothing_can_be_checked(referee, race, game: str, folder: Path,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    race("Two play.", "Two play.")
    monkeypatch.setattr(compiled, "RULES", folder / "nowhere")
    status, out, err = referee("check", game)
    assert (status, out) == (2, "") and "in a checkout of the project only" in err


def test_a_folder_without_rules_is_told(referee, folder: Path) -> None:
    (folder / "empty").mkdir()
    assert referee("check", "empty") == (
        2, "", "referee: the folder empty is no folder of rules, since it has no game.yaml; name one that has "
               "game.yaml, variants.yaml and chapters.\n")


def test_a_name_that_is_empty_is_no_folder(referee) -> None:
    assert referee("check", "") == (2, "", "referee: there is no game “”, only battalion and clash.\n")
