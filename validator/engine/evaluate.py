"""What an expression is worth at a table: one evaluator for all that is known and for what is known in part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..cards.deck import SUITS, UNKNOWN, as_cut
from ..rulebook.expressions import (Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number, Row, Word)
from ..rulebook.vocabulary import CARDS, VOCABULARY
from ..value import replace
from . import domain
from .cases import Patience, by_cases
from .domain import BLANK, MAYBE, Left, SomeNumbers, Vague, between, empty, high, low, not_
from .loops import loop
from .program import Program
from .table import Table, ZoneKey
from .vocabulary import MEANINGS

UNORDERED = {"cards", "seats"}              # lists whose order does not matter when they are compared
LISTS = UNORDERED | CARDS

Decide = Callable[[], bool]
"""Called where play divides on something unknown; says which way to go."""


class Evaluator:
    """Values of expressions under a program at a table.

    `values` holds what is named at a place: a move's fields, and the names of `each`, loops and parameters.
    `future` is each zone's whole journal, where the record has been gone through once before; `patience` is shared by
    all that is asked of a record.
    """

    def __init__(self, program: Program, table: Table, decide: Decide,
                 future: Mapping[ZoneKey, list] | None = None, patience: Patience | None = None) -> None:
        self.program, self.table, self.decide = program, table, decide
        self.game = program.game
        self.future = future or {}
        self.patience = patience or Patience()
        self.player: int | None = None
        self.asked: set[int] = set()        # the hidden cards that values depended on

    def value(self, node: Expression, values: Mapping[str, Any]) -> Any:
        """What the expression is worth; see `domain` for values that are known in part."""
        return _BY_KIND[type(node)](self, node, values)

    def holds(self, node: Expression | None, values: Mapping[str, Any], default: bool = True) -> bool:
        """Whether a condition holds, where play goes one way or the other: an unknown one is decided."""
        if node is None:
            return default
        result = self.certain(node, values)
        return self.decide() if result is MAYBE else result

    def certain(self, node: Expression, values: Mapping[str, Any]) -> Any:
        """What a condition comes to; where bounds leave it open, what its hidden cards can be is gone through."""
        self.asked.clear()
        result = self.value(node, values)
        return by_cases(self, node, values) if result is MAYBE else result

    # -- words

    def _word(self, node: Word, values: Mapping[str, Any]) -> Any:
        return _BY_KIND_OF_WORD.get(node.kind, Evaluator._vocabulary)(self, node, values)

    def _local(self, node: Word, values: Mapping[str, Any]) -> Any:
        value = values[node.name]
        return tuple(value) if isinstance(value, dict) else self._known(node, value)

    def _field(self, node: Word, values: Mapping[str, Any]) -> Any:
        if not node.called:
            return self._local(node, values)
        return values[node.name].get(self.value(node.arguments[0], values), empty(node.type))

    def _let(self, node: Word, values: Mapping[str, Any]) -> Any:
        definition = self.program.definitions[node.name]
        arguments = [self.value(argument, values) for argument in node.arguments]
        values = dict(zip(definition.parameters, arguments, strict=True))
        if not self.table.masks:            # no card is hidden
            return self._defined(definition, values)
        return self.program.remembered.meant(self, definition, arguments, lambda: self._defined(definition, values))

    def _holder(self, node: Word, values: Mapping[str, Any]) -> Any:
        return self.table.seats + self.game.holders.index(node.name)

    def _known(self, node: Word, value: Any) -> Any:
        if not self.table.masks:            # no card is hidden
            return value
        if node.type == "card":
            return self._card(value)
        if node.type in CARDS and isinstance(value, tuple):
            return as_cut(value, map(self._card, value))
        return value

    def _card(self, card: int | None) -> int | None:
        card = self.table.known_as(card)
        if card is not None and card >= BLANK:
            self.asked.add(card)
        return card

    def _note(self, node: Word, values: Mapping[str, Any]) -> Any:
        value = self.table.notes[node.name]
        if self.game.notes[node.name].index is None:
            return self._known(node, value)
        if not node.called:
            return tuple(range(len(value)))
        index = self.value(node.arguments[0], values)
        return empty(node.type) if index is None else value[index]

    def _zone(self, node: Word, values: Mapping[str, Any]) -> Any:
        key = self.zone_key(node, values)
        if key not in self.table.pockets:
            return ()
        cards = self.table.view(key, self.future.get(key))
        return replace(cards, asked=self.asked) if isinstance(cards, Vague) else self._known(node, cards)

    def zone_key(self, node: Expression, values: Mapping[str, Any]) -> ZoneKey:
        """Which zone an expression names."""
        if isinstance(node, Choice):
            return self.zone_key(node.yes if self.holds(node.condition, values) else node.no, values)
        if node.kind == "field":
            return values[node.name], None
        return node.name, self.value(node.arguments[0], values) if node.called else None

    def _defined(self, definition, values: Mapping[str, Any]) -> Any:
        if not definition.ranking:
            return self.value(definition.meaning, values)
        lines = definition.meaning
        possible = []
        for position, (_, condition) in enumerate(lines):
            holds = self.value(condition, values)
            if holds is not False:
                possible.append(len(lines) - position)      # an earlier line beats a later one
            if holds is True:
                break
        else:
            possible.append(0)              # perhaps no line holds
        return between(possible[-1], possible[0])

    def _vocabulary(self, node: Word, values: Mapping[str, Any]) -> Any:
        table = self.table
        if node.name in _CONSTANTS:
            return _CONSTANTS[node.name]
        match node.name:
            case "seats":
                return tuple(range(table.seats))
            case "sizes":
                return self.game.sizes
            case "round":
                return table.round
            case "player":
                return self.player
            case "over":
                return table.ended is not None
            case "left":
                seat = self.value(node.arguments[0], values)
                return None if seat is None else (seat + 1) % table.seats
            case "clockwise":
                seat = self.value(node.arguments[0], values) or 0
                return tuple((seat + step) % table.seats for step in range(table.seats))
            case "top" if isinstance(node.arguments[0], Word) and node.arguments[0].kind == "zone":
                return self._top(node.arguments[0], values)
            case "most":
                return self._most(node.arguments[0], self.value(node.arguments[1], values))
        arguments = [self.value(argument, values) for argument in node.arguments]
        result = MEANINGS[node.name](table.masks, *arguments)
        return self._known(node, result)

    def _top(self, pile: Word, values: Mapping[str, Any]) -> int | None:
        """The card on top of a pile. What lies below it is not asked for, and may be hidden."""
        pocket = self.table.pockets.get(self.zone_key(pile, values))
        return self._card(pocket.cards[-1]) if pocket and pocket.cards else None

    def _most(self, word: Word, seats: Iterable[int]) -> tuple[int, ...]:
        """The seats with the most; where that is not known, it is decided seat by seat."""
        if word.kind == "note":
            amounts = {seat: self.table.notes[word.name][seat] for seat in seats}
        else:
            definition = self.program.definitions[word.name]
            amounts = {seat: self._defined(definition, {definition.parameters[0]: seat}) for seat in seats}
        if not amounts:
            return ()
        bar = max(low(amount) for amount in amounts.values())
        chosen = []
        for seat, amount in amounts.items():
            rivals = [high(other) for rival, other in amounts.items() if rival != seat]
            if low(amount) >= max(rivals, default=low(amount)):
                chosen.append(seat)
            elif high(amount) >= bar and self.decide():
                chosen.append(seat)
        return tuple(chosen)

    # -- what holds words together

    def _logic(self, node: Logic, values: Mapping[str, Any]) -> Any:
        decisive = node.operator == "or"    # the value that settles it
        unknown = False
        for operand in node.operands:
            result = self.value(operand, values)
            if result is decisive:
                return decisive
            unknown = unknown or result is MAYBE
        return MAYBE if unknown else not decisive

    def _compare(self, node: Compare, values: Mapping[str, Any]) -> Any:
        operands = [self._ranked(operand, rival(node, position), values)
                    for position, operand in enumerate(node.operands)]
        unknown = False
        for position, operator in enumerate(node.operators):
            types = node.operands[position].type, node.operands[position + 1].type
            result = self._compare_two(operator, operands[position], operands[position + 1], types)
            if result is False:
                return False
            unknown = unknown or result is MAYBE
        return MAYBE if unknown else True

    def _compare_two(self, operator: str, left: Any, right: Any, types: tuple[str, str]) -> Any:
        if operator in ("in", "not in"):
            found = self._found(left, right, cards="card" in types)
            return found if operator == "in" else not_(found)
        if operator in ("==", "!="):
            same = _same_list(left, right, ordered=not UNORDERED.intersection(types)) if LISTS.intersection(types) \
                else domain.equal(left, right, self.table.masks, cards="card" in types)
            return same if operator == "==" else not_(same)
        return domain.compare(operator, left, right)

    def _ranked(self, node: Expression, other: Expression, values: Mapping[str, Any]) -> Any:
        """What one side of a comparison is worth: the quoted name of a line, its rank in the other side's ranking."""
        if isinstance(node, Name) and other.type == "ranking":
            return self.program.rank(other.name, node.value)
        if isinstance(node, Row) and isinstance(other, Row):
            return tuple(self._ranked(*pair, values) for pair in zip(node.items, other.items))
        return self.value(node, values)

    def _found(self, thing: Any, things: Any, cards: bool) -> Any:
        if isinstance(things, SomeNumbers):
            return MAYBE
        if isinstance(things, Vague):
            count = MEANINGS["number_of"](self.table.masks, thing, things)
            return True if low(count) > 0 else False if high(count) == 0 else MAYBE
        results = [domain.equal(thing, other, self.table.masks, cards=cards) for other in things]
        return True if True in [result for result in results if result is not MAYBE] else \
            MAYBE if MAYBE in results else False

    def _arithmetic(self, node: Arithmetic, values: Mapping[str, Any]) -> Any:
        left, right = self.value(node.left, values), self.value(node.right, values)
        if node.type != "cards":
            return domain.arithmetic(node.operator, left, right)
        if node.operator == "+":
            return self._together(left, right)
        return self._without(left, right)

    def _together(self, left: Any, right: Any) -> Any:
        if isinstance(left, tuple) and isinstance(right, tuple):
            return left + right
        left, right = self._as_vague(left), self._as_vague(right)
        return Vague(left.items + right.items, left.less + right.less, self.table.masks,
                     left.sure & right.sure, left.maybe | right.maybe)

    def _without(self, left: Any, right: Any) -> Any:
        gone = tuple(card for card in (right.items if isinstance(right, Vague) else right) if card is not None)
        if isinstance(left, tuple) and all(card is None or card < BLANK for card in (*left, *gone)):
            rest = [card for card in left if card is not None]
            for card in gone:
                if card in rest:
                    rest.remove(card)
            return tuple(rest)
        left = self._as_vague(left)
        items, less, ahead = list(left.items), list(left.less), list(left.ahead)
        for card in gone:
            if card in items:
                items.remove(card)
            else:
                less.append(card)
                if card in ahead:           # the record shows it next, and here it is taken away already
                    ahead.remove(card)
                elif card >= BLANK:         # as one of those that leave unseen, whichever
                    ahead = [event for event in ahead if not isinstance(event, Left)]
        return replace(left, items=tuple(items), less=tuple(less), ahead=tuple(ahead))

    def _as_vague(self, cards: Any) -> Vague:
        return cards if isinstance(cards, Vague) else Vague(tuple(cards), (), self.table.masks)

    def _choice(self, node: Choice, values: Mapping[str, Any]) -> Any:
        condition = self.value(node.condition, values)
        if condition is not MAYBE:
            return self.value(node.yes if condition else node.no, values)
        yes, no = self.value(node.yes, values), self.value(node.no, values)
        joined = domain.join(node.type, yes, no)
        if joined is None and yes is not no:
            return yes if self.decide() else no
        return joined


