"""Files that the command writes: none is written over unasked, and none is left half written."""

from __future__ import annotations

import os

from ..documents.writing import write_whole
from ..reports.visible import visible
from .misuse import Misuse, message


def check_free(path: str, *, replacing: bool = False) -> None:
    """Raise Misuse if there is something at the path already that may not be replaced, or no folder for it.

    A device is not replaced, but written into.
    """
    if not path:
        raise Misuse(message("file-unnamed"))
    device = os.path.exists(path) and not os.path.isfile(path)
    if os.path.isdir(path) or os.path.lexists(path) and not (replacing or device):
        raise Misuse(message("command.file-exists" if not os.path.isdir(path) else "command.is-folder"), visible(path))
    if not os.path.isdir(os.path.dirname(path) or "."):
        raise Misuse(message("command.no-folder-for"), visible(path))


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
    return Misuse(message("command.not-saved", reason=error.strerror or str(error)), visible(path))
