"""Records with gaps: cards of a record hidden in every way in which a record can leave them out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mode
from typing import Any

from validator.cards.deck import UNKNOWN, Hidden, unknown_of_suit
from validator.rulebook.game import Field, Game
from validator.transcripts.transcript import Played, Transcript

CARDS = ("card", "cards", "row")


def with_hidden_cards(game: Game, record: Transcript, random: Random) -> Transcript:
    """The record with some of its cards hidden: few or many, of everybody, or of some players alone."""
    share = random.choice((0.05, 0.2, 0.5, 0.8, 1))
    suits_kept = random.choice((0, 0, 0.3, 0.9))
    shy = [seat for seat in range(len(record.players)) if random.random() < 0.7]
    kinds = [name for name in game.moves if random.random() < 0.6]
    moves = (_hidden(game, played, share, suits_kept, shy, random) if played.name in kinds else played
             for played in record.moves)
    return replace(record, moves=tuple(moves))


def _hidden(game: Game, played: Played, share: float, suits_kept: float, shy: list[int], random: Random) -> Played:
    if played.player is not None and played.player not in shy:
        return played
    values: dict[str, Any] = {}
    for field in game.moves[played.name].fields:
        if field.name not in played.values:
            continue
        value = played.values[field.name]
        if field.type not in CARDS:
            values[field.name] = value
        elif field.index is not None:
            usual = mode(map(len, value.values()))
            hidden = {place: _cards(field, cards, share, suits_kept, random, len(cards) == usual)
                      if place in shy else cards for place, cards in value.items()}
            values[field.name] = {place: cards for place, cards in hidden.items() if cards is not None}
        elif (cards := _cards(field, value, share, suits_kept, random)) is not None:
            values[field.name] = cards
    return replace(played, values=values)


def _cards(field: Field, value: Any, share: float, suits_kept: float, random: Random, usual: bool = True) -> Any:
    """A card or cards as a record may give them instead; None: it leaves them out, if they are as many as usual."""
    if field.unrecorded is not None and usual and random.random() < share / 2:
        return None
    if field.counted and random.random() < share / 2:
        return Hidden(len(value))
    if field.type == "card":
        return _card(value, share, suits_kept, random)
    return tuple(_card(card, share, suits_kept, random) for card in value)


def _card(card: int | None, share: float, suits_kept: float, random: Random) -> int | None:
    if card is None or random.random() >= share:
        return card
    return unknown_of_suit(card // 13) if random.random() < suits_kept else UNKNOWN
