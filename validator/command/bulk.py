"""`referee validate` of a whole archive: on all cores or a cluster, its results in a file, its sums on the console."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Mapping
from contextlib import ExitStack, closing
from typing import Any

from ..bulk.alone import Alone
from ..bulk.asking import Judges, OnDemand, Setup
from ..bulk.files import Files, cannot_be_read
from ..bulk.order import Crew, Stopped
from ..bulk.portion import Portion
from ..bulk.results import Results, Unkept, notes_of
from ..bulk.run import check
from ..bulk.tally import Tally
from ..bulk.whole import whole
from ..documents.files import STANDARD_INPUT
from ..documents.locking import is_locked
from ..findings import Fact, Message
from ..interruptions import uninterrupted
from ..processors import NoProcess, processors
from ..reports.language import Language
from ..reports.speaker import Speaker
from ..reports.visible import visible
from ..rulebook.game import Game
from .all_readings import wanted
from .console import Console, complain
from .games import OWN, games_of
from .languages import words
from .meter import Meter
from .misuse import Misuse, message
from .reading import choice_of
from .saving import check_free, not_saved
from .validate import exit_status
from .version import installed

_FILES = "FILE"                             # what the run notes for the files, whatever language it speaks
_INTERRUPTED = 130                          # as shells report it


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Check all files and print what they come to; returns the exit status."""
    _check(arguments)
    games = games_of(arguments)
    if wanted(arguments, games):
        raise Misuse(message("command.validate.one-reading"), "--reading")
    setup = Setup(choice_of(arguments, games), language.tag, _own(arguments, games), os.getcwd(),
                  arguments.results is not None, OWN)
    speaker = words(language)
    if verdicts := _whole(arguments):
        complain(speaker.word("command.validate.whole", count=verdicts.total(), file=visible(arguments.results)))
        return exit_status(verdicts)
    judge = OnDemand(setup)
    with ExitStack() as ending, closing(_crew(arguments, setup, judge)) as crew:    # without it, no results are begun
        results = _results(arguments, setup, speaker)
        files = Files(arguments.files, None if arguments.scheduler else Portion())
        with closing(Meter(files, results.state, speaker)) as meter:
            try:
                tally = check(files, crew, judge, results, meter).tally
            except Stopped as stopped:
                raise Misuse(stopped.message) from None
            except NoProcess as none:
                raise Misuse(message("command.no-process", reason=none.reason), "--jobs") from None
            except OSError as error:
                raise not_saved(arguments.results, error) if arguments.results else error
            except KeyboardInterrupt:
                ending.enter_context(uninterrupted())       # who presses Ctrl-C twice is told once, and all is closed
                meter.close()
                kind = "command.validate.interrupted" if arguments.results else "command.validate.not-kept"
                complain(speaker.word(kind, count=results.state.tally.records))
                return _INTERRUPTED
    _tell(tally, arguments, games, console, language)
    return exit_status(tally.verdicts)


def _check(arguments: argparse.Namespace) -> None:
    """Raise Misuse for what cannot be asked for together."""
    if not arguments.files:
        raise Misuse(message("command.no-files", command="validate"))
    if arguments.format not in ("text", "json"):
        raise Misuse(message("command.validate.not-of-archives"), "--format")
    if arguments.scheduler and arguments.jobs:
        raise Misuse(message("command.validate.one-way"), "--scheduler")
    if arguments.resume and arguments.overwrite:
        raise Misuse(message("command.validate.on-or-anew"), "--resume")
    if arguments.results is not None:
        _check_results(arguments)
    elif arguments.resume:
        raise Misuse(message("command.validate.no-results"), "--resume")
    for path in arguments.files:            # before any is judged: who mistyped a name need not wait to hear of it
        if problem := cannot_be_read(path):
            raise Misuse(problem.message, visible(path))


