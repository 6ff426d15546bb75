"""Update the catalogues, or check them.

``python -m validator.languages update`` brings `locales/` up to date with the English.
``python -m validator.languages check`` tells what is missing, fuzzy or broken, with file and line.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ..rulebook.compiled import RULES
from .catalogues import read, template, updated, written
from .extraction import extracted

LOCALES = RULES.parent / "locales"
LANGUAGES = ("en", "de", "ru", "ja")


def update(locales: Path = LOCALES) -> None:
    """Bring every catalogue up to date with the English."""
    for domain, texts in extracted().items():
        _write(locales / f"{domain}.pot", written(template(texts)))
        for language in LANGUAGES:
            path = locales / language / "LC_MESSAGES" / f"{domain}.po"
            old = read(path, language) if path.is_file() else None
            _write(path, written(updated(language, texts, old)))


def _write(path: Path, content: bytes) -> None:
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(path)


if __name__ == "__main__":
    if sys.argv[1:] == ["update"]:
        update()
