"""JSON read into nodes: numbers as their text, and each value with its place."""

from __future__ import annotations

import re

from ..findings import Fact, Unreadable
from .characters import code_point
from .nodes import Items, Node, Text
from .pairs import DEEPEST, LARGEST, mapping, too_deep, too_many
from .source import Source

_SPACES = " \t\r\n"
_SPACE = re.compile(f"[{_SPACES}]*")
_PLAIN_STRING = re.compile(r'"([^"\\\x00-\x1f]*)"')
_STRING = re.compile(r'[^"\\\x00-\x1f]*')
_ESCAPE = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|(["\\/bfnrt]))')
_WORD = re.compile(r"[^\s,:\[\]{}\"]+")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_ESCAPED = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def read_json(source: Source) -> Node:
    """The document of a JSON text.

    Raises Unreadable at the first mistake.

    >>> read_json(Source('{"bid": 1.10}')).pairs[0][1].value
    '1.10'
    """
    scanner = _Scanner(source)
    node = scanner.value(1)
    scanner.skip_space()
    if scanner.at < len(source.text):
        raise scanner.error("json-goes-on")
    return node


class _Scanner:
    """Where we are in the text, and what stands there."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.at = 0
        self.count = 0                      # nodes so far, keys among them

    def error(self, kind: str, at: int | None = None, **facts: str) -> Unreadable:
        place = self.source.place(self.at if at is None else at)
        return Unreadable(kind, place, **{name: Fact("text", value) for name, value in facts.items()})

    def skip_space(self) -> None:
        if self.text[self.at:self.at + 1] in _SPACES:
            self.at = _SPACE.match(self.text, self.at).end()

    def peek(self) -> str:
        """The next character that is no space, or nothing at the end."""
        character = self.text[self.at:self.at + 1]
        if character not in _SPACES:
            return character
        self.skip_space()
        return self.text[self.at:self.at + 1]

    def value(self, depth: int) -> Node:
        character = self.peek()
        self.counted()
        if character and character in "[{":
            if depth > DEEPEST:
                raise too_deep(self.source.place(self.at))
            return self.items(depth) if character == "[" else self.pairs(depth)
        return self.string() if character == '"' else self.word()

    def counted(self) -> None:
        """Count one node more; Unreadable where no record has so many."""
        self.count += 1
        if self.count > LARGEST:
            raise too_many(self.source.place(self.at))

    def items(self, depth: int) -> Items:
        began = self.at
        items = []
        while self.goes_on(began, "]", first=not items):
            items.append(self.value(depth + 1))
        return Items(tuple(items), self.source.place(began))

    def pairs(self, depth: int) -> Node:
        began = self.at
        pairs = []
        while self.goes_on(began, "}", first=not pairs):
            if self.peek() != '"':
                raise self.error("json-key" if self.peek() else "json-ends")
            self.counted()
            key = self.string()
            if self.peek() != ":":
                raise self.error("json-colon", key=key.value) if self.peek() else self.error("json-ends")
            self.at += 1
            pairs.append((key, self.value(depth + 1)))
        return mapping(pairs, self.source.place(began))

    def goes_on(self, began: int, end: str, first: bool) -> bool:
        """Step over the bracket or comma before the next member; False after the last one."""
        if first:
            self.at += 1
        character = self.peek()
        if not character:
            raise self.error("bracket-open", began, bracket=self.text[began])
        if character == end:
            self.at += 1
            return False
        if first:
            return True
        if character != ",":
            raise self.error("comma-missing", bracket=self.text[began])
        self.at += 1
        if self.peek() == end:
            raise self.error("json-value")
        return True

    def string(self) -> Text:
        began = self.at
        plain = _PLAIN_STRING.match(self.text, began)
        if plain:                           # as nearly all are, so they are read in one step
            self.at = plain.end()
            return Text(plain[1], self.source.place(began), plain=False)
        self.at += 1
        parts = []
        while True:
            part = _STRING.match(self.text, self.at)
            parts.append(part[0])
            self.at = part.end()
            character = self.text[self.at:self.at + 1]
            if character == '"':
                self.at += 1
                return Text(self.joined(parts, began), self.source.place(began), plain=False)
            if character == "\\":
                parts.append(self.escaped())
            elif not character or character in "\r\n":
                raise self.error("quote-open", began)
            else:
                raise self.error("control-character", point=code_point(character))

    def escaped(self) -> str:
        escape = _ESCAPE.match(self.text, self.at)
        if not escape:
            raise self.error("json-escape")
        self.at = escape.end()
        return chr(int(escape[1], 16)) if escape[1] else _ESCAPED[escape[2]]

    def joined(self, parts: list[str], began: int) -> str:
        """The parts together; the two escapes that JSON writes for one character beyond U+FFFF become one."""
        if len(parts) == 1:                 # without escapes
            return parts[0]
        try:
            return "".join(parts).encode("utf-16", "surrogatepass").decode("utf-16")
        except UnicodeDecodeError:
            raise self.error("half-character", began) from None

    def word(self) -> Text:
        word = _WORD.match(self.text, self.at)
        if not word:
            raise self.error("json-value" if self.at < len(self.text) else "json-ends")
        if word[0] not in ("null", "true", "false") and not _NUMBER.fullmatch(word[0]):
            raise self.error("json-word", word=word[0])
        place = self.source.place(self.at)
        self.at = word.end()
        return Text(word[0], place)
