"""The example of the source of Clash, from its printed cards to the round after it.

The source has the defender's 13 cards, the four sets he makes of them, and the three cards he keeps. Three of its words
are slips: it keeps “8 ♦”, which lies in the set of three, where only ♣8 is left; it calls a straight flush three of a
kind; and its “In” is the jack, as its “T” is the ace and its “K” the king.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from tests.clash_rounds import with_moves
from tests.engine.watching import tables
from tests.test_clash_ranking import face
from validator.engine import judge
from validator.engine.generated.compiled import compiled
from validator.engine.generated.laid import laid
from validator.findings import ILLEGAL, LEGAL
from validator.rulebook import load_game
from validator.rulebook.readings import resolve
from validator.transcripts.read import read_text
from validator.transcripts.transcript import Transcript

GAME = load_game("clash")
SEED = Path(__file__).resolve().parent.parent / "seeds" / "002_1d90e65daa0a85e0.txt"
HAND = "♣3 ♠4 ♦5 ♥5 ♥6 ♦8 ♣8 ♦9 ♦10 ♥J ♠J ♣K ♦A"
SETS = {1: "♦A", 2: "♠J ♥J", 3: "♦8 ♦9 ♦10", 4: "♣3 ♠4 ♦5 ♥6"}
RESERVE = "♥5 ♣8 ♣K"
ATTACKER = "♠A ♣Q ♦Q ♣2 ♦2 ♥2 ♠3 ♥4 ♦6 ♣7 ♠9 ♥10 ♠K"
ANSWERS = {1: "♠A", 2: "♣Q ♦Q", 3: "♣2 ♦2 ♥2", 4: "♠3 ♥4 ♦6 ♣7"}
"""The ace is not higher than the ace, the queens are higher than the jacks, three twos are not higher than a straight
flush, nor high cards than a straight: two cards are captured."""

ROUND = {"game": "clash", "players": ["Dora", "Emil"], "defender": "Dora", "moves": [
    {"deal": {"Dora": HAND, "Emil": ATTACKER}},
    {"Dora": {"set": SETS, "reserve": RESERVE}},
    *(move for size in SETS for move in ({"Dora": {"open": SETS[size]}}, {"Emil": {"answer": ANSWERS[size]}}))]}
NEW = "♥A ♠Q ♥Q ♠2 ♣4 ♦4 ♠5 ♠6 ♥7 ♠8 ♥9 ♦J ♦K"
"""What Dora is dealt for the second round, beside her reserve."""

NEXT = with_moves(ROUND, {"deal": {"Dora": NEW, "Emil": "♦A ♠J ♥J ♦8 ♦9 ♦10 ♣3 ♠4 ♦5 ♥6 ♠9 ♥10 ♠K"}})


def record(written: dict) -> Transcript:
    """The record as it is read."""
    [transcript] = read_text(yaml.safe_dump(written, allow_unicode=True, width=1000), games={"clash": GAME})
    assert isinstance(transcript, Transcript)
    return transcript


def faces(cards: str) -> set[int]:
    """The cards of a text, by their numbers."""
    return {face(card[1:] + card[0]) for card in cards.split()}


def printed(text: str) -> list[str]:
    """The cards that the source prints, suit and rank in either order, in its letters."""
    cards = re.findall(r"([♠♥♦♣]) ?(\d+|In|K|T)|(\d+|In|K|T) ?([♠♥♦♣])", text)
    return [(suit or after) + {"In": "J", "T": "A"}.get(rank or before, rank or before)
            for suit, rank, before, after in cards]


def line(beginning: str) -> str:
    """What the source has after these words, to the end of its line."""
    return SEED.read_text(encoding="utf-8").split(beginning)[1].split("\n")[0]


def test_the_hand_is_the_one_that_is_printed():
    assert printed(line("ein Verteidiger der Karten")) == HAND.split()


def test_what_the_sets_leave_of_the_hand_is_the_reserve_and_its_second_card_is_misprinted():
    left = set(HAND.split()) - set(" ".join(SETS.values()).split())
    assert left == set(RESERVE.split())
    assert printed(line("Verteidiger beibehalten:")) == ["♣K", "♦8", "♥5"]      # ♦8 is in the set of three


@pytest.mark.parametrize(("size", "category"), [(1, "high card"), (2, "pair"), (3, "straight flush"), (4, "straight")])
def test_the_sets_are_a_high_card_a_pair_a_straight_flush_and_a_straight(size, category):
    generated = compiled(GAME, resolve(GAME, {}))
    cards = laid(tuple(faces(SETS[size])))
    assert generated.names["category"][cards] == generated.program.rank("category", category)


def test_the_reserve_as_it_is_misprinted_cannot_be_laid():
    moves = [ROUND["moves"][0], {"Dora": {"set": SETS, "reserve": "♥5 ♦8 ♣K"}}]
    [finding] = judge(GAME, record(ROUND | {"moves": moves})).findings
    assert (finding.verdict, finding.move) == (ILLEGAL, 2)


def test_a_captured_pair_is_too_little_so_the_defender_scores_two():
    assert judge(GAME, record(with_moves(ROUND, {"score": {"Dora": 2, "Emil": 0}}))).verdict == LEGAL


def test_twenty_cards_are_laid_in_the_first_round_and_twenty_three_go_back():
    *_, table = tables(GAME, record(NEXT))
    laid = [card for cards in (*SETS.values(), *ANSWERS.values()) for card in cards.split()]
    assert len(laid) == 20 and len(laid) + len(ATTACKER.split()) - 10 == 23
    assert len(table.pockets["stock", None].cards) == 52 - 3 - 26


def test_in_the_next_round_the_attacker_has_sixteen_cards_three_of_them_his_reserve():
    *_, table = tables(GAME, record(NEXT))
    dora = set(table.pockets["hand", 0].cards)
    assert len(dora) == 16 and dora == faces(RESERVE) | faces(NEW)
    assert len(table.pockets["hand", 1].cards) == 13
    assert (table.notes["defender"], table.notes["attacker"]) == (1, 0)


def test_he_can_answer_with_his_reserve():
    moves = [{"Emil": {"set": SETS, "reserve": "♠9 ♥10 ♠K"}}, {"Emil": {"open": "♦A"}}, {"Dora": {"answer": "♣K"}}]
    assert judge(GAME, record(with_moves(NEXT, *moves))).verdict == LEGAL
