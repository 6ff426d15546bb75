"""`referee house`: what a table should settle before it plays, asked and written down."""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Mapping

from ..reports.book.page import Page
from ..reports.language import Language
from ..reports.speaker import Speaker
from ..reports.visible import visible
from ..reports.wrapping import wrap
from ..rulebook.game import Game
from ..rulebook.readings import CANONICAL, with_dependencies
from ..rulebook.settling import Draft, Settled
from ..transcripts.reading import BASE, GAME, Choice
from .asking import LEFT, Dialogue, Left, dialogue, somebody_is_there
from .books import game_of, page_for
from .console import Console
from .languages import add_language_argument, words
from .misuse import Misuse
from .parser import Parser, one_of
from .reading import add_reading_arguments, choice_of, resolved
from .saving import check_free, save

_FORMATS = ("yaml", "html", "markdown", "json")
_ENDINGS = {".html": "html", ".htm": "html", ".md": "markdown", ".json": "json"}
_USUAL = "house.yaml"                       # what the file is called as long as nobody has named it


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    say = parser.say
    parser.add_argument("game", metavar=say("command.GAME"), nargs="?", help=say("command.check.game"))
    add_reading_arguments(parser, "command.house.reading")
    parser.add_argument("--yes", action="store_true", help=say("command.house.yes"))
    parser.add_argument("--output", metavar=say("command.FILE"), help=say("command.output"))
    parser.add_argument("--overwrite", action="store_true", help=say("command.overwrite"))
    add_language_argument(parser)
    parser.add_argument("--format", metavar=say("command.FORMAT"), type=one_of("command.no-format", _FORMATS),
                        help=say("command.house.format"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Ask what is to be asked, and write the house rules; returns 0, or 130 if whoever was asked stopped."""
    game = game_of(arguments, "house", folders=True)
    choice = choice_of(arguments, {game.name: game})
    _, options = resolved(choice, game)
    if arguments.output is not None:
        check_free(arguments.output, replacing=_may_replace(arguments.output, arguments))
    draft = _draft(game, choice, options)
    if arguments.yes or not somebody_is_there():
        _write(arguments, console, page_for(game, console, language), draft.settled)
        return 0
    return _ask(arguments, console, language, draft)


def _ask(arguments: argparse.Namespace, console: Console, language: Language, draft: Draft) -> int:
    """Ask at the terminal, and write what was settled."""
    from .interview import Interview, Stopped
    talk, speaker = dialogue(), words(language)
    page = page_for(draft.game, talk.console, language)
    try:
        draft = Interview(talk, page, speaker).conduct(draft)
        if arguments.output is None and console.stream.isatty():
            arguments.output = _file_to_write(talk, speaker, draft)
    except Stopped as stopped:
        command = _command(arguments, stopped.draft)
        talk.say("\n" + wrap(speaker.word("command.house.stopped"), talk.console.width) + f"\n  {command}")
        return LEFT
    _write(arguments, console, page, draft.settled)
    if arguments.output is not None:
        told = speaker.word("command.house.written", file=visible(arguments.output))
        talk.say("\n" + wrap(told, talk.console.width))
        if _format(arguments) == "yaml":
            talk.say(speaker.word("command.house.to-print"))
            talk.say("  " + shlex.join(["referee", "house", arguments.game, "--reading", arguments.output, "--yes",
                                        "--output", os.path.splitext(arguments.output)[0] + ".html"]))
    return 0


def _draft(game: Game, choice: Choice, options: Mapping[str, str]) -> Draft:
    """What the arguments settle. What they set is not asked for, and what it depends on stays as it is."""
    reading = {BASE: choice.reading} if isinstance(choice.reading, str) else choice.reading or {}
    given = with_dependencies(game.variants, choice.options)
    chosen = {name: option for name, option in reading.items() if name not in (BASE, GAME)}
    chosen |= {name: options[name] for name in given if name in options}
    return Draft(game, reading.get(BASE, CANONICAL), chosen, frozenset(given), starts=choice.reading is None)


# -- where to

def _may_replace(path: str, arguments: argparse.Namespace) -> bool:
    """Whether the file may be written over: where that is asked for, or it is the one that is gone on from."""
    if arguments.overwrite:
        return True
    return bool(arguments.reading) and os.path.exists(arguments.reading) and os.path.exists(path) \
        and os.path.samefile(arguments.reading, path) and _format(arguments) == "yaml"


def _file_to_write(talk: Dialogue, speaker: Speaker, draft: Draft) -> str | None:
    """The file that is named at the terminal; None for none. Raises Stopped."""
    from .interview import Stopped
    talk.say()
    while True:
        try:
            path = talk.ask(speaker.word("command.house.where-to") + " ")
            if not path:
                return None
            check_free(path)
            return path
        except Misuse as misuse:
            talk.say(wrap(misuse.said(speaker), talk.console.width))
        except Left:
            raise Stopped(draft) from None


def _command(arguments: argparse.Namespace, draft: Draft) -> str:
    """The command that goes on with what is settled so far."""
    base, _, changes = draft.settled
    line = ["referee", "house", arguments.game]
    if not draft.starts or base != CANONICAL:
        line += ["--reading", base]
    for name, option in changes.items():
        line += ["--set", f"{name}={option}"]
    if arguments.output is not None:
        line += ["--output", arguments.output]
        line += ["--overwrite"] if os.path.lexists(arguments.output) else []
    line += [f"--format={arguments.format}"] if arguments.format else []
    return visible(shlex.join(line + ([f"--lang={arguments.lang}"] if arguments.lang else [])))


# -- what is written

def _format(arguments: argparse.Namespace) -> str:
    """The format that is asked for, or that of the file's name."""
    return arguments.format or _ENDINGS.get(os.path.splitext(arguments.output or "")[1].lower(), "yaml")


def _write(arguments: argparse.Namespace, console: Console, page: Page, settled: Settled) -> None:
    """Write the house rules to the file, or to standard output."""
    text = _text(arguments, page, settled)
    if arguments.output is None:
        console.exactly(text + "\n")
    else:
        save(arguments.output, text)


def _text(arguments: argparse.Namespace, page: Page, settled: Settled) -> str:
    from ..reports.book import house_file, house_sheet
    match _format(arguments):
        case "yaml":
            return house_file.render(page, settled, _uses(arguments, page))
        case "json":
            from json import dumps
            return dumps(house_sheet.as_data(page, settled), ensure_ascii=False)
        case format:
            from ..reports import paper
            return getattr(paper, format)(house_sheet.sheet(page, settled))


def _uses(arguments: argparse.Namespace, page: Page) -> tuple[tuple[str, str], ...]:
    """What can be done with the file."""
    own = [] if arguments.game == page.game.name else ["--rules", arguments.game]
    reading = ["--reading", arguments.output or _USUAL]
    record = words(page.language).word("command.FILE")
    return (("book.house.to-judge", f"{shlex.join(['referee', 'validate', *own, *reading])} {record}"),
            ("book.house.to-read", shlex.join(["referee", "rules", arguments.game, *reading])),
            ("book.house.to-change", shlex.join(["referee", "house", arguments.game, *reading,
                                                 "--output", reading[-1]])))
