"""The table: where the cards lie, what is remembered, whose step it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, NamedTuple

from ..cards.deck import UNKNOWN
from .domain import BLANK, SUIT_FACES, Vague

ZoneKey = tuple[str, int | None]            # a zone's name, and the seat or size it is indexed by


What = tuple[str, Any]                      # a field of a move, and the seat or size it is given for, or None


class Movement(NamedTuple):
    """Cards that went from one zone to another: for each the faces that it could be, as a bit mask; of a gap, none.

    None: all that lay there. `what` is where the move gives them, if that is plain.
    """

    source: ZoneKey
    target: ZoneKey
    cards: tuple[int, ...] | None
    what: What | None = None


class Pocket:
    """The cards of one zone: those of `cards` less those of `less`.

    A card that leaves without being shown, from among cards that are known, stands in `less`. Piles and rows
    keep their order and have no `less`.
    """

    __slots__ = ("kind", "cards", "less")

    def __init__(self, kind: str, cards: list[int | None] | None = None, less: list[int] | None = None) -> None:
        self.kind = kind                    # cards, pile or row
        self.cards = [] if cards is None else cards
        self.less = [] if less is None else less

    def __len__(self) -> int:
        return len(self.cards) - len(self.less)

    def copy(self) -> Pocket:
        return Pocket(self.kind, self.cards.copy(), self.less.copy())


class Table:
    """The state of play. Everything in it is copied when play is followed along two branches."""

    def __init__(self, pockets: dict[ZoneKey, Pocket], notes: dict[str, Any], seats: int, deck: int) -> None:
        self.pockets = pockets
        self.notes = notes                  # a value, or for an indexed note a list of them
        self.seats = seats
        self.deck = deck                    # the faces of a pack, as a bit mask
        self.masks: dict[int, int] = {}     # hidden card → the faces it can be
        self.phase = ""
        self.order: tuple[int | None, ...] = ()     # who takes the steps as `player`; (None,) where nobody does
        self.round = 1
        self.turn = 0                       # position in `order`
        self.step = 0
        self.ended: str | None = None       # the rule that ended the game
        self.closed = True                  # whether what follows the game is done, if it has ended
        self.total: int | None = None       # of what all holders have, as long as that is known
        self.journal: dict[ZoneKey, list] = {}      # see domain.Vague: what came in, was shown, left
        self.movements: list[Movement] = []         # from the first hidden card on

    def copy(self) -> Table:
        """A table on which play can go on without touching this one."""
        other = copy(self)
        other.pockets = {key: pocket.copy() for key, pocket in self.pockets.items()}
        other.notes = {name: value.copy() if isinstance(value, list) else value for name, value in self.notes.items()}
        other.masks = self.masks.copy()
        other.journal = {key: events.copy() for key, events in self.journal.items()}
        other.movements = self.movements.copy()
        return other

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
        if not self.masks and not pocket.less:
            return tuple(pocket.cards)
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

    def note_movement(self, source: ZoneKey, target: ZoneKey, cards: Iterable[int | None] | None,
                      what: What | None = None) -> None:
        """Note where cards go, if any are hidden; none go to or from a zone that does not exist."""
        if self.masks and source in self.pockets and target in self.pockets:
            masks = None if cards is None else tuple(map(self._mask, cards))
            self.movements.append(Movement(source, target, masks, what))

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
