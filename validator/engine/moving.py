"""Cards move from zone to zone; a card that is not there cannot.

Where a record hides cards, one that is shown settles which a hidden card was.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..findings import Fact, Message
from .domain import BLANK, Came, Left, Went
from .table import Pocket, Table, What, ZoneKey


NOWHERE = Pocket("cards")                   # a place that does not exist is empty, and stays it


class NotThere(Exception):
    """Cards cannot be moved; `message` says why."""

    def __init__(self, kind: str, **facts: Fact) -> None:
        super().__init__(kind)
        self.message = Message(kind, facts)


def move(table: Table, cards: Iterable[int | None], source: ZoneKey, target: ZoneKey, what: What | None = None) -> None:
    """Move cards one by one; `what` is where they are given. Raises NotThere; the table may then be half changed."""
    cards = [None if card is None else take(table, source, card) for card in cards]
    table.note_movement(source, target, cards, what)
    put(table, target, cards)


def move_top(table: Table, card: int | None, source: ZoneKey, target: ZoneKey, what: What | None = None) -> None:
    """Move a single card; from a pile only its top can go. Raises NotThere."""
    if card is None:
        raise NotThere("nobody", zone=Fact("zone", source))
    pocket = table.pockets.get(source, NOWHERE)
    if pocket.kind == "pile":
        if not pocket.cards or not _agree(table, pocket.cards[-1], card):
            top = table.known_as(pocket.cards[-1]) if pocket.cards else None
            raise NotThere("not-on-top", card=Fact("card", card), top=Fact("card", top), zone=Fact("zone", source))
        card = pocket.cards.pop()
    else:
        card = take(table, source, card)
    table.note_movement(source, target, [card], what)
    put(table, target, [card])


def move_all(table: Table, source: ZoneKey, target: ZoneKey) -> None:
    """Move everything that lies in a zone, hidden cards as well. Raises NotThere where it cannot go."""
    if source == target or source not in table.pockets:
        return
    pocket, destination = table.pockets[source], table.pockets.get(target, NOWHERE)
    cards, less = pocket.cards, pocket.less
    pocket.cards, pocket.less = [], []
    table.note_of(source, "out")
    table.note_movement(source, target, None)
    put(table, target, cards)
    destination.less += less
    for card in less:                       # what left the one and lies in the other is simply there
        if card in destination.cards and card in destination.less:
            destination.cards.remove(card)
            destination.less.remove(card)


def put(table: Table, target: ZoneKey, cards: Iterable[int | None]) -> None:
    """Lay cards down. A gap is kept in a row and means nothing elsewhere. Raises NotThere for no such place."""
    cards = tuple(cards)
    pocket = table.pockets.get(target, NOWHERE)
    if pocket is NOWHERE and any(card is not None for card in cards):
        raise NotThere("rule-broken")
    for card in cards:
        if card is not None or pocket.kind == "row":
            pocket.cards.append(table.known_as(card))
            if card is not None and table.masks:
                table.note_of(target, "in" if card >= BLANK else Came(card))
    for card in [card for card in pocket.less if card in pocket.cards and card >= BLANK]:
        pocket.cards.remove(card)
        pocket.less.remove(card)


def take(table: Table, source: ZoneKey, card: int) -> int:
    """Take a card out of a zone; returns the card, the face where it is now known."""
    pocket = table.pockets.get(source, NOWHERE)
    card = table.known_as(card)
    if card in pocket.cards and len(pocket) > 0:
        pocket.cards.remove(card)
        if card < BLANK and table.masks:
            table.note_of(source, Went(card))
        return card
    if len(pocket) <= 0:
        raise _missing(card, source)
    if card < BLANK:
        return _show(table, source, card)
    return _take_unseen(table, source, card)


def _show(table: Table, source: ZoneKey, face: int) -> int:
    """A card is shown that must be one of the hidden ones."""
    pocket = table.pockets[source]
    hidden = [card for card in pocket.cards if card is not None and card >= BLANK and table.masks[card] >> face & 1]
    if not hidden:
        raise _missing(face, source)
    table.note_of(source, face)
    if _alike(table, hidden):               # the others there cannot be this face
        pocket.cards.remove(hidden[0])      # first: a card of this face that left before is another one
        settle(table, hidden[0], face, source)
    else:
        pocket.less.append(face)            # which of the hidden ones it was stays open
    _check(table, source)
    return face


def _take_unseen(table: Table, source: ZoneKey, card: int) -> int:
    """A hidden card leaves: one of the hidden ones, or nobody knows which."""
    pocket = table.pockets[source]
    table.note_of(source, Left(table.masks[card]))
    present = [other for other in pocket.cards if other is not None]
    fitting = [other for other in present if _mask(table, other) & table.masks[card]]
    if not fitting:
        raise _missing(card, source)
    hidden = [other for other in fitting if other >= BLANK]
    if len(hidden) == len(fitting) and _alike(table, [card for card in present if card >= BLANK]):
        table.masks[hidden[0]] &= table.masks[card]
        table.masks[card] = table.masks[hidden[0]]
        pocket.cards.remove(hidden[0])
        _check(table, source)
        return table.known_as(hidden[0])
    if not hidden:
        table.masks[card] &= sum({1 << face for face in fitting})
        if len(set(fitting)) == 1:
            pocket.cards.remove(fitting[0])
            return fitting[0]
    pocket.less.append(card)
    _check(table, source)
    return card


def _agree(table: Table, top: int, card: int) -> bool:
    """Whether the top of a pile can be this card; if so, what is known of the one holds for the other."""
    both = _mask(table, top) & _mask(table, card)
    if not both:
        return False
    for hidden in (top, card):
        if hidden >= BLANK:
            if both.bit_count() == 1 and table.masks[hidden] != both:
                settle(table, hidden, both.bit_length() - 1, None)
            table.masks[hidden] = both
    return True


def settle(table: Table, blank: int, face: int, source: ZoneKey | None = None) -> None:
    """A hidden card turns out to be a face, everywhere it lies or is missed. Raises NotThere where it cannot be."""
    table.masks[blank] = 1 << face
    for key, pocket in table.pockets.items():
        pocket.cards = [face if card == blank else card for card in pocket.cards]
        if blank in pocket.less:
            pocket.less.remove(blank)
            if face in pocket.cards:
                pocket.cards.remove(face)
                table.note_of(key, "in")    # it may have come in since: then one that is hidden left, and this is here
            elif any(card is not None and card >= BLANK and table.masks[card] >> face & 1 for card in pocket.cards):
                pocket.less.append(face)
                table.note_of(key, ~face)   # it was there, and is gone already
            else:
                raise _missing(face, source or key)
        elif face in pocket.less and face in pocket.cards:
            pocket.less.remove(face)        # the card that was shown, and of which it was open which one it was
            pocket.cards.remove(face)


def _check(table: Table, source: ZoneKey) -> None:
    """Raise NotThere unless in every zone each card that left unseen can have been another one of those there."""
    for pocket in table.pockets.values():
        gone = [mask for card in pocket.less if (mask := _mask(table, card)) != table.deck]     # any card can be any
        if gone and not _matched(gone, [_mask(table, card) for card in pocket.cards if card is not None]):
            raise NotThere("too-few", zone=Fact("zone", source))


def _matched(gone: list[int], present: list[int]) -> bool:
    """Whether each mask of the first has another one of the second that it shares a face with."""
    gone = sorted(gone, key=int.bit_count)  # those that can be few faces first: the others find a place all the same
    taken: dict[int, int] = {}              # position in `present` → position in `gone`

    def find(position: int, tried: set[int]) -> bool:
        fitting = gone[position]
        for place, mask in enumerate(present):
            if mask & fitting and place not in taken:
                taken[place] = position
                return True
        for place, mask in enumerate(present):
            if mask & fitting and place not in tried:
                tried.add(place)
                if find(taken[place], tried):
                    taken[place] = position
                    return True
        return False

    return all(find(position, set()) for position in range(len(gone)))


def _alike(table: Table, hidden: Iterable[int]) -> bool:
    """Whether hidden cards of one zone can stand for each other: nothing tells them apart."""
    marks = {(table.masks[card], tuple(key for key, other in table.pockets.items() if card in other.less),
              tuple(name for name, value in table.notes.items() if value == card)) for card in hidden}
    return len(marks) == 1


def _mask(table: Table, card: int) -> int:
    return 1 << card if card < BLANK else table.masks[card]


def _missing(card: int, source: ZoneKey) -> NotThere:
    if card >= BLANK:
        return NotThere("too-few", zone=Fact("zone", source))
    return NotThere("not-there", cards=Fact("cards", (card,)), zone=Fact("zone", source))
