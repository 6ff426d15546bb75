"""`referee simulate`: games to try a referee on, with what must be said of them."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
from dataclasses import dataclass
from pathlib import Path

import pytest

from validator.processors import MOST_JOBS
from validator.simulation import many

OWN = str(Path(__file__).resolve().parent.parent / "crazy-eights")


def test_what_is_written_is_legal_and_is_counted_where_errors_go(referee, folder: Path) -> None:
    status, out, told = referee("simulate", "battalion", "--games", "3", "--output", "games.jsonl")
    assert (status, out) == (0, "")
    assert told.startswith("3 games, ") and told.endswith(" moves a second.\n")
    assert referee("validate", "games.jsonl", "--quiet") == (0, "3 records: 3 legal.\n", "")


def test_illegal_changes_are_found_where_they_are_expected(referee, folder: Path) -> None:
    referee("simulate", "clash", "--games", "12", "--illegal", "50%", "--expected", "expected.jsonl",
            "--output", "games.jsonl")
    expected = [json.loads(line) for line in Path("expected.jsonl").read_text().splitlines()]
    found = [json.loads(line) for line in referee("validate", "games.jsonl", "--format", "json").out.splitlines()]
    assert {answer["verdict"] for answer in expected} == {"legal", "illegal"}
    for answer, judgement in zip(expected, found, strict=True):
        assert answer["verdict"] == judgement["verdict"]
        assert [answer["move"]] * bool(answer["change"]) == [finding["move"] for finding in judgement["findings"]]


def test_without_a_file_records_go_to_standard_output(process) -> None:
    done = process("simulate", "clash", "--games", "2", "--seed", "5")
    assert done.status == 0
    records = [json.loads(line) for line in done.out.decode("utf-8").splitlines()]
    assert [record["players"] for record in records] == [["Anna", "Boris"]] * 2
    assert done.out == process("simulate", "clash", "--games", "2", "--seed", "5", "--jobs", "2").out


@pytest.mark.parametrize(("arguments", "reading"), [
    ([], "canonical"),
    (["--reading", "ru"], "ru"),
    (["--reading", "ru", "--set", "target=free"], {"base": "ru", "target": "free"}),
])
def test_a_record_names_the_reading_that_it_was_played_by(referee, arguments: list[str], reading: object) -> None:
    referee("simulate", "battalion", "--games", "1", *arguments, "--output", "games.jsonl")
    assert json.loads(Path("games.jsonl").read_text())["reading"] == reading
    assert referee("validate", "games.jsonl").status == 0


@pytest.mark.parametrize("arguments", [[OWN], ["--rules", OWN], ["crazy-eights", "--rules", OWN]])
def test_a_game_of_ones_own_is_played_by_its_rules(referee, arguments: list[str]) -> None:
    assert referee("simulate", *arguments, "--games", "1", "--players", "4", "--output", "games.jsonl").status == 0
    assert len(json.loads(Path("games.jsonl").read_text())["players"]) == 4
    assert referee("validate", "games.jsonl", "--rules", OWN).status == 0


def test_rules_by_which_nobody_can_begin_are_told_of(referee, tmp_path: Path) -> None:
    shutil.copytree(OWN, tmp_path / "own")
    setup = tmp_path / "own" / "1-setup.yaml"
    setup.write_text(setup.read_text(encoding="utf-8").replace("2 <= len(seats) <= 5", "len(seats) > 10"), "utf-8")
    assert referee("simulate", "--rules", str(tmp_path / "own"), "--output", "games.jsonl") == (
        2, "", "referee: the rules of crazy-eights let nobody begin, be they 1 to 10 players; look at what they require "
               "before the game.\n")


@pytest.mark.parametrize(("arguments", "sentence"), [
    ([], "referee simulate: say which game: battalion or clash. For help: referee simulate --help"),
    (["batalion"], "referee: there is no game “batalion”; did you mean “battalion”?"),
    (["battalion", "--players", "7"], "referee: --players: 7 cannot play battalion, only 3, 4, 5 and 6."),
    (["battalion", "--games", "0"],
     "referee simulate: --games: “0” is no number from 1 to 999999999. For help: referee simulate --help"),
    (["battalion", "--jobs", f"{MOST_JOBS + 1}"],
     f"referee simulate: --jobs: “{MOST_JOBS + 1}” is no number from 1 to {MOST_JOBS}. "
     "For help: referee simulate --help"),
    (["battalion", "--change", "twice"],
     "referee: --change: say with --illegal how many of the games are to have a change."),
    (["battalion", "--rules", OWN],
     "referee: --rules: the rules in this folder are those of crazy-eights, not of battalion; leave one of the two "
     "out."),
    (["battalion", "--output", ""], "referee: The name of this file is empty; name a file."),
    (["battalion", "--output", "new.jsonl", "--expected", ""],
     "referee: The name of this file is empty; name a file."),
    (["battalion", "--expected", "-"], "referee: --expected: give another file than for --output."),
    (["battalion", "--illegal", "110%"],
     "referee simulate: --illegal: “110%” is no share; write a number from 0 to 1, or up to 100%. "
     "For help: referee simulate --help"),
    (["battalion", "--illegal", "-5%"],
     "referee simulate: --illegal: “-5%” is no share; write a number from 0 to 1, or up to 100%. "
     "For help: referee simulate --help"),
    (["battalion", "--illegal", ""],
     "referee simulate: --illegal: “” is no share; write a number from 0 to 1, or up to 100%. "
     "For help: referee simulate --help"),
    (["battalion", "--style", "bold,timed"],
     "referee simulate: --style: there is no style “timed”; did you mean “timid”? "
     "For help: referee simulate --help"),
    (["battalion", "--change", "twize"],
     "referee simulate: --change: there is no kind of change “twize”; did you mean “twice”? "
     "For help: referee simulate --help"),
    (["battalion", "--output", "good.yaml"],
     "referee: good.yaml: there is such a file already; give another name, or say --overwrite."),
    (["battalion", "--output", "new.jsonl", "--expected", "./new.jsonl"],
     "referee: --expected: give another file than for --output."),
    (["battalion", "--reading", "rru"], "referee: --reading: There is no reading “rru”; did you mean “ru”?"),
])
def test_what_cannot_be_done_is_told_in_one_sentence(referee, arguments: list[str], sentence: str) -> None:
    assert referee("simulate", *arguments) == (2, "", sentence + "\n")


@pytest.mark.parametrize("share", ["1", "1.0", "0,5", ".5", "100%", "12.5 %"])
def test_a_share_is_written_in_several_ways(referee, share: str) -> None:
    told = referee("simulate", "clash", "--games", "3", "--illegal", share, "--output", "games.jsonl")
    assert told.status == 0


def test_a_dash_is_standard_output(process) -> None:
    games = ("simulate", "clash", "--games", "2", "--seed", "5")
    assert process(*games, "--output", "-").out == process(*games).out
    answers = process(*games, "--output", "games.jsonl", "--expected", "-").out
    assert [json.loads(line)["line"] for line in answers.splitlines()] == [1, 2]


@pytest.mark.skipif(os.name == "nt", reason="a process cannot be killed in this way ON WINDOWS")
def test_a_process_that_is_killed_is_told_of_as_that(referee, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "_make", kill_oneself)
    assert referee("simulate", "clash", "--games", "201", "--jobs", "2", "--output", "games.jsonl") == (
        2, "", "referee: a process that made games was ended from outside, perhaps for want of memory; try again with "
               "fewer --jobs.\n")
    assert sorted(path.name for path in folder.iterdir()) == ["foul.yaml", "good.yaml", "open.yaml", "torn.yaml"]


def test_where_no_process_can_be_started_that_is_told(referee, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*arguments, **settings):
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")
    monkeypatch.setattr(many, "ProcessPoolExecutor", none_left)
    assert referee("simulate", "clash", "--games", "201", "--jobs", "2", "--output", "games.jsonl") == (
        2, "", "referee: --jobs: no process can be started here: Resource temporarily unavailable; try again later, or "
               "with --jobs 1, which needs none.\n")


def kill_oneself(numbers: range) -> None:
    """What a process does that is ended from outside."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_is_told_with_its_place(referee, monkeypatch: pytest.MonkeyPatch, jobs: str) -> None:
    monkeypatch.setattr("validator.command.simulate._corpus", lambda *arguments: Faulty())
    told = referee("simulate", "clash", "--games", "201", "--jobs", jobs, "--output", "games.jsonl")
    assert told.err.startswith("referee: a fault of the referee itself, not of your record (OSError, test_simulate.py:")


@dataclass(frozen=True)
class Faulty:
    """Games that cannot be made."""

    def written(self, number: int) -> None:
        """Not even one."""
        raise OSError("nobody foresaw it")


def test_how_far_it_is_is_shown_on_a_terminal_and_wiped_away(referee, folder: Path,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.command.status._OFTEN", -1)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    told = referee("simulate", "clash", "--games", "101", "--jobs", "1", "--output", "games.jsonl").err
    *shown, last = told.split("\r")
    assert [line[:17] for line in shown if line.strip()] == ["100 of 101 games,", "101 of 101 games,"]
    assert last.startswith("101 games, ")
