"""A fault of rules that can be used all the same: data, from which a sentence is made last."""

from __future__ import annotations

from dataclasses import dataclass

from ..findings import Fact, Message
from ..rulebook.errors import Location


@dataclass(frozen=True)
class Fault:
    """What is wrong, and where it is written."""

    message: Message
    location: Location


def fault(kind: str, location: Location, **facts: str | int) -> Fault:
    """A fault of a kind that `wording` has, with its facts.

    >>> from validator.findings import Place
    >>> fault("no-finding", Location("1-setup.yaml", Place(3, 3)), word="stakes").message.facts["word"].value
    'stakes'
    """
    return Fault(Message(kind, {name: Fact("number" if isinstance(value, int) else "text", value)
                                for name, value in facts.items()}), location)
