"""What was made of files is out of date as soon as one of them changed, came or went."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from validator.freshness import before_reading, changed, date, is_newer


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a file that was written long ago, as far as the clock tells."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "one.yaml").write_text("one")
    return folder


@pytest.fixture
def made(folder: Path) -> Path:
    """What was made of it, dated after all that is in the folder."""
    made = folder.parent / "made.json"
    made.write_text("{}")
    date(made, changed(folder) + 1)
    return made


def test_what_was_made_last_is_newer(folder: Path, made: Path) -> None:
    assert is_newer(made, changed(folder))


@pytest.mark.parametrize("change", [
    lambda folder: (folder / "one.yaml").write_text("two"),
    lambda folder: (folder / "two.yaml").write_text("two"),
    lambda folder: (folder / "one.yaml").unlink(),
    lambda folder: (folder / "one.yaml").rename(folder / "two.yaml"),
], ids=["written", "new", "gone", "renamed"])
def test_a_change_makes_it_older(folder: Path, made: Path, change) -> None:
    date(made, changed(folder))
    change(folder)
    assert not is_newer(made, changed(folder))


def test_a_file_that_is_dated_back_has_changed_all_the_same(folder: Path) -> None:
    before = changed(folder)
    os.utime(folder / "one.yaml", ns=(0, 0))
    assert changed(folder) >= before


def test_what_is_not_there_is_not_newer(folder: Path) -> None:
    assert not is_newer(folder / "nothing.json", 0)
    date(folder / "nothing.json", 0)


def test_what_is_read_from_now_on_changed_later(folder: Path) -> None:
    moment = before_reading()
    (folder / "one.yaml").write_text("two")
    assert changed(folder) > moment
