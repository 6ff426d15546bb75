"""The table before the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..rulebook.game import Game, Note, Zone
from .domain import empty
from .evaluate import Evaluator
from .program import Program
from .table import Pocket, Table, ZoneKey


def lay_out(program: Program, seats: int, header: Mapping[str, int]) -> Table:
    """The table before the game: every note empty but for those of the header, all cards in their first place."""
    game = program.game
    pockets = {key: Pocket(zone.kind) for zone in game.zones.values() for key in _keys(zone, seats, game)}
    notes: dict[str, Any] = {name: empty_note(note, seats, len(game.holders)) for name, note in game.notes.items()}
    table = Table(pockets, notes | dict(header), seats, sum(1 << face for face in game.faces))
    packs = Evaluator(program, table, lambda: True).value(game.packs, {})
    table.pockets[game.begin, None].cards = [face for face in game.faces for _ in range(packs)]
    return table


def empty_note(note: Note, seats: int, holders: int) -> Any:
    """What a note holds before anything is written there."""
    if note.index is None:
        return empty(note.type)
    return [empty(note.type)] * (seats + (holders if note.index == "holder" else 0))


def _keys(zone: Zone, seats: int, game: Game) -> Iterator[ZoneKey]:
    if zone.index is None:
        return iter([(zone.name, None)])
    return ((zone.name, place) for place in game.places(zone.index, seats))
