"""What holds for the mappings of every kind of document."""

from __future__ import annotations

from collections.abc import Iterable

from ..findings import Fact, Place, Unreadable
from .characters import composed
from .nodes import Node, Pairs, Text

DEEPEST = 100
"""How deep lists and mappings may be nested."""

LARGEST = 100_000
"""How many nodes a document may come to, its aliases written out; a long game has a few thousand."""


def too_deep(place: Place) -> Unreadable:
    """What is said of a list or mapping nested deeper than that."""
    return Unreadable("too-deep", place, most=Fact("number", DEEPEST))


def too_many(place: Place) -> Unreadable:
    """What is said of a document with more nodes than that."""
    return Unreadable("too-many-values", place, most=Fact("number", LARGEST))


def too_large(place: Place) -> Unreadable:
    """What is said where only its aliases make it so many."""
    return Unreadable("too-large", place, most=Fact("number", LARGEST))


def mapping(pairs: Iterable[tuple[Node, Node]], place: Place) -> Pairs:
    """A mapping, if each of its keys stands there once.

    Keys are compared in Unicode's composed form, as the names of players are. Raises Unreadable,
    which names the places of both.
    """
    pairs = tuple(pairs)
    seen: dict[str, Place] = {}
    for key, _ in pairs:
        if isinstance(key, Text):
            word = composed(key.value)
            if word in seen:
                raise Unreadable("key-twice", key.place, key=Fact("text", key.value),
                                 first=Fact("place", seen[word]), second=Fact("place", key.place))
            seen[word] = key.place
    return Pairs(pairs, place)
