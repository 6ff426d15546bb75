"""Where a move that was not in turn has its place, so that play can go on from it.

The table went on as if it had been this player's turn. So it is his turn now: of the turns in which he makes this kind
of move, the nearest one. A step that belongs to a role, such as the attacker's, makes him play that role. And where the
phase has no such step, what was left of it is left out, up to the next phase that has.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..rulebook.game import Move, Step

if TYPE_CHECKING:
    from .play import Play


def find_place(play: Play, move: Move, player: int | None) -> bool:
    """Go to the step at which somebody makes a move; says whether there is one. Raises play.RuleBroken.

    Where there is none, nobody loses his turn by the move.
    """
    if move.anytime:
        return False
    if _in_this_phase(play, move, player):
        return True
    for _ in range(_phases_left_out(play, move)):
        play.end_phase()
        if play.table.ended or _in_this_phase(play, move, player):
            return True
    return False


def _in_this_phase(play: Play, move: Move, player: int | None) -> bool:
    """Go to the nearest step of the phase at which the player makes the move, or else plays the role that makes it."""
    table, rule = play.table, play.program.turns(play.table.phase)
    if rule is None or not play.is_in_force(move, table.phase):
        return False
    seats = len(table.order)
    now = (table.round - 1) * seats + table.turn
    steps = [(number, step) for number, step in enumerate(rule.turns.steps) if move.name in step.moves]
    turns = range(max(0, now - seats), min(rule.turns.rounds * seats, now + seats + 1))
    own = [(turn, number) for turn in turns for number, step in steps
           if _takes(play, step, table.order[turn % seats], player)]
    roles = [(now, number) for number, step in steps if step.who not in ("table", "player") and player is not None]
    if not own and not roles:
        return False

    def distance(place: tuple[int, int]) -> tuple[int, bool, int]:
        turn, number = place
        return abs(turn - now), place < (now, table.step), abs(number - table.step) if turn == now else number

    turn, table.step = min(own or roles, key=distance)
    if not own:
        table.notes[rule.turns.steps[table.step].who] = player
    table.round, table.turn = turn // seats + 1, turn % seats
    return True


def _takes(play: Play, step: Step, turn: int | None, player: int | None) -> bool:
    """Whether a player, or the table, takes a step in somebody's turn."""
    if player is None:
        return step.who == "table"
    return player == (turn if step.who == "player" else play.table.notes.get(step.who))


def _phases_left_out(play: Play, move: Move) -> int:
    """How many phases end before the flow comes to one with the move; none if it does not come to one."""
    for count, phase in enumerate(_following(play), start=1):
        rule = play.program.turns(phase)
        if rule and any(move.name in step.moves for step in rule.turns.steps) and play.is_in_force(move, phase):
            return count
    return 0


def _following(play: Play) -> Iterator[str]:
    """The phases after this one, as far as the flow brings new ones."""
    seen, phase = set(), play.program.following(play.table.phase)
    while phase not in seen:
        yield phase
        seen.add(phase)
        phase = play.program.following(phase)
