"""What a record can say of any move: that the table let it stand, and how many moves it takes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..documents.nodes import Node, Pairs, Text
from ..findings import Fact, Unreadable
from ..rulebook.errors import nearest
from ..rulebook.game import MARKS, STANDS, TAKES_BACK
from .table import text
from .values import name, number_or_none

Marks = dict[str, Any]
"""The marks, as `Played` has them."""

_YES = ("yes", "true")                      # what JSON, and programs that write YAML, make of a yes


def without_marks(node: Node | None, number: int,
                  unless: Callable[[str], bool] = lambda key: False) -> tuple[Node | None, Marks]:
    """The rest of what is said of the move with this number, None if that is nothing, and its marks.

    A key `unless` which something else is called so is no mark. Raises Unreadable for a mark that cannot be.
    """
    if not isinstance(node, Pairs):
        return node, {}
    marked = [(key, value) for key, value in node.pairs if name(key).value in MARKS and not unless(name(key).value)]
    marks: Marks = {}
    for key, value in marked:
        if key.value == STANDS:
            marks["stands"] = _stands(text(value, key.value))
        else:
            marks["takes_back"] = _takes_back(text(value, key.value), number)
    rest = tuple(pair for pair in node.pairs if pair not in marked)
    return (node._replace(pairs=rest) if rest else None) if marks else node, marks


def among_marks(key: Node) -> bool:
    """Whether a key that nobody knows was meant as a mark."""
    return nearest(name(key).value, MARKS) != ""


def _stands(word: Text) -> bool:
    if word.value not in _YES:
        raise Unreadable("stands-or-not", word.place, word=Fact("text", word.value), key=Fact("text", STANDS))
    return True


def _takes_back(word: Text, number: int) -> int:
    wanted = number_or_none(word.value)
    if wanted is None or wanted < 1:
        raise Unreadable("takes-back-what", word.place, word=Fact("text", word.value), key=Fact("text", TAKES_BACK))
    if wanted >= number:
        raise Unreadable("takes-back-too-many", word.place, word=Fact("text", word.value))
    return wanted
