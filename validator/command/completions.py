"""What may stand for the value of an option or an argument on a command line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..reports.speaker import Speaker
from ..rulebook.game import Game
from ..rulebook.readings import CANONICAL
from ..transcripts.read import Installed
from .games import game_in

if TYPE_CHECKING:
    from ..reports.book.page import Page


class Offer(NamedTuple):
    """A word that may stand there, and what it is about."""

    word: str
    about: str = ""


FILES, FOLDERS = Offer(":files"), Offer(":folders")
"""They stand for names of files and folders, which the shell completes."""


class _Asked(NamedTuple):
    """For whom: the command, the words before, what is typed of the value, and who says what something is about."""

    command: str
    words: Sequence[str]
    begun: str
    speaker: Speaker

    @property
    def pages(self) -> Iterator[Page]:
        """A page about each of the games, on which it says something."""
        from ..reports.book.page import Page
        return (Page(game, self.speaker.language) for game in self.games)

    @property
    def games(self) -> list[Game]:
        """The games that may be meant: the one in a folder that is named, or itself is, or else all."""
        folder = next((word for word in self.words if os.path.isfile(os.path.join(word, "game.yaml"))), None)
        if folder:
            return [game_in(folder)]
        installed = Installed()
        return [installed[name] for name in [word for word in self.words if word in installed] or installed]


def offers(action: argparse.Action, command: str, words: Sequence[str], begun: str,
           speaker: Speaker) -> Iterable[Offer]:
    """What may stand for an option or an argument of a command after some words, where a value is begun."""
    known = getattr(action.type, "known", None)
    if known is not None:
        return map(Offer, known)
    give = _OFFERS.get((command, action.dest)) or _OFFERS.get(action.dest)
    return give(_Asked(command, words, begun, speaker)) if give else ()


def _games(asked: _Asked) -> Iterator[Offer]:
    for name, game in Installed().items():
        yield Offer(name, Speaker(asked.speaker.language, game).term("titles", name))


def _games_and_folders(asked: _Asked) -> Iterator[Offer]:
    yield from _games(asked)
    yield FOLDERS


def _readings(asked: _Asked) -> Iterator[Offer]:
    names = (name for game in asked.games for name in (CANONICAL, *game.readings))
    yield from map(Offer, dict.fromkeys(names))
    yield FILES


def _readings_or_all(asked: _Asked) -> Iterator[Offer]:
    from .validate import ALL
    *named, files = _readings(asked)
    yield from (*named, Offer(ALL), files)


def _settings(asked: _Asked) -> Iterator[Offer]:
    """The variants, and behind the equals sign the options of one."""
    for page in asked.pages:
        for variant in page.game.variants.values():
            if asked.begun.startswith(f"{variant.name}="):
                yield from (Offer(f"{variant.name}={option}", page.answer(variant, option))
                            for option in variant.options)
            else:
                yield Offer(f"{variant.name}=", page.question(variant))


def _rules(asked: _Asked) -> Iterator[Offer]:
    from ..rulebook.readings import resolve
    for page in asked.pages:
        canonical = resolve(page.game, {})
        yield from (Offer(rule.id, f"{rule.section} {page.rule_text(rule, canonical)}") for rule in page.game.rules)


def _variants(asked: _Asked) -> Iterator[Offer]:
    for page in asked.pages:
        yield from (Offer(variant.name, page.question(variant)) for variant in page.game.variants.values())


def _sentences(asked: _Asked) -> Iterator[Offer]:
    from ..reports.quoting import sources_of
    for page in asked.pages:
        yield from (Offer(source.name, source.title) for source in sources_of(page.game) if source.file)
    yield from _rules(asked)


def _languages(asked: _Asked) -> Iterator[Offer]:
    from ..languages import tags
    from ..reports.quoting import language_name
    for tag in tags():
        yield Offer(tag, language_name(tag, asked.speaker))


_OFFERS: dict[str | tuple[str, str], Callable[[_Asked], Iterable[Offer]]] = {
    "files": lambda asked: [FILES],
    "file": lambda asked: [FILES],
    "output": lambda asked: [FILES],
    "rules": lambda asked: [FOLDERS],
    "game": _games_and_folders,
    ("sources", "game"): _games,
    ("concordance", "game"): _games,
    "reading": _readings,
    ("validate", "reading"): _readings_or_all,
    "options": _settings,
    "lang": _languages,
    ("rules", "word"): _rules,
    ("variants", "word"): _variants,
    ("concordance", "word"): _sentences,
}
"""By what argparse calls the value, where need be of one command."""
