"""A record grows in its file: what stands there stays, and at no moment is there half a record."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from validator.documents import writing
from validator.findings import Unreadable
from validator.recording.file import NotToBeChanged, RecordFile

HEADER = "game: battalion   # our game\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.yaml"


def opened(path: Path, text: str) -> RecordFile:
    path.write_bytes(text.encode("utf-8"))
    return RecordFile.existing(str(path))


@pytest.mark.parametrize(("before", "after"), [
    ("moves:\n", "moves:\n- deal\n"),
    ("moves:", "moves:\n- deal\n"),
    ("moves:\n- deal: {Boris: 10}   # cut twice\n# a break\n", None),
    ("moves:\n  - deal:\n      Boris: 10\n", "moves:\n  - deal:\n      Boris: 10\n  - deal\n"),
    ("moves:\r\n- deal\r\n", "moves:\r\n- deal\r\n- deal\r\n"),
    ("moves:\n- deal", "moves:\n- deal\n- deal\n"),
    ("moves: []\n", "moves:\n- deal\n"),
    ("moves: [ ]", "moves:\n- deal\n"),
    ("moves: []   # so far\n", "moves:   # so far\n- deal\n"),
])
def test_a_move_is_added_behind_what_stands_there(path: Path, before: str, after: str | None) -> None:
    record = opened(path, HEADER + before)
    record.add("deal")
    assert path.read_bytes().decode() == HEADER + (after or before + "- deal\n")


def test_a_byte_order_mark_stays(path: Path) -> None:
    opened(path, "\ufeff" + HEADER + "moves:\n- deal\n- score: {}\n").add("deal")
    RecordFile.existing(str(path)).take_back()
    RecordFile.existing(str(path)).take_back()
    assert path.read_bytes().decode() == "\ufeff" + HEADER + "moves:\n- deal\n"


@pytest.mark.parametrize(("text", "kind"), [
    ("{game: battalion, players: [Anna, Boris, Chiyo], dealer: Anna, moves: []}\n", "no-list-at-the-end"),
    ("moves: []\n" + HEADER, "no-list-at-the-end"),
    (HEADER + "moves: [deal]\n", "no-list-at-the-end"),
    (HEADER + "moves:\n- deal\nresult: {winner: Anna}\n", "no-list-at-the-end"),
    ("moves:\n- deal\n" + HEADER, "no-list-at-the-end"),
    (HEADER + "moves:\n- deal\n...\n", "no-list-at-the-end"),
    (HEADER + "moves:\n- deal\n---\n" + HEADER + "moves:\n- deal\n", "several-records"),
    (HEADER, "no-list-at-the-end"),
    ("game: battalion\nplayers: [Anna, Boris, Chiyo]\n", "no-list-at-the-end"),
    ("", "no-list-at-the-end"),
])
def test_what_cannot_be_added_to_safely_is_left_alone(path: Path, text: str, kind: str) -> None:
    with pytest.raises(NotToBeChanged, match=kind):
        opened(path, text)
    assert path.read_bytes().decode() == text


@pytest.mark.parametrize("text", ["- a\n- b\n", "moves\n", "base: canonical\ntarget: next\n"])
def test_what_is_no_record_is_told_as_that_and_left_alone(path: Path, text: str) -> None:
    with pytest.raises(Unreadable, match="not-a-record"):
        opened(path, text)
    assert path.read_bytes().decode() == text


@pytest.mark.parametrize("name", ["evening.json", "evening.jsonl", "evening.yaml.gz"])
def test_only_yaml_is_added_to(tmp_path: Path, name: str) -> None:
    with pytest.raises(NotToBeChanged, match="not-yaml"):
        opened(tmp_path / name, HEADER + "moves:\n")


def test_moves_are_taken_back_one_by_one_and_comments_stay(path: Path) -> None:
    record = opened(path, HEADER + "moves:\n- deal:\n    Boris: 10\n    # seen\n# a break\n")
    record.add("turn-up: Q♥")
    record.take_back()
    record.take_back()
    assert path.read_text(encoding="utf-8") == HEADER + "moves:\n    # seen\n# a break\n"
    with pytest.raises(NotToBeChanged, match="not-to-be-taken-back"):
        record.take_back()


def test_what_another_program_wrote_meanwhile_is_not_written_over(path: Path) -> None:
    record = opened(path, HEADER + "moves:\n")
    path.write_text(HEADER + "moves:\n- deal\n", encoding="utf-8")
    for change in (lambda: record.add("deal"), record.take_back):
        with pytest.raises(NotToBeChanged):
            change()
    assert path.read_text(encoding="utf-8") == HEADER + "moves:\n- deal\n"


def test_when_saving_fails_the_file_is_as_it_was_and_nothing_lies_beside_it(path: Path,
                                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    record = opened(path, HEADER + "moves:\n")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(writing.os, "fsync", full)
    with pytest.raises(OSError):
        record.add("deal")
    assert path.read_text(encoding="utf-8") == HEADER + "moves:\n"
    assert os.listdir(path.parent) == ["evening.yaml"]
    monkeypatch.undo()
    record.add("deal")
    assert path.read_text(encoding="utf-8") == HEADER + "moves:\n- deal\n"


def test_a_link_and_the_rights_of_its_file_stay(tmp_path: Path, path: Path) -> None:
    path.write_text(HEADER + "moves:\n", encoding="utf-8")
    path.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(path)
    RecordFile.existing(str(link)).add("deal")
    assert link.is_symlink() and path.read_text(encoding="utf-8").endswith("- deal\n")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_new_file_holds_its_header_and_replaces_none(path: Path) -> None:
    RecordFile.begun(str(path), {"game": "battalion", "edition": "1.0", "reading": {"base": "ja", "target": "next"},
                                 "players": ["No", "a: b", "010"], "dealer": "a: b"})
    assert path.read_text(encoding="utf-8") == (
        'game: battalion\nedition: "1.0"\nreading: {base: ja, target: next}\n'
        'players: [No, "a: b", 010]\ndealer: "a: b"\nmoves:\n')
    with pytest.raises(FileExistsError):
        RecordFile.begun(str(path), {"game": "clash"})
