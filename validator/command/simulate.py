"""`referee simulate`: games at random, to try a referee on."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, TextIO

from ..reports.language import Language
from ..reports.speaker import Speaker
from ..reports.width import width
from ..reports.wrapping import shorten, wrap
from ..rulebook.game import Game
from .books import game_of
from .console import Console, columns
from .games import add_rules_argument, games_of
from .languages import add_language_argument, words
from .misuse import Misuse, message, unknown
from .parser import Parser, Wrong
from .reading import add_reading_arguments, choice_of, header_of, resolved
from .saving import check_free, not_saved

if TYPE_CHECKING:
    from ..simulation.corpus import Corpus
    from ..simulation.many import Batch

_GAMES, _SEED = 10, 1
_MOST, _MOST_JOBS = 999_999_999, 60         # Windows waits for no more processes at once
_SHARE = re.compile(r"(?P<part>(0|1)?([.,]\d{1,9})?)|(?P<percent>\d{1,3}([.,]\d{1,9})?)\s?%")
_OFTEN = 0.2                                # seconds between two words on how far it is


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    say = parser.say
    from ..simulation.changes import CHANGES
    from ..simulation.styles import STYLES
    parser.add_argument("game", metavar=say("command.GAME"), nargs="?", help=say("command.check.game"))
    number = {"metavar": say("command.NUMBER"), "type": _up_to(_MOST)}
    parser.add_argument("--games", **number, default=_GAMES, help=say("command.simulate.games", number=_GAMES))
    parser.add_argument("--players", **number, help=say("command.simulate.players"))
    add_reading_arguments(parser, "command.simulate.reading")
    parser.add_argument("--seed", **number, default=_SEED, help=say("command.simulate.seed", number=_SEED))
    parser.add_argument("--style", metavar=say("command.simulate.STYLE"),
                        type=_several(STYLES, "command.simulate.no-style"), default=tuple(STYLES)[:1],
                        help=say("command.simulate.style", words=parser.row(STYLES)))
    parser.add_argument("--illegal", metavar=say("command.simulate.SHARE"), type=_share, default=0.0,
                        help=say("command.simulate.illegal"))
    parser.add_argument("--change", metavar=say("command.simulate.CHANGE"),
                        type=_several(CHANGES, "command.simulate.no-change"), default=tuple(CHANGES),
                        help=say("command.simulate.change", words=parser.row(CHANGES)))
    parser.add_argument("--expected", metavar=say("command.FILE"), help=say("command.simulate.expected"))
    parser.add_argument("--output", metavar=say("command.FILE"), help=say("command.output"))
    parser.add_argument("--overwrite", action="store_true", help=say("command.overwrite"))
    parser.add_argument("--jobs", metavar=say("command.NUMBER"), type=_up_to(_MOST_JOBS),
                        help=say("command.simulate.jobs"))
    add_rules_argument(parser, "command.simulate.rules")
    add_language_argument(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Write the games, and where errors go how fast that was; returns 0."""
    from ..processors import processors
    from ..simulation.many import batches
    corpus = _corpus(arguments, _game(arguments))
    jobs = arguments.jobs if arguments.jobs is not None else processors()
    for path in filter(None, (arguments.output, arguments.expected)):
        check_free(path, replacing=arguments.overwrite)
    if arguments.output and arguments.expected and \
            os.path.realpath(arguments.output) == os.path.realpath(arguments.expected):
        raise Misuse(message("command.simulate.same-file"), "--expected")
    pace = _Pace(arguments.games, words(language), sys.stderr)
    try:
        with _file(arguments.output, console.raw) as records, _file(arguments.expected, lambda data: None) as answers:
            for batch in batches(corpus, arguments.games, jobs):
                records(batch.records)
                answers(batch.answers)
                pace.tell(batch)
    finally:
        pace.clear()                        # whatever is said next, be it that it was interrupted
    pace.end()
    return 0


# -- what is to be written

def _game(arguments: argparse.Namespace) -> Game:
    """The game that is asked for. Raises Misuse, or RuleError for rules of one's own that cannot be used."""
    if arguments.rules is None:
        return game_of(arguments, "simulate", folders=True)
    games = games_of(arguments)
    name = arguments.game or next(iter(games.maps[0]))
    if name not in games:
        raise Misuse(unknown("command.no-game", name, tuple(games)))
    return games[name]


