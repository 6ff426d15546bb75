"""A game too small to play, whose rules a test writes itself: six cards, two players, turns of one move each."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from validator.engine.follow import follow
from validator.engine.generated.compiled import compiled
from validator.findings import UNREADABLE
from validator.rulebook import from_folder
from validator.rulebook.compiled import RULES
from validator.rulebook.game import Game
from validator.transcripts.transcript import Played, Transcript

THINGS = """
game: tiny
edition: "1.0"
cards: {deck: french, suits: [S, H], ranks: ["2", "3", "4"], packs: "1", begin: stock}
index: {size: ["1", "2"]}
counter: points
holders: [bank]
zones: {stock: cards, hand: cards of seat, heap: pile, laid: cards of size}
notes:
  game: {points: number of holder, winners: seats, dealer: seat, nobody: seat, no_card: card, marks: number of seat}
  turn: {spent: number}
header: [dealer]
outcome: {winners: winners}
moves:
  take: {takes: {card: card}}
  lay: {takes: {cards: cards}}
  show: {takes: {one: card, other: card}}
  go: {}
  stay: {}
  ring: {by: table, anytime: yes}
  result: {by: table, final: yes, takes: {told: {is: number, unrecorded: points(bank)}}}
flow: [turn, rest, turn]
"""
VARIANTS = """
variants: {ringing: {options: [allowed, forbidden]}}
readings: {}
"""
TURN = """
- id: turn
  text: Each does one thing.
  phase: turn
  turns: {from: dealer, steps: [{player: take | lay | show | go | stay}]}
- {id: take, text: A card is taken., on: take, do: [{move: card, from: stock, to: hand(player)}]}
- {id: lay, text: Nothing is done., on: lay}
- {id: show, text: Nothing is done., on: show}
- {id: go, text: Nothing is done., on: go}
- {id: stay, text: Nothing is done., on: stay}
- {id: ring, text: Nothing is done., on: ring, when: {ringing: allowed}}
- {id: result, text: Nothing is asked., on: result}
"""


class Came(NamedTuple):
    """How a record came out: the position of the illegal move (-1: the start), points (the bank's last), winners."""

    illegal_at: int | None
    points: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()


def tiny(rules: str, things: str = THINGS) -> Game:
    """The tiny game with these rules, given as YAML, or with other things. Raises rulebook.RuleError."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.joinpath("game.yaml").write_text(things, encoding="utf-8")
        folder.joinpath("variants.yaml").write_text(VARIANTS, encoding="utf-8")
        folder.joinpath("1-rules.yaml").write_text(rules, encoding="utf-8")
        return from_folder(folder, RULES / "schema")


def came(rules: str, *moves: Played, result: Played | None = None, ringing: str = "allowed",
         things: str = THINGS) -> Came:
    """What the interpreter says of a record of Anna, who deals, and Boris; generated code must say the same."""
    game, reading = tiny(rules, things), {"ringing": ringing}
    record = recorded(game, *moves, result=result, reading=reading)
    said = interpreted(game, record)
    verdict = compiled(game, reading).judge(record)
    generated = Came(verdict.broken_at) if verdict.broken_at is not None else \
        Came(None, verdict.amounts, tuple(record.players[seat] for seat in verdict.winners))
    assert generated == said
    return said


def recorded(game: Game, *moves: Played, result: Played | None = None, reading: dict[str, str]) -> Transcript:
    """A record of Anna, who deals, and Boris."""
    return Transcript(game.name, ("Anna", "Boris"), reading, {"dealer": 0}, moves, result)


def interpreted(game: Game, record: Transcript) -> Came:
    """What the interpreter says of a record."""
    judgement = follow(game, record).judgement()
    if judgement.findings:
        finding = judgement.findings[0]
        number = len(record.moves) + 1 if finding.move is None else finding.move
        return Came(-1 if finding.verdict == UNREADABLE else number - 1)
    return Came(None, (*judgement.state["points"].values(), judgement.state["bank"]), judgement.winners)


def anna(move: str, **values) -> Played:
    """A move of Anna."""
    return Played(move, 0, values)


def boris(move: str, **values) -> Played:
    """A move of Boris."""
    return Played(move, 1, values)


def table(move: str, **values) -> Played:
    """A move of the table."""
    return Played(move, None, values)
