"""The smallest changes to a reading that lead into a set of readings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..rulebook.game import Game
from .readings import Readings

Change = dict[str, str]                     # variant → the option to take in place of the reading's


def smallest_changes(game: Game, reading: Mapping[str, str], sets: Iterable[Readings]) -> list[Change]:
    """Changes that lead from a reading into one of the sets, and of which no part would do; the fewest options first.

    Options that only follow from others, because their question arises or falls away with these, are not named.
    """
    changes = {tuple(_change(game, reading, wanted).items()) for readings in sets for wanted in readings}
    found: list[Change] = []
    for change in sorted(map(dict, changes), key=lambda change: (len(change), list(change.items()))):
        if not any(smaller.items() <= change.items() for smaller in found):
            found.append(change)
    return found


def _change(game: Game, reading: Mapping[str, str], wanted: Mapping[str, str]) -> Change:
    return {name: option for name, option in wanted.items()
            if option != reading.get(name, game.variants[name].options[0])}
