"""The page “Make games at random” shows what happens: its commands are run in a folder of their own, in its order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.pages import blocks
from validator.command import main
from validator.simulation.changes import CHANGES
from validator.simulation.playing import LONGEST
from validator.simulation.styles import STYLES

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "guides"
PAGES = [FOLDER / "simulate.md", *sorted(FOLDER.glob("*/simulate.md"))]     # a folder a translation


@pytest.fixture(params=PAGES, ids=lambda page: page.parent.name)
def page(request: pytest.FixtureRequest) -> str:
    """The page, in each language."""
    return request.param.read_text(encoding="utf-8")


def test_every_command_prints_what_is_shown_and_writes_the_answers_that_are_shown(
        page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("COLUMNS", "FORCE_COLOR", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for kind, block in blocks(page):
        if kind == "console":
            for command, shown in re.findall(r"^\$ referee (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                main(shlex.split(command))
                assert capfd.readouterr().out == shown, command
        elif kind == "json":
            assert Path("expected.jsonl").read_text(encoding="utf-8") == block


def test_every_style_and_every_kind_of_change_is_told_in_its_order(page: str) -> None:
    assert re.findall(r"^\| `([\w-]+)` \|", page, re.MULTILINE) == ["--style", *STYLES, "change", *CHANGES]


def test_it_is_told_where_a_game_stops(page: str) -> None:
    assert str(LONGEST) in re.sub(r"(?<=\d)[ ,. ](?=\d{3}(?!\d))", "", page)
