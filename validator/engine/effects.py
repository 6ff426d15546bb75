"""What a rule does: every value is reckoned first, then all is done together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..cards.deck import UNKNOWN
from ..rulebook.expressions import Expression, Word, words
from ..rulebook.game import Effect
from .domain import Vague, low
from .evaluate import Evaluator
from .moving import move, move_all, move_top
from .payments import pay, payment
from .table import Table, What


class Action(NamedTuple):
    """An effect whose values are reckoned."""

    kind: str                               # top, cards, all, pay (`what` is a payment), set or begin
    what: Any
    source: Any = None                      # of "set": the place in a note that has several
    target: Any = None
    given: What | None = None               # of "top" and "cards": where the move gives them


def reckon(effect: Effect, values: Mapping[str, Any], evaluator: Evaluator) -> Iterator[Action]:
    """The actions an effect comes to at this moment."""
    if effect.kind == "begin":
        yield Action("begin", effect.what)
    elif effect.kind == "pay":
        source = None if effect.source is None else evaluator.value(effect.source, values)
        target = evaluator.value(effect.target, values)
        yield Action("pay", payment(lambda: evaluator.value(effect.what, values), source, target, evaluator))
    elif effect.kind == "set":
        index = evaluator.value(effect.target.arguments[0], values) if effect.target.called else None
        if index is not None or not effect.target.called:       # what would be noted of nobody is not
            yield Action("set", evaluator.value(effect.value, values), index, effect.target.name)
    else:
        target = evaluator.zone_key(effect.target, values)
        if effect.what == "all":
            for key in evaluator.table.pockets:
                if key[0] not in effect.spared:
                    yield Action("all", None, key, target)
        elif effect.source is None:
            yield Action("all", None, evaluator.zone_key(effect.what, values), target)
        else:
            source = evaluator.zone_key(effect.source, values)
            cards = evaluator.value(effect.what, values)
            single = effect.what.type == "card"
            yield Action("top" if single else "cards", cards if single else _shown(cards, evaluator), source, target,
                         _given(effect.what, values, evaluator.table))


def _given(cards: Expression, values: Mapping[str, Any], table: Table) -> What | None:
    """The field of a move that gives cards, and its place, if that is plain; of use only where cards are hidden."""
    word = next((word for word in words(cards) if word.kind == "field"), None) if table.masks else None
    if word is None or not word.called:
        return word and (word.name, None)
    place, = word.arguments
    return (word.name, values[place.name]) if isinstance(place, Word) and place.kind == "local" else None


def _shown(cards: Any, evaluator: Evaluator) -> tuple[int | None, ...]:
    """Cards that an expression gave, one by one; of those it could not name, hidden ones."""
    if not isinstance(cards, Vague):
        return cards
    if not cards.less and all(cards.sure & cards.mask(card) == cards.mask(card) for card in cards.items):
        return cards.items
    return tuple(evaluator.table.hide(UNKNOWN) for _ in range(low(cards.size())))


def apply_all(actions: Sequence[Action], table: Table, counter: str) -> str | None:
    """Do what was reckoned; returns the phase that begins. Raises moving.NotThere for cards that are not there."""
    begun = None
    for action in actions:
        begun = _apply(action, table) or begun
    if payments := [action.what for action in actions if action.kind == "pay"]:
        pay(payments, table, counter)
    return begun


def _apply(action: Action, table: Table) -> str | None:
    match action.kind:
        case "begin":
            return action.what
        case "top":
            move_top(table, action.what, action.source, action.target, action.given)
        case "cards":
            move(table, action.what, action.source, action.target, action.given)
        case "all":
            move_all(table, action.source, action.target)
        case "set":
            if action.source is None:
                table.notes[action.target] = action.what
            else:
                table.notes[action.target][action.source] = action.what
    return None
