"""A table's own reading, from a file."""

from __future__ import annotations

from ..documents.files import read_file
from ..documents.nodes import Node, Pairs, Text
from ..findings import Message, Place, Unreadable
from ..reports.visible import visible
from ..transcripts.reading import BASE, GAME
from .misuse import Misuse, message

_MORE_THAN_HOUSE_RULES = {"too-deep", "too-large", "too-much-repeated", "too-many-values", "too-long", "line-too-long",
                          "too-many-unreadable"}
"""What the reader says of records that are too much, which is no less too much for house rules."""

_KEYS = {"unknown-reading": BASE, "reading-of-another-game": GAME, "command.no-game": GAME}
"""What is said of a key that is no variant → that key."""


class HouseRules(dict[str, str]):
    """The options in a file, by variant, as in a record's `reading`; it knows where each is written."""

    def __init__(self, path: str, pairs: Pairs) -> None:
        super().__init__((variant.value, option.value) for variant, option in pairs.pairs)
        self._path = path
        self._places = {variant.value: (variant.place, option.place) for variant, option in pairs.pairs}

    def where(self, message: Message) -> str:
        """File, line and column of what a message says cannot be chosen; nothing if that is not from this file."""
        subject = _KEYS[message.kind] if message.kind in _KEYS else message.facts["variant"].value \
            if "variant" in message.facts else ""
        if subject not in self._places:
            return ""
        variant, option = self._places[subject]
        return _where(self._path, variant if message.kind == "unknown-variant" else option)


def house_rules(path: str) -> HouseRules:
    """The options in a file. Raises Misuse if it is no mapping of variants to options."""
    contents = [document.content for document in read_file(path)]
    for content in contents:
        if isinstance(content, Unreadable) and content.message.kind != "empty-file":
            raise Misuse(_of_house_rules(content.message), _where(path, content.place))
    content, *others = contents
    if others:
        raise Misuse(message("command.two-house-rules"), _where(path, others[0].place))
    if not isinstance(content, Pairs):
        raise Misuse(message("command.not-house-rules"), _where(path, None))
    for part in (part for pair in content.pairs for part in pair):
        _check_text(path, part)
    return HouseRules(path, content)


def _of_house_rules(told: Message) -> Message:
    """What the reader says of a record, said of house rules."""
    if told.kind in _MORE_THAN_HOUSE_RULES:
        return message("command.not-house-rules")
    return message("command.two-house-rules") if told.kind == "json-goes-on" else told


def _check_text(path: str, node: Node) -> None:
    if not isinstance(node, Text):
        raise Misuse(message("command.not-house-rules"), _where(path, node.place))


def _where(path: str, place: Place | None) -> str:
    return visible(path) + (f":{place.line}:{place.column}" if place else "")
