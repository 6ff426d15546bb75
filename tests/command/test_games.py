"""`--rules` and a folder in place of a game: games of somebody's own."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

EIGHTS = Path(__file__).resolve().parents[1] / "crazy-eights"
ILLEGAL = str(EIGHTS / "examples" / "play-what-fits.illegal.yaml")


def test_a_record_of_a_game_that_is_not_installed_cannot_be_read_without_its_rules(referee) -> None:
    status, out, _ = referee("validate", ILLEGAL)
    assert status == 2 and "crazy-eights" in out


def test_with_its_rules_it_is_judged_as_any_other(referee) -> None:
    status, out, err = referee("validate", "--rules", str(EIGHTS), ILLEGAL)
    assert (status, err) == (1, "")
    assert "9♥ is not ♠, nor of the rank of J♠, nor an eight." in out
    assert "(play-what-fits)" in out


def test_records_of_installed_games_are_judged_beside_it(referee) -> None:
    status, out, _ = referee("validate", "--rules", str(EIGHTS), "--quiet", ILLEGAL, "good.yaml")
    assert (status, out) == (1, "2 records: 1 legal, 1 illegal.\n")


def test_programs_are_told_the_same(referee) -> None:
    status, out, _ = referee("validate", "--rules", str(EIGHTS), "--format", "json", ILLEGAL)
    told = json.loads(out)
    assert (status, told["game"], told["findings"][0]["rule"]) == (1, "crazy-eights", "play-what-fits")


def test_its_options_can_be_chosen(referee) -> None:
    drawing = str(EIGHTS / "examples" / "draw-no-more.illegal.yaml")
    assert referee("validate", "--rules", str(EIGHTS), drawing).status == 1
    assert referee("validate", "--rules", str(EIGHTS), "--set", "drawing=three", drawing).status == 0


def test_what_is_allowed_next_is_shown_for_it(referee) -> None:
    legal = str(EIGHTS / "examples" / "draw.legal.yaml")
    status, out, _ = referee("moves", "--rules", str(EIGHTS), legal)
    assert status == 0
    assert "Chiyo: {play: 9♥}" in out


@pytest.mark.parametrize("tag", ["de", "ru", "ja"])
def test_it_is_judged_alike_in_other_languages(referee, tag: str) -> None:
    status, out, err = referee("validate", "--rules", str(EIGHTS), "--lang", tag, ILLEGAL)
    assert (status, err) == (1, "")
    assert "Only a card that fits is played." in out


def test_a_folder_may_stand_in_place_of_a_game_for_the_rule_book_and_its_variants(referee) -> None:
    assert "An eight counts 50 points" in referee("rules", str(EIGHTS)).out
    assert "Only a card that fits is played." in referee("rules", str(EIGHTS), "play-what-fits").out
    assert "last-eight" in referee("variants", str(EIGHTS)).out
    assert "Which suit does an eight call for?" in referee("variants", str(EIGHTS), "eight-suit").out


def test_a_command_that_is_proposed_names_the_folder(referee, folder: Path) -> None:
    (folder / "our rules").symlink_to(EIGHTS)
    legend = "More on one of them: referee variants 'our rules' hand-size"
    assert referee("variants", "our rules").out.splitlines()[-1] == legend
    assert referee("rules", "our rules", "zzz").err == \
        "referee: there is no rule “zzz”; all are shown by: referee rules 'our rules'\n"


def test_a_folder_that_is_not_there_is_told(referee) -> None:
    for name in ("nowhere", ""):
        assert referee("validate", "--rules", name, "good.yaml") == (2, "", f"referee: there is no folder “{name}”.\n")


@pytest.mark.parametrize("files", [[], ["notes.yaml"], ["1-setup.yaml", "variants.yaml"]])
@pytest.mark.parametrize("arguments", [["validate", "good.yaml", "--rules", "./mine"], ["rules", "./mine"]])
def test_a_folder_that_holds_no_rules_is_told_as_that_whatever_lies_in_it(
        referee, folder: Path, files: list[str], arguments: list[str]) -> None:
    (folder / "mine").mkdir()
    for name in files:
        (folder / "mine" / name).write_text("[]", encoding="utf-8")
    assert referee(*arguments) == (
        2, "", "referee: the folder mine is no folder of rules, since it has no game.yaml; name one that has "
               "game.yaml, variants.yaml and chapters.\n")


def test_a_file_that_is_no_chapter_is_told_with_its_folder(referee, folder: Path) -> None:
    shutil.copytree(EIGHTS, folder / "mine")
    (folder / "mine" / "notes.yaml").write_text("[]", encoding="utf-8")
    status, out, err = referee("validate", "--rules", str(folder / "mine"), "good.yaml")
    assert (status, out) == (2, "")
    assert err.startswith(f"referee: {folder / 'mine' / 'notes.yaml'}: a game has game.yaml, variants.yaml, and ")


def test_a_mistake_in_its_rules_is_told_with_its_place(referee, folder: Path) -> None:
    shutil.copytree(EIGHTS, folder / "mine")
    path = folder / "mine" / "2-turn.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("require: fits(card)", "require: fit(card)"),
                    encoding="utf-8")
    status, out, err = referee("validate", "--rules", "mine", "good.yaml")
    assert (status, out) == (2, "")
    assert err == f"referee: {Path('mine', '2-turn.yaml')}:18:12: no word 'fit', did you mean 'fits'?\n"
