"""The table of a simulation: all cards known, every zone a plain list.

The functions that are made of rules speak of it so: zones are ``t.z_name``, notes ``t.n_name``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

from ..cards.deck import suit_of
from ..engine.layout import lay_out
from ..engine.program import Program
from ..rulebook.game import Game, Zone
from .chance import one_of
from .moving import Pile, Row

NAMES = ("Anna", "Boris", "Chiyo", "Dora", "Emil", "Fumiko", "Georg", "Hana", "Ilja", "Jun")
"""Who sits at tables where games are played at random."""

NUMBERS = range(1, 11)
"""Which numbers their headers give, where they give any."""


_LISTS = {"cards": list, "pile": Pile, "row": Row}      # by the kind of zone


class Table(SimpleNamespace):
    """Where the cards lie, what is remembered, whose turn it is."""

    seats: int
    sizes: tuple[int, ...]
    holders: tuple[str, ...]
    rows: tuple[list, ...]
    player: int | None
    round: int
    ended: str | None
    places: Callable[[str], Sequence[int]]  # of what there is one of each: `Game.places`

    def lists(self, zone: Zone) -> list[list[int]]:
        """The lists of cards of a zone: one, or one for each seat or size."""
        cards = getattr(self, f"z_{zone.name}")
        return [cards] if zone.index is None else list(cards.values()) if isinstance(cards, dict) else cards


def table(program: Program, seats: int, header: Mapping[str, Any]) -> Table:
    """The table before the game."""
    laid, game = lay_out(program, seats, header), program.game
    zones: dict[str, Any] = {}
    rows = []
    for zone in game.zones.values():
        lists = {key[1]: _LISTS[zone.kind](laid.pockets[key].cards) for key in laid.keys(zone.name)}
        rows += lists.values() if zone.kind == "row" else ()
        zones[f"z_{zone.name}"] = lists[None] if zone.index is None else \
            list(lists.values()) if zone.index == "seat" else lists
    return Table(**zones, **{f"n_{name}": value for name, value in laid.notes.items()}, seats=seats, sizes=game.sizes,
                 holders=game.holders, places=lambda index: game.places(index, seats),
                 rows=tuple(rows), player=None, round=1, ended=None)


def header(game: Game, seats: int, random: Random) -> dict[str, Any]:
    """What the header of a record could say: somebody, some suit or some number; nothing that may be left out."""
    return {name: _given(game.notes[name].type, game, seats, random) for name in game.header}


def _given(type: str, game: Game, seats: int, random: Random) -> Any:
    if type == "number":
        return one_of(NUMBERS, random)
    if type == "suit":
        return suit_of(one_of(game.faces, random))
    seat = one_of(range(seats), random)
    return (seat,) if type == "seats" else seat


def all_cards(value: Any) -> Iterator[int]:
    """The cards of what a move takes: of a card, of several, of those of each place.

    >>> list(all_cards({0: (3, None), 1: (7,)}))
    [3, 7]
    """
    if isinstance(value, int):
        yield value
    elif value is not None:
        for part in value.values() if isinstance(value, dict) else value:
            yield from all_cards(part)
