"""Completions of a record looked for one by one, each to its end, where there are too many worlds to go through all.

One completion in which the record is legal and one in which it is not prove that it is undetermined; one of any kind
proves that a record in which bounds find nothing wrong can have happened. Where no way is left to try, what was found
is all there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...cards.deck import FACES
from ..follow import Run
from ..layout import lay_out
from ..play import Play
from .filling import TooMany, never
from .ruled_out import ruled_out
from .world import GoingOn, World

ATTEMPTS = (1000, 300, 300, 300, 4000)      # moves made in each; each but the first takes cards in an order of its own


class Found:
    """Completions that were found: those that break no rule, and that by which the record is illegal last."""

    def __init__(self) -> None:
        self.lawful: list[World] = []
        self.unlawful: World | None = None
        self.exhausted = False              # whether there are no others

    def add(self, world: World) -> None:
        """Add a completion."""
        if world.broken:
            self.unlawful = world
        else:
            self.lawful.append(world)

    def tells_nothing(self, world: World) -> bool:
        """Whether the completions of a world would not add to what has been found."""
        return bool(world.broken and self.unlawful and world.broken.position <= self.unlawful.broken.position)

    @property
    def enough(self) -> bool:
        """Whether completions of both kinds were found."""
        return bool(self.lawful and self.unlawful)


def search(followed: Run, any_kind: bool) -> Found:
    """Look for completions of both kinds, or for one of any kind, until all are known or patience is at its end."""
    found = Found()
    if ruled_out(followed):
        found.exhausted = True
        return found
    done: set[tuple] = set()
    for attempt, moves in enumerate(ATTEMPTS):
        try:
            if not _attempt(followed, found, done, attempt, moves, any_kind):
                found.exhausted = not (found.enough or any_kind and (found.lawful or found.unlawful))
                break
        except TooMany:
            continue
    return found


def _attempt(followed: Run, found: Found, done: set[tuple], attempt: int, moves: int, any_kind: bool) -> bool:
    """Go down from move to move and back; says whether the moves ran out before everything was known."""
    transcript = followed.transcript
    made = transcript.all_moves
    going_on = GoingOn(followed)
    going_on.filling.suggests = True
    going_on.filling.faces = FACES if attempt == 0 else Random(attempt).sample(FACES, len(FACES))
    begun = lay_out(followed.program, len(transcript.players), transcript.header)
    Play(followed.program, begun, never).start()
    path: list[tuple[World, Iterator[World | None]]] = []

    def enter(world: World) -> bool:
        """Go on from a world, or note it as a completion; says whether enough was found."""
        if len(path) < len(made):
            path.append((world, going_on.after(world, made[len(path)], len(path))))
            return False
        found.add(world)
        return any_kind or found.enough

    if enter(World(begun)):
        return False
    while path:
        world = next(path[-1][1], path)     # the path itself: no way is left here
        if world is path:
            done.add((len(path) - 1, path.pop()[0].identity()))
            continue
        moves -= 1
        if moves < 0:
            return True
        if world is None or found.tells_nothing(world) or (len(path), world.identity()) in done:
            continue
        if len(path) == len(made):
            done.add((len(path), world.identity()))
        if enter(world):
            return False
    return False
