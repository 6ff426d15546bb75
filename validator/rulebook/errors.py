"""What is wrong with a rule file, and where."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from ..findings import Fact, Message, Place
from .wording import WORDING


class RuleError(Exception):
    """A rule file that cannot be used.

    `message` is data, as in a finding; `file` and `place` say where. As text it is one English sentence.
    """

    def __init__(self, kind: str, place: Place | None = None, file: str = "", **facts: str | int | Iterable[str]):
        super().__init__(kind)
        self.message = Message(kind, {name: _fact(value) for name, value in facts.items()})
        self.place = place
        self.file = file

    def __str__(self) -> str:
        facts = {name: _written(fact.value) for name, fact in self.message.facts.items()}
        where = ":".join(str(part) for part in (self.file, *(self.place or ())) if part != "")
        return f"{where}: {WORDING[self.message.kind].format(**facts)}" if where else \
            WORDING[self.message.kind].format(**facts)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like `word`, or nothing.

    >>> nearest("minimum_bit", ["hand_size", "minimum_bid"])
    'minimum_bid'
    """
    close = difflib.get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    return close[0] if close else ""


def unknown(what: str, word: str, known: Iterable[str], place: Place | None) -> RuleError:
    """The error for a word that does not exist; `what` says what it should have been."""
    known = list(known)
    near = nearest(word, known)
    if near:
        return RuleError("unknown-but-near", place, what=what, word=word, near=near)
    return RuleError("unknown", place, what=what, word=word, known=sorted(known)[:12])


def _fact(value: str | int | Iterable[str]) -> Fact:
    if isinstance(value, (str, int)):
        return Fact("text", str(value))
    return Fact("texts", tuple(value))


def _written(value: str | tuple[str, ...]) -> str:
    return value if isinstance(value, str) else ", ".join(value)
