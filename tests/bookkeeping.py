"""Where the cards of Battalion are, kept from a record alone and without a rule: whatever is played, cards move.

A record tells a story that can have happened if every card it shows was where it says; whether that was allowed is
another question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from validator.transcripts.transcript import Played, Transcript


class Impossible(Exception):
    """A card was not where the record says."""


@dataclass(frozen=True)
class Before:
    """How things stand before a move, every card being known."""

    packs: int
    faces: frozenset[int]                   # of a pack
    hands: tuple[tuple[int, ...], ...] = ()
    discard: tuple[int, ...] = ()
    stock: int = 0
    attack: tuple[int, ...] = ()
    defender: int | None = None
    bid: int = 0                            # the highest so far
    banned: int | None = None               # the suit of the attack before
    opened: bool = False

    def hand(self, seat: int) -> tuple[int, ...]:
        """A player's cards."""
        return self.hands[seat]

    def of_suit(self, seat: int, suit: int) -> list[int]:
        """A player's cards of a suit."""
        return [card for card in self.hands[seat] if card // 13 == suit]

    def longest(self, seat: int) -> int:
        """How many cards a player's longest suit has."""
        return max(len(self.of_suit(seat, suit)) for suit in range(4))

    def outside(self) -> list[int]:
        """All cards that are not in the stock."""
        return [*(card for hand in self.hands for card in hand), *self.discard, *self.attack]

    def after(self, played: Played) -> Before:
        """How things stand after a move. Raises Impossible where a card was not there."""
        after = self._after(played)
        outside = after.outside()
        if any(card not in self.faces or outside.count(card) > self.packs for card in set(outside)):
            raise Impossible                # more copies than the stock can have given
        return after

    def _after(self, played: Played) -> Before:
        values, player = played.values, played.player
        match played.name:
            case "deal":
                hands = tuple(tuple(hand) for _, hand in sorted(values["dealt"].items()))
                return Before(self.packs, self.faces, hands,
                              stock=len(self.faces) * self.packs - sum(map(len, hands)))
            case "turn-up":
                return replace(self, discard=(*self.discard, values["card"]), stock=self.stock - 1)
            case "draw" if values["source"] == "stock":
                return self._with(player, (*self.hand(player), values["card"]), stock=self.stock - 1)
            case "draw":
                if not self.discard or values.get("card", self.discard[-1]) != self.discard[-1]:
                    raise Impossible
                return self._with(player, (*self.hand(player), self.discard[-1]), discard=self.discard[:-1])
            case "discard":
                return self._with(player, less(self.hand(player), [values["card"]]),
                                  discard=(*self.discard, values["card"]))
            case "bid":
                return replace(self, bid=max(self.bid, values["count"]))
            case "attack":
                cards = values["cards"]
                return self._with(player, less(self.hand(player), cards), attack=(*self.attack, *cards), opened=True,
                                  defender=values["target"], banned=cards[0] // 13 if cards else None)
            case "defend" | "cover" | "surrender":
                laid = [card for card in values.get("cards", ()) if card is not None]
                return self._with(player, less(self.hand(player), laid), attack=(),
                                  discard=(*self.discard, *self.attack, *laid))
            case "refill":
                return self._with(player, (*self.hand(player), *values["cards"]),
                                  stock=self.stock - len(values["cards"]))
            case "reshuffle":
                return replace(self, stock=self.stock + len(self.discard), discard=())
        return self

    def _with(self, seat: int, cards: tuple[int, ...], **changes: Any) -> Before:
        """The same with other cards in a hand, and other changes."""
        return replace(self, hands=(*self.hands[:seat], cards, *self.hands[seat + 1:]), **changes)


def less(cards: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
    """Some cards without others that are among them. Raises Impossible where they are not."""
    left = list(cards)
    for card in gone:
        if card not in left:
            raise Impossible
        left.remove(card)
    return tuple(left)


def course(record: Transcript, packs: int, faces: Iterable[int] = range(52)) -> Iterator[Before]:
    """How things stand before each move and after the last. Raises Impossible where a card was not there."""
    standing = Before(packs, frozenset(faces), ((),) * len(record.players))
    yield standing
    for played in record.moves:
        standing = standing.after(played)
        yield standing


def can_have_happened(record: Transcript, packs: int, faces: Iterable[int] = range(52)) -> bool:
    """Whether every card was where the record says."""
    try:
        return len(list(course(record, packs, faces))) > 0
    except Impossible:
        return False


def packs_in(record: Transcript) -> int:
    """How many packs are played with: three where five or six play, unless the reading has always two."""
    return 3 if len(record.players) >= 5 and record.reading["packs"] == "by-players" else 2
