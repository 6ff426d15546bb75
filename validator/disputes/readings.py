"""Sets of readings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ..rulebook.game import Game
from ..rulebook.readings import matches, with_dependencies
from .diagrams import ALL, Diagram, Diagrams


class Universe:
    """All readings of a game, and the decision diagrams in which sets of them are written.

    A choice there is an option for every variant. Where the question of a variant does not arise, or the need of an
    option is not met, it stands for the reading in which the variant is idle, or canonical.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names = tuple(game.variants)
        self.places = {name: place for place, name in enumerate(self.names)}
        self.diagrams = Diagrams([len(variant.options) for variant in game.variants.values()])
        self._needed: dict[tuple[str, ...], tuple[int, ...]] = {}
        self._settled: dict[tuple[tuple[int, ...], tuple[int, ...]], dict[str, str]] = {}
        self._choices: dict[tuple[Diagram, tuple[int, ...]], list[dict[str, str]]] = {}

    def settled(self, places: tuple[int, ...], answers: tuple[int, ...]) -> dict[str, str]:
        """The options in force of some variants, chosen so; with each must be those on which it depends."""
        key = places, answers
        if key not in self._settled:
            self._settled[key] = self._settle(places, answers)
        return self._settled[key]

    def choices(self, diagram: Diagram, places: tuple[int, ...]) -> list[dict[str, str]]:
        """What the readings of a diagram choose for the variants at some places; each choice once."""
        key = diagram, places
        if key not in self._choices:
            found: list[dict[str, str]] = []
            for answers in self._answers(diagram, places, 0):
                choice = self.settled(places, answers)
                if choice not in found:
                    found.append(choice)
            self._choices[key] = found
        return self._choices[key]

    def _answers(self, diagram: Diagram, places: tuple[int, ...], position: int) -> Iterator[tuple[int, ...]]:
        """The answers at some places that the readings of a diagram give."""
        if position == len(places):
            yield ()
            return
        place = places[position]
        for answer in range(self.diagrams.answers[place]):
            if rest := self.diagrams.given(diagram, place, answer):     # NOTHING is left of no other diagram
                for answers in self._answers(rest, places, position + 1):
                    yield (answer, *answers)

    def _settle(self, places: tuple[int, ...], answers: tuple[int, ...]) -> dict[str, str]:
        active: dict[str, str] = {}
        for place, answer in zip(places, answers):
            variant = self.game.variants[self.names[place]]
            if matches(variant.asked, active):
                option = variant.options[answer]
                active[variant.name] = option if matches(variant.needs.get(option, ()), active) else variant.options[0]
        return active

    def needed(self, variants: Iterable[str]) -> tuple[int, ...]:
        """The places of these variants and of those on which they depend, in the order of the game."""
        key = tuple(variants)
        if key not in self._needed:
            self._needed[key] = tuple(self.places[name] for name in with_dependencies(self.game.variants, key))
        return self._needed[key]

    def chosen(self, reading: Mapping[str, str]) -> tuple[int, ...]:
        """The choice that stands for a reading."""
        return tuple(variant.options.index(reading.get(variant.name, variant.options[0]))
                     for variant in self.game.variants.values())


class Readings:
    """Some of the readings of a game."""

    def __init__(self, universe: Universe, diagram: Diagram = ALL) -> None:
        self.universe, self.diagram = universe, diagram

    @property
    def game(self) -> Game:
        """The game whose readings these are."""
        return self.universe.game

    def choices(self, variants: Iterable[str]) -> list[dict[str, str]]:
        """What these readings choose for some variants, and for those on which they depend; each choice once.

        >>> from validator.rulebook import load_game
        >>> everything = Readings(Universe(load_game("battalion")))
        >>> everything.choices(["suit-ban"])
        [{'suit-ban': 'previous-attack'}, {'suit-ban': 'none'}]
        >>> everything.choices(["ban-waiver"])[-1]
        {'suit-ban': 'none'}
        """
        return self.universe.choices(self.diagram, self.universe.needed(variants))

    def those_with(self, choices: Iterable[Mapping[str, str]], variants: Iterable[str]) -> Readings:
        """Those of these readings that choose so; `choices` are some of `self.choices(variants)`."""
        universe, wanted = self.universe, list(choices)
        places = universe.needed(variants)

        def diagram(answers: tuple[int, ...]) -> Diagram:
            if len(answers) == len(places):
                return int(universe.settled(places, answers) in wanted)     # ALL or NOTHING
            place = places[len(answers)]
            return universe.diagrams.node(place, tuple(diagram((*answers, answer))
                                                       for answer in range(universe.diagrams.answers[place])))

        return Readings(universe, universe.diagrams.both(self.diagram, diagram(())))

    def __or__(self, other: Readings) -> Readings:
        return Readings(self.universe, self.universe.diagrams.either(self.diagram, other.diagram))

    def __contains__(self, reading: Mapping[str, str]) -> bool:
        return self.universe.diagrams.holds(self.diagram, self.universe.chosen(reading))

    def __iter__(self) -> Iterator[dict[str, str]]:
        """Choices that between them are all these readings: options of some variants; all others do not matter."""
        for way in self.universe.diagrams.ways(self.diagram):
            names = {place: self.universe.names[place] for place in way}
            yield {names[place]: self.game.variants[names[place]].options[answer] for place, answer in way.items()}
