"""A difference as a file: the record, and above it what each of the two options makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..findings import LEGAL
from ..rulebook.game import Game
from ..rulebook.readings import resolve
from ..soundness.differences import Difference
from ..transcripts.transcript import Played, Transcript
from ..transcripts.writing import plain_header, plain_move
from .language import ENGLISH
from .speaker import Speaker
from .written import scalar, written

_WIDTH = 120


def file_text(difference: Difference, game: Game) -> str:
    """The whole file, in YAML; its first lines are comments, in English."""
    record = difference.record
    lines = [*_said(difference, game), *_header(record, game), "moves:"]
    for played in record.moves:
        lines += _move(played, game, record)
    if record.result is not None:
        lines.append(written(record.result, game, record.players))
    return "\n".join(lines) + "\n"


def _said(difference: Difference, game: Game) -> Iterator[str]:
    """The question, and for each option whether the record is legal, or which rule forbids its last move and why."""
    speaker = Speaker(ENGLISH, game, difference.record.players)
    yield f"# {difference.variant.question}"
    for option, judgement in difference.judgements.items():
        why = [f" by {finding.rule}: {speaker.explain(finding)}" for finding in judgement.findings]
        yield f"# {option}: {judgement.verdict}{'' if judgement.verdict == LEGAL else why[0]}"


def _header(record: Transcript, game: Game) -> Iterator[str]:
    yield f"game: {game.name}"
    canonical = resolve(game, {})
    if other := {name: option for name, option in record.reading.items() if canonical.get(name) != option}:
        asked = {name: option for name, option in other.items() if option != game.variants[name].options[0]}
        yield f"reading: {_flow(asked)}"
    yield f"players: [{', '.join(map(scalar, record.players))}]"
    for note, value in plain_header(record.header, game, record.players).items():
        yield f"{note}: {_flow(value)}"


def _move(played: Played, game: Game, record: Transcript) -> Iterator[str]:
    """A move on one line, or what each player is dealt on a line of its own where that is too much for one."""
    line = f"  - {written(played, game, record.players)}"
    move = plain_move(played, game, record.players)
    if len(line) <= _WIDTH or isinstance(move, str) or len(move) != 1:
        yield line
        return
    (name, value), = move.items()
    yield f"  - {scalar(name)}:"
    for key, part in value.items():
        yield f"      {scalar(key)}: {_flow(part)}"


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{scalar(key)}: {_flow(part)}' for key, part in value.items())}}}"
    return f"[{', '.join(map(_flow, value))}]" if isinstance(value, list) else scalar(value)
