"""What games at random state of their end, and in their headers, is what their rules ask for, whatever that is.

The rules are those of a small game, Race, with something changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from validator.engine import judge
from validator.findings import LEGAL
from validator.rulebook import from_folder
from validator.rulebook.compiled import RULES
from validator.rulebook.readings import resolve
from validator.simulation.corpus import Corpus
from validator.transcripts import read_text

RACE = Path(__file__).resolve().parent.parent / "soundness" / "race"
TAKES = "    takes:\n      claimed: {is: seats, unrecorded: winners}\n    names: {claimed: winner}\n"
NOTES = "  game: {dealer: seat,"
CLAIMED = "  require: claimed == winners\n  text: The winner is whoever has won.\n" \
          '  finding: "{winners} won, not {claimed}."\n'

Written = Callable[..., dict[str, Any]]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """A game at random under changed rules, as it is written; it is judged to be legal."""
    def written(changes: dict[str, str], number: int = 1) -> dict[str, Any]:
        folder = copytree(RACE, tmp_path / "race", dirs_exist_ok=True)
        for old, new in changes.items():
            path, = [path for path in folder.glob("*.yaml") if old in path.read_text(encoding="utf-8")]
            path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        game = from_folder(folder, RULES / "schema")
        made = Corpus(game, resolve(game, {}), "canonical", 2).written(number)
        record, = read_text(made.record.decode("utf-8"), games={game.name: game})
        assert judge(game, record).verdict == LEGAL
        return json.loads(made.record)
    return written


def test_of_a_result_that_takes_nothing_nothing_is_said(written: Written) -> None:
    unasked = {TAKES: "", CLAIMED: "  text: Nothing is asked.\n"}
    assert "result" not in written(unasked)


def test_of_a_game_that_goes_on_and_on_a_result_says_nothing(written: Written) -> None:
    assert written({"  end: any(len(hand(seat)) >= 3 for seat in seats)": "  end: len(stock) > 8"})["result"] == {}


@pytest.mark.parametrize(("field", "require"), [
    ("told: number", "claimed == winners"),
    ("told: number", "claimed == winners and told >= 0"),
    ("told: seat", "claimed == winners and told == first(seat for seat in winners)"),
    ("told: suit", "claimed == winners and told == nothing"),
])
def test_no_result_is_stated_where_nobody_says_what_must_be_stated(field: str, require: str, written: Written) -> None:
    assert "result" not in written({"    takes:\n      claimed:": f"    takes:\n      {field}\n      claimed:",
                                    "  require: claimed == winners\n": f"  require: {require}\n"})


@pytest.mark.parametrize(("field", "require"), [
    ("told: {is: number, unrecorded: '3'}", "claimed == winners and (told == len(claimed) or told == 3)"),
    ("told: {is: number, unrecorded: len(claimed)}", "claimed == winners and told == len(claimed)"),
    ("told: {is: seat, unrecorded: nothing}", "claimed == winners and told == nothing"),
    ("told: {is: number of seat, unrecorded: len(hand(seat))}", "claimed == winners and told(dealer) < 4"),
    ("told: {is: number of holder, unrecorded: points(holder) + 3}", "claimed == winners and told(dealer) == 3"),
])
def test_what_depends_on_the_rest_of_a_claim_is_left_out_of_it(field: str, require: str, written: Written) -> None:
    said = TAKES.replace("winners}\n", f"winners}}\n      {field}\n")
    assert written({TAKES: said, "  require: claimed == winners\n": f"  require: {require}\n"})["result"].keys() \
        == {"winner"}


def test_a_number_is_claimed_that_does_not_depend_on_who_it_is_asked_for(written: Written) -> None:
    changes = {TAKES: TAKES.replace("winners}\n", "winners}\n      told: number\n"),
               "  require: claimed == winners\n": "  each: seat in seats\n  require: claimed == winners and "
                                                  "told == len(seats)\n"}
    assert written(changes)["result"]["told"] == "2"


@pytest.mark.parametrize(("type", "values"), [
    ("number", {str(number) for number in range(1, 11)}), ("suit", {"♠", "♥"}), ("seats", {"Anna", "Boris"})])
def test_a_header_gives_what_it_must(type: str, values: set[str], written: Written) -> None:
    changes = {NOTES: f"{NOTES} given: {type},", "header: [dealer]": "header: [dealer, given]"}
    found = [written(changes, number)["given"] for number in (1, 2)]
    assert {value for one in found for value in ([one] if isinstance(one, str) else one)} <= values
