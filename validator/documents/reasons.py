"""Why the system did not read or write a file, as data: so that it can be said in the reader's language."""

from __future__ import annotations

import errno

from ..findings import Fact

_REASONS = {
    errno.ENOSPC: "disk-full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-too-long",
    errno.ENOENT: "not-there",
    errno.ENOTDIR: "not-there",
    errno.EIO: "disk-fails",
}
if hasattr(errno, "EDQUOT"):                # not on Windows
    _REASONS[errno.EDQUOT] = "disk-full"


def reason(error: Exception) -> Fact:
    """Why it was not done, as a fact: a reason by its name, or where it has none what the system says.

    >>> reason(OSError(errno.ENOSPC, "No space left on device"))
    Fact(type='reason', value='disk-full')
    >>> reason(OSError(errno.ELOOP, "Too many levels of symbolic links"))
    Fact(type='text', value='Too many levels of symbolic links')
    """
    name = _REASONS.get(getattr(error, "errno", None))
    return Fact("reason", name) if name else Fact("text", getattr(error, "strerror", None) or str(error))
