"""How far the translations are: what is said in each language, and what has changed in English since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from validator.languages.files import LOCALES
from validator.reports.speaker import Speaker
from validator.rulebook import game_names, load_game

from . import drift
from .languages import LANGUAGES, NAMES
from .markup import TOP, box, heading, plain, table

PATH = "status.md"


class Coverage(NamedTuple):
    """Of so many entries of a catalogue, how many are translated, and how many of these before the English changed."""

    entries: int
    translated: int
    stale: int


def page(speaker: Speaker) -> str:
    """A table for each catalogue, a row for each language."""
    return "\n\n".join([heading(1, plain(speaker.word("site.status")), TOP),
                        plain(speaker.word("site.status-about")), *_tables(speaker)]) + "\n"


def _tables(speaker: Speaker) -> Iterator[str]:
    head = [plain(speaker.word(f"site.status-{column}")) for column in ("language", "entries", "translated", "stale")]
    for domain in sorted(path.stem for path in (LOCALES / LANGUAGES[0] / "LC_MESSAGES").glob("*.po")):
        yield heading(2, plain(_about(domain, speaker)), domain)
        yield box("counts", [table(head, ([plain(NAMES[tag]), *map(speaker.language.number, coverage(tag, domain))]
                                          for tag in LANGUAGES[1:]))])


def _about(domain: str, speaker: Speaker) -> str:
    """What a catalogue translates: the rules of a game, or else the program and what is around it."""
    if domain not in game_names():
        return speaker.word("site.status-program")
    return speaker.word("site.status-game", title=Speaker(speaker.language, load_game(domain)).term("titles", domain))


def coverage(tag: str, domain: str) -> Coverage:
    """How far a catalogue is."""
    entries = drift.entries(tag, domain)
    translated = list(filter(drift.is_translated, entries))
    return Coverage(len(entries), len(translated), sum(entry.fuzzy for entry in translated))
