"""Which reading a record is judged by: the one in its header, unless another is asked for."""

from __future__ import annotations

from collections.abc import Mapping

from ..documents.nodes import Node, Pairs, Text
from ..findings import Fact, Place, Unreadable
from ..rulebook.errors import nearest
from ..rulebook.game import Game
from ..rulebook.readings import CANONICAL, ReadingError, resolve
from ..value import Value
from .table import text
from .values import name

CUSTOM = "custom"
"""What a reading is called in which single options are chosen."""

BASE = "base"
GAME = "game"
"""The keys of a reading that are no variants: the reading it begins with, and the game that it is for."""


class Choice(Value):
    """What is asked for in place of a record's own reading.

    `reading` replaces the header's: a name, or options on top of canonical or of the reading it calls
    ``base``, and may call the game it is for ``game``. `options` are laid on top of either.
    """

    reading: str | Mapping[str, str] | None = None
    options: Mapping[str, str] = {}


class _Draft:
    """A reading before it is resolved, and where each part of it stands in the record."""

    def __init__(self, base: str = CANONICAL, options: dict[str, str] | None = None) -> None:
        self.base, self.options = base, options or {}
        self.game: str | None = None
        self.keys: dict[str, Place] = {}
        self.values: dict[str, Place] = {}


def read_choice(choice: Choice, node: Node | None, game: Game) -> tuple[str, dict[str, str]]:
    """The name of the reading, and the options in force.

    Raises Unreadable for what does not exist or contradicts itself; its place is None where the choice,
    not the record, is at fault.
    """
    draft = _draft(node) if choice.reading is None else _chosen(choice.reading)
    if draft.game not in (None, game.name):
        raise Unreadable("reading-of-another-game", draft.values.get(GAME), word=Fact("text", draft.game),
                         game=Fact("text", game.name))
    for variant, option in choice.options.items():
        draft.options[variant] = option
        draft.keys.pop(variant, None)
        draft.values.pop(variant, None)
    try:
        reading = resolve(game, draft.options, draft.base)
    except ReadingError as error:
        raise _unreadable(error, draft, may_be_base=error.subject not in choice.options) from None
    return (CUSTOM if draft.options else draft.base), reading


def _draft(node: Node | None) -> _Draft:
    """The reading that a header gives."""
    if node is None:
        return _Draft()
    if isinstance(node, Text):
        draft = _Draft(node.value)
        draft.values[node.value] = node.place
        return draft
    if not isinstance(node, Pairs):
        raise Unreadable("reading-not-understood", node.place)
    draft = _Draft()
    for key, value in node.pairs:
        variant, option = name(key), text(value, name(key).value)
        if variant.value == BASE:
            draft.base = option.value
            draft.values[option.value] = option.place
        elif variant.value == GAME:
            draft.game = option.value
            draft.values[GAME] = option.place
        else:
            draft.options[variant.value] = option.value
            draft.keys[variant.value] = variant.place
            draft.values[variant.value] = option.place
    return draft


def _chosen(reading: str | Mapping[str, str]) -> _Draft:
    if isinstance(reading, str):
        return _Draft(reading)
    options = dict(reading)
    draft = _Draft(options.pop(BASE, CANONICAL), options)
    draft.game = options.pop(GAME, None)
    return draft


def _unreadable(error: ReadingError, draft: _Draft, may_be_base: bool) -> Unreadable:
    kind, facts = error.message
    if kind == "unknown-variant" and may_be_base:
        near = nearest(error.subject, (BASE, GAME, *facts["known"].value))
        facts = facts | {"near": Fact("text", near)} if near in (BASE, GAME) else facts
    if "needs" in facts:                    # any one of them would do
        facts = facts | {"needs": Fact("choice", facts["needs"].value)}
    return Unreadable(kind, (draft.keys if kind == "unknown-variant" else draft.values).get(error.subject), **facts)
