"""A file is there whole or not at all, and a process that was killed while it wrote leaves nothing for ever."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from validator.documents.writing import write_whole, written_whole

WRITING = """
import sys, time
from validator.documents.writing import written_whole
with written_whole(sys.argv[1]) as file:
    print(flush=True)
    time.sleep(600)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def writer(path: Path) -> subprocess.Popen[bytes]:
    """A process that writes the file and does not come to an end."""
    process = subprocess.Popen([sys.executable, "-c", WRITING, str(path)], stdout=subprocess.PIPE)
    assert process.stdout.readline()
    return process


def draft_of(path: Path, process: subprocess.Popen[bytes], seconds: float) -> Path:
    """What a process has written so far, as if it had last written so long ago."""
    draft, = path.parent.glob(f".games.jsonl.{process.pid}")
    os.utime(draft, (time.time() - seconds,) * 2)
    return draft


def test_an_interruption_leaves_what_was_there(path: Path) -> None:
    path.write_bytes(b"old\n")
    with pytest.raises(KeyboardInterrupt), written_whole(str(path)) as file:
        file.write(b"new\n")
        raise KeyboardInterrupt
    assert path.read_bytes() == b"old\n"
    assert list(path.parent.iterdir()) == [path]


def test_what_a_killed_process_left_is_taken_away_by_the_next_one(path: Path) -> None:
    process = writer(path)
    process.kill()
    process.communicate(timeout=60)
    draft = draft_of(path, process, 3600)
    for name in (".games.jsonl.mine", ".other.jsonl.7", "games.jsonl.7"):
        path.with_name(name).touch()
        os.utime(path.with_name(name), (0, 0))
    write_whole(str(path), b"new\n")
    assert not draft.exists()
    assert sorted(each.name for each in path.parent.iterdir()) == [
        ".games.jsonl.mine", ".other.jsonl.7", "games.jsonl", "games.jsonl.7"]


@pytest.mark.parametrize(("killed", "seconds"), [(False, 3600), (True, 1)], ids=["still written", "just left"])
def test_what_may_still_be_written_is_left_alone(path: Path, killed: bool, seconds: float) -> None:
    process = writer(path)
    try:
        draft = draft_of(path, process, seconds)
        if killed:
            process.kill()
            process.wait(60)
        write_whole(str(path), b"new\n")
        assert draft.exists()
    finally:
        process.kill()
        process.communicate(timeout=60)
