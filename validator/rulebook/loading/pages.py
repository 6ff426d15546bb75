"""The files of a game as they are written, to say where something stands."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from ...documents.nodes import Items, Node, Pairs, Text
from ...documents.source import Source
from ...findings import Place
from ..errors import Location


def text(node: Node) -> str:
    """What a scalar says."""
    return node.value


def entries(node: Node) -> dict[str, Node]:
    """The values of a mapping by their keys."""
    return {key.value: value for key, value in node.pairs}


@dataclass(frozen=True)
class Page:
    """One file: its name, its nodes and its text."""

    name: str
    node: Node
    source: Source

    def at(self, *path: str | int, key: str | None = None) -> Location:
        """Where what a path of keys and positions leads to is written; `key`: where that key of it is.

        A part of the path that is not there is passed over: the one mapping of a condition has no position.
        """
        node = self.node
        for part in path:
            node = _step(node, part) or node
        keys = {written.value: written.place for written, _ in node.pairs} if isinstance(node, Pairs) else {}
        return Location(self.name, keys.get(key, node.place))

    def keys(self, *path: str | int) -> tuple[str, ...]:
        """The keys of the mapping that a path leads to; none where there is no such mapping."""
        node: Node | None = self.node
        for part in path:
            node = node and _step(node, part)
        return tuple(entries(node)) if isinstance(node, Pairs) else ()

    def word(self, *path: str | int, word: str) -> Location:
        """Where a word stands in the scalar that a path leads to."""
        node: Node | None = self.node
        for part in path:
            node = node and _step(node, part)
        found = re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", node.value) if isinstance(node, Text) else None
        return Location(self.name, self.inside(node)(found.start())) if found else self.at(*path)

    def inside(self, scalar: Text) -> Callable[[int], Place]:
        """Where the characters of a scalar stand, by their offset in what it says."""
        return lambda offset: _place_inside(self.source, scalar, offset)


@dataclass
class Book:
    """All files of a game. A rule is found by its id."""

    game: Page
    variants: Page
    rules: dict[str, tuple[Page, int]] = field(default_factory=dict)    # id → its chapter and position

    def rule(self, id: str, *path: str | int, key: str | None = None) -> Location:
        """Where a rule, or a part of it, is written."""
        page, position = self.rules[id]
        return page.at(position, *path, key=key)

    def word(self, id: str, *path: str | int, word: str) -> Location:
        """Where a word stands in a part of a rule."""
        page, position = self.rules[id]
        return page.word(position, *path, word=word)

    def keys(self, id: str, *path: str | int) -> tuple[str, ...]:
        """The keys of a rule, or of a mapping in it."""
        page, position = self.rules[id]
        return page.keys(position, *path)

    def definition(self, id: str, word: str) -> Location:
        """Where a rule says what a word means."""
        page, position = self.rules[id]
        key = next(key.value for key, _ in entries(page.node.items[position])["let"].pairs
                   if key.value.partition("(")[0].strip() == word)
        return page.at(position, "let", key=key)


def _step(node: Node, part: str | int) -> Node | None:
    """One step along a path."""
    if isinstance(node, Items):
        return node.items[part] if isinstance(part, int) and part < len(node.items) else None
    return entries(node).get(part) if isinstance(node, Pairs) else None


def _place_inside(source: Source, scalar: Text, offset: int) -> Place:
    """The place of a character of a scalar, however that is written: plain, quoted, or as a block of lines.

    White space is passed over on both sides, for YAML folds it. Where escapes hide how the scalar was written,
    the place is the one where it begins.

    >>> source = Source("require: >-\\n  count\\n    > minimum_bid")
    >>> _place_inside(source, Text("count > minimum_bid", Place(1, 10), plain=False), 8)
    Place(line=3, column=7)
    """
    start = source.offset(scalar.place)
    opening = "" if scalar.plain else source.text[start]
    written = source.text.find("\n", start) if opening in ("|", ">") else start + len(opening)
    place = scalar.place
    for character in scalar.value[:offset + 1]:
        if character.isspace():
            continue
        while source.text[written:written + 1].isspace():
            written += 1
        if opening == character == "'" or opening == '"' and source.text.startswith("\\" + character, written):
            written += 1                    # a quotation mark written twice, or after a backslash
        if not source.text.startswith(character, written):
            return scalar.place
        place = source.place(written)
        written += 1
    return place
