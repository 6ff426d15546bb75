"""Where cards lie, as Python source: how they are taken from a place, and how they are put there."""

from __future__ import annotations

from typing import NamedTuple

from ...rulebook.expressions import Choice, Expression, words
from ...rulebook.game import Zone
from .expressions import Expressions
from .forms import CELLS, FACES, LAID, OF_ZONES, WEIGHT, ZONE
from .lines import bare, indented


class Place(NamedTuple):
    """A zone, or one of several by its index; `test` says when it is the one that is meant."""

    zone: Zone
    index: str = ""
    test: str = ""

    @property
    def form(self) -> str:
        """In which form its cards are."""
        return OF_ZONES[self.zone.kind]


class Cards(NamedTuple):
    """What is moved, as source in a form; `card` says that it is a single one."""

    source: str
    form: str = ""
    card: bool = False
    gaps: bool = True                       # whether there may be any

    @property
    def weight(self) -> str:
        """What they add to a holding."""
        if self.card:
            return f"WEIGHTS[{self.source}]"
        return {LAID: f"{self.source}.weight", WEIGHT: self.source, ZONE: f"({self.source} - EMPTY)",
                CELLS: f"weighed({self.source})", FACES: f"weight_of({self.source})"}[self.form]

    @property
    def faces(self) -> str:
        """They, one by one; cards that have no order only if there is but one."""
        if self.card:
            return f"({self.source},)"
        return {LAID: f"{self.source}.faces", FACES: self.source}.get(self.form, f"lone({self.source})")

    @property
    def without_gaps(self) -> str:
        """As `faces`, without gaps."""
        faces = f"{self.source}.cards" if self.gaps else f"{self.source}.faces"
        return {LAID: faces, FACES: f"present({self.source})"}.get(self.form, self.faces)


class Places:
    """Writes what happens at places."""

    def __init__(self, to: Expressions) -> None:
        self.to, self.game = to, to.game
        self._with_gaps = {word.name for rule in to.program.rules for effect in rule.effects if effect.kind == "move"
                           if effect.what == "all" or effect.source is None or effect.what.type not in ("card", "cards")
                           for word in words(effect.target) if word.kind == "zone"}

    def meant(self, node: Expression) -> list[Place]:
        """The places that an expression can mean; each but the only one has a test."""
        if isinstance(node, Choice):
            yes, no = self.meant(node.yes), self.meant(node.no)
            condition = bare(self.to.of(node.condition))
            if len(yes) == len(no) == 1 and yes[0].zone == no[0].zone:
                return [Place(yes[0].zone, f"{yes[0].index} if {condition} else {no[0].index}")]
            return [*(place._replace(test=_both(condition, place.test)) for place in yes),
                    *(place._replace(test=_both(f"not ({condition})", place.test)) for place in no)]
        if node.kind == "field":
            field = next(field for move in self.game.moves.values() for field in move.fields if field.name == node.name)
            return [Place(self.game.zones[option], "", f"{self.to.names.of('field', node.name)} == {option!r}")
                    for option in field.options if option in self.game.zones]
        return [Place(self.game.zones[node.name], bare(self.to.of(node.arguments[0])) if node.called else "")]

    def name(self, place: Place) -> str:
        """The variable in which the cards of a place are."""
        name = self.to.names.of("zone", place.zone.name)
        return f"{name}[{place.index}]" if place.index else name

    def taking(self, cards: Cards, place: Place) -> list[str]:
        """Take cards out of a place, or leave it by an error where one is not there."""
        name = self.name(place)
        if place.form == ZONE:
            return self._there(place, cards, [f"rest = {name} - {cards.weight}", "if rest & GUARDS != GUARDS:",
                                              "    raise Broken", f"{name} = rest"])
        if place.form == LAID:
            return [f"{name} = {name}.without({cards.faces})"]
        if cards.card:
            return [f"if {name}.pop() != {cards.source}:", "    raise Broken"]
        return [f"take_out({cards.faces}, {name})"]

    def putting(self, cards: Cards, place: Place) -> list[str]:
        """Put cards down at a place."""
        name = self.name(place)
        if place.form == ZONE:
            return self._there(place, cards, [f"{name} += {cards.weight}"])
        if place.form == FACES:
            return [f"{name}.append({cards.source})" if cards.card else f"{name}.extend({cards.without_gaps})"]
        laid = cards.source if cards.form == LAID else f"laid(tuple({cards.faces}))"
        return [f"{name} = {laid} if {name} is NONE else {name} + {laid}"]

    def emptying(self, place: Place, target: Place) -> list[str]:
        """Move all that lies at a place to another one."""
        name = self.name(place)
        if place.zone == target.zone and not target.index:
            return []
        if place.form == LAID:
            cards = Cards(name, LAID, gaps=place.zone.name in self._with_gaps)
            lines = [*self.putting(cards, target), f"{name} = NONE"]
        elif place.form == FACES:
            lines = [*self.putting(Cards(name, FACES), target), f"{name}.clear()"]
        else:
            lines = [*self.putting(Cards(name, ZONE), target), f"{name} = EMPTY"]
        if place.zone == target.zone:
            return [f"if {place.index} != ({target.index}):" if " " in target.index else
                    f"if {place.index} != {target.index}:", *("    " + line for line in lines)]
        return lines

    def _there(self, place: Place, cards: Cards, lines: list[str]) -> list[str]:
        """Lines for a place that may not exist: no cards are there, and only no cards can be put there."""
        if place.zone.index != "size":
            return lines
        return [f"if {place.index} in {self.to.names.of('zone', place.zone.name)}:", *indented(lines),
                f"elif {cards.weight}:", "    raise Broken"]


def _both(condition: str, other: str) -> str:
    return f"{condition} and ({other})" if other else condition
