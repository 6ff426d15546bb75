"""YAML read into nodes.

PyYAML finds the words and brackets; what they make up is put together here, because every scalar
is text, ``<<`` is an ordinary key, and a place is the one an editor shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import yaml

from ..findings import Fact, Place, Unreadable
from .characters import code_point
from .nodes import Items, Node, Text
from .pairs import DEEPEST, LARGEST, mapping, too_deep, too_large, too_many
from .source import Source

_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")
_ESCAPED_HALF = re.compile(r"\\u[dD][89a-fA-F]")
_PATIENCE = 2**20                            # how long a text the slow parser is given
_MOST_REPEATED = 1_000_000                   # how many characters the aliases of a document may repeat
_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str, ends_in: Unreadable | None = None) -> Iterator[Node]:
    """The documents of a YAML text, one after another; empty ones are passed over.

    Raises Unreadable at the first mistake, after the documents that stand before it. `ends_in` is
    raised at the end of a text that is cut short, and the document that stops there is left out.

    >>> list(read_yaml("- pass"))[0].items[0].value
    'pass'
    """
    source = Source(text)
    forbidden = _first_forbidden(source)
    if forbidden:
        ends_in, offset = forbidden
        text = text[:offset]
    if ends_in is None:
        yield from _documents(source, text)
        return
    held: list[Node] = []
    try:
        for node in _documents(source, text):
            yield from held
            held = [node]
    except Unreadable:
        pass                                # the last document breaks off where the text does
    raise ends_in


def _first_forbidden(source: Source) -> tuple[Unreadable, int] | None:
    """The first character that no YAML text may hold, as an error, and its offset."""
    found = _FORBIDDEN.search(source.text)
    if not found:
        return None
    point = Fact("text", code_point(found[0]))
    return Unreadable("control-character", source.place(found.start()), point=point), found.start()


def _documents(source: Source, text: str) -> Iterator[Node]:
    # JSON writes some characters as two escapes, which libyaml refuses; PyYAML's own parser is slow, but reads them.
    loader = (yaml.SafeLoader if len(text) <= _PATIENCE and _ESCAPED_HALF.search(text) else _Loader)(text)
    empty = 0
    try:
        while not loader.check_event(yaml.StreamEndEvent):
            event = loader.get_event()
            if isinstance(event, yaml.DocumentStartEvent):
                node = _Composer(loader, source).compose()
                if not (isinstance(node, Text) and node.plain and not node.value):
                    yield node
                elif (empty := empty + 1) > LARGEST:
                    raise too_many(node.place)
    except yaml.MarkedYAMLError as error:
        from .yaml_errors import explain    # not needed by who writes YAML without mistakes
        raise explain(error, source) from None
    finally:
        loader.dispose()


class _Composer:
    """Puts one document together from the events of the parser."""

    def __init__(self, loader: yaml.SafeLoader, source: Source) -> None:
        self.loader = loader
        self.source = source
        self.anchors: dict[str, tuple[Node, int, int] | None] = {}  # with its nodes and characters; None: still open
        self.count = 0                                              # nodes so far, aliases written out
        self.written = 0                                            # nodes so far, as they stand there
        self.characters = 0                                         # of all texts so far, aliases written out
        self.repeated = 0                                           # those of them that aliases stand for

    def compose(self, depth: int = 0) -> Node:
        event = self.loader.get_event()
        place = self.source.place(event.start_mark.index)
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event)
        self._check_tag(event)
        if event.anchor:
            self.anchors[event.anchor] = None
        before, characters = self.count, self.characters
        self.written += 1
        self._counted(1, place)
        if isinstance(event, yaml.ScalarEvent):
            self.characters += len(event.value)
            node: Node = Text(_whole(event.value, place), place, plain=not event.style)
        elif depth == DEEPEST:
            raise too_deep(place)
        elif isinstance(event, yaml.SequenceStartEvent):
            node = Items(tuple(self._until(yaml.SequenceEndEvent, depth)), place)
        else:
            self._check_question_mark(event)
            parts = self._until(yaml.MappingEndEvent, depth)
            node = mapping(zip(parts, parts, strict=True), place)
        if event.anchor:
            self.anchors[event.anchor] = node, self.count - before, self.characters - characters
        return node

    def _until(self, end: type, depth: int) -> Iterator[Node]:
        while not self.loader.check_event(end):
            yield self.compose(depth + 1)
        self.loader.get_event()

    def _alias(self, event: yaml.AliasEvent) -> Node:
        place = self.source.place(event.start_mark.index)
        name = Fact("text", event.anchor)
        if event.anchor not in self.anchors:
            raise Unreadable("quote-character", place, character=Fact("text", "*"))
        if self.anchors[event.anchor] is None:
            raise Unreadable("holds-itself", place, name=name)
        node, size, characters = self.anchors[event.anchor]
        self._counted(size, place)
        self.characters += characters
        self.repeated += characters
        if self.repeated > _MOST_REPEATED:
            raise Unreadable("too-much-repeated", place, most=Fact("number", _MOST_REPEATED))
        return node._replace(place=place)

    def _counted(self, nodes: int, place: Place) -> None:
        """Count so many nodes more; Unreadable where no record has so many."""
        self.count += nodes
        if self.count > LARGEST:
            raise too_many(place) if self.count == self.written else too_large(place)

    def _check_tag(self, event: yaml.NodeEvent) -> None:
        """A name that begins with ``!`` would vanish as the tag of an empty text."""
        if event.tag and event.tag.startswith("!"):
            raise Unreadable("quote-character", self.source.place(event.start_mark.index), character=Fact("text", "!"))

    def _check_question_mark(self, event: yaml.MappingStartEvent) -> None:
        """A bare ``?`` in a list begins a key in YAML, and its card would vanish."""
        start = event.start_mark.index
        if event.flow_style and self.source.text.startswith("?", start):
            raise Unreadable("quote-question-mark", self.source.place(start))


def _whole(text: str, place: Place) -> str:
    """The text, two halves of a character made one; Unreadable if one stands alone."""
    if not _HALF_CHARACTER.search(text):
        return text
    try:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le")
    except UnicodeDecodeError:
        raise Unreadable("half-character", place) from None
