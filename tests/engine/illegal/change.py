"""What the illegal changes are made with: a legal game, who held what before each move, and one change in it.

Who holds what is known from the record alone (`tests.bookkeeping`), and so is the move to be found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from tests.bookkeeping import Before, course
from validator.simulation.changes import NotHere
from validator.transcripts.transcript import Played, Transcript


class Wrong(NamedTuple):
    """A record with one illegal change, and the move that is illegal now; None: the result."""

    record: Transcript
    move: int | None


class Kind(NamedTuple):
    """A kind of illegal change: the rule it breaks, and the reading and the number of players it is made in."""

    change: Callable[[Legal], Wrong]
    rule: str
    base: str
    options: dict[str, str]
    players: int

    def __str__(self) -> str:
        return self.change.__name__


KINDS: list[Kind] = []


def breaks(rule: str, base: str = "canonical", players: int = 4, **options: str) -> Callable:
    """Note a function as a kind of change that breaks a rule; options are written with `_` for `-`."""
    def note(change: Callable[[Legal], Wrong]) -> Callable[[Legal], Wrong]:
        KINDS.append(Kind(change, rule, base, {name.replace("_", "-"): option for name, option in options.items()},
                          players))
        return change
    return note


class Legal:
    """A legal game in which something is to be changed."""

    def __init__(self, record: Transcript, packs: int, random: Random) -> None:
        self.record, self.packs, self.random = record, packs, random
        self.players = len(record.players)
        self.before = list(course(record, packs))           # before each move, and after the last

    def moves(self) -> Iterator[tuple[int, Played, Before]]:
        """The moves with their positions, and how things stand before them."""
        return zip(range(len(self.record.moves)), self.record.moves, self.before)

    def find(self, name: str, fits: Callable[[Played, Before], Any] = lambda played, before: True,
             ) -> tuple[int, Played, Before]:
        """One of the moves of this name that fit; raises NotHere."""
        return self.pick([(position, played, before) for position, played, before in self.moves()
                          if played.name == name and fits(played, before)])

    def pick(self, things: Any) -> Any:
        """One of some things; raises NotHere where there are none."""
        things = list(things)
        if not things:
            raise NotHere
        return self.random.choice(things)

    def following(self, position: int) -> Played | None:
        """The move after this one; a score may stand anywhere and is passed over."""
        return next((played for played in self.record.moves[position + 1:] if played.name != "score"), None)

    def another(self, seat: int | None) -> int:
        """Another player."""
        return self.pick(other for other in range(self.players) if other != seat)

    def all_out(self, before: Before) -> int:
        """A card of which every copy is outside of the stock; raises NotHere."""
        outside = before.outside()
        return self.pick(sorted(card for card in set(outside) if outside.count(card) == self.packs))

    # -- the change

    def with_values(self, position: int, **values: Any) -> Wrong:
        """The move takes something else."""
        played = self.record.moves[position]
        return self.instead(position, replace(played, values={**played.values, **values}))

    def by(self, position: int, player: int | None) -> Wrong:
        """Somebody else makes the move."""
        return self.instead(position, replace(self.record.moves[position], player=player))

    def instead(self, position: int, played: Played) -> Wrong:
        """Another move stands there."""
        return self._with([*self.record.moves[:position], played, *self.record.moves[position + 1:]], position)

    def put_in(self, position: int, played: Played) -> Wrong:
        """A move stands there that was not made."""
        return self._with([*self.record.moves[:position], played, *self.record.moves[position:]], position)

    def left_out(self, position: int) -> Wrong:
        """A move is not there, so the one after it stands in its place."""
        following = self.record.moves[position + 1:]
        if not following or following[0].name == "score":       # a score may stand anywhere
            raise NotHere
        return self._with([*self.record.moves[:position], *following], position)

    def twice(self, position: int) -> Wrong:
        """A move is made again at once."""
        return self.put_in(position + 1, self.record.moves[position])

    def with_result(self, **values: Any) -> Wrong:
        """The result claims something else besides."""
        result = self.record.result
        return Wrong(replace(self.record, result=replace(result, values={**result.values, **values})), None)

    def _with(self, moves: list[Played], position: int) -> Wrong:
        return Wrong(replace(self.record, moves=tuple(moves)), position + 1)
