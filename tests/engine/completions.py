"""The truth about a record that hides a few cards of a tiny deck: every card filled in, in every way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from tests.bookkeeping import can_have_happened
from tests.small_deck import small_battalion
from validator.cards.deck import UNKNOWN, is_known
from validator.engine.generated.compiled import compiled
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, Finding
from validator.rulebook.game import Field, Game
from validator.transcripts.transcript import Played, Transcript

TINY = (                                    # file, what is written there, what is written instead
    ("game.yaml", "  deck: french\n", "  deck: french\n  suits: [S, H]\n  ranks: [2, 3]\n"),
    ("1-setup.yaml", "packs: 2 if len(seats) <= 4 else 3", "packs: 3"),
    ("1-setup.yaml", "hand_size: 10", "hand_size: 2"),
    ("1-setup.yaml", "stake: 10 if len(seats) <= 4 else 15 if len(seats) == 5 else 20", "stake: 2"),
    ("2-acquisition.yaml", "rounds: 3", "rounds: 1"),
    ("3-bidding.yaml", "minimum_bid: 4", "minimum_bid: 1"),
)


def tiny_battalion(folder: Path) -> Game:
    """Battalion with packs of four cards, hands of two, two chips, one round of acquisition, and bids from 1 on."""
    return small_battalion(folder, TINY)


def packs_in_tiny(record: Transcript) -> int:
    """How many packs of the tiny deck are played with."""
    return 2 if record.reading["packs"] == "always-two" else 3


class Truth(NamedTuple):
    """The verdict on a record; the move by which every completion is illegal, if one is; whether there are any."""

    verdict: str
    illegal_at: int | None                  # its position
    possible: bool


def truth(game: Game, record: Transcript) -> Truth:
    """The verdict by the definition of a completion: all cards filled in, so that each was where the record says."""
    filled = list(completed(game, record))
    broken = [compiled(game, record.reading).judge(full).broken_at for full in filled]
    possible = [at for full, at in zip(filled, broken) if can_have_happened(full, packs_in_tiny(record), game.faces)]
    if None not in broken:
        return Truth(ILLEGAL, max(at for at in possible or broken if at is not None), bool(possible))
    return Truth(LEGAL if all(at is None for at in possible) else UNDETERMINED, None, True)


def position(finding: Finding, record: Transcript) -> int:
    """Where the move of a finding stands; the result comes after the last."""
    return len(record.moves) if finding.move is None else finding.move - 1


def hidden_cards(game: Game, record: Transcript) -> int:
    """How many cards have to be filled in."""
    return sum(len(blanks) for played in record.moves for _, _, blanks in _blanks(game, record, played))


def completed(game: Game, record: Transcript) -> Iterator[Transcript]:
    """The record with every hidden card filled in, in every way, whether it can have been so or not."""
    ways = [list(_filled(game, record, played)) for played in record.moves]
    return (replace(record, moves=moves) for moves in product(*ways))


def _filled(game: Game, record: Transcript, played: Played) -> Iterator[Played]:
    """A move with its hidden cards filled in, in every way."""
    blanks = list(_blanks(game, record, played))
    for faces in product(*(_faces(game, card) for _, _, cards in blanks for card in cards)):
        values, left = dict(played.values), list(faces)
        for field, place, cards in blanks:
            _put(values, field, place, left[:len(cards)])
            del left[:len(cards)]
        yield replace(played, values=values)


def _blanks(game: Game, record: Transcript, played: Played) -> Iterator[tuple[Field, int | None, tuple[int, ...]]]:
    """The hidden cards of a move: the field, its place where it has an index, and the cards as the record has them."""
    for field in game.moves[played.name].fields:
        if field.type in ("card", "cards", "row"):
            for place, cards in _given(field, record, played):
                blanks = tuple(card for card in cards if card is not None and not is_known(card))
                if blanks:
                    yield field, place, blanks


def _given(field: Field, record: Transcript, played: Played) -> Iterator[tuple[int | None, Iterable[int | None]]]:
    """The cards of a field as the record has them; those of a deal or of a draw may be left out."""
    value = played.values.get(field.name)
    if field.index is not None:
        for seat in range(len(record.players)):
            yield seat, (value or {}).get(seat, (UNKNOWN, UNKNOWN))
    elif value is None:
        yield None, (UNKNOWN,) if played.values["source"] == "stock" else ()
    else:
        yield None, (value,) if field.type == "card" else value


def _faces(game: Game, card: int) -> list[int]:
    """What a hidden card can be, as far as the record shows."""
    return [face for face in game.faces if card == UNKNOWN or face // 13 == card - 52]


def _put(values: dict[str, Any], field: Field, place: int | None, faces: list[int]) -> None:
    """Fill cards in where they are hidden."""
    left = iter(faces)
    if field.index is not None:
        dealt = dict(values.get(field.name, {}))
        given = dealt.get(place, (UNKNOWN, UNKNOWN))
        values[field.name] = {**dealt, place: tuple(card if is_known(card) else next(left) for card in given)}
    elif field.type == "card":
        values[field.name] = faces[0]
    else:
        values[field.name] = tuple(card if card is None or is_known(card) else next(left)
                                   for card in values[field.name])
