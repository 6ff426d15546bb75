"""The glossary: what each term of the games is called in four languages, and the wrong words of sources for it."""

from __future__ import annotations

from dataclasses import dataclass, field

LANGUAGES = ("en", "de", "ru", "ja")

GROUPS = ("game", "people", "cards", "places", "exchange", "bidding", "battle", "settlement", "sets", "combinations",
          "ending")
"""What a term is about, in the order in which a game comes to it."""


@dataclass(frozen=True)
class Term:
    """A term in one language, as the rules use it.

    `also` are its other forms, which are found in a text like the term itself; `exceptions` are longer words in which
    a form means something else; `elsewhere` are words that other books have for it and that our rules avoid.
    """

    term: str
    means: str                                          # a sentence
    short: tuple[str, ...] = ()                         # the letter or sign on a card
    gender: str = ""                                    # of a German noun: masculine, feminine, neuter or plural
    plural: str = ""                                    # of a German noun
    reading: tuple[tuple[str, str], ...] = ()           # parts of a Japanese term, kanji with how they are read
    also: tuple[str, ...] = ()
    exceptions: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()
    linked: bool = True                                 # no: too common a word to be marked in a text

    @property
    def forms(self) -> tuple[str, ...]:
        """The term and its other forms, each once."""
        return tuple(dict.fromkeys(filter(None, (self.term, self.plural, *self.also))))

    @property
    def kana(self) -> str:
        """How a Japanese term is read from beginning to end; by this it is put in order.

        >>> Term("捨て札", "", reading=(("捨", "す"), ("て", ""), ("札", "ふだ"))).kana
        'すてふだ'
        """
        return "".join(read or written for written, read in self.reading) or self.term


@dataclass(frozen=True)
class Slip:
    """A wrong word in sources: where it stands, what it should have been, and how it came about."""

    word: str
    language: str                                       # of the sources in which it stands
    sentences: tuple[tuple[str, str], ...]              # pairs of a game and a sentence of its sources
    instead: str
    why: dict[str, str]                                 # language → sentence
    origin: dict[str, str] = field(default_factory=dict)    # language → the word there that became this, first to last


@dataclass(frozen=True)
class Entry:
    """A concept of the games."""

    id: str
    group: str
    games: tuple[str, ...]
    terms: dict[str, Term]                              # language → term
    rules: tuple[tuple[str, str], ...] = ()             # pairs of a game and a rule that says what the term means
    slips: tuple[Slip, ...] = ()
