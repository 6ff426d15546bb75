"""Clash with twelve cards, and every way in which the cards that a record hides can have been.

Spades and hearts from 2 to 7: four cards each are dealt, the defender lays sets of one and of two and keeps one card.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from validator.cards.deck import UNKNOWN, Hidden, is_known
from validator.rulebook import from_folder
from validator.rulebook.game import Game
from validator.transcripts.transcript import Played, Transcript

RULES = Path(__file__).parent.parent / "rules"
HAND, RESERVE, SIZES = 4, 1, (1, 2)
SMALLER = (                                 # file, what is written there, what is written instead
    ("game.yaml", "  deck: french\n", "  deck: french\n  suits: [S, H]\n  ranks: [2, 3, 4, 5, 6, 7]\n"),
    ("game.yaml", "size: [1, 2, 3, 4]", "size: [1, 2]"),
    ("1-setup.yaml", "hand_size: 13", f"hand_size: {HAND}"),
    ("2-sets.yaml", "reserve_size: 3", f"reserve_size: {RESERVE}"),
    ("3-duel.yaml", "rounds: 4", "rounds: 2"),
    ("4-scoring.yaml", "enough: 6", "enough: 2"),
)


class Impossible(Exception):
    """A card was not where the record says."""


def small_clash(folder: Path) -> Game:
    """The rules of Clash with a smaller deck, and two sets in place of four."""
    shutil.copytree(RULES / "schema", folder / "schema")
    shutil.copytree(RULES / "clash", folder / "clash", ignore=shutil.ignore_patterns("examples", "concordance"))
    for name, written, instead in SMALLER:
        path = folder / "clash" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(written) == 1, name
        path.write_text(text.replace(written, instead), encoding="utf-8")
    return from_folder(folder / "clash")


# -- filling cards in

def with_places(played: Played) -> Played:
    """The move with UNKNOWN in place of all cards that it counts or leaves out."""
    values = dict(played.values)
    match played.name:
        case "deal":
            dealt = values.get("dealt", {})
            values["dealt"] = {seat: _shown(dealt.get(seat), HAND) for seat in (0, 1)}
        case "set":
            sets = values.get("sets", {})
            values["sets"] = {size: _shown(sets.get(size), size) for size in SIZES}
            values["reserved"] = _shown(values.get("reserved"), RESERVE)
    return replace(played, values=values)


def _shown(cards: Any, usual: int) -> tuple[int, ...]:
    if cards is None:
        return (UNKNOWN,) * usual
    return (UNKNOWN,) * cards.count if isinstance(cards, Hidden) else tuple(cards)


def lists(played: Played) -> list[tuple[int, ...]]:
    """The cards of a move in the order in which `filled` takes them."""
    found = []
    for value in played.values.values():
        found += value.values() if isinstance(value, dict) else [value]
    return [cards for cards in found if isinstance(cards, tuple)]


def hidden_cards(record: Transcript) -> int:
    """How many cards have to be filled in."""
    return sum(not is_known(card) for played in record.moves for cards in lists(with_places(played)) for card in cards)


def completions(game: Game, record: Transcript) -> Iterator[Transcript]:
    """The record with every hidden card filled in, in every way, whether it can have been so or not."""
    moves = [with_places(played) for played in record.moves]
    hidden = [card for played in moves for cards in lists(played) for card in cards if not is_known(card)]
    choices = [[face for face in game.faces if card in (UNKNOWN, 52 + face // 13)] for card in hidden]
    for faces in product(*choices):
        left = iter(faces)
        yield replace(record, moves=tuple(filled(played, left) for played in moves))


def filled(played: Played, faces: Iterator[int]) -> Played:
    """The move with its hidden cards taken from the faces."""
    def shown(value: Any) -> Any:
        if isinstance(value, dict):
            return {place: shown(cards) for place, cards in value.items()}
        if isinstance(value, tuple):
            return tuple(card if is_known(card) else next(faces) for card in value)
        return value
    return replace(played, values={name: shown(value) for name, value in played.values.items()})


# -- where the cards are, by counting alone

def can_have_happened(game: Game, record: Transcript) -> bool:
    """Whether every card was where the record says; all of them are shown, and the moves are in order."""
    stock, hands, reserve = set(game.faces), (set(), set()), set()
    laid: dict[int, set[int]] = {}
    attacker = 1 - record.header["defender"]
    rounds = 0
    try:
        for played in record.moves:
            values = played.values
            match played.name:
                case "deal":
                    rounds += 1
                    if rounds > 1:
                        kept = set(hands[attacker]) if record.reading["attacker-leftover"] == "kept" else set()
                        stock = set(game.faces) - reserve - kept
                        hands[attacker].intersection_update(kept)
                        attacker = 1 - attacker
                        hands[attacker].clear()
                        hands[attacker].update(reserve)
                        reserve, laid = set(), {}
                    for seat, cards in values["dealt"].items():
                        hands[seat].update(taken(cards, stock))
                case "set":
                    laid = {size: set(taken(cards, hands[played.player])) for size, cards in values["sets"].items()}
                    reserve.update(taken(values["reserved"], hands[played.player]))
                case "open":
                    taken(values["cards"], laid.get(len(values["cards"]), set()))
                case "answer":
                    taken(values["cards"], hands[played.player])
    except Impossible:
        return False
    return True


def taken(cards: Iterable[int], place: set[int]) -> list[int]:
    """The cards, which are no longer there. Raises Impossible where they were not."""
    for card in (cards := list(cards)):
        if card not in place:
            raise Impossible
        place.remove(card)
    return cards
