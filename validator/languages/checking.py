"""Whether catalogues are complete and sound."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog

from .catalogues import ENGLISH, CatalogueError, read
from .cldr import forms, knows, plural_forms
from .faults import faults
from .files import folders
from .texts import Text


class Problem(NamedTuple):
    """One thing that is wrong with a catalogue; line 1 where the whole file is meant."""

    file: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.sentence}"


def problems(locales: Path, domains: Mapping[str, Sequence[Text]]) -> Iterator[Problem]:
    """What is wrong with the catalogues of all languages, for the texts of all domains."""
    for folder in folders(locales):
        if not knows(folder.name):
            yield Problem(folder, 1, "a folder of languages is called by the code of one, such as pt or pt_BR")
            continue
        for domain, texts in domains.items():
            yield from problems_of(folder / "LC_MESSAGES" / f"{domain}.po", folder.name, texts)


def problems_of(path: Path, language: str, texts: Sequence[Text]) -> Iterator[Problem]:
    """What is wrong with one catalogue."""
    if not path.is_file():
        yield Problem(path, 1, "there is no such file; run update")
        return
    try:
        catalogue = read(path, language)
    except CatalogueError as error:
        yield Problem(error.file, error.line, error.sentence)
        return
    yield from _problems_of_the_header(path, language)
    yield from _problems_of_entries(path, language, catalogue, texts)


def _problems_of_the_header(path: Path, language: str) -> Iterator[Problem]:
    wanted = plural_forms(language)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith('"Plural-Forms:') and wanted not in line:
            yield Problem(path, number, f"the plural forms of this language are: {wanted}")
        if not line:
            return


def _problems_of_entries(path: Path, language: str, catalogue: Catalog, texts: Sequence[Text]) -> Iterator[Problem]:
    wanted = {text.context: text for text in texts}
    seen: dict[str, int] = {}
    for message in catalogue:
        if not message.id:
            continue
        context, line = message.context, message.lineno
        if context in seen:
            yield Problem(path, line, f"{context}: it stands in line {seen[context]} too; keep one of them")
        elif context not in wanted:
            yield Problem(path, line, f"{context}: it is not said any more; run update")
        elif (message.id if message.pluralizable else (message.id,)) != wanted[context].forms:
            yield Problem(path, line, f"{context}: the English has changed; run update")
        seen[context] = line
        yield from (Problem(path, line, f"{context}: {fault}") for fault in faults(message, forms(language)))
        if language == ENGLISH and message.string != message.id:
            yield Problem(path, line, f"{context}: English is changed where it is written: "
                                      f"{', '.join(file for file, _ in message.locations)}")
    yield from (Problem(path, 1, f"{context}: it is missing; run update") for context in wanted if context not in seen)
