"""A file is written whole or not at all, and nothing beside it is touched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from validator.command.misuse import Misuse
from validator.command.saving import check_free, save


def test_a_file_takes_the_place_of_another_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path, backup = tmp_path / "house.yaml", tmp_path / "house.yaml~"
    path.write_text("old", encoding="utf-8")
    backup.write_text("an editor's", encoding="utf-8")
    save(str(path), "neu: ♠")
    assert path.read_bytes() == "neu: ♠\n".encode()
    assert backup.read_text(encoding="utf-8") == "an editor's"
    assert sorted(tmp_path.iterdir()) == [path, backup]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.yaml").write_text("old", encoding="utf-8")
    (tmp_path / "link.yaml").symlink_to("real.yaml")
    save(str(tmp_path / "link.yaml"), "new")
    assert (tmp_path / "link.yaml").is_symlink() and (tmp_path / "real.yaml").read_text(encoding="utf-8") == "new\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    path.touch(mode=0o600)
    save(str(path), "new")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_folder_in_which_nothing_can_be_written_is_told_of_before_anything_is_asked(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: not (Path(path) == tmp_path and mode == os.W_OK))
    with pytest.raises(Misuse) as told:
        check_free(str(tmp_path / "house.yaml"))
    assert told.value.message.facts["reason"].value == "forbidden"


def test_what_leads_nowhere_is_not_free_either(tmp_path: Path) -> None:
    (tmp_path / "link.yaml").symlink_to("missing.yaml")
    with pytest.raises(Misuse):
        check_free(str(tmp_path / "link.yaml"))
    check_free(str(tmp_path / "other.yaml"))
