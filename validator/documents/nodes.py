"""The tree that a YAML or a JSON document is read into. Every scalar is text."""

from __future__ import annotations

from typing import NamedTuple

from ..findings import Place


class Text(NamedTuple):
    """A scalar as it is written; `plain` says that it was written without quotes."""

    value: str
    place: Place
    plain: bool = True


class Items(NamedTuple):
    """A list."""

    items: tuple[Text | Items | Pairs, ...]
    place: Place


class Pairs(NamedTuple):
    """A mapping: its keys and values, in the order written."""

    pairs: tuple[tuple[Text | Items | Pairs, Text | Items | Pairs], ...]
    place: Place


Node = Text | Items | Pairs
