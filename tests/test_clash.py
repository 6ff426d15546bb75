"""Clash: which captures are enough, how a game can end, and that every single illegal change is found."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations

import pytest
import yaml

from tests.clash_rounds import first_round, second_deal, with_moves
from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL, Judgement
from validator.rulebook import load_game
from validator.transcripts import read

FINALS = {(12, 0), (10, 5), (0, 14), (5, 12), (2, 11), (12, 7), (14, 2), (4, 11),
          (7, 14), (11, 4), (9, 11), (11, 6), (14, 9), (6, 13), (8, 10), (13, 8)}
"""The points of the first attacker and of the first defender when a game ends."""

SIZES = (1, 2, 3, 4)
CAPTURES = [set(sizes) for count in range(5) for sizes in combinations(SIZES, count)]
ENOUGH = [{2, 4}, {3, 4}, {1, 2, 3}, {1, 2, 4}, {1, 3, 4}, {2, 3, 4}, {1, 2, 3, 4}]


@pytest.fixture
def judged(tmp_path):
    """Writes a record down and judges it."""
    def judged(record: dict) -> Judgement:
        path = tmp_path / "record.yaml"
        path.write_text(yaml.safe_dump(record, allow_unicode=True, sort_keys=False, width=1000), encoding="utf-8")
        [transcript] = read(str(path))
        return transcript if isinstance(transcript, Judgement) else judge(load_game("clash"), transcript)
    return judged


@pytest.mark.parametrize("captured", CAPTURES, ids=str)
def test_the_attacker_scores_five_where_he_captures_six_cards_and_else_the_defender_two(captured, judged):
    right, wrong = ({"Dora": 0, "Emil": 5}, {"Dora": 2, "Emil": 0})
    if captured not in ENOUGH:
        right, wrong = wrong, right
    assert judged(with_moves(first_round(captured), {"score": right})).verdict == LEGAL
    assert judged(with_moves(first_round(captured), {"score": wrong})).verdict == ILLEGAL


def test_sixteen_finals_can_be_reached_from_the_outcomes_of_rounds():
    reached, open_games = set(), [(0, 0, True)]
    while open_games:
        first, second, first_attacks = open_games.pop()
        if max(first, second) >= 10:
            reached.add((first, second))
        elif first_attacks:
            open_games += [(first + 5, second, False), (first, second + 2, False)]
        else:
            open_games += [(first, second + 5, True), (first + 2, second, True)]
    assert reached == FINALS


ROUND = first_round({2, 4})
DEAL, SET, OPEN, ANSWER = 0, 1, 2, 3
NEXT = with_moves(ROUND, second_deal())
SETTLE = {"Emil": {"set": {1: "8♣", 2: "8♦ 8♥", 3: "9♣ 9♦ 9♥", 4: "7♣ 7♦ 6♣ 6♦"}, "reserve": "A♣ A♦ A♥"}}
STOPPED = first_round({2, 4}, **{"early-stop": "may-stop"})


def changed(index: int, move: dict | str, record: dict = ROUND) -> dict:
    """The record up to a move, which is another."""
    shorter = deepcopy(record)
    shorter["moves"] = [*shorter["moves"][:index], move]
    return shorter


def sets(reserve: str = "2♣ 2♦ 2♥", player: str = "Dora", **other: str) -> dict:
    """The sets that Dora lays, some of them other ones."""
    laid = {1: "8♣", 2: "8♦ 8♥", 3: "9♣ 9♦ 9♥", 4: "7♣ 7♦ 6♣ 6♦"}
    return {player: {"set": laid | {int(size[1:]): cards for size, cards in other.items()}, "reserve": reserve}}


def dealt(dora: str = "", emil: str = "") -> dict:
    """The deal, with other cards for one of the two."""
    deal = ROUND["moves"][DEAL]["deal"]
    return {"deal": {"Dora": dora or deal["Dora"], "Emil": emil or deal["Emil"]}}


TWELVE = ROUND["moves"][DEAL]["deal"]["Dora"].removesuffix(" 2♥")
WRONG = {
    "a fourteenth card": (changed(DEAL, dealt(TWELVE + " 2♥ K♠")), "thirteen-cards"),
    "a twelfth card is the last": (changed(DEAL, dealt(TWELVE)), "thirteen-cards"),
    "a fourteenth card for the attacker": (
        changed(DEAL, dealt(emil=ROUND["moves"][DEAL]["deal"]["Emil"] + " K♠")), "thirteen-cards"),
    "a card dealt twice": (changed(DEAL, dealt(TWELVE + " 8♣")), "thirteen-cards"),
    "no deal": (changed(DEAL, sets()), "deal-order"),
    "a deal in the middle of the arrangement": (changed(SET, dealt()), "arrangement"),
    "sets laid by the attacker": (changed(SET, sets(player="Emil")), "arrangement"),
    "a set opened before the sets are laid": (changed(SET, {"Dora": {"open": "8♣"}}), "arrangement"),
    "a set of one with two cards": (changed(SET, sets(_1="8♣ 9♣", _3="9♦ 9♥ 2♣", reserve="2♦ 2♥")), "four-sets"),
    "a reserve of two": (changed(SET, sets(reserve="2♣ 2♦")), "three-in-reserve"),
    "a reserve of four": (changed(SET, sets(reserve="2♣ 2♦ 2♥ K♠")), "three-in-reserve"),
    "a set of three with two cards": (changed(SET, sets(_3="9♣ 9♦")), "four-sets"),
    "a set of a card that the other has": (changed(SET, sets(_1="J♣")), "four-sets"),
    "a set of a card of the stock": (changed(SET, sets(_1="K♠")), "four-sets"),
    "a set never laid": (changed(OPEN, {"Dora": {"open": "2♣ 2♦ 2♥"}}), "whole-set"),
    "a set of five": (changed(OPEN, {"Dora": {"open": "8♣ 8♦ 8♥ 9♣ 9♦"}}), "whole-set"),
    "no set at all": (changed(OPEN, {"Dora": {"open": ""}}), "whole-set"),
    "half a set": (changed(OPEN, {"Dora": {"open": "8♦"}}), "whole-set"),
    "a set opened by the attacker": (changed(OPEN, {"Emil": {"open": "8♣"}}), "duel-order"),
    "an answer before a set is opened": (changed(OPEN, {"Emil": {"answer": "3♣"}}), "duel-order"),
    "a deal in the middle of the duel": (changed(OPEN, dealt()), "duel-order"),
    "sets laid again": (changed(OPEN, sets()), "duel-order"),
    "an answer of two cards to one": (changed(ANSWER, {"Emil": {"answer": "3♣ K♣"}}), "same-number"),
    "an answer of no card": (changed(ANSWER, {"Emil": {"answer": ""}}), "same-number"),
    "an answer with a card of the stock": (changed(ANSWER, {"Emil": {"answer": "K♠"}}), "same-number"),
    "an answer by the defender": (changed(ANSWER, {"Dora": {"answer": "2♣"}}), "duel-order"),
    "a second set before the answer": (changed(ANSWER, {"Dora": {"open": "8♦ 8♥"}}), "duel-order"),
    "a set opened twice": (changed(4, {"Dora": {"open": "8♣"}}), "whole-set"),
    "a card answered twice": (changed(5, {"Emil": {"answer": "3♣ Q♣"}}), "same-number"),
    "points to the wrong side": (with_moves(ROUND, {"score": {"Dora": 5, "Emil": 0}}), "score-claims"),
    "points for captures that nobody gets": (with_moves(ROUND, {"score": {"Dora": 0, "Emil": 0}}), "score-claims"),
    "a fifth set": (with_moves(ROUND, {"Dora": {"open": "2♣"}}), "deal-order"),
    "a reserve dealt again": (with_moves(ROUND, {"deal": second_deal()["deal"] | {
        "Dora": second_deal()["deal"]["Dora"].replace("Q♥", "2♥")}}), "thirteen-cards"),
    "roles not swapped": (with_moves(NEXT, {"Dora": SETTLE["Emil"]}), "arrangement"),
    "a leftover kept": (with_moves(NEXT, {"Emil": SETTLE["Emil"] | {"reserve": "A♣ A♦ Q♣"}}), "three-in-reserve"),
    "a stop where nobody may stop": (changed(4, "stop"), "duel-order"),
    "a stop before the result is certain": (changed(4, "stop", STOPPED), "stop-when-certain"),
}
"""What is wrong → the record, in which the last move is wrong, and the rule that finds it: where a card is not there,
the one that moves it; where a move is none of this reading, the one that says whose turn it is."""


@pytest.mark.parametrize("record", [ROUND, NEXT, with_moves(NEXT, SETTLE)], ids=["round", "deal", "sets"])
def test_the_records_that_are_changed_are_legal(record, judged):
    judgement = judged(record)
    assert (judgement.verdict, judgement.findings) == (LEGAL, ())


@pytest.mark.parametrize("what", WRONG)
def test_a_single_illegal_change_is_found_at_its_move_and_by_its_rule(what, judged):
    record, rule = WRONG[what]
    judgement = judged(record)
    [finding] = judgement.findings
    assert (judgement.verdict, finding.rule, finding.move) == (ILLEGAL, rule, len(record["moves"]))


def test_at_least_twenty_five_kinds_of_change_are_tried():
    assert len(WRONG) >= 25
