"""Findings: what a check says, as data. Text is made of them last, in `reports`."""

from __future__ import annotations

from typing import Any, NamedTuple

from .value import Value

LEGAL, ILLEGAL, UNDETERMINED, UNREADABLE = "legal", "illegal", "undetermined", "unreadable"


class Place(NamedTuple):
    """A place in a file; line and column count from 1, the column in code points."""

    line: int
    column: int


class Fact(NamedTuple):
    """A value to be shown, with the type that says how.

    `type` is a type of the rules language (number, yes/no, card, cards, row, suit, seat, seats,
    holder, option), or one of the reader's own: text (as written in the record), texts
    (a list of those), move (a move's name), moves, zone (a zone's name, or with its index a pair),
    place (a `Place`), reason (of the system's, by its name), unknown (a value that only hidden cards could tell; what
    stands here is its type).
    Cards are faces, seats indices, the holders after them in order.
    """

    type: str
    value: Any


class Message(NamedTuple):
    """What is to be said: a kind of wording, and the facts it names.

    A kind is a key of `validator.reports.wording`, or ``rule-id.finding`` for a rule's own sentence.
    """

    kind: str
    facts: dict[str, Fact]


class Unreadable(Exception):
    """A record that cannot be understood: what is wrong, and where.

    `place` is None where the whole file is meant; `move` and `player` where the place lies in a move.
    """

    def __init__(self, kind: str, place: Place | None = None, move: int | None = None,
                 player: str | None = None, **facts: Fact) -> None:
        super().__init__(kind)
        self.message = Message(kind, facts)
        self.place = place
        self.move = move
        self.player = player


class Finding(Value):
    """One thing that is wrong, or not certain, with a record."""

    verdict: str                            # ILLEGAL, UNDETERMINED or UNREADABLE
    message: Message
    rule: str | None = None                 # the rule's id; None where a record is unreadable
    move: int | None = None                 # counted from 1 in `moves`; None for the header and the result
    player: str | None = None
    place: Place | None = None
    options: tuple[tuple[str, str], ...] = ()           # (variant, option): each of them alone would have allowed it
    open: tuple[Fact, ...] = ()             # of an undetermined one: the zones whose hidden cards would settle it
    stands: bool = False                    # of an illegal move: whether the table let it stand
    taken_back: bool = False                # of an illegal move: whether it was undone

    @property
    def went_on(self) -> bool:
        """Whether the table went on although the move is illegal: it let it stand, or took it back."""
        return self.stands or self.taken_back

    @property
    def ends_play(self) -> bool:
        """Whether it is an illegal move, or an illegal result, from which the table did not go on."""
        return self.verdict == ILLEGAL and not self.went_on

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants of which another option alone would have allowed the move."""
        return tuple(dict.fromkeys(variant for variant, _ in self.options))


class Judgement(Value):
    """What is said of one transcript."""

    verdict: str                            # LEGAL, ILLEGAL, UNDETERMINED or UNREADABLE
    findings: tuple[Finding, ...] = ()
    game: str | None = None
    edition: str | None = None
    reading: str | None = None              # the reading's name, or "custom"
    options: dict[str, str] = {}       # those in force: variant → option
    complete: bool = False
    moves: int = 0                          # how many were recorded
    players: tuple[str, ...] = ()
    state: dict[str, Any] = {}         # counter → {player: n}, holder → n; n or (low, high)
    winners: tuple[str, ...] = ()
    file: str | None = None

    @property
    def accepted(self) -> int:
        """How many illegal moves stand."""
        return sum(finding.stands for finding in self.findings)

    @property
    def taken_back(self) -> int:
        """How many illegal moves were undone."""
        return sum(finding.taken_back for finding in self.findings)
