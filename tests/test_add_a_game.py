"""The page “Add a game” leads from an empty folder to a verdict: its steps are done here, in its order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.pages import apply, blocks
from validator.command import main
from validator.rulebook import from_folder

CHECKOUT = Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / "docs" / "guides"
PAGES = [FOLDER / "add-a-game.md", *sorted(FOLDER.glob("*/add-a-game.md"))]     # a folder a translation
WHOLE = CHECKOUT / "tests" / "crazy-eights"


def write(block: str, folder: Path) -> None:
    """Put a block into the file that its first line names, at its end, after an empty line between rules."""
    name, text = re.fullmatch(r"# (\S+)\n(.*)", block, re.DOTALL).groups()
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    there = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(f"{there}\n{text}" if there and text.startswith("- id") else there + text, encoding="utf-8")


def lines(path: Path) -> set[str]:
    """What a file says, line by line, without comments, aligning spaces, and the dash of a list."""
    return {" ".join(line.partition("  #")[0].split()).removeprefix("- ")
            for line in path.read_text(encoding="utf-8").splitlines()}


@pytest.fixture(params=PAGES, ids=lambda page: page.parent.name)
def built(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
          capfd: pytest.CaptureFixture[str]) -> Path:
    """The folder in which all steps of the page were done; each command printed what the page shows."""
    monkeypatch.chdir(tmp_path)
    for name in ("COLUMNS", "FORCE_COLOR", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for kind, block in blocks(request.param.read_text(encoding="utf-8")):
        if kind == "yaml":
            write(block, tmp_path)
        elif kind == "diff":
            apply(block, tmp_path)
        elif kind == "console":
            for command, shown in re.findall(r"^\$ referee (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                main(shlex.split(command))
                assert capfd.readouterr().out == shown, command
    return tmp_path


def test_every_step_does_what_the_page_shows_and_the_game_is_a_part_of_the_whole_one(built: Path) -> None:
    assert len(from_folder(built / "eights", CHECKOUT / "rules" / "schema").rules) > 30
    for path in (built / "eights").iterdir():
        assert lines(path) - lines(WHOLE / path.name) <= {"readings: {}"}, path.name
