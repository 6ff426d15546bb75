"""A small game of one's own, Quarrel, and copies of it with something changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from validator.rulebook import from_folder
from validator.rulebook.game import Game

QUARREL = Path(__file__).parent / "quarrel"
SCHEMAS = Path(__file__).parent.parent.parent / "rules" / "schema"


@pytest.fixture(scope="session")
def quarrel() -> Game:
    """The game as it is."""
    return from_folder(QUARREL, SCHEMAS)


@pytest.fixture
def load(tmp_path) -> Callable[..., Game]:
    """Loads a copy of the game in which texts are replaced, and files written; a file of "" is deleted."""
    folder = tmp_path / "quarrel"
    shutil.copytree(QUARREL, folder)

    def load(changes: Mapping[str, str] | None = None, files: Mapping[str, str] | None = None) -> Game:
        for old, new in (changes or {}).items():
            path, = [path for path in folder.glob("*.yaml") if path.read_text(encoding="utf-8").count(old) == 1]
            path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        for name, text in (files or {}).items():
            (folder / name).write_text(text, encoding="utf-8") if text else (folder / name).unlink()
        return from_folder(folder, SCHEMAS)

    return load
