"""Whether what was made of files is as new as they are: first by the clock, which costs nothing.

What was made is dated back to before its files were read, and by a second more, since file systems round their times.
So where it is newer than all of them, none has changed since; where it is not, they may still be the same, and whoever
asks looks into them.
"""

from __future__ import annotations

import contextlib
import os
import time

_SECOND = 10**9


def changed(*folders: str | os.PathLike[str]) -> int:
    """When anything in these folders changed last, came or went, in nanoseconds; folders in them are not looked into.

    Raises OSError where a folder cannot be read.
    """
    return max(_changed(entry) for folder in folders
               for entry in (os.stat(folder), *(entry.stat() for entry in os.scandir(folder))))


def _changed(status: os.stat_result) -> int:
    return max(status.st_mtime_ns, status.st_ctime_ns)      # what is put in its place can be dated back


def is_newer(made: str | os.PathLike[str], moment: int) -> bool:
    """Whether a file is there and dated after a moment."""
    try:
        return os.stat(made).st_mtime_ns > moment
    except OSError:
        return False


def before_reading() -> int:
    """The moment to which is dated back what is to be made of files that are read from now on."""
    return time.time_ns() - _SECOND


def date(made: str | os.PathLike[str], moment: int) -> None:
    """Date a file, where that is allowed."""
    with contextlib.suppress(OSError):
        os.utime(made, ns=(moment, moment))
