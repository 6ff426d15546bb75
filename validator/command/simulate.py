"""`referee simulate`: games at random, to try a referee on."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..bulk.progress import Pace
from ..documents.files import STANDARD_INPUT
from ..processors import MOST_JOBS, NoProcess, processors
from ..reports.language import Language
from ..reports.speaker import Speaker
from ..reports.wrapping import wrap
from ..rulebook.game import Game
from .books import game_of
from .console import Console, columns
from .games import add_rules_argument, games_of
from .languages import add_language_argument, words
from .misuse import Misuse, message, unknown
from .parser import Parser, Wrong, up_to
from .reading import add_reading_arguments, choice_of, header_of, resolved
from .saving import check_free, not_saved
from .status import StatusLine

if TYPE_CHECKING:
    from ..simulation.corpus import Corpus
    from ..simulation.many import Batch

_GAMES, _SEED = 10, 1
_MOST = 999_999_999
_SHARE = re.compile(r"(?P<part>(0|1)?([.,]\d{1,9})?)|(?P<percent>\d{1,3}([.,]\d{1,9})?)\s?%")


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    say = parser.say
    from ..simulation.changes import CHANGES
    from ..simulation.styles import STYLES
    parser.add_argument("game", metavar=say("command.GAME"), nargs="?", help=say("command.check.game"))
    number = {"metavar": say("command.NUMBER"), "type": up_to(_MOST)}
    parser.add_argument("--games", **number, default=_GAMES, help=say("command.simulate.games", number=_GAMES))
    parser.add_argument("--players", **number, help=say("command.simulate.players"))
    add_reading_arguments(parser, "command.simulate.reading")
    parser.add_argument("--seed", **number, default=_SEED, help=say("command.simulate.seed", number=_SEED))
    parser.add_argument("--style", metavar=say("command.simulate.STYLE"),
                        type=_several(STYLES, "command.simulate.no-style"), default=tuple(STYLES)[:1],
                        help=say("command.simulate.style", words=parser.row(STYLES)))
    parser.add_argument("--illegal", metavar=say("command.simulate.SHARE"), type=_share,
                        help=say("command.simulate.illegal"))
    parser.add_argument("--change", metavar=say("command.simulate.CHANGE"),
                        type=_several(CHANGES, "command.simulate.no-change"),
                        help=say("command.simulate.change", words=parser.row(CHANGES)))
    parser.add_argument("--expected", metavar=say("command.FILE"), help=say("command.simulate.expected"))
    parser.add_argument("--output", metavar=say("command.FILE"), help=say("command.output"))
    parser.add_argument("--overwrite", action="store_true", help=say("command.overwrite"))
    parser.add_argument("--jobs", metavar=say("command.NUMBER"), type=up_to(MOST_JOBS),
                        help=say("command.simulate.jobs"))
    add_rules_argument(parser, "command.simulate.rules")
    add_language_argument(parser)


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Write the games, and where errors go how fast that was; returns 0."""
    from ..simulation.many import Died, batches
    if arguments.change and arguments.illegal is None:
        raise Misuse(message("command.simulate.no-illegal"), "--change")
    corpus = _corpus(arguments, _game(arguments))
    output, expected = _places(arguments)
    elsewhere = console.raw if arguments.expected == STANDARD_INPUT else lambda data: None
    count = _Count(arguments.games, words(language))
    try:
        with _file(output, console.raw) as records, _file(expected, elsewhere) as answers:
            for batch in batches(corpus, arguments.games, arguments.jobs or processors()):
                records(batch.records)
                answers(batch.answers)
                count.tell(batch)
    except NoProcess as none:
        raise Misuse(message("command.no-process", reason=none.reason), "--jobs") from None
    except Died:
        raise Misuse(message("command.simulate.died")) from None
    finally:
        count.clear()                       # whatever is said next, be it that it was interrupted
    count.end()
    return 0


# -- what is to be written

def _game(arguments: argparse.Namespace) -> Game:
    """The game that is asked for. Raises Misuse, or RuleError for rules of one's own that cannot be used."""
    if arguments.rules is None:
        return game_of(arguments, "simulate", folders=True)
    games = games_of(arguments)
    game, = games.maps[0].values()
    if arguments.game not in (None, game.name):
        raise Misuse(message("command.simulate.other-game", game=game.name, word=arguments.game), "--rules")
    return game


def _corpus(arguments: argparse.Namespace, game: Game) -> Corpus:
    """The games that are asked for. Raises Misuse for a reading, or so many players, that the game has not."""
    from ..simulation.changes import CHANGES
    from ..simulation.corpus import Corpus, seats_allowed
    from ..simulation.table import NAMES
    choice = choice_of(arguments, {game.name: game})
    _, options = resolved(choice, game)
    corpus = Corpus(game, options, header_of(choice) or "canonical", 0, arguments.seed, arguments.style,
                    arguments.illegal or 0, arguments.change or tuple(CHANGES))
    allowed = seats_allowed(corpus.kinds)
    if not allowed:
        raise Misuse(message("command.simulate.nobody", game=game.name, most=str(len(NAMES))))
    seats = allowed[0] if arguments.players is None else arguments.players
    if seats not in allowed:
        raise Misuse(message("command.simulate.no-players", word=str(seats), known=[str(number) for number in allowed],
                             game=game.asked_for), "--players")
    return replace(corpus, seats=seats)


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

def _places(arguments: argparse.Namespace) -> tuple[str | None, str | None]:
    """The files to write records and answers into; None where it is none. Raises Misuse."""
    output = STANDARD_INPUT if arguments.output is None else arguments.output
    expected = arguments.expected
    if expected is not None and os.path.realpath(output) == os.path.realpath(expected):
        raise Misuse(message("command.simulate.same-file"), "--expected")
    files = [None if path == STANDARD_INPUT else path for path in (output, expected)]
    for path in files:
        if path is not None:
            check_free(path, replacing=arguments.overwrite)
    return files[0], files[1]


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


class _Count:
    """Tells on a terminal how far it is, and in the end how fast it was."""

    def __init__(self, games: int, speaker: Speaker) -> None:
        self._games, self._speaker = games, speaker
        self._line = StatusLine()
        self._pace, self._moves_pace = Pace(None), Pace(None)
        self._made = self._moves = self._changed = 0

    def tell(self, batch: Batch) -> None:
        """So many games more are written."""
        self._made += batch.games
        self._moves += batch.moves
        self._changed += batch.changed
        if self._line.due:
            say, facts = self._speaker.word, {"number": self._made, "most": self._games}
            self._line.show(say("command.simulate.progress", **facts, speed=self._pace.at(self._made).rate),
                            say("command.simulate.progress-short", **facts))

    def clear(self) -> None:
        """Take away what was shown."""
        self._line.close()

    def end(self) -> None:
        """Tell how much was written, and how fast."""
        if self._line.stream is None:
            return
        say = self._speaker.word
        told = say("command.simulate.done", count=self._made, altogether=say("moves", count=self._moves),
                   changed=say("command.simulate.changed", count=self._changed) if self._changed else "",
                   speed=self._pace.at(self._made).rate, pace=self._moves_pace.at(self._moves).rate)
        print(wrap(told, columns(self._line.stream, os.environ)), file=self._line.stream)
