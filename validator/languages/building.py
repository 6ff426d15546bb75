"""From catalogues to what a report reads: gettext's compiled form, and the ways of a language from the CLDR."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from .catalogues import Catalogue
from .cldr import forms, knows, ways
from .faults import faults
from .files import fingerprint, folders
from .loading import INDEX


def build(locales: Path, data: Path) -> dict[str, Any]:
    """Compile every catalogue under `locales` into `data`; returns the index that is written there too.

    An entry that is missing, fuzzy or broken is left out, and so is a file that cannot be read: the report says it in
    English. That it is so, `checking` tells.
    """
    languages = {}
    for folder in filter(lambda folder: knows(folder.name), folders(locales)):
        languages[folder.name] = ways(folder.name)
        for path in sorted(folder.glob("LC_MESSAGES/*.po")):
            _write(data / folder.name / f"{path.stem}.mo", compiled(path, folder.name))
    index = {"made of": fingerprint(locales), "languages": languages}
    _write(data / INDEX, json.dumps(index, ensure_ascii=False, indent=1).encode())
    return index


def compiled(path: Path, language: str) -> bytes:
    """The compiled form of a catalogue."""
    catalogue = Catalogue(language, fuzzy=False)
    for message in _whatever_can_be_read(path, language):
        if message.id and not any(faults(message, forms(language))):
            catalogue.add(message.id, message.string, context=message.context)
    buffer = io.BytesIO()
    write_mo(buffer, catalogue)
    return buffer.getvalue()


def _whatever_can_be_read(path: Path, language: str) -> Catalog:
    try:
        with path.open("rb") as file, contextlib.redirect_stdout(io.StringIO()):    # Babel prints what it skips
            return read_po(file, locale=language)
    except Exception:                       # whatever is wrong with the file, there is English to speak
        return Catalog(language)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".new")
    temporary.write_bytes(content)
    temporary.replace(path)
