"""The values of a record: numbers, names, words and cards, as the fields of a move want them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from ..cards import notation
from ..cards.deck import Hidden
from ..documents.characters import code_point
from ..documents.nodes import Items, Node, Pairs, Text
from ..findings import Fact, Unreadable
from ..rulebook.game import Field
from .table import Table, text
from .unknown import unknown

_NUMBER = re.compile(r"0|-?[1-9][0-9]*")
_PART, _MOST_DIGITS = 4_000, 40_000
_MOST_POINTS = 8
_BEYOND = 10**_MOST_DIGITS
"""What a longer number is read as: more than there will ever be of anything, and quickly read."""


def read_value(field: Field, node: Node, table: Table, claim: bool = False) -> Any:
    """What a record gives for a field, as `Played.values` holds it; Unreadable if it cannot be that.

    `claim`: the field belongs to a claim about the end, where a number may be below zero.
    """
    if field.index is None:
        return _TYPES[field.type](field, node, table, claim)
    if isinstance(node, Text) and not node.value:
        return {}
    key = field.key or field.name
    if not isinstance(node, Pairs):
        raise Unreadable("mapping-wanted", node.place, key=Fact("text", key))
    claim = claim or field.index != "size"
    values: dict[int, Any] = {}
    for index, value in node.pairs:
        values[_INDICES[field.index](name(index), table)] = _TYPES[field.type](field, value, table, claim)
    return values


def name(node: Node) -> Text:
    """The node, if it can be a key."""
    if not isinstance(node, Text):
        raise Unreadable("key-not-text", node.place)
    return node


# -- the indices

def _size(key: Text, table: Table) -> int:
    size = _number_or_none(key.value)
    if size not in table.game.sizes:
        sizes = tuple(str(size) for size in table.game.sizes)
        raise Unreadable("unknown-size", key.place, size=Fact("text", key.value), known=Fact("texts", sizes))
    return size


_INDICES: dict[str, Callable[[Text, Table], int]] = {
    "seat": lambda key, table: table.seat(key),
    "holder": lambda key, table: table.holder(key),
    "size": _size,
}


# -- the types

def _number(field: Field, node: Node, table: Table, claim: bool) -> int:
    written = text(node, field.key or field.name)
    number = _number_or_none(written.value)
    if number is None:
        raise Unreadable("not-a-number", written.place, word=Fact("text", written.value))
    if number < 0 and not claim:
        raise Unreadable("number-below-zero", written.place, word=Fact("text", written.value))
    return number


def _number_or_none(written: str) -> int | None:
    folded = notation.fold(written)
    if not _NUMBER.fullmatch(folded):
        return None
    size = _integer(folded.removeprefix("-"))
    return -size if folded[0] == "-" else size


def _integer(digits: str) -> int:
    """The number, part by part: Python refuses to read very long ones at once."""
    if len(digits) > _MOST_DIGITS:
        return _BEYOND
    number = 0
    for start in range(0, len(digits), _PART):
        part = digits[start:start + _PART]
        number = number * 10**len(part) + int(part)
    return number


def _seat(field: Field, node: Node, table: Table, claim: bool) -> int:
    return table.seat(text(node, field.key or field.name))


def _seats(field: Field, node: Node, table: Table, claim: bool) -> tuple[int, ...]:
    nodes = node.items if isinstance(node, Items) else (node,)
    return tuple(dict.fromkeys(_seat(field, item, table, claim) for item in nodes))


def _option(field: Field, node: Node, table: Table, claim: bool) -> str:
    word = text(node, field.key or field.name)
    if word.value not in field.options:
        raise unknown("unknown-word", word, field.options)
    return word.value


def _text(field: Field, node: Node, table: Table, claim: bool) -> str:
    return text(node, field.key or field.name).value


def _suit(field: Field, node: Node, table: Table, claim: bool) -> int:
    written = text(node, field.key or field.name)
    suit = notation.suit(written.value, table.language)
    if suit is None:
        raise Unreadable("not-a-suit", written.place, word=Fact("text", written.value))
    return suit


def _card(field: Field, node: Node, table: Table, claim: bool) -> int:
    cards = _parsed(notation.parse, field, node, table)
    if len(cards) != 1:
        raise Unreadable("one-card-wanted" if cards else "card-missing", node.place,
                         key=Fact("text", field.key or field.name))
    return cards[0]


def _cards(field: Field, node: Node, table: Table, claim: bool) -> Sequence[int]:
    if field.counted and isinstance(node, Text):
        count = _number_or_none(node.value)
        if count is not None and count >= 0:
            return Hidden(count)
    return _parsed(notation.parse, field, node, table)


def _row(field: Field, node: Node, table: Table, claim: bool) -> tuple[int | None, ...]:
    return _parsed(notation.parse_row, field, node, table)


_TYPES: dict[str, Callable[[Field, Node, Table, bool], Any]] = {
    "number": _number,
    "seat": _seat,
    "seats": _seats,
    "option": _option,
    "text": _text,
    "suit": _suit,
    "card": _card,
    "cards": _cards,
    "row": _row,
}


# -- cards

def _parsed(parse: Callable[[str, str], list], field: Field, node: Node, table: Table) -> tuple:
    nodes = node.items if isinstance(node, Items) else (node,)
    cards: list = []
    for item in nodes:
        written = text(item, field.key or field.name)
        try:
            cards += parse(written.value, table.language)
        except notation.CardError as error:
            raise _unreadable(error, written, table) from None
    return tuple(cards)


def _unreadable(error: notation.CardError, written: Text, table: Table) -> Unreadable:
    facts = {
        "card": Fact("text", error.written),
        "points": Fact("text", " ".join(map(code_point, error.written[:_MOST_POINTS]))),
        "language": Fact("text", table.language),
    }
    if error.meaning is not None:
        facts |= {"languages": Fact("texts", error.languages), "meaning": Fact("card", error.meaning)}
    return Unreadable(f"card-{error.kind}", table.source.place_within(written, error.offset), **facts)
