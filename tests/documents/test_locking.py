"""A file that one process writes is locked for others until that one closes it or ends."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from validator.documents.locking import is_locked, locked

WRITING = """
import sys, time
from validator.documents.locking import locked
file = open(sys.argv[1], "ab")
print(locked(file), flush=True)
time.sleep(600)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "results.jsonl").write_bytes(b"first\n")
    return tmp_path / "results.jsonl"


def test_one_writes_and_the_next_one_has_to_wait(path: Path) -> None:
    with path.open("ab") as file, path.open("ab") as other:
        assert (locked(file), locked(other)) == (True, False)
        file.write(b"second\n")
    assert path.read_bytes() == b"first\nsecond\n"
    assert not is_locked(str(path))


def test_a_process_that_is_killed_locks_nothing_any_more(path: Path) -> None:
    other = subprocess.Popen([sys.executable, "-c", WRITING, str(path)], stdout=subprocess.PIPE)
    assert other.stdout.readline().split() == [b"True"]
    assert is_locked(str(path))
    other.kill()
    other.communicate(timeout=60)
    assert not is_locked(str(path))
    assert path.read_bytes() == b"first\n"


def test_what_is_not_there_is_not_locked(path: Path) -> None:
    assert not is_locked(str(path.with_name("other.jsonl")))
    assert not path.with_name("other.jsonl").exists()


class Msvcrt:
    """What Windows has for it: it locks a byte, from where the file is read or written next."""

    LK_NBLCK = 2

    def __init__(self, free: bool) -> None:
        self.free = free
        self.asked: list[tuple[int, int, int]] = []

    def locking(self, descriptor: int, mode: int, size: int) -> None:
        """Lock so many bytes."""
        self.asked.append((os.lseek(descriptor, 0, os.SEEK_CUR), mode, size))
        if not self.free:
            raise PermissionError


@pytest.mark.parametrize("free", [True, False])
def test_windows_locks_a_byte_behind_the_results_and_goes_on_where_it_was(
        path: Path, free: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = Msvcrt(free)
    monkeypatch.setattr("validator.documents.locking.fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    with path.open("r+b") as file:
        file.seek(3)
        assert locked(file) is free
        assert file.tell() == os.lseek(file.fileno(), 0, os.SEEK_CUR) == 3
    (where, mode, size), = windows.asked
    assert where > 2**30 and (mode, size) == (Msvcrt.LK_NBLCK, 1)


def test_where_there_are_no_locks_nobody_is_kept_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.documents.locking.fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", None)
    with path.open("ab") as file:
        assert locked(file)


@pytest.mark.skipif(sys.platform == "win32", reason="WINDOWS has no such drives")
def test_a_drive_that_cannot_lock_keeps_nobody_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cannot(descriptor: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")
    monkeypatch.setattr("validator.documents.locking.fcntl.flock", cannot)
    with path.open("ab") as file:
        assert locked(file)
