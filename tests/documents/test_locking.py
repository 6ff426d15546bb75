"""A file that one process writes is locked for others until that one closes it or ends."""

from __future__ import annotations

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
