"""The table: where the cards lie, what is remembered, whose step it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..cards.deck import UNKNOWN
from .domain import BLANK, SUIT_FACES, Vague

ZoneKey = tuple[str, int | None]            # a zone's name, and the seat or size it is indexed by


class Movement(NamedTuple):
    """Cards that went from one zone to another: for each the faces that it could be, as a bit mask; of a gap, none.

    None: all that lay there.
    """

    source: ZoneKey
    target: ZoneKey
    cards: tuple[int, ...] | None


@dataclass
class Pocket:
    """The cards of one zone: those of `cards` less those of `less`.

    A card that leaves without being shown, from among cards that are known, stands in `less`. Piles and rows
    keep their order and have no `less`.
    """

    kind: str                               # cards, pile or row
    cards: list[int | None] = field(default_factory=list)
    less: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.cards) - len(self.less)

    def copy(self) -> Pocket:
        return Pocket(self.kind, self.cards.copy(), self.less.copy())


@dataclass
class Table:
    """The state of play. Everything in it is copied when play is followed along two branches."""

    pockets: dict[ZoneKey, Pocket]
    notes: dict[str, Any]                   # a value, or for an indexed note a list of them
    seats: int
    deck: int                               # the faces of a pack, as a bit mask
    masks: dict[int, int] = field(default_factory=dict)         # hidden card → the faces it can be
    phase: str = ""
    order: tuple[int | None, ...] = ()      # who takes the steps as `player`; (None,) where nobody does
    round: int = 1
    turn: int = 0                           # position in `order`
    step: int = 0
    ended: str | None = None                # the rule that ended the game
    closed: bool = True                     # whether what follows the game is done, if it has ended
    total: int | None = None                # of what all holders have, as long as that is known
    journal: dict[ZoneKey, list] = field(default_factory=dict)  # see domain.Vague: what came in, was shown, left
    movements: list[Movement] = field(default_factory=list)     # from the first hidden card on

    def copy(self) -> Table:
        """A table on which play can go on without touching this one."""
        return Table({key: pocket.copy() for key, pocket in self.pockets.items()},
                     {name: value.copy() if isinstance(value, list) else value for name, value in self.notes.items()},
                     self.seats, self.deck, self.masks.copy(), self.phase, self.order, self.round, self.turn, self.step,
                     self.ended, self.closed, self.total,
                     {key: events.copy() for key, events in self.journal.items()}, self.movements.copy())

    def hide(self, card: int) -> int:
        """A new hidden card for one that the record does not show (`cards.deck`: any, or of a suit)."""
        blank = BLANK + len(self.masks)
        of_suit = SUIT_FACES[card - 52] if card != UNKNOWN else self.deck
        self.masks[blank] = self.deck & of_suit or of_suit      # of a suit that the deck does not have: nowhere
        return blank

    def known_as(self, card: int | None) -> int | None:
        """The face of a hidden card of which only one is left, or the card itself."""
        if card is not None and card >= BLANK and self.masks[card].bit_count() == 1:
            return self.masks[card].bit_length() - 1
        return card

    def view(self, key: ZoneKey, future: list | None = None) -> tuple | Vague:
        """The cards of a zone as a value; `future` is what its journal will hold in the end, if that is known."""
        pocket = self.pockets[key]
        cards = tuple(map(self.known_as, pocket.cards))
        if pocket.kind != "cards" or not pocket.less and all(card < BLANK for card in cards):
            return cards
        return Vague(cards, tuple(pocket.less), self.masks, ahead=self.ahead(key, future))

    def ahead(self, key: ZoneKey, future: list | None) -> tuple:
        """What of a zone's whole journal is still to come, up to where the zone is emptied."""
        later = (future or [])[len(self.journal.get(key, ())):]
        return tuple(later[:later.index("out")] if "out" in later else later)

    def note_of(self, key: ZoneKey, event: Any) -> None:
        """Write into a zone's journal."""
        self.journal.setdefault(key, []).append(event)

    def note_movement(self, source: ZoneKey, target: ZoneKey, cards: Iterable[int | None] | None) -> None:
        """Note where cards go, if any are hidden."""
        if self.masks:
            self.movements.append(Movement(source, target, None if cards is None else tuple(map(self._mask, cards))))

    def _mask(self, card: int | None) -> int:
        """The faces that a card, hidden or not, can be."""
        return 0 if card is None else 1 << card if card < BLANK else self.masks[card]

    def identity(self) -> tuple:
        """What makes two tables the same for all that follows; in a pile or row, not elsewhere, cards have an order."""
        return (tuple((key, tuple(pocket.cards if pocket.kind != "cards" else sorted(pocket.cards)),
                       tuple(sorted(pocket.less))) for key, pocket in self.pockets.items()),
                tuple((name, tuple(value) if isinstance(value, list) else value)
                      for name, value in self.notes.items()),
                tuple(self.masks.items()), self.phase, self.order, self.round, self.turn, self.step, self.ended,
                self.closed, self.total)

    def keys(self, zone: str) -> Iterator[ZoneKey]:
        """The keys of a zone: one, or one for each seat or size."""
        return (key for key in self.pockets if key[0] == zone)
