"""One recorded game, read and understood: names are seats, cards are faces."""

from __future__ import annotations

from typing import Any

from ..findings import Place
from ..value import Value


class Played(Value):
    """One recorded move.

    `values` holds what the record gives, by field name: a seat is an index, a card a face or an
    unknown one (see `cards.deck`), cards a sequence of those, a row may hold None for a gap,
    a number an int, an option its word, a field with an index a dict (seat or holder index, or size, to value).
    A field that is not recorded is not in it.
    """

    name: str
    player: int | None                      # the seat that moves; None: the table
    values: dict[str, Any] = {}
    place: Place | None = None
    stands: bool = False                    # whether the table let it stand, be it illegal or not
    takes_back: int = 0                     # how many of the moves before it are undone first


class Transcript(Value):
    """A record as the engine takes it."""

    game: str
    players: tuple[str, ...]
    reading: dict[str, str]                 # the options in force: variant → option; idle variants are not in it
    header: dict[str, int] = {}        # note → seat
    moves: tuple[Played, ...] = ()
    result: Played | None = None
    edition: str | None = None
    reading_name: str = "canonical"
    language: str = "en"
    places: dict[str, Place] = {}      # header key → where its value is written

    @property
    def all_moves(self) -> tuple[Played, ...]:
        """The moves and, behind them, the result where one is stated."""
        return self.moves if self.result is None else (*self.moves, self.result)
