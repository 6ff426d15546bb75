"""Records without gaps judged by generated code."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

from ...cards.deck import Hidden, is_known
from ...findings import LEGAL, Judgement
from ...rulebook.game import Game
from ...transcripts.transcript import Transcript
from ..follow import standing
from ..kept import Kept
from ..layout import lay_out
from ..play import ENDLESS
from ..program import Program
from . import exact
from .exact import Broken, Finished, Unrecorded
from .generate import source


class Verdict(NamedTuple):
    """What generated code says of a record."""

    broken_at: int | None                   # position of the illegal move; -1: the start; after the last: the result
    amounts: tuple[int, ...] = ()           # the counter of every holder; these are of use only when nothing is broken
    winners: tuple[int, ...] = ()
    complete: bool = False


class Compiled:
    """A game under a reading as generated code."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.names: dict[str, Any] = {name: value for name, value in vars(exact).items() if not name.startswith("__")}
        code = compile(source(program), f"<{program.game.name}>", "exec")
        exec(code, self.names)              # made of checked rules only: no text of a record is in it

    def judge(self, transcript: Transcript) -> Verdict:
        """The verdict on a record. Raises exact.Unrecorded where the record hides what a rule needs."""
        t = self._table(transcript)
        try:
            self._play(t)
            if transcript.result is not None and self.names["FINAL"]:
                t.at = t.count + 1
                self.names["FINAL"](t, transcript.result)
        except Broken:
            return Verdict(t.at - 1)
        game = self.program.game
        settled = game.settled is not None and getattr(t, f"n_{game.settled}")
        return Verdict(None, tuple(getattr(t, f"n_{game.counter}")), tuple(getattr(t, f"n_{game.winners}")),
                       t.ended is not None or bool(settled))

    def _play(self, t: SimpleNamespace) -> None:
        """Make all moves. Raises Broken; the position of the move that is broken is then the one before `t.at`."""
        self.names["before_game"](t)
        phases, phase = self.names["PHASES"], self.program.following("game")
        at, entered = t.at, 0
        try:
            while phase is not None:
                phase = phases[phase](t)
                at, entered = (at, entered + 1) if t.at == at else (t.at, 0)
                if entered > ENDLESS:
                    raise Broken
        except Finished:
            return
        while t.at < t.count:               # after the end, only claims
            move = t.moves[t.at]
            t.at += 1
            if move.name not in self.names["AFTER_THE_END"]:
                raise Broken
            self.names["AFTER_THE_END"][move.name](t, move)

    def _table(self, transcript: Transcript) -> SimpleNamespace:
        """The table before the game, as generated code wants it."""
        seats, game = len(transcript.players), self.program.game
        laid = lay_out(self.program, seats, transcript.header)
        zones: dict[str, Any] = {}
        for zone in game.zones.values():
            pockets = {key[1]: laid.pockets[key].cards for key in laid.keys(zone.name)}
            zones[f"z_{zone.name}"] = pockets[None] if zone.index is None else \
                list(pockets.values()) if zone.index == "seat" else pockets
        return SimpleNamespace(**zones, **{f"n_{name}": value for name, value in laid.notes.items()},
                               seats=seats, round=1, player=None, ended=None,
                               moves=transcript.moves, at=0, count=len(transcript.moves))


compiled = Kept(lambda game, reading: Compiled(Program(game, reading)), most=256)
"""The generated code of a game under a reading, made once."""


def legal(game: Game, transcript: Transcript) -> Judgement | None:
    """The judgement on a record that shows everything and breaks no rule; None for any other.

    Generated code knows no moves that stand although they break one.
    """
    if any(played.stands for played in transcript.moves) or not shows_everything(game, transcript):
        return None
    try:
        verdict = compiled(game, transcript.reading).judge(transcript)
    except Unrecorded:
        return None
    if verdict.broken_at is not None:
        return None
    players = transcript.players
    return Judgement(LEGAL, (), game.name, game.edition, transcript.reading_name, transcript.reading, verdict.complete,
                     len(transcript.moves), players, standing(game, players, verdict.amounts),
                     tuple(players[seat] for seat in verdict.winners))


def shows_everything(game: Game, transcript: Transcript) -> bool:
    """Whether no card that the record gives is hidden."""
    moves = transcript.moves if transcript.result is None else (*transcript.moves, transcript.result)
    return not any(_hides(field.index, played.values.get(field.name)) for played in moves
                   for field in game.moves[played.name].fields if field.type in ("card", "cards", "row"))


def _hides(index: str | None, value: Any) -> bool:
    if index is not None and value is not None:
        return any(_hides(None, part) for part in value.values())
    if isinstance(value, Hidden):
        return True
    if isinstance(value, int):
        return not is_known(value)
    return value is not None and not all(card is None or is_known(card) for card in value)
