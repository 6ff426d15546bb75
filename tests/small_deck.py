"""Battalion with twelve cards, and every way in which the cards that a record hides can have been.

Two packs of the jacks, queens and kings of spades and hearts: three players hold three cards each, three are left.
So few cards can be gone through completely, by counting alone, without the referee.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from validator.cards.deck import UNKNOWN, Hidden, unknown_of_suit
from validator.engine.candidates import Proposer
from validator.engine.layout import lay_out
from validator.engine.play import Play
from validator.engine.program import Program
from validator.rulebook import from_folder, resolve
from validator.rulebook.game import Game
from validator.transcripts.transcript import Played, Transcript

RULES = Path(__file__).parent.parent / "rules"
PACKS = 2
SMALLER = (                                 # file, what is written there, what is written instead
    ("game.yaml", "  deck: french\n", "  deck: french\n  suits: [S, H]\n  ranks: [J, Q, K]\n"),
    ("1-setup.yaml", "hand_size: 10", "hand_size: 3"),
    ("2-acquisition.yaml", "rounds: 3", "rounds: 1"),
    ("3-bidding.yaml", "minimum_bid: 4", "minimum_bid: 2"),
)
READINGS = (
    {},
    {"ban-waiver": "skip"},
    {"bid-truth": "exact", "bid-duty": "must-announce", "bid-raise": "independent"},
    {"suit-ban": "none", "attack-size": "exactly-bid"},
    {"return-drawn": "forbidden", "upcard": "none"},
    {"strength": "cards", "later-attack": "any-number"},
)


class TooMany(Exception):
    """There are more ways than a test should go through."""


def small_battalion(folder: Path, smaller: Iterable[tuple[str, str, str]] = SMALLER) -> Game:
    """The rules of Battalion with a smaller deck, hand and bid, and one round of acquisition."""
    shutil.copytree(RULES / "schema", folder / "schema")
    shutil.copytree(RULES / "battalion", folder / "battalion", ignore=shutil.ignore_patterns("examples", "concordance"))
    for name, written, instead in smaller:
        path = folder / "battalion" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(written) == 1, name
        path.write_text(text.replace(written, instead), encoding="utf-8")
    return from_folder(folder / "battalion")


def record(game: Game, random: Random) -> Transcript:
    """A random record: legal moves, sometimes with one that is changed, and some of its cards hidden."""
    reading = resolve(game, random.choice(READINGS))
    header = {"dealer": random.randrange(3)}
    program = Program(game, reading)
    table = lay_out(program, 3, header)
    Play(program, table, lambda: True).start()
    moves: list[Played] = []
    length = random.choice((8, 11, 14, 18, 24))
    while table.ended is None and len(moves) < length:
        proposer = Proposer(program, table, random)
        moves.append(next(played for played in proposer.proposals() if proposer.allows(played)))
        Play(program, table, lambda: True).make(moves[-1])
    if random.random() < 0.5:
        moves = _changed(moves, game, random)
    share = random.choice((0.2, 0.5, 0.8))
    return Transcript(game.name, ("Anna", "Boris", "Chiyo"), reading, header,
                      tuple(_hidden(played, share, random) for played in moves))


def _changed(moves: list[Played], game: Game, random: Random) -> list[Played]:
    """One move more or less as it was, or two that changed places."""
    place = random.randrange(1, len(moves))
    if place + 1 < len(moves) and random.random() < 0.3:
        return [*moves[:place], moves[place + 1], moves[place], *moves[place + 2:]]
    values = dict(moves[place].values)
    if "count" in values:
        values["count"] += random.choice((-1, 1))
    if "card" in values:
        values["card"] = random.choice(game.faces)
    if values.get("cards"):
        values["cards"] = (random.choice(game.faces), *values["cards"][1:])
    return [*moves[:place], replace(moves[place], values=values), *moves[place + 1:]]


def _hidden(played: Played, share: float, random: Random) -> Played:
    """The move with some of its cards not shown."""
    values = dict(played.values)
    if played.name == "deal":
        values["dealt"] = {seat: Hidden(len(cards)) if random.random() < share else
                           tuple(UNKNOWN if random.random() < 0.15 else card for card in cards)
                           for seat, cards in values["dealt"].items()}
    elif played.name == "refill" and random.random() < share:
        values["cards"] = Hidden(len(values["cards"]))
    elif "card" in values and random.random() < share * (0.3 if played.name == "discard" else 1):
        values["card"] = UNKNOWN
    elif played.name in ("attack", "defend") and random.random() < share * 0.3:
        values["cards"] = tuple(unknown_of_suit(card // 13) if random.random() < 0.5 else card
                                for card in values["cards"])
    return replace(played, values=values)


def completions(transcript: Transcript, game: Game, most: int) -> list[Transcript]:
    """Every way to show the hidden cards such that each card shown was where the record says it was.

    It counts cards only and asks no rule. Raises TooMany beyond `most` ways.
    """
    start = _Cards(Counter({face: PACKS for face in game.faces}), {}, (), ())
    found = []
    for moves in _ways(transcript.moves, start):
        found.append(replace(transcript, moves=moves))
        if len(found) > most:
            raise TooMany
    return found


class _Cards:
    """Where all cards are: stock, hands by seat, discard pile, and what lies on the table in a battle."""

    def __init__(self, stock: Counter, hands: dict[int, Counter], pile: tuple[int, ...], battle: tuple[int, ...]):
        self.stock, self.hands, self.pile, self.battle = stock, hands, pile, battle

    def after(self, **changed) -> _Cards:
        return _Cards(**{**vars(self), **changed})

    def hand(self, seat: int, cards: Counter) -> dict[int, Counter]:
        return {**self.hands, seat: cards}


def _ways(moves: tuple[Played, ...], cards: _Cards) -> Iterator[tuple[Played, ...]]:
    if not moves:
        yield ()
        return
    played, *others = moves
    for values, after in _MOVES.get(played.name, _no_cards)(played, cards):
        for rest in _ways(tuple(others), after):
            yield (replace(played, values=values), *rest)


def _chosen(pattern, pool: Counter) -> Iterator[tuple[int, ...]]:
    """Ways to take the cards of a pattern out of a pool; cards hidden alike stand for each other."""
    pattern = sorted(pattern, key=lambda card: (card > 51, card))

    def rest(place: int, left: Counter, least: int) -> Iterator[tuple[int, ...]]:
        if place == len(pattern):
            yield ()
            return
        card = pattern[place]
        for face in sorted(left):
            if left[face] and face >= least and (card in (face, UNKNOWN) or card == 52 + face // 13):
                alike = place + 1 < len(pattern) and pattern[place + 1] == card > 51
                for more in rest(place + 1, left - Counter([face]), face if alike else 0):
                    yield (face, *more)

    return rest(0, pool, 0)


def _deal(played: Played, cards: _Cards) -> Iterator:
    def rest(seats: list[int], stock: Counter, hands: dict[int, tuple[int, ...]]) -> Iterator:
        if not seats:
            counted = {seat: Counter(hand) for seat, hand in hands.items()}
            yield {"dealt": hands}, cards.after(stock=stock, hands=counted)
            return
        for hand in _chosen(played.values["dealt"][seats[0]], stock):
            yield from rest(seats[1:], stock - Counter(hand), {**hands, seats[0]: hand})

    return rest(sorted(played.values["dealt"]), cards.stock, {})


def _turn_up(played: Played, cards: _Cards) -> Iterator:
    for card, in _chosen((played.values["card"],), cards.stock):
        yield {"card": card}, cards.after(stock=cards.stock - Counter([card]), pile=(*cards.pile, card))


def _draw(played: Played, cards: _Cards) -> Iterator:
    hand, wanted = cards.hands[played.player], (played.values.get("card", UNKNOWN),)
    if played.values["source"] == "stock":
        for card, in _chosen(wanted, cards.stock):
            drawn = Counter([card])
            yield ({"source": "stock", "card": card},
                   cards.after(stock=cards.stock - drawn, hands=cards.hand(played.player, hand + drawn)))
    else:
        for card, in _chosen(wanted, Counter(cards.pile[-1:])):
            yield ({"source": "discard", "card": card},
                   cards.after(pile=cards.pile[:-1], hands=cards.hand(played.player, hand + Counter([card]))))


def _discard(played: Played, cards: _Cards) -> Iterator:
    hand = cards.hands[played.player]
    for card, in _chosen((played.values["card"],), hand):
        yield {"card": card}, cards.after(hands=cards.hand(played.player, hand - Counter([card])),
                                          pile=(*cards.pile, card))


def _laid(played: Played, cards: _Cards) -> Iterator:
    hand = cards.hands[played.player]
    for laid in _chosen(played.values["cards"], hand):
        after = cards.after(hands=cards.hand(played.player, hand - Counter(laid)), battle=(*cards.battle, *laid))
        yield {**played.values, "cards": laid}, after if played.name == "attack" else _cleared(after)


def _cleared(cards: _Cards) -> _Cards:
    return cards.after(pile=(*cards.pile, *cards.battle), battle=())


def _refill(played: Played, cards: _Cards) -> Iterator:
    for taken in _chosen(played.values["cards"], cards.stock):
        hand, drawn = cards.hands[played.player], Counter(taken)
        yield {"cards": taken}, cards.after(stock=cards.stock - drawn, hands=cards.hand(played.player, hand + drawn))


def _surrender(played: Played, cards: _Cards) -> Iterator:
    yield played.values, _cleared(cards)


def _reshuffle(played: Played, cards: _Cards) -> Iterator:
    yield played.values, cards.after(stock=cards.stock + Counter(cards.pile), pile=())


def _no_cards(played: Played, cards: _Cards) -> Iterator:
    yield played.values, cards


_MOVES: dict[str, Callable[[Played, _Cards], Iterator]] = {
    "deal": _deal, "turn-up": _turn_up, "draw": _draw, "discard": _discard, "attack": _laid, "defend": _laid,
    "refill": _refill, "surrender": _surrender, "reshuffle": _reshuffle,
}
