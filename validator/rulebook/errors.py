"""What is wrong with a rule file, and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..findings import Fact, Message, Place
from .wording import PHRASES, WORDING

MOST_KNOWN = 12
"""How many of the words that are known an error lists."""


class Location(NamedTuple):
    """A place in one of the files of a game."""

    file: str
    place: Place

    def __str__(self) -> str:
        return f"{self.file}:{self.place.line}:{self.place.column}"


class RuleError(Exception):
    """A rule file that cannot be used.

    `message` is data, as in a finding; `file` and `place` say where. As text it is one English sentence.
    A fact is a text, a number, a list of texts, a `phrase`, or a whole Fact.
    """

    def __init__(self, kind: str, place: Place | None = None, file: str = "",
                 **facts: Fact | str | int | Message | Location | Iterable[str]) -> None:
        super().__init__(kind)
        self.message = Message(kind, {name: _fact(value) for name, value in facts.items()})
        self.place = place
        self.file = file

    def at(self, location: Location) -> RuleError:
        """The same error, at this location unless it knows a place of its own."""
        if self.place is None:
            self.place = location.place
        self.file = self.file or location.file
        return self

    @property
    def where(self) -> str:
        """File, line and column, as far as they are known."""
        return ":".join(str(part) for part in (self.file, *(self.place or ())) if part != "")

    def __str__(self) -> str:
        return ": ".join(filter(None, [self.where, _said(self.message, WORDING)]))


def phrase(kind: str, **facts: str) -> Message:
    """A part of a sentence, of one of the kinds in `wording.PHRASES`.

    >>> str(RuleError("must-be", expected="`table`", found=phrase("a-list")))
    'this must be `table`, not a list'
    """
    return Message(kind, {name: Fact("text", value) for name, value in facts.items()})


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like `word`, or nothing.

    >>> nearest("minimum_bit", ["hand_size", "minimum_bid"])
    'minimum_bid'
    >>> nearest("Hand-Size", ["hand_size", "minimum_bid"])
    'hand_size'
    """
    from difflib import get_close_matches           # most words are known
    alike = {_plain(candidate): candidate for candidate in sorted(known)}
    close = get_close_matches(_plain(word), alike, n=1, cutoff=0.6)
    return alike[close[0]] if close else ""


def unknown(what: str, word: str, known: Iterable[str], place: Place | None = None) -> RuleError:
    """The error for a word that does not exist; `what` is the kind of phrase for what it should have been."""
    known = sorted(known)
    if not known:
        return RuleError("unknown-as-none", place, what=phrase(what), word=word)
    if near := nearest(word, known):
        return RuleError("unknown-but-near", place, what=phrase(what), word=word, near=near)
    if len(known) <= MOST_KNOWN:
        return RuleError("unknown", place, what=phrase(what), word=word, known=known)
    return RuleError("unknown-of-many", place, what=phrase(what), word=word, known=known[:MOST_KNOWN])


def _plain(word: str) -> str:
    return word.lower().replace("-", "_")


def _fact(value: Fact | str | int | Message | Location | Iterable[str]) -> Fact:
    if isinstance(value, Fact):
        return value
    if isinstance(value, Message):
        return Fact("phrase", value)
    if isinstance(value, int):
        return Fact("number", value)
    return Fact("text", str(value)) if isinstance(value, (str, Location)) else Fact("texts", tuple(value))


def _said(message: Message, wording: Mapping[str, str]) -> str:
    """A message in English."""
    return re.sub(r"\{(\w+)\}", lambda match: _shown(message.facts[match[1]]), wording[message.kind])


def _shown(fact: Fact) -> str:
    if fact.type == "phrase":
        return _said(fact.value, PHRASES)
    if fact.type in ("texts", "choice"):
        last = " and " if fact.type == "texts" else " or "
        return last.join(filter(None, [", ".join(fact.value[:-1]), *fact.value[-1:]]))
    if fact.type == "number":
        return f"{fact.value:,}"
    return f"line {fact.value.line}, column {fact.value.column}" if fact.type == "place" else str(fact.value)
