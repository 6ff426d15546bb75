"""Exit statuses for every set of verdicts, in one file and in several, and for any number of games: A23, A29, A32."""

from __future__ import annotations

import json
from itertools import combinations, permutations

import pytest

from tests.command.conftest import RECORDS
from validator.command import main

STATUS = {"good.yaml": 0, "foul.yaml": 1, "open.yaml": 3, "torn.yaml": 2}
WORST_FIRST = (2, 1, 3, 0)
SETS = [chosen for count in range(1, 5) for chosen in combinations(STATUS, count)]


def worst(names):
    return min((STATUS[name] for name in names), key=WORST_FIRST.index)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    for name, text in RECORDS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("names", SETS, ids=lambda names: "-".join(names))
def test_the_worst_verdict_gives_the_status_in_whatever_order(names, folder, capsys):
    for ordered in permutations(names):
        assert main(["validate", "--quiet", *ordered]) == worst(names)
        several = folder / "several.yaml"
        several.write_text("---\n".join(RECORDS[name] for name in ordered), encoding="utf-8")
        assert main(["validate", "--quiet", "several.yaml"]) == worst(names)
    capsys.readouterr()


@pytest.mark.parametrize("count", [1, 2, 127, 128, 255, 256, 257, 512])
def test_the_number_of_games_does_not_change_the_status(count, folder, capsys):
    foul = "---\n" + RECORDS["foul.yaml"].split("moves:")[0] + "moves:\n- deal: {Boris: 9}\n"
    (folder / "many.yaml").write_text(foul * count, encoding="utf-8")
    assert main(["validate", "--format", "json", "many.yaml"]) == 1
    assert capsys.readouterr().out.count("\n") == count


@pytest.mark.parametrize("missing", ["none.yaml", ".", "", "a\0b"])
def test_what_cannot_be_opened_costs_only_itself(missing, capsys):
    for files in (["good.yaml", missing], [missing, "good.yaml"]):
        assert main(["validate", "--format", "json", *files]) == 2
        reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [report["verdict"] for report in reports] == [
            "legal" if name == "good.yaml" else "unreadable" for name in files]
        assert [report["file"] for report in reports] == files
