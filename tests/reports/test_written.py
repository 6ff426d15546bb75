"""Moves written as a record writes them, each line typed by hand after the format of records."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from validator.cards.deck import Hidden
from validator.cards.notation import parse
from validator.documents.nodes import Node, Pairs, Text
from validator.documents.yaml import read_yaml
from validator.reports.written import written
from validator.rulebook import load_game
from validator.transcripts.transcript import Played

ANNA, BORIS, CHIYO, BANK = range(4)
PLAYERS = ("Anna", "Boris", "Chiyo")


@pytest.mark.parametrize(("played", "line"), [
    (Played("pass", BORIS), "Boris: pass"),
    (Played("reshuffle", None), "reshuffle"),
    (Played("bid", BORIS, {"count": 5}), "Boris: {bid: 5}"),
    (Played("draw", BORIS, {"source": "discard"}), "Boris: {draw: discard}"),
    (Played("draw", BORIS, {"source": "stock", "card": 11}), "Boris: {draw: stock, card: K♠}"),
    (Played("turn-up", None, {"card": 23}), "turn-up: Q♥"),
    (Played("turn-up", None, {"card": 56}), 'turn-up: "?"'),
    (Played("attack", BORIS, {"target": CHIYO, "cards": parse("3♠ 10♠")}), "Boris: {attack: Chiyo, cards: 3♠ 10♠}"),
    (Played("cover", CHIYO, {"cards": [None, *parse("10♦ 2♣")]}), 'Chiyo: {cover: "- 10♦ 2♣"}'),
    (Played("refill", CHIYO, {"cards": Hidden(2)}), "Chiyo: {refill: 2}"),
    (Played("refill", CHIYO, {"cards": parse("4♦ 9♥")}), "Chiyo: {refill: 4♦ 9♥}"),
    (Played("deal", None), "deal"),
    (Played("deal", None, {"dealt": {ANNA: parse("2♠ 5♠"), BORIS: Hidden(10)}}), "deal: {Anna: 2♠ 5♠, Boris: 10}"),
    (Played("score", None, {"claim": {ANNA: 8, BANK: 0}}), "score: {Anna: 8, bank: 0}"),
    (Played("result", None, {"claimed_winners": (ANNA, CHIYO)}), "result: {winner: [Anna, Chiyo]}"),
])
def test_a_move_is_written_on_one_line(played: Played, line: str) -> None:
    assert written(played, load_game("battalion"), PLAYERS) == line


def test_cards_are_written_in_the_letters_of_the_record() -> None:
    played = Played("discard", ANNA, {"card": 12})
    assert written(played, load_game("battalion"), ("Аня",), "ru") == "Аня: {discard: Т♠}"


def texts(node: Node) -> Iterator[str]:
    """Every text in a tree."""
    if isinstance(node, Text):
        yield node.value
    for pair in node.pairs if isinstance(node, Pairs) else ():
        for part in pair:
            yield from texts(part)


@pytest.mark.parametrize("name", [
    "Anna: the first", "Anna #2", "- Anna", "{Anna}", "Anna, Boris", "'Anna'", 'An"na', "*Anna", "&a", "Anna\n",
    "An\x1bna", " Anna", "Anna ", "?", "~", "No", "010", "千代", "José O'Neill"])
def test_a_name_is_read_back_as_it_is(name: str) -> None:
    line = written(Played("bid", ANNA, {"count": 5}), load_game("battalion"), (name,))
    tree, = read_yaml(line)
    assert list(texts(tree)) == [name, "bid", "5"]
