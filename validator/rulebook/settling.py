"""What a table settles before it plays: which questions come first, and how its answers differ from a reading."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from .game import Game, Variant
from .readings import RESERVED, ReadingError, matches, reading_names, resolve, with_dependencies

START, FURTHER = RESERVED[0], ""            # steps that are no questions of the game; no variant is called so


class Settled(NamedTuple):
    """House rules: a named reading to begin with, the options in force, and those of them that the reading has not."""

    base: str
    options: dict[str, str]
    changes: dict[str, str]


def settle(game: Game, base: str, chosen: Mapping[str, str]) -> Settled:
    """The house rules of a table that begins with a reading and chose some options.

    A choice that does not fit those above it any more gives way. Raises ReadingError for what the game has not.

    >>> from validator.rulebook import load_game
    >>> settle(load_game("battalion"), "ru", {"packs": "by-players", "target": "free", "strength": "cards"}).changes
    {'target': 'free'}
    """
    fitting = dict(chosen)
    while True:
        try:
            options = resolve(game, fitting, base)
            return Settled(base, options, _changes(game, base, options))
        except ReadingError as error:
            if error.message.kind != "option-needs":
                raise
            del fitting[error.subject]


def _changes(game: Game, base: str, options: Mapping[str, str]) -> dict[str, str]:
    """What must be chosen on top of a reading to have these options: a variant depends only on those above it."""
    changes: dict[str, str] = {}
    for name in options:
        if resolve(game, changes, base).get(name) != options[name]:
            changes[name] = options[name]
    return changes


def first_to_settle(game: Game) -> list[str]:
    """The questions that a table should settle first, in the order of the game, and those that they depend on.

    They are those to which a source or a named reading has another answer than the canonical one, so that who learnt
    the game from it may take that for granted, and those of whose canonical answer we are not certain.
    """
    readings = [resolve(game, {}, name) for name in reading_names(game)]
    return with_dependencies(game.variants, [name for name, variant in game.variants.items()
                                             if variant.confidence == "low" or _contested(variant, readings)])


def _contested(variant: Variant, readings: Iterable[Mapping[str, str]]) -> bool:
    canonical, *others = variant.options
    return any(reading.get(variant.name, canonical) != canonical for reading in readings) or \
        any(variant.holding(option) for option in others)


def arising(game: Game, names: Iterable[str], options: Mapping[str, str]) -> list[str]:
    """Those of the questions that arise under these options, with more than one answer to choose from."""
    return [name for name in names if name in options and len(possible(game.variants[name], options)) > 1]


def possible(variant: Variant, options: Mapping[str, str]) -> list[str]:
    """The answers to a question that may be chosen under these options.

    >>> from validator.rulebook import load_game
    >>> empty_hand = load_game("battalion").variants["empty-hand"]
    >>> possible(empty_hand, {"refill": "to-ten"}), possible(empty_hand, {"refill": "none"})
    (['skipped'], ['skipped', 'game-ends'])
    """
    return [option for option in variant.options if matches(variant.needs.get(option, ()), options)]


def starting_points(game: Game) -> list[str]:
    """The named readings that a table may begin with: canonical, and those that are not the same as one before."""
    found: dict[tuple[tuple[str, str], ...], str] = {}
    for name in reading_names(game):
        found.setdefault(tuple(resolve(game, {}, name).items()), name)
    return list(found.values())


@dataclass(frozen=True)
class Draft:
    """What a table has settled so far: options on top of a named reading.

    Those that are `given` are not asked for. `starts` says whether to ask for the reading, `further` whether to ask
    the questions that are seldom disputed too.
    """

    game: Game
    base: str
    chosen: Mapping[str, str]
    given: frozenset[str] = field(default_factory=frozenset)
    starts: bool = True
    further: bool = False

    @property
    def settled(self) -> Settled:
        """The house rules, if nothing more is said."""
        return settle(self.game, self.base, self.chosen)

    def steps(self) -> list[str]:
        """What is asked, in this order, as far as can be told from the answers so far.

        An answer changes nothing about the steps before it: a question depends only on those above it, and the first
        questions only on each other.
        """
        first = first_to_settle(self.game)
        early, late = self._arising(first), self._arising(set(self.game.variants).difference(first))
        start = [START] if self.starts and len(starting_points(self.game)) > 1 else []
        if not early:
            return start + late
        return start + early + ([FURTHER] if late else []) + (late if self.further else [])

    def _arising(self, names: Iterable[str]) -> list[str]:
        found = arising(self.game, names, self.settled.options)
        return [name for name in self.game.variants if name in found and name not in self.given]

    def answered(self, name: str, option: str) -> Draft:
        """The draft with an answer.

        One that the reading has anyway is not noted, so that another reading may still bring its own.
        """
        chosen = {variant: other for variant, other in self.chosen.items() if variant != name}
        if settle(self.game, self.base, chosen).options.get(name) != option:
            chosen[name] = option
        return replace(self, chosen=chosen)
