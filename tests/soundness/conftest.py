"""Two small games of one's own, Quarrel and Race, and copies of them with something changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from validator.rulebook.checking.whole_game import check
from validator.rulebook.game import Game
from validator.rulebook.loading.folder import load
from validator.rulebook.loading.pages import Book

TESTS = Path(__file__).parent.parent
FOLDERS = {"quarrel": TESTS / "rulebook" / "quarrel", "race": TESTS / "soundness" / "race"}
SCHEMAS = TESTS.parent / "rules" / "schema"
MARK = "▸"


class Changed(NamedTuple):
    """A game that was changed, its files, and where the mark stands."""

    game: Game
    book: Book
    mark: str


@pytest.fixture
def changed(tmp_path: Path) -> Callable[..., Changed]:
    """Loads a copy of a game in which texts are replaced; the mark ▸ in what is written instead is taken out."""
    def changed(name: str, changes: Mapping[str, str] | None = None) -> Changed:
        folder = tmp_path / name
        shutil.copytree(FOLDERS[name], folder)
        mark = ""
        for old, new in (changes or {}).items():
            path, = [path for path in folder.glob("*.yaml") if path.read_text(encoding="utf-8").count(old) == 1]
            text = path.read_text(encoding="utf-8").replace(old, new)
            before, found, after = text.partition(MARK)
            if found:
                mark = f"{path.name}:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"
            path.write_text(before + after, encoding="utf-8")
        game, book = load(folder, SCHEMAS)
        return Changed(check(game, book), book, mark)
    return changed
