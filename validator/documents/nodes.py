"""The tree that a YAML or a JSON document is read into. Every scalar is text."""

from __future__ import annotations

from dataclasses import dataclass

from ..findings import Place


@dataclass(frozen=True, slots=True)
class Text:
    """A scalar as it is written; `plain` says that it was written without quotes."""

    value: str
    place: Place
    plain: bool = True


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple[Text | Items | Pairs, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Pairs:
    """A mapping: its keys and values, in the order written."""

    pairs: tuple[tuple[Text | Items | Pairs, Text | Items | Pairs], ...]
    place: Place


Node = Text | Items | Pairs
