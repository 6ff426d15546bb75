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
from ..value import Value
from .table import Table, text
from .unknown import unknown

_NUMBER = re.compile(r"0|-?[1-9][0-9]*")
_PART, _MOST_DIGITS = 4_000, 40_000
_MOST_POINTS = 8
_BEYOND = 10**_MOST_DIGITS
"""What a longer number is read as: more than there will ever be of anything, and quickly read."""


def read_value(field: Field, key: str, node: Node, table: Table, claim: bool = False) -> Any:
    """What a record gives for a field, as `Played.values` holds it; Unreadable if it cannot be that.

    `key` is what the value is written against. `claim`: it belongs to a claim about the end, where a
    number may be below zero.
    """
    reader = _Reader(field, key, table, claim or field.index in ("seat", "holder"))
    return reader.value(node) if field.index is None else reader.values(node)


def name(node: Node) -> Text:
    """The node, if it can be a key."""
    if not isinstance(node, Text):
        raise Unreadable("key-not-text", node.place)
    return node


class _Reader(Value):
    """Reads the values of one field."""

    field: Field
    key: str
    table: Table
    claim: bool

    def value(self, node: Node) -> Any:
        """A value of the field's type."""
        return _TYPES[self.field.type](self, node)

    def values(self, node: Node) -> dict[int, Any]:
        """A value for each index of the field that the record gives one for."""
        if isinstance(node, Text) and not node.value:
            return {}
        if not isinstance(node, Pairs):
            raise self.error("mapping-wanted", node, key=self.key)
        return {_INDICES[self.field.index](self, name(index)): self.value(value) for index, value in node.pairs}

    def text(self, node: Node) -> Text:
        return text(node, self.key)

    def error(self, kind: str, node: Node, **facts: str) -> Unreadable:
        return Unreadable(kind, node.place, **{fact: Fact("text", value) for fact, value in facts.items()})

    # -- indices

    def size(self, key: Text) -> int:
        size = number_or_none(key.value)
        if size not in self.table.game.sizes:
            known = tuple(map(str, self.table.game.sizes))
            raise Unreadable("unknown-size", key.place, size=Fact("text", key.value), known=Fact("texts", known))
        return size

    def holder(self, node: Node) -> int:
        return self.table.holder(self.text(node))

    # -- types

    def seat(self, node: Node) -> int:
        return self.table.seat(self.text(node))

    def seats(self, node: Node) -> tuple[int, ...]:
        nodes = node.items if isinstance(node, Items) else (node,)
        return tuple(dict.fromkeys(map(self.seat, nodes)))

    def number(self, node: Node) -> int:
        written = self.text(node)
        number = number_or_none(written.value)
        if number is None:
            raise self.error("not-a-number", written, word=written.value)
        if number < 0 and not self.claim:
            raise self.error("number-below-zero", written, word=written.value)
        return number

    def option(self, node: Node) -> str:
        word = self.text(node)
        if word.value not in self.field.options:
            raise unknown("unknown-word", word, self.field.options)
        return word.value

    def plain(self, node: Node) -> str:
        return self.text(node).value

    def suit(self, node: Node) -> int:
        written = self.text(node)
        suit = notation.suit(written.value, self.table.language)
        if suit is None:
            raise self.error("not-a-suit", written, word=written.value)
        self.noted(written)
        return suit

    def card(self, node: Node) -> int:
        cards = self.parsed(node, notation.parse)
        if len(cards) != 1:
            raise self.error("one-card-wanted" if cards else "card-missing", node, key=self.key)
        return cards[0]

    def cards(self, node: Node) -> Sequence[int]:
        if self.field.counted and isinstance(node, Text):
            count = number_or_none(node.value)
            if count is not None and count >= 0:
                return Hidden(count)
        return self.parsed(node, notation.parse)

    def row(self, node: Node) -> tuple[int | None, ...]:
        return self.parsed(node, notation.parse_row)

    def parsed(self, node: Node, parse: Callable[[str, str], list]) -> tuple:
        """The cards of one text, or of a list of texts."""
        cards: list = []
        for item in node.items if isinstance(node, Items) else (node,):
            written = self.text(item)
            try:
                cards += parse(written.value, self.table.language)
            except notation.CardError as error:
                raise _no_card(error, written, self.table) from None
            self.noted(written)
        return tuple(cards)

    def noted(self, written: Text) -> None:
        """Note that a text shows cards, if somebody wants to know."""
        if self.table.cards is not None:
            self.table.cards.append(written)


_INDICES: dict[str, Callable[[_Reader, Text], int]] = {
    "seat": _Reader.seat,
    "holder": _Reader.holder,
    "size": _Reader.size,
}

_TYPES: dict[str, Callable[[_Reader, Node], Any]] = {
    "number": _Reader.number,
    "seat": _Reader.seat,
    "seats": _Reader.seats,
    "holder": _Reader.holder,
    "option": _Reader.option,
    "text": _Reader.plain,
    "suit": _Reader.suit,
    "card": _Reader.card,
    "cards": _Reader.cards,
    "row": _Reader.row,
}


def _no_card(error: notation.CardError, written: Text, table: Table) -> Unreadable:
    facts = {
        "card": Fact("text", error.written),
        "points": Fact("text", " ".join(map(code_point, error.written[:_MOST_POINTS]))),
        "language": Fact("text", table.language),
    }
    if error.meaning is not None:
        # in the letters of the record: those of the reader may be the ones that were written
        facts |= {"languages": Fact("texts", error.languages),
                  "meaning": Fact("text", notation.write(error.meaning, table.language))}
    return Unreadable(f"card-{error.kind}", table.source.place_within(written, error.offset), **facts)


def number_or_none(written: str) -> int | None:
    """The number that is written, in ASCII or full-width digits, or None."""
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
