"""`--reading all`: a record is judged under every named reading, and told once for each."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping

from ..findings import Judgement
from ..rulebook.game import Game
from ..rulebook.readings import CANONICAL, reading_names, resolve
from ..transcripts.read import entries
from ..value import replace
from .misuse import Misuse, message
from .records import Case, numbers, unreadable
from .validate import ALL


def wanted(arguments: argparse.Namespace, games: Mapping[str, Game]) -> bool:
    """Whether every named reading is asked for. Raises Misuse where an option of one is to be changed as well."""
    if arguments.reading != ALL or any(ALL in game.readings for game in games.values()):
        return False
    if arguments.options:
        raise Misuse(message("command.validate.all-and-set"), "--set", "referee validate")
    return True


def judged_under_all(files: Iterable[str], games: Mapping[str, Game]) -> Iterator[Case]:
    """The records of all files under each named reading, canonical first; what cannot be read is told once."""
    for path in files:
        for number, (record, source) in numbers(entries(path, reading=CANONICAL, games=games)):
            if isinstance(record, Judgement):
                yield unreadable(path, record, source, number, games)
                continue
            from ..engine.judge import judge_under      # not needed where nothing can be read
            game = games[record.game]
            readings = {name: resolve(game, {}, name) for name in reading_names(game)}
            for name, judgement in judge_under(game, record, readings).items():
                under = replace(record, reading=readings[name], reading_name=name)
                yield Case(replace(judgement, file=path), under, source, number, game)
