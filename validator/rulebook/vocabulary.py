"""The words that every game shares: what they take and what they give.

What they mean on cards is in `engine.vocabulary` and, for cards that a record hides, in `engine.domain`.
"""

from __future__ import annotations

from typing import NamedTuple

from ..findings import Message
from .errors import phrase

CARDS = {"cards", "row", "pile"}
ELEMENT = {"cards": "card", "row": "card", "pile": "card", "seats": "seat", "holders": "holder", "suits": "suit",
           "numbers": "number", "parts": "cards", "card pairs": "card pairs"}
"""Type of a list → type of what it holds."""

MAY_BE_NOTHING = {"card", "suit", "seat", "option"}

SAYABLE = {"number", "numbers", "yes/no", "card", "cards", "row", "suit", "seat", "seats", "holder", "option"}
"""What a sentence can show."""

_NOUNS = {
    "number": "a-number", "numbers": "several-numbers", "yes/no": "yes-or-no", "card": "a-card", "cards": "cards",
    "pile": "a-pile", "row": "a-row", "suit": "a-suit", "suits": "suits", "seat": "a-seat", "seats": "seats",
    "holder": "a-seat-or-holder", "holders": "seats-and-holders", "option": "a-quoted-name", "ranking": "a-line",
    "card or cards": "a-card-or-cards", "list": "a-list", "parts": "parts-of-cards", "card pairs": "pairs-of-cards",
    "several values": "several-values", "nothing": "nothing", "any": "anything",
}


class Signature(NamedTuple):
    """What a word takes (types in order) and gives."""

    parameters: tuple[str, ...]
    result: str

    def form(self, word: str) -> str:
        """How the word is written with what it takes.

        >>> VOCABULARY["of_suit"].form("of_suit")
        'of_suit(cards, suit)'
        """
        names = {"card or cards": "cards", "a word of a seat": "word"}
        return f"{word}({', '.join(names.get(type, type) for type in self.parameters)})"


VOCABULARY = {
    # values
    "yes": Signature((), "yes/no"),
    "no": Signature((), "yes/no"),
    "nothing": Signature((), "nothing"),
    "hidden": Signature((), "card"),
    "seats": Signature((), "seats"),
    "suits": Signature((), "suits"),
    "sizes": Signature((), "numbers"),
    "round": Signature((), "number"),
    "player": Signature((), "seat"),
    "over": Signature((), "yes/no"),
    # lists and cards
    "len": Signature(("list",), "number"),
    "suit": Signature(("card or cards",), "suit"),
    "rank": Signature(("card",), "number"),
    "one_suit": Signature(("cards",), "yes/no"),
    "of_suit": Signature(("cards", "suit"), "cards"),
    "not_of_suit": Signature(("cards", "suit"), "cards"),
    "number_of": Signature(("card", "cards"), "number"),
    "copies": Signature(("cards",), "numbers"),
    "groups": Signature(("cards",), "numbers"),
    "ranks": Signature(("cards", "number"), "numbers"),
    "run": Signature(("cards", "number"), "yes/no"),
    "top": Signature(("pile",), "card"),
    "below": Signature(("pile",), "cards"),
    "pairs": Signature(("row", "row"), "card pairs"),
    "subsets": Signature(("cards",), "parts"),
    # seats and numbers
    "left": Signature(("seat",), "seat"),
    "clockwise": Signature(("seat",), "seats"),
    "excess": Signature(("number", "number"), "number"),
    "most": Signature(("a word of a seat", "seats"), "seats"),
    "max": Signature(("number", "number"), "number"),
    "min": Signature(("number", "number"), "number"),
    "sum": Signature(("numbers",), "number"),
}

LOOP_RESULT = {"any": "yes/no", "all": "yes/no", "count": "number", "sum": "number", "max": "number", "min": "number"}


def noun(type: str) -> Message:
    """How a type is called in a sentence, as a phrase.

    >>> noun("yes/no").kind
    'yes-or-no'
    """
    return phrase(_NOUNS[type])


def accepts(expected: str, found: str) -> bool:
    """Whether a value of type `found` may stand where `expected` is asked for.

    >>> accepts("cards", "row"), accepts("holder", "seat"), accepts("number", "card")
    (True, True, False)
    """
    if expected == found or "any" in (expected, found):
        return True
    if found == "nothing":
        return expected in MAY_BE_NOTHING
    if expected == "cards":
        return found in CARDS
    if expected == "card or cards":
        return found == "card" or found in CARDS
    if expected == "list":
        return found in ELEMENT
    return expected == "holder" and found == "seat"


def common(first: str, second: str) -> str | None:
    """The type that holds the values of both, or None.

    >>> common("seat", "holder"), common("nothing", "suit"), common("card", "number")
    ('holder', 'suit', None)
    """
    if accepts(first, second):
        return first if first != "any" else second
    if accepts(second, first):
        return second
    return "cards" if first in CARDS and second in CARDS else None
