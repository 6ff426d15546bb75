"""What a game is made of: zones, notes, moves, flow, variants and rules, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..value import Value

Condition = tuple[dict[str, str], ...]
"""Alternatives, each a mapping of variant to option; one of them must match whole. Empty: always."""

STANDS, TAKES_BACK = "stands", "takes-back"
MARKS = STANDS, TAKES_BACK
"""What a record can say of any move, in whatever game: that the table let it stand, and how many moves it took back."""


class Zone(Value):
    """Where cards lie: `cards` (in no order), a `pile` (taken from its top) or a `row` (laid in order, with gaps)."""

    name: str
    kind: str
    index: str | None = None                # "seat", "size", or None for a single zone


class Note(Value):
    """What the table remembers, until the phase `lifetime` begins again."""

    name: str
    type: str
    index: str | None = None                # "seat" or "holder"
    lifetime: str = "game"


class Field(Value):
    """What a move takes."""

    name: str
    type: str                               # number, card, cards, row, seat, seats, suit, option, text
    index: str | None = None                # a value for each "seat", "holder" or "size"
    options: tuple[str, ...] = ()           # of type option: the words that may be written
    key: str | None = None                  # its key in the record; None: written against the move's own name
    unrecorded: Any = None                  # an expression for what a record leaves out; None: it must be there
    counted: bool = False                   # cards may be given as a number of hidden cards


class Move(Value):
    """A kind of move: what it takes, and whether a player or the table makes it."""

    name: str
    by_table: bool = False
    anytime: bool = False                   # between any two moves, and outside the turns
    final: bool = False                     # a claim about the end, written beside `moves`, not among them
    fields: tuple[Field, ...] = ()

    def key_of(self, field: Field) -> str:
        """The key in a record against which a field of the move is written."""
        return field.key or self.name


class Evidence(Value):
    """What one source says to a variant's question."""

    option: str | None                      # None: the source is silent
    sentences: tuple[str, ...] = ()         # ids in the concordance
    quote: str = ""                         # the words of those sentences that say it
    note: str = ""                          # what must be said besides, where the words are not plain


class Variant(Value):
    """A question on which the sources disagree or are silent; the first option is canonical.

    `kind`, `decided` and `confidence` are words of the lists below; `because` says in a few sentences why the
    canonical option is canonical.
    """

    name: str
    options: tuple[str, ...]
    asked: Condition = ()                   # the question arises only there
    needs: dict[str, Condition] = {}   # option → where it may be chosen
    question: str = ""
    answers: dict[str, str] = {}       # option → what it says, as a sentence
    kind: str = ""
    decided: str = ""
    confidence: str = ""
    because: str = ""
    evidence: dict[str, Evidence] = {}  # source → what it says

    def holding(self, option: str) -> list[str]:
        """The short names of the sources that speak for an option."""
        return [source for source, said in self.evidence.items() if said.option == option]


KINDS = ("disagreement", "silence", "ambiguity", "artefact", "inconsistency")
"""How the sources differ."""

PRINCIPLES = ("repair", "agreement", "witness", "no-idle-sentence", "playability", "explicit")
"""What decides which option is canonical, in the order in which they are asked."""

CONFIDENCES = ("high", "medium", "low")


class Step(Value):
    """One step of a phase: who, which moves, and while what holds."""

    who: str                                # "table", "player" or a note of type seat
    moves: tuple[str, ...]
    repeat: Any = None                      # expression `while`


class Turns(Value):
    """The order of moves in a phase."""

    steps: tuple[Step, ...]
    rounds: int = 1
    start: Any = None                       # expression `from`: the first to take the steps as `player`


class Effect(Value):
    """One thing a rule does. `kind` is move, pay, set or begin; the rest are its expressions."""

    kind: str
    what: Any = None                        # move: cards, or "all" · pay: the number · begin: the phase's name
    source: Any = None                      # move: from which zone · pay: from which holder
    target: Any = None                      # move: to which zone · pay: to which holder · set: (note, index or None)
    value: Any = None                       # set: the new value
    spared: tuple[str, ...] = ()            # move all: zones left as they are


class Definition(Value):
    """What a word means: an expression, or a ranking of (name, expression) pairs."""

    word: str
    parameters: tuple[str, ...]
    meaning: Any
    ranking: bool = False


class Rule(Value):
    """One sentence of the rule book and its machine meaning."""

    id: str
    section: str                            # the number of its chapter, and its own in it
    text: str
    heading: str = ""                       # what stands over it and the rules that follow
    sources: tuple[str, ...] = ()           # sentences of the concordance; none: all sources are silent
    because: str = ""                       # why, where a reader would ask
    when: Condition = ()
    finding: dict[str, str] | None = None   # plural form ("one", "other") → sentence with placeholders
    placeholders: dict[str, Any] = {}  # text between braces → expression, in text and finding
    on: str | None = None
    phase: str | None = None
    before: str | None = None
    after: str | None = None
    turns: Turns | None = None
    condition: Any = None                   # expression `if`
    each: tuple[str, Any] | None = None     # (name, expression)
    require: Any = None
    effects: tuple[Effect, ...] = ()
    end: Any = None
    definitions: tuple[Definition, ...] = ()


class Game(Value):
    """A rulebook: everything `rules/<game>/` says, checked."""

    name: str
    edition: str
    faces: tuple[int, ...]                  # the cards of one pack, see `cards.deck`
    packs: Any                              # expression: how many packs are shuffled together
    begin: str                              # the zone in which all cards are at first
    counter: str                            # the note that `pay` changes
    holders: tuple[str, ...]                # who may hold chips besides the seats
    zones: dict[str, Zone]
    notes: dict[str, Note]
    moves: dict[str, Move]
    header: tuple[str, ...]                 # notes that the record's header gives
    optional: tuple[str, ...]               # notes that it may give
    flow: tuple[str, ...]                   # phases; the last is the one play returns to
    sizes: tuple[int, ...]                  # the index `size`, where zones have one
    winners: str                            # the note that says who won
    settled: str | None                     # the note that says a game was given up or ended by agreement
    terms: dict[str, dict[str, str]]        # what people call the game, chapters, holders, zones …
    variants: dict[str, Variant]
    readings: dict[str, dict[str, str]]
    rules: tuple[Rule, ...]
    folder: str | None = None               # where its rules are, if they are not installed

    @property
    def asked_for(self) -> str:
        """How a command line names the game: by its name or, if its rules are not installed, their folder."""
        if not self.folder:
            return self.name
        from shlex import quote             # rules that are installed do not need it
        return quote(self.folder)

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases, in the order of the flow; the whole game counts as one."""
        return ("game", *dict.fromkeys(self.flow[:-1]))

    def places(self, index: str, seats: int) -> Sequence[int]:
        """Of what there is one of each, at a table of so many seats: the seats, all holders, or the sizes."""
        return self.sizes if index == "size" else range(seats + len(self.holders) * (index == "holder"))
