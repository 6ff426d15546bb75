"""Which places the cards of a face can be in, for all that is still to come of a record.

A record that has been followed tells from where to where cards went, the hidden ones too. Going back from its end,
that says for each face where its cards must have been at every moment: a world in which they are elsewhere need not
be gone on with. Each face is looked at by itself, so not every world that leads nowhere is found out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations_with_replacement

from .table import Movement, Table, What, ZoneKey

MOST_PLACES = 400                           # ways in which the cards of one face can lie

Ways = int                                  # a bit mask of such ways


class Foresight:
    """What movements ask of where cards lie before them; `table` is one at the start, with all cards."""

    def __init__(self, movements: Sequence[Movement], table: Table) -> None:
        self.movements = movements
        self.zones = {key: number for number, key in enumerate(table.pockets)}
        self.faces = Counter(card for pocket in table.pockets.values() for card in pocket.cards)
        self._before: dict[tuple, Ways] = {}
        self._limits: dict[tuple[int, tuple[int, ...], int], tuple[int, int]] = {}
        self._asked = {face: self._going_back(face) for face in self.faces if self._places(self.faces[face])}

    def explains(self, table: Table, reached: int) -> bool:
        """Whether the cards of a table where all are known can go the ways that are left from a movement on."""
        if not 0 < reached < len(self.movements):       # before the first, cards have gone ways that are not noted
            return True
        lying = self._lying(table)
        return all(asked[reached] >> self._places(len(lying[face]))[tuple(lying[face])] & 1
                   for face, asked in self._asked.items())

    def ruled_out(self, table: Table) -> set[int]:
        """The faces whose cards, as they lie on a table before the first movement, cannot go all the ways there are."""
        lying = self._lying(table)
        return {face for face, asked in self._asked.items()
                if asked and not asked[0] >> self._places(len(lying[face]))[tuple(lying[face])] & 1}

    def limits(self, table: Table, moved: range | None, taken: Mapping[What, Sequence[int | None]], what: What,
               source: ZoneKey, cards: int) -> dict[int, tuple[int, int]] | None:
        """How many cards of each face can be given at least and at most; None where that is not known.

        A move gives so many cards from a source. `moved` are the numbers of its movements, in whatever order the rules
        move what it gives; `taken` is what it gives besides and is known by now.
        """
        lying = self._lying(table)
        for number in moved or ():
            movement = self.movements[number]
            given = taken.get(movement.what, ()) if movement.what != what else (None,) * cards
            if movement.cards is None or len(movement.cards) != len(given):
                return None
            if movement.what == what:
                return {face: self._limit(face, tuple(lying.get(face, ())), movement, number + 1)
                        for face in self.faces} if movement.source == source else None
            for card in given:
                if card is not None and card in lying and self.zones[movement.source] in lying[card]:
                    lying[card].remove(self.zones[movement.source])
                    lying[card].append(self.zones[movement.target])
        return None

    def _limit(self, face: int, lying: tuple[int, ...], movement: Movement, after: int) -> tuple[int, int]:
        """How many cards of a face a movement must take, and can take at most; `after` is the next one."""
        key = face, lying, after
        if key not in self._limits:
            self._limits[key] = self._reckoned(face, lying, movement, after)
        return self._limits[key]

    def _reckoned(self, face: int, lying: tuple[int, ...], movement: Movement, after: int) -> tuple[int, int]:
        here, there = self.zones[movement.source], self.zones[movement.target]
        most = lying.count(here)
        if after >= len(self.movements) or face not in self._asked:
            return 0, most
        numbers, asked = self._places(len(lying)), self._asked[face][after]
        others = [place for place in lying if place != here]
        fitting = [count for count in range(most + 1) if asked >> numbers[tuple(sorted(
            [*others, *[there] * count, *[here] * (most - count)]))] & 1]
        return (fitting[0], fitting[-1]) if fitting else (len(lying) + 1, 0)

    def _lying(self, table: Table) -> dict[int, list[int]]:
        """Where the cards of each face lie."""
        lying: dict[int, list[int]] = {}
        for key, pocket in table.pockets.items():
            for card in pocket.cards:
                if card is not None:
                    lying.setdefault(card, []).append(self.zones[key])
        return lying

    def _places(self, cards: int) -> dict[tuple[int, ...], int]:
        """The ways in which so many cards can lie, each with its number; none if there are too many."""
        if cards not in self._numbers:
            ways = list(combinations_with_replacement(range(len(self.zones)), cards))
            self._numbers[cards] = {way: number for number, way in enumerate(ways)} if len(ways) <= MOST_PLACES else {}
            self._ways[cards] = ways
        return self._numbers[cards]

    @cached_property
    def _numbers(self) -> dict[int, dict[tuple[int, ...], int]]:
        return {}

    @cached_property
    def _ways(self) -> dict[int, list[tuple[int, ...]]]:
        return {}

    def _going_back(self, face: int) -> list[Ways]:
        """The ways in which the cards of a face can lie before each movement."""
        cards = self.faces[face]
        ways = (1 << len(self._places(cards))) - 1
        found = []
        for movement in reversed(self.movements):
            moved = None if movement.cards is None else (sum(mask == 1 << face for mask in movement.cards),
                                                         sum(mask >> face & 1 for mask in movement.cards))
            key = (cards, ways, movement.source, movement.target, moved)
            if key not in self._before:
                self._before[key] = self._all_before(*key)
            ways = self._before[key]
            found.append(ways)
        return found[::-1]

    def _all_before(self, cards: int, after: Ways, source: ZoneKey, target: ZoneKey,
                    moved: tuple[int, int] | None) -> Ways:
        """The ways before a movement that lead to some ways after it; it moves from so many to so many, or all."""
        numbers, before = self._places(cards), 0
        here, there = self.zones[source], self.zones[target]
        for number, way in enumerate(self._ways[cards]):
            if not after >> number & 1 or moved is None and here in way and here != there:
                continue
            least, most = moved or (0, cards)
            for count in range(least, min(most, way.count(there)) + 1):
                others = list(way)
                for _ in range(count):
                    others.remove(there)
                before |= 1 << numbers[tuple(sorted([*others, *[here] * count]))]
        return before
