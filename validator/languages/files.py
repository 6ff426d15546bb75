"""Where the catalogues are, and whether they have changed since they were compiled."""

from __future__ import annotations

import hashlib
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
LOCALES = _PACKAGE.parent.parent / "locales"        # only in a checkout


def folders(locales: Path) -> list[Path]:
    """The folders of the languages."""
    return sorted(path for path in locales.iterdir() if path.is_dir() and not path.name.startswith("."))


def fingerprint(locales: Path) -> str:
    """A hash of everything that compiled catalogues are made of."""
    digest = hashlib.sha256()
    for path in sorted([*locales.glob("*/LC_MESSAGES/*.po"), *_PACKAGE.glob("*.py")]):
        digest.update("/".join(path.parts[-3:]).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
