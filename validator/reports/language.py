"""A language to report in: its wording, and how it writes lists and numbers."""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping, Sequence

from ..cards.alphabets import LANGUAGES as LANGUAGES_OF_CARDS
from ..value import Value
from .wording import WORDING

PROGRAM = "referee"
"""The domain of what the program says of itself; a game has its name for its domain."""

_MOST_DIGITS = 24


class Listing(Value):
    """How a list is written: between two items, between the last two, and between two that are all (if otherwise)."""

    comma: str = ", "
    last: str = " and "
    pair: str = ""

    def join(self, items: Sequence[str]) -> str:
        """The items as one text.

        >>> Listing().join(["Anna", "Boris", "Chiyo"])
        'Anna, Boris and Chiyo'
        """
        last = self.pair if self.pair and len(items) == 2 else self.last
        return last.join(filter(None, [self.comma.join(items[:-1]), *items[-1:]]))


def _english(domain: str) -> gettext.NullTranslations:
    return gettext.NullTranslations()


class Language(Value):
    """What is needed to say a thing in a language.

    English is the language that wordings are written in, so that an empty catalogue speaks it. Another language
    brings a catalogue for each domain, in which the context of an entry is a kind of wording, or ``rule-id.field``.
    """

    tag: str = "en"
    catalogues: Callable[[str], gettext.NullTranslations] = _english
    both: Listing = Listing()
    either: Listing = Listing(last=" or ")
    thousands: str = ","
    minus: str = "-"

    def wording(self, context: str, english: str | Mapping[str, str], count: int = 1, domain: str = PROGRAM) -> str:
        """The wording of this language for an English one; of several forms, the one for the number `count`.

        >>> ENGLISH.wording("moves", {"one": "{#count} move", "other": "{#count} moves"}, 21)
        '{#count} moves'
        """
        catalogue = self.catalogues(domain)
        if isinstance(english, str):
            return catalogue.pgettext(context, english)
        return catalogue.npgettext(context, english["one"], english["other"], count)

    @property
    def space(self) -> str:
        """What parts sentences: nothing where nothing stands behind a comma either."""
        return self.both.comma[1:]

    @property
    def alphabet(self) -> str:
        """In whose letters its cards are written."""
        return self.tag if self.tag in LANGUAGES_OF_CARDS else LANGUAGES_OF_CARDS[0]

    def number(self, value: int) -> str:
        """The number in digits; of a very long one the first, the last and how many there are.

        >>> ENGLISH.number(-12), ENGLISH.number(65536), ENGLISH.number(10**4999 + 7)
        ('-12', '65,536', '100000…000007 (5,000 digits)')
        """
        sign, size = self.minus if value < 0 else "", abs(value)
        if size < 10 ** _MOST_DIGITS:
            return sign + f"{size:,}".replace(",", self.thousands)
        digits = _digits(size)
        some = f"{sign}{size // 10 ** (digits - 6)}…{size % 10 ** 6:06}"
        return self.wording("long-number", WORDING["long-number"], digits) \
            .replace("{number}", some).replace("{#digits}", self.number(digits))


def _digits(size: int) -> int:
    """How many digits a number has; Python refuses to write out very long ones."""
    digits = int(size.bit_length() * 0.30102999566398)      # log10(2), from below
    while size >= 10 ** digits:
        digits += 1
    return digits


ENGLISH = Language()
