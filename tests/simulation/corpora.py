"""Games to make, of all three games, and what a judge says of them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from validator.engine import judge
from validator.engine.program import Program
from validator.findings import Judgement
from validator.rulebook import from_folder, load_game
from validator.rulebook.game import Game
from validator.rulebook.readings import reading_names, resolve
from validator.simulation.corpus import Corpus, Written, seats_allowed
from validator.simulation.kinds import Kinds
from validator.transcripts import read_text
from validator.transcripts.transcript import Transcript

GAMES = (load_game("battalion"), load_game("clash"),
         from_folder(Path(__file__).resolve().parent.parent / "crazy-eights"))


@cache
def seats_of(name: str) -> tuple[int, ...]:
    """How many can play a game."""
    game = next(game for game in GAMES if game.name == name)
    return seats_allowed(Kinds(Program(game, resolve(game, {}))))


def corpora(game: Game, **settings: Any) -> list[Corpus]:
    """Games to make under each named reading that differs, for as few and for as many as may play."""
    readings = {tuple(resolve(game, {}, name).items()): name for name in reversed(reading_names(game))}
    return [Corpus(game, dict(options), name, seats, **settings) for options, name in reversed(readings.items())
            for seats in sorted({seats_of(game.name)[0], seats_of(game.name)[-1]})]


def record_of(game: Game, written: Written) -> Transcript:
    """The record of a game, read as any record is."""
    record, = read_text(written.record.decode("utf-8"), games={game.name: game})
    assert isinstance(record, Transcript), record.findings
    return record


def judged(game: Game, written: Written) -> Judgement:
    """What the interpreter of the rules says of a game."""
    return judge(game, record_of(game, written))


def answer_of(written: Written) -> dict[str, Any]:
    """What is said to be right."""
    return json.loads(written.answer)
