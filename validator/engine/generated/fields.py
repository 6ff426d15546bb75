"""How a recorded move is taken apart, as lines of Python source: from plain dicts and texts to what rules reckon with.

Every key that is read is counted in `keys`: a record is plainly written if that is how many keys there are in it.
"""

from __future__ import annotations

from ...rulebook.game import MARKS, Field, Game, Move
from ...rulebook.vocabulary import CARDS
from .expressions import Expressions
from .forms import LAID, WEIGHT
from .lines import bare, indented

_INDICES = {"seat": "seat_of[place]", "holder": "holder_of[place]"}
_PLACES = {"seat": "everybody", "holder": "holder_of.values()"}
"""All of what there is one of each; of sizes there are always the same."""


class Fields:
    """Writes how the fields of moves are read."""

    def __init__(self, to: Expressions) -> None:
        self.to, self.game = to, to.game

    def of_player(self, move: Move) -> tuple[str, list[str]]:
        """How it is known that a player makes a move, and the lines that read it; `taken` is what is written of him."""
        if not move.fields:
            return f"taken == {move.name!r}", ["keys += 1"]
        if not _is_told_apart(move, self.game):
            return f"{move.name!r} in taken", ["raise NotPlain"]
        own = next((field for field in move.fields if move.key_of(field) == move.name), move.fields[0])
        return f"{move.key_of(own)!r} in taken", self.read(move, 1)

    def of_table(self, move: Move) -> tuple[str, list[str]]:
        """The same of an event of the table; `move` is all that is written of it."""
        if not move.fields:
            return f"move == {move.name!r}", []
        taking = [f"taken = move[{move.name!r}]"]
        if len(move.fields) > 1:
            return f"{move.name!r} in move", [*taking, *self.read(move, 1)]
        field, = move.fields
        return f"{move.name!r} in move", [*taking, "keys += 1", *self._value(move, field, "taken")]

    def read(self, move: Move, keys: int) -> list[str]:
        """The lines that read all fields from the mapping `taken`; so many keys led there."""
        lines = [] if any(field.unrecorded is None for field in move.fields) or not move.by_table else \
            ["if type(taken) is not dict:", "    raise NotPlain"]
        for field in move.fields:
            key = move.key_of(field)
            value = self._value(move, field, f"taken[{key!r}]")
            if field.unrecorded is None or not move.by_table and key == move.name:       # by which the move is known
                keys += 1
                lines += value
            else:
                lines += [f"if {key!r} in taken:", "    keys += 1", *indented(value), "else:",
                          *indented(self._unrecorded(move, field))]
        return [f"keys += {keys}", *lines] if keys else lines

    def sure(self, move: Move) -> set[str]:
        """The fields that are never nothing."""
        return {field.name for field in move.fields if field.unrecorded is None and field.index is None}

    def forms(self, move: Move) -> dict[str, str]:
        """The forms of the fields that are cards: where they come to lie in no order, it is not kept."""
        return {field.name: WEIGHT if field.type == "cards" and not self.to.program.in_order(field.name, move.name)
                else LAID for field in move.fields if field.type in CARDS}

    def _value(self, move: Move, field: Field, written: str) -> list[str]:
        name = self.to.names.of("field", field.name)
        if field.index is None:
            lines = [f"{name} = {self._single(move, field, written, move.final)}"]
            if field.type == "option":
                lines += [f"if {name} not in {field.options}:", "    raise NotPlain"]
            return lines
        place = _INDICES.get(field.index, f"size(place, {self.game.sizes})")
        value = self._single(move, field, "value", move.final or field.index in _INDICES)
        if value == "weight_from[value]":
            value = "weigh(value)"          # so many cards hardly ever come again
        lines = [f"{name} = {{{place}: {value} for place, value in {written}.items()}}", f"keys += len({name})"]
        return [*lines, *self._all_places(move, field)]

    def _single(self, move: Move, field: Field, written: str, claim: bool) -> str:
        match field.type:
            case "card" | "suit":
                return f"{field.type}_of[{written}]"
            case "cards":
                return f"{'weight_from' if self.forms(move)[field.name] == WEIGHT else 'cards_of'}[{written}]"
            case "row":
                return f"row_of[{written}]"
            case "seat" | "holder":
                return f"{field.type}_of[{written}]"
            case "seats":
                return f"named({written}, seat_of)"
            case "number":
                return f"claimed[{written}]" if claim else f"number[{written}]"
            case "option" if field.index is None:
                return written
            case "option":
                return f"option({written}, {field.options})"
        return f"text({written})"

    def _all_places(self, move: Move, field: Field) -> list[str]:
        """What the rules say where a field is not recorded for a place."""
        if field.unrecorded is None:
            return []
        name, place = self.to.names.of("field", field.name), self.to.names.of("local", field.index)
        places = _PLACES.get(field.index, repr(self.game.sizes))
        if self._is_hidden(field):
            return [f"if len({name}) < len({places}):", "    hidden()"]
        with self.to.at(self.to.scope.knowing(field.index)):
            value = self._instead(move, field)
        return [f"for {place} in {places}:", f"    if {place} not in {name}:", f"        {name}[{place}] = {value}"]

    def _unrecorded(self, move: Move, field: Field) -> list[str]:
        name = self.to.names.of("field", field.name)
        if field.index is not None:
            return [f"{name} = {{}}", *self._all_places(move, field)]
        if self._is_hidden(field):
            return ["hidden()"]
        return [f"{name} = {self._instead(move, field)}"]

    def _instead(self, move: Move, field: Field) -> str:
        """What the rules say where nothing is recorded, in the form of what would be."""
        if field.type in CARDS and self.forms(move)[field.name] == WEIGHT:
            return f"weighed({bare(self.to.cells(field.unrecorded))})"
        if field.type in CARDS:
            return f"laid(tuple({bare(self.to.faces(field.unrecorded))}))"
        value = bare(self.to.of(field.unrecorded))
        return f"tuple(sorted({value}))" if field.type == "seats" else value

    def _is_hidden(self, field: Field) -> bool:
        """Whether what is not recorded are so many hidden cards."""
        return field.type in CARDS and field.unrecorded.type == "number"


def _is_told_apart(move: Move, game: Game) -> bool:
    """Whether what a player writes of a move cannot be taken for another one."""
    others = {field.key for field in move.fields if field.key}
    return not others & {*game.moves, *MARKS}
