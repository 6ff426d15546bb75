"""What is allowed next, told with examples that could be copied into the record."""

from __future__ import annotations

from validator.cards.deck import Hidden
from validator.reports.allowed import render
from validator.findings import LEGAL, Judgement
from validator.rulebook import load_game
from validator.transcripts.transcript import Played, Transcript

TRANSCRIPT = Transcript("battalion", ("Anna", "Bo\x1bris", "Chiyo"), {})


HEAD = "evening.yaml: legal, unfinished (Battalion, 41 moves)\n\n"


def told(*candidates: Played, **settings) -> str:
    judgement = Judgement(LEGAL, game="battalion", moves=41, file="evening.yaml")
    report = render(judgement, candidates, TRANSCRIPT, load_game("battalion"), **settings)
    head, empty, moves = report.partition("\n\n")
    assert head.replace("\n", " ") + empty == HEAD
    return moves


def test_each_kind_of_move_is_told_with_its_examples() -> None:
    assert told(Played("draw", 0, {"source": "stock"}), Played("draw", 0, {"source": "discard"}),
                Played("pass", 0)) == """\
  Anna may draw a card:
    Anna: {draw: stock}
    Anna: {draw: discard}
  Anna may pass:
    Anna: pass"""


def test_of_many_only_the_first_six_are_shown() -> None:
    assert told(*(Played("bid", 2, {"count": count}) for count in range(4, 14))) == """\
  Chiyo may bid:
    Chiyo: {bid: 4}
    Chiyo: {bid: 5}
    Chiyo: {bid: 6}
    Chiyo: {bid: 7}
    Chiyo: {bid: 8}
    Chiyo: {bid: 9}
    … and 4 more"""


def test_what_the_table_may_do_is_told_too() -> None:
    assert told(Played("reshuffle", None)) == """\
  The table may reshuffle the discard pile:
    reshuffle"""


def test_where_nothing_is_allowed_that_is_said() -> None:
    assert told() == "  No move is allowed any more."


def test_control_characters_of_a_name_are_not_printed() -> None:
    assert told(Played("pass", 1)) == """\
  Bo\\x1bris may pass:
    "Bo\\u001bris": pass"""


def test_a_long_example_is_shortened_to_the_line() -> None:
    report = told(Played("deal", None, {"dealt": {0: range(13), 1: Hidden(10), 2: range(13)}}), width=40)
    assert report.split("\n")[1] == "    deal: {Anna: 2♠ 3♠… 10♠ J♠ Q♠ K♠ A♠}"
