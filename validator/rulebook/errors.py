"""What is wrong with a rule file, and where."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping

from ..findings import Fact, Message, Place
from .wording import PHRASES, WORDING


class RuleError(Exception):
    """A rule file that cannot be used.

    `message` is data, as in a finding; `file` and `place` say where. As text it is one English sentence.
    A fact is a text, a number, a list of texts, or a `phrase`.
    """

    def __init__(self, kind: str, place: Place | None = None, file: str = "",
                 **facts: str | int | Message | Iterable[str]) -> None:
        super().__init__(kind)
        self.message = Message(kind, {name: _fact(value) for name, value in facts.items()})
        self.place = place
        self.file = file

    @property
    def where(self) -> str:
        """File, line and column, as far as they are known."""
        return ":".join(str(part) for part in (self.file, *(self.place or ())) if part != "")

    def __str__(self) -> str:
        return ": ".join(filter(None, [self.where, _said(self.message, WORDING)]))


def phrase(kind: str, **facts: str | int) -> Message:
    """A part of a sentence, of one of the kinds in `wording.PHRASES`.

    >>> str(RuleError("misshapen", expected=phrase("list")))
    'this must be a list'
    """
    return Message(kind, {name: Fact("number" if isinstance(value, int) else "text", value)
                          for name, value in facts.items()})


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like `word`, or nothing.

    >>> nearest("minimum_bit", ["hand_size", "minimum_bid"])
    'minimum_bid'
    """
    close = difflib.get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    return close[0] if close else ""


def unknown(what: str, word: str, known: Iterable[str], place: Place | None) -> RuleError:
    """The error for a word that does not exist; `what` is the kind of phrase for what it should have been."""
    known = list(known)
    near = nearest(word, known)
    if near:
        return RuleError("unknown-but-near", place, what=phrase(what), word=word, near=near)
    return RuleError("unknown", place, what=phrase(what), word=word, known=sorted(known)[:12])


def _fact(value: str | int | Message | Iterable[str]) -> Fact:
    if isinstance(value, Message):
        return Fact("phrase", value)
    if isinstance(value, (str, int)):
        return Fact("text", str(value))
    return Fact("texts", tuple(value))


def _said(message: Message, wording: Mapping[str, str | dict[str, str]]) -> str:
    """A message in English."""
    forms = wording[message.kind]
    if not isinstance(forms, str):
        forms = forms["one" if message.facts["count"].value == 1 else "other"]
    return re.sub(r"\{#?(\w+)\}", lambda match: _shown(message.facts[match[1]]), forms)


def _shown(fact: Fact) -> str:
    if fact.type == "phrase":
        return _said(fact.value, PHRASES)
    if fact.type == "texts":
        return " and ".join(filter(None, [", ".join(fact.value[:-1]), *fact.value[-1:]]))
    return str(fact.value)
