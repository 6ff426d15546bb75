"""What must be on the site: read from the files of the rules and of the translations, past the program under test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from babel.messages.pofile import read_po

from .building import CHECKOUT

RULES = CHECKOUT / "rules"
GAMES = sorted(path.parent.name for path in RULES.glob("*/game.yaml"))


class Stated(NamedTuple):
    """A rule, a question or a sentence of a source, and the page that must tell of it."""

    game: str
    id: str
    page: str
    content: dict[str, Any]


@cache
def rules() -> list[Stated]:
    """Every rule, with its chapter."""
    return [Stated(game, rule["id"], f"{game}/{path.name[0]}.html", rule)
            for game in GAMES for path in sorted((RULES / game).glob("[1-9]-*.yaml")) for rule in _load(path)]


@cache
def variants() -> list[Stated]:
    """Every question, with its page."""
    return [Stated(game, name, f"{game}/variants/{name}.html", variant) for game in GAMES
            for name, variant in _load(RULES / game / "variants.yaml")["variants"].items()]


class Shown(NamedTuple):
    """A game that tells an option of a variant from the canonical one: its file, and the rule that it breaks."""

    game: str
    variant: str
    option: str
    path: Path
    broken: str


@cache
def differences() -> list[Shown]:
    """All of them."""
    return [Shown(game, *path.stem.split("."), path, re.search(r"illegal by ([a-z-]+):", path.read_text("utf-8"))[1])
            for game in GAMES for path in sorted((RULES / game / "differences").glob("*.yaml"))]


@cache
def sentences() -> list[Stated]:
    """Every sentence of the sources, with the page of its source."""
    return [Stated(game, sentence["id"], f"{game}/sources/{path.stem}.html", sentence)
            for game in GAMES for path in sorted((RULES / game / "concordance").glob("*.yaml"))
            for sentence in _load(path)]


@cache
def seeds() -> list[tuple[str, str]]:
    """The text of every source that is here, with its page."""
    return [(f"{source['game']}/sources/{source['source']}.html",
             (CHECKOUT / "seeds" / source["file"]).read_text(encoding="utf-8-sig"))
            for source in _load(RULES / "sources.yaml") if "file" in source]


@cache
def games() -> list[tuple[str, str, str]]:
    """Every example game: of which game it is, its name, and its text."""
    return [(game, path.stem, path.read_text(encoding="utf-8"))
            for game in GAMES for path in sorted((RULES / game / "examples").glob("*.yaml"))]


@cache
def translations(game: str, tag: str) -> dict[str, tuple[str, list[str]]]:
    """What a catalogue has, by its context: the English, and its forms in the language."""
    path = CHECKOUT / "locales" / tag / "LC_MESSAGES" / f"{game}.po"
    with path.open("rb") as file:
        catalogue = read_po(file)
    found = {}
    for message in catalogue:
        if message.id:
            english, *_ = forms(message.id)
            found[message.context] = (english, [form or english for form in forms(message.string)])
    return found


def told(stated: Stated, field: str, tag: str) -> list[str]:
    """In a language, what a field of the rules says: its plural forms."""
    english, translated = translations(stated.game, "de")[f"{stated.id}.{field}"]
    return [english] if tag == "en" else translations(stated.game, tag)[f"{stated.id}.{field}"][1]


def pattern(text: str) -> str:
    """What matches a text without its spaces, whatever stands for its placeholders.

    >>> bool(re.fullmatch(pattern("Take {n} cards."), "Take3cards."))
    True
    """
    return ".+?".join(re.escape("".join(part.split())) for part in re.split(r"\{[^{}]*\}", text))


def forms(text: str | list[str] | tuple[str, ...]) -> list[str]:
    """The plural forms of a message; a message without any has one."""
    return [text] if isinstance(text, str) else list(text)


def _load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))
