"""Files that the command writes: none is written over unasked, and none is left half written."""

from __future__ import annotations

import errno
import os

from ..documents.reasons import reason
from ..documents.writing import write_whole
from ..findings import Message
from ..reports.visible import visible
from .misuse import Misuse, message


def check_free(path: str, *, replacing: bool = False) -> None:
    """Raise Misuse if there is something at the path already that may not be replaced, or no folder to write into.

    A device is not replaced, but written into.
    """
    if not path:
        raise Misuse(message("file-unnamed"))
    device = os.path.exists(path) and not os.path.isfile(path)
    if os.path.isdir(path) or os.path.lexists(path) and not (replacing or device):
        raise Misuse(message("command.file-exists" if not os.path.isdir(path) else "command.is-folder"), visible(path))
    if not os.path.isdir(os.path.dirname(path) or "."):
        raise Misuse(message("command.no-folder-for"), visible(path))
    folder = os.path.dirname(os.path.realpath(path))        # behind a link
    if not device and os.path.isdir(folder) and not os.access(folder, os.W_OK):
        raise not_saved(path, PermissionError(errno.EACCES, ""))


def save(path: str, text: str) -> None:
    """Write a text into a file, as UTF-8 with a line feed at its end. Raises Misuse if that cannot be done."""
    save_bytes(path, (text + "\n").encode("utf-8"))


def save_bytes(path: str, data: bytes) -> None:
    """Write bytes into a file; who may read it stays as it was. Raises Misuse if that cannot be done."""
    try:
        write_whole(path, data)
    except OSError as error:
        raise not_saved(path, error) from None


def not_saved(path: str, error: OSError) -> Misuse:
    """That a file cannot be written, and why."""
    return Misuse(Message("command.not-saved", {"reason": reason(error)}), visible(path))
