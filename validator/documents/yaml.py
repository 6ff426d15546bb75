"""YAML read into nodes."""

from __future__ import annotations

from collections.abc import Iterator

import yaml

from ..findings import Place
from .nodes import Items, Node, Pairs, Text


def read_yaml(text: str) -> Iterator[Node]:
    """The documents of a YAML text."""
    for root in yaml.compose_all(text, Loader=yaml.SafeLoader):
        yield _node(root)


def _node(node: yaml.Node) -> Node:
    place = Place(node.start_mark.line + 1, node.start_mark.column + 1)
    if isinstance(node, yaml.ScalarNode):
        return Text(node.value, place, node.style is None)
    if isinstance(node, yaml.SequenceNode):
        return Items(tuple(_node(item) for item in node.value), place)
    return Pairs(tuple((_node(key), _node(value)) for key, value in node.value), place)