def _corpus(arguments: argparse.Namespace, game: Game) -> Corpus:
    """The games that are asked for. Raises Misuse for a reading, or so many players, that the game has not."""
    from ..simulation.corpus import Corpus, seats_allowed
    choice = choice_of(arguments, {game.name: game})
    _, options = resolved(choice, game)
    corpus = Corpus(game, options, header_of(choice) or "canonical", 0, arguments.seed, arguments.style,
                    arguments.illegal, arguments.change)
    allowed = seats_allowed(corpus.kinds)
    seats = allowed[0] if arguments.players is None else arguments.players
    if seats not in allowed:
        raise Misuse(message("command.simulate.no-players", word=str(seats), known=[str(number) for number in allowed],
                             game=game.asked_for), "--players")
    return replace(corpus, seats=seats)


def _up_to(most: int) -> Callable[[str], int]:
    """A type of argument: a number from 1 on."""
    def check(word: str) -> int:
        if not (word.isascii() and word.isdigit() and 1 <= int(word[:12]) <= most):
            raise Wrong(message("command.check.no-number", word=word, most=f"{most}"))
        return int(word)
    return check


def _share(word: str) -> float:
    """A part of all, as 0.1 or 10%."""
    found = _SHARE.fullmatch(word)
    number = found and (found["part"] or found["percent"])
    share = float(number.replace(",", ".")) / (100 if found["percent"] else 1) if number else 2
    if share > 1:
        raise Wrong(message("command.simulate.no-share", word=word))
    return share


def _several(known: Collection[str], kind: str) -> Callable[[str], tuple[str, ...]]:
    """A type of argument: words that are known, parted by commas."""
    def check(text: str) -> tuple[str, ...]:
        several = tuple(word.strip() for word in text.split(","))
        for word in several:
            if word not in known:
                raise Wrong(unknown(kind, word, known))
        return several
    check.known = tuple(known)              # for who completes what is typed
    return check


# -- where to, and how far it is

@contextlib.contextmanager
def _file(path: str | None, otherwise: Callable[[bytes], None]) -> Iterator[Callable[[bytes], object]]:
    """What writes into a file that is there only when all is written, or else elsewhere. Raises Misuse."""
    from ..documents.writing import written_whole
    if path is None:
        yield otherwise
        return
    try:
        with written_whole(path) as file:
            yield file.write
    except BrokenPipeError:                 # nobody takes what is written elsewhere
        raise
    except OSError as error:
        raise not_saved(path, error) from None


class _Pace:
    """Tells on a terminal how far it is, and in the end how fast it was."""

    def __init__(self, games: int, speaker: Speaker, stream: TextIO | None) -> None:
        self.games, self.speaker, self.stream = games, speaker, stream
        self._begun = self._told = time.monotonic()
        self._made = self._moves = self._changed = 0
        self._shown = ""

    def tell(self, batch: Batch) -> None:
        """So many games more are written."""
        self._made += batch.games
        self._moves += batch.moves
        self._changed += batch.changed
        now = time.monotonic()
        if self.stream is not None and self.stream.isatty() and now - self._told > _OFTEN:
            self._told = now
            self._show(self.speaker.word("command.simulate.progress", number=self._made, most=self.games,
                                         speed=self._rate(self._made)))

    def clear(self) -> None:
        """Take away what was shown."""
        if self._shown:
            self._show("")

    def end(self) -> None:
        """Tell how much was written, and how fast."""
        if self.stream is None:
            return
        say = self.speaker.word
        told = say("command.simulate.done", count=self._made, altogether=say("moves", count=self._moves),
                   changed=say("command.simulate.changed", count=self._changed) if self._changed else "",
                   speed=self._rate(self._made), pace=self._rate(self._moves))
        print(wrap(told, columns(self.stream, os.environ)), file=self.stream)

    def _rate(self, things: int) -> int:
        """How many there were in a second."""
        return round(things / max(time.monotonic() - self._begun, 0.001))

    def _show(self, line: str) -> None:
        """Write over what was shown before."""
        line = shorten(line, columns(self.stream, os.environ) - 1)
        if line or self._shown:
            print("\r" + " " * width(self._shown) + "\r" + line, end="", file=self.stream, flush=True)
        self._shown = line
