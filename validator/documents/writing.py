"""Files written whole, or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .locking import is_locked, locked

_OLD = 60                                   # seconds after which nobody is about to lock or to move what he has written


def write_whole(path: str, data: bytes) -> None:
    """Write bytes into a file; who may read it stays as it was. Raises OSError as `written_whole` does."""
    with written_whole(path) as file:
        file.write(data)


@contextlib.contextmanager
def written_whole(path: str) -> Iterator[BinaryIO]:
    """A file to write bytes into, little by little; who may read it stays as it was.

    They are written beside it first, and then take its place in one step: whatever happens, there is the old file or
    the new one. What is no file, such as a device, is written into as it is. What a writer left beside it who was
    killed is taken away. Raises OSError if that cannot be done.
    """
    if os.path.exists(path) and not os.path.isfile(path):
        with open(path, "wb") as file:
            yield file
        return
    place = Path(os.path.realpath(path))    # behind a link
    draft = place.with_name(f".{place.name}.{os.getpid()}")
    _clear(place)
    try:
        with draft.open("xb") as file:
            locked(file)                    # who clears up sees by that that it is still written
            yield file
            file.flush()
            os.fsync(file.fileno())         # not only on its way to the disk, should the power fail
        if place.exists():
            shutil.copymode(place, draft)
        draft.replace(place)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise


def _clear(place: Path) -> None:
    """Take away drafts of a file that nobody writes any more."""
    begins = f".{place.name}."
    with contextlib.suppress(OSError), os.scandir(place.parent) as entries:
        for entry in entries:
            if entry.name.startswith(begins) and entry.name.removeprefix(begins).isdigit() \
                    and time.time() - entry.stat().st_mtime > _OLD and not is_locked(entry.path):
                os.remove(entry.path)
