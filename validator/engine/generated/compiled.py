"""Records without gaps judged by generated code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import length_hint
from typing import Any, NamedTuple

from ...findings import LEGAL, Judgement
from ...rulebook.game import Game
from ...transcripts.shown import gives_no_hidden_card
from ...transcripts.transcript import Transcript
from ...transcripts.writing import plain_move
from ..follow import standing
from ..kept import Kept
from ..program import Program
from . import holdings, laid, ranked, values, words
from .generate import source
from .laid import Spelling, spelling
from .words import Broken

_WORDS = {name: value for module in (holdings, laid, ranked, values, words) for name, value in vars(module).items()
          if not name.startswith("__")}


class Verdict(NamedTuple):
    """What generated code says of a record."""

    broken_at: int | None                   # position of the illegal move; -1: the start; after the last: the result
    amounts: tuple[int, ...] = ()           # the counter of every holder; these are of use only when nothing is broken
    winners: tuple[int, ...] = ()
    complete: bool = False


class Seats:
    """The players of a game by their names."""

    __slots__ = ("names", "seat_of", "holder_of")

    def __init__(self, names: Sequence[str], game: Game) -> None:
        self.names = tuple(names)
        self.seat_of = {name: seat for seat, name in enumerate(names)}
        self.holder_of = {name: place for place, name in enumerate((*names, *game.holders))}


class Record:
    """A record as generated code takes it: its moves are as they are written."""

    __slots__ = ("seats", "spelling", "header", "moves", "result", "at_result")

    def __init__(self, seats: Seats, header: Mapping[str, int], moves: list[Any], result: Any,
                 cards: Spelling) -> None:
        self.seats, self.header, self.result, self.spelling = seats, header, result, cards
        self.moves: Iterator[Any] = iter(moves)
        self.at_result = False

    def reached(self, moves: Sequence[Any]) -> int:
        """The position of the move to which judging has come; after the last one, that of the result."""
        return len(moves) - length_hint(self.moves) - (not self.at_result)


class Compiled:
    """A game under a reading as generated code."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.names: dict[str, Any] = dict(_WORDS)
        code = compile(source(program), f"<{program.game.name}>", "exec")
        exec(code, self.names)              # made of checked rules only: no text of a record is in it
        self.play = self.names["play"]

    def judge(self, transcript: Transcript) -> Verdict:
        """The verdict on a record. Raises NotPlain where the record hides what a rule needs."""
        game = self.program.game
        moves, result = plainly(game, transcript)
        record = Record(Seats(transcript.players, game), transcript.header, moves, result, spelling("en"))
        try:
            _, amounts, winners, complete = self.play(record)
        except (Broken, LookupError, ValueError):
            return Verdict(record.reached(moves))
        return Verdict(None, tuple(amounts), tuple(winners), bool(complete))


def plainly(game: Game, transcript: Transcript) -> tuple[list[Any], Any]:
    """The moves of a record, and its result, as they are written plainly."""
    moves = [plain_move(played, game, transcript.players) for played in transcript.moves]
    if transcript.result is None:
        return moves, None
    result = plain_move(transcript.result, game, transcript.players)
    return moves, result[transcript.result.name] if isinstance(result, dict) else {}


compiled = Kept(lambda game, reading: Compiled(Program(game, reading)), most=256)
"""The generated code of a game under a reading, made once."""


def legal(game: Game, transcript: Transcript) -> Judgement | None:
    """The judgement on a record that shows everything and breaks no rule; None for any other.

    Generated code knows no moves that stand although they break one.
    """
    if any(played.stands for played in transcript.moves) or not gives_no_hidden_card(game, transcript):
        return None
    try:
        verdict = compiled(game, transcript.reading).judge(transcript)
    except Exception:                       # not plain, or rules that nobody foresaw: the interpreter tells
        return None
    if verdict.broken_at is not None:
        return None
    players = transcript.players
    return Judgement(LEGAL, (), game.name, game.edition, transcript.reading_name, transcript.reading, verdict.complete,
                     len(transcript.moves), players, standing(game, players, verdict.amounts),
                     tuple(players[seat] for seat in verdict.winners))
