"""The page “Check an archive” shows what happens: its commands are run in a folder of their own, in its order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.pages import blocks
from validator.command import main

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "guides"
PAGES = [FOLDER / "bulk.md", *sorted(FOLDER.glob("*/bulk.md"))]     # a folder a translation


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_command_prints_what_is_shown_and_writes_the_results_that_are_shown(
        page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("COLUMNS", "FORCE_COLOR", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    shown_results = 0
    for kind, block in blocks(page.read_text(encoding="utf-8")):
        if kind == "console":
            for command, shown in re.findall(r"^\$ referee (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                main(shlex.split(command))
                assert capfd.readouterr().out == shown, command
        elif kind == "json":
            assert block in Path("results.jsonl").read_text(encoding="utf-8")
            shown_results += 1
    assert shown_results == 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_option_for_archives_is_told(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [option for option in ("--jobs", "--results", "--resume", "--scheduler") if option not in text] == []
