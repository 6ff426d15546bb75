"""What a record gives for the fields of a move, and what the rules say where it gives nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..cards.deck import UNKNOWN, Cut, Hidden, as_cut, is_known
from ..rulebook.game import Field, Move
from ..transcripts.transcript import Played
from .domain import BLANK, Between, Vague
from .evaluate import Evaluator

MOST_CARDS = 10_000                         # more than there are in any game: so many are missed as well as more


def recorded_values(evaluator: Evaluator, move: Move, played: Played) -> dict[str, Any]:
    """What a move takes, by field, as rules want it: cards that are not shown are hidden cards of the table."""
    values: dict[str, Any] = {}
    for field in move.fields:
        given = recorded(evaluator, field, played, values)
        if field.index is None:
            values[field.name] = on_the_table(evaluator, field, given)
        else:
            values[field.name] = {place: on_the_table(evaluator, field, part) for place, part in given.items()}
    return values


def recorded(evaluator: Evaluator, field: Field, played: Played, values: Mapping[str, Any]) -> Any:
    """What the record gives for a field, or else the rules: cards as in `cards.deck`, the unknown ones too.

    `values` are those of the fields before it. Of cards there are not more than `MOST_CARDS` in one place.
    """
    if field.index is None:
        value = played.values[field.name] if field.name in played.values else _unrecorded(evaluator, field, values)
        return _cut(value) if field.type in ("cards", "row") else value
    given = dict(played.values.get(field.name, {}))
    if field.unrecorded is not None:
        for place in evaluator.game.places(field.index, evaluator.table.seats):
            if place not in given:
                given[place] = _unrecorded(evaluator, field, {**values, field.index: place})
    if field.type in ("cards", "row"):
        given = {place: _cut(cards) for place, cards in given.items()}
    return dict(sorted(given.items()))


def _cut(cards: Sequence[int | None]) -> Sequence[int | None]:
    """The cards, if they are not too many to be laid out one by one."""
    whole = cards.count if isinstance(cards, Hidden) else len(cards)
    return Cut(cards[:MOST_CARDS], whole) if whole > MOST_CARDS else cards


def _unrecorded(evaluator: Evaluator, field: Field, values: Mapping[str, Any]) -> Any:
    value = evaluator.value(field.unrecorded, values)
    if field.type not in ("cards", "row"):
        return value
    if isinstance(value, Vague):
        value = value.listed() or value.size()
    if isinstance(value, Between):
        value = _decided(evaluator, value)
    return (UNKNOWN,) * min(value, MOST_CARDS) if isinstance(value, int) else value


def _decided(evaluator: Evaluator, number: Between) -> int:
    """Any number between two bounds: which half of them it is in is decided, until one is left.

    More cards than there are anywhere are all too many alike, so one more is enough.
    """
    least, most = number.low, min(number.high, sum(map(len, evaluator.table.pockets.values())) + 1)
    while least < most:
        middle = (least + most) // 2
        least, most = (middle + 1, most) if evaluator.decide() else (least, middle)
    return least


def on_the_table(evaluator: Evaluator, field: Field, value: Any) -> Any:
    """One value of a field as rules want it: cards that are not shown become hidden cards of the table."""
    if field.type == "card":
        return _hidden_or_known(evaluator, value)
    if field.type in ("cards", "row"):
        return as_cut(value, (_hidden_or_known(evaluator, card) for card in value))
    return tuple(sorted(value)) if field.type == "seats" else value


def _hidden_or_known(evaluator: Evaluator, card: int | None) -> int | None:
    if card is None or is_known(card) or card >= BLANK:
        return card
    return evaluator.table.hide(card)
