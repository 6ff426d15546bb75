"""Files that one process alone writes, as long as it has them open. Whatever ends it, they are free then."""

from __future__ import annotations

import os
from typing import BinaryIO

try:
    import fcntl
except ImportError:                         # Windows, or a browser
    fcntl = None

_FAR = 2**31 - 2                            # a byte that readers of a file hardly come to


def locked(file: BinaryIO) -> bool:
    """Keep others from writing a file that is open, until it is closed; False if somebody else writes it.

    Where the system cannot do that, as on some network drives and in a browser, nobody is kept from it.
    """
    return _locked_by_windows(file.fileno()) if fcntl is None else _locked(file.fileno())


def is_locked(path: str) -> bool:
    """Whether somebody writes a file now."""
    try:
        with open(path, "r+b") as file:
            return not locked(file)
    except OSError:                         # it is not there, or cannot be written at all
        return False


def _locked(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


def _locked_by_windows(descriptor: int) -> bool:
    try:
        import msvcrt
    except ImportError:
        return True
    here = os.lseek(descriptor, 0, os.SEEK_CUR)
    os.lseek(descriptor, _FAR, os.SEEK_SET)
    try:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    finally:
        os.lseek(descriptor, here, os.SEEK_SET)
    return True