def _check_results(arguments: argparse.Namespace) -> None:
    """Raise Misuse if no results can be written where they are asked for."""
    results, notes = arguments.results, notes_of(arguments.results)
    replacing = arguments.overwrite or arguments.resume
    if results == STANDARD_INPUT or os.path.exists(results) and not (os.path.isfile(results) or os.path.isdir(results)):
        raise Misuse(message("command.validate.results-no-file"), visible(results))
    if is_locked(results):
        raise Misuse(message("bulk.in-use"), visible(results))
    if os.path.lexists(notes) and not replacing:
        raise Misuse(message("command.validate.unfinished"), visible(results))
    for path in (results, notes):
        check_free(path, replacing=replacing)
        if any(os.path.exists(file) and os.path.exists(path) and os.path.samefile(file, path)
               for file in arguments.files):
            raise Misuse(message("command.validate.is-input"), visible(path))


def _whole(arguments: argparse.Namespace) -> Counter[str] | None:
    """The verdicts of results on which one need not go on, for they are whole. Raises Misuse."""
    if not arguments.resume:
        return None
    try:
        return whole(arguments.results, arguments.files)
    except Stopped as stopped:
        raise Misuse(stopped.message, visible(arguments.results)) from None


def _own(arguments: argparse.Namespace, games: Mapping[str, Game]) -> Game | None:
    return next(iter(games.maps[0].values())) if arguments.rules else None


def _asked(arguments: argparse.Namespace, setup: Setup) -> dict[str, Any]:
    """All on which results depend but the records themselves, by the words of the command line that ask for it."""
    import hashlib                          # needed where results are written only, as what follows
    import json

    from ..rulebook.compiled import to_plain
    reading = setup.choice.reading
    games = {name: to_plain(game) for name, game in sorted(setup.games.items())}
    return {
        _FILES: arguments.files,
        "--reading": reading if reading is None or isinstance(reading, str) else dict(reading),
        "--set": dict(setup.choice.options),
        "--lang": setup.language,
        "--rules": hashlib.sha256(json.dumps(games, sort_keys=True).encode()).hexdigest(),
        "--version": installed(),
    }


def _results(arguments: argparse.Namespace, setup: Setup, speaker: Speaker) -> Results | Unkept:
    if arguments.results is None:
        return Unkept()
    try:
        return Results(arguments.results, _asked(arguments, setup), resume=arguments.resume)
    except Stopped as stopped:
        raise Misuse(_as_in_the_help(stopped.message, speaker), visible(arguments.results)) from None
    except OSError as error:
        raise not_saved(arguments.results, error) from None


def _as_in_the_help(stopped: Message, speaker: Speaker) -> Message:
    """The message, with the files called as the help calls them in this language."""
    if "words" not in stopped.facts:
        return stopped
    names = (speaker.word("command.FILE") if name == _FILES else name for name in stopped.facts["words"].value)
    return Message(stopped.kind, {"words": Fact("texts", tuple(names))})


def _crew(arguments: argparse.Namespace, setup: Setup, judge: Judges) -> Crew:
    if arguments.scheduler:
        from ..bulk.cluster import Cluster, NoCluster
        try:
            return Cluster(setup, arguments.scheduler)
        except NoCluster as none:
            raise Misuse(message(f"command.validate.{none.kind}"), "--scheduler") from None
    jobs = arguments.jobs or processors()
    if jobs == 1:
        return Alone(judge)
    from ..bulk.workers import Workers
    return Workers(setup, jobs)


def _tell(tally: Tally, arguments: argparse.Namespace, games: Mapping[str, Game], console: Console,
          language: Language) -> None:
    from ..reports.bulk import render, render_json      # by now, processes that judge have long been started
    if arguments.format == "json":
        console.json(render_json(tally.verdicts, tally.broken, games))
    else:
        broken = {} if arguments.quiet else tally.broken
        console.text(render(tally.verdicts, broken, games, columns=console.width, language=language,
                            colour=console.colour))
