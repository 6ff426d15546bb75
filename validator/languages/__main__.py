"""Bring the catalogues up to date, or check them.

``python -m validator.languages update`` makes every catalogue under `locales/` follow the English: what is new is
added, what is not said any more becomes a comment at the end, and a translation whose English has changed is marked
as fuzzy. For a new language, make its folder first, as in ``mkdir locales/fr``.

``python -m validator.languages check`` tells what is missing, fuzzy or broken, each with file and line; its exit
status is 1 if there is anything.

Both end with status 2 at rules or a catalogue that cannot be read.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from ..rulebook import RuleError
from .catalogues import CatalogueError, read, template, updated, written
from .checking import problems
from .cldr import knows
from .extraction import extracted
from .files import LOCALES, folders


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit status."""
    try:
        match list(arguments):
            case ["update"]:
                for path in update():
                    print(path)
                return 0
            case ["check"]:
                found = list(problems(LOCALES, extracted()))
                for problem in found:
                    print(problem)
                return 1 if found else 0
        print(__doc__, file=sys.stderr)
    except (CatalogueError, RuleError) as error:
        print(error, file=sys.stderr)
    return 2


def update(locales: Path = LOCALES) -> list[Path]:
    """Bring every catalogue up to date with the English; returns the files that changed."""
    languages = [folder.name for folder in folders(locales) if knows(folder.name)]
    changed = []
    for domain, texts in extracted().items():
        changed += _written(locales / f"{domain}.pot", written(template(texts)))
        for language in languages:
            path = locales / language / "LC_MESSAGES" / f"{domain}.po"
            old = read(path, language) if path.is_file() else None
            changed += _written(path, written(updated(language, texts, old)))
    return changed


def _written(path: Path, content: bytes) -> list[Path]:
    """Write a file; returns it, unless that is what it held already."""
    if path.is_file() and path.read_bytes() == content:
        return []
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return [path]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