def rival(node: Compare, position: int) -> Expression:
    """What an operand of a comparison is compared with, to the left where it can be."""
    return node.operands[position - 1 if position else 1]


def _same_list(left: Any, right: Any, ordered: bool) -> Any:
    """Whether two lists of cards or of seats are the same."""
    if isinstance(left, Vague) or isinstance(right, Vague):
        return MAYBE
    if not ordered:                         # gaps are no cards
        left, right = (sorted(thing for thing in things if thing is not None) for things in (left, right))
    if len(left) == len(right) and any(thing is not None and thing >= BLANK for thing in (*left, *right)):
        return MAYBE
    return tuple(left) == tuple(right)


_CONSTANTS = {"yes": True, "no": False, "nothing": None, "hidden": UNKNOWN, "suits": tuple(SUITS)}

_BY_KIND_OF_WORD = {"local": Evaluator._local, "field": Evaluator._field, "note": Evaluator._note,
                    "zone": Evaluator._zone, "let": Evaluator._let, "holder": Evaluator._holder}
"""All others are words of the vocabulary."""

_BY_KIND = {
    Number: lambda self, node, values: node.value,
    Name: lambda self, node, values: node.value,
    Word: Evaluator._word,
    Not: lambda self, node, values: not_(self.value(node.operand, values)),
    Logic: Evaluator._logic,
    Compare: Evaluator._compare,
    Arithmetic: Evaluator._arithmetic,
    Choice: Evaluator._choice,
    Loop: loop,
    Row: lambda self, node, values: tuple(self.value(item, values) for item in node.items),
}

assert set(MEANINGS) <= set(VOCABULARY)
