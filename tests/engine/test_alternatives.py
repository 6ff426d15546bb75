"""An option is named if it alone would have allowed the record through its illegal move.

What the options allow is written here by hand, from what the sources say. Each record has one thing wrong with it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.games_at_random import changed, how_many, played_at_random, with_one_change
from validator.engine import judge
from validator.engine.verdict import through
from validator.findings import ILLEGAL, UNREADABLE
from validator.rulebook import load_game
from validator.rulebook.readings import resolve
from validator.transcripts import read_text
from validator.transcripts.transcript import Transcript

GAME = load_game("battalion")
GAMES = how_many("ALTERNATIVE_GAMES", 6)

HANDS = {"Anna": "9♠ 10♠ 7♥ 8♥ 9♥ 6♦ 7♦ 8♦ 6♣ 7♣", "Boris": "3♠ 3♠ 4♠ 4♠ 5♠ 5♠ 2♥ 3♦ 2♦ 2♣",
         "Chiyo": "7♠ 8♠ J♠ 9♠ 10♠ 6♥ 4♦ 5♦ 3♣ 4♣"}
DEAL = [{"deal": HANDS}, {"turn-up": "Q♥"}]
EXCHANGES = [move for _ in range(3) for name in ("Boris", "Chiyo", "Anna")
             for move in ({name: {"draw": "discard"}}, {name: {"discard": "Q♥"}})]
NO_BIDS = [*DEAL, *EXCHANGES, {"Boris": "pass"}, {"Chiyo": "pass"}, {"Anna": "pass"}]
BIDS = [*DEAL, *EXCHANGES, {"Boris": {"bid": 4}}, {"Chiyo": "pass"}, {"Anna": "pass"}]
TWINS = [*BIDS, {"Boris": {"attack": "Chiyo", "cards": "3♠ 3♠ 4♠ 4♠"}}]
"""Eight points against Chiyo, in four cards."""


def allowed_by(*moves: Any, players: tuple[str, ...] = ("Anna", "Boris", "Chiyo"), **header: Any) -> set[str]:
    """The options that would have allowed the last move of a record, which is the illegal one."""
    record = {"game": "battalion", "players": players, "dealer": "Anna", "moves": moves, **header}
    transcript, = read_text(json.dumps(record), "json")
    judgement = judge(GAME, transcript)
    assert judgement.verdict == ILLEGAL
    assert judgement.findings[0].move == (None if "result" in header else len(moves))
    return {f"{variant}: {option}" for variant, option in judgement.findings[0].options}


# -- chips: what was paid before, by rules that the broken one does not mention

@pytest.mark.parametrize(("answer", "claim", "options"), [
    ("surrender", {"Chiyo": 2, "Boris": 18, "bank": 0}, {"attack-gain: attacker"}),
    ("surrender", {"Chiyo": 6, "bank": 4}, {"strength: cards", "combat: cover"}),       # four cards are four chips
    ("surrender", {"Chiyo": 3}, set()),
    ({"defend": "7♠ 8♠ 9♠ 10♠ J♠"}, {"Boris": 8, "Chiyo": 12}, {"strength: cards"}),    # five cards against four
])
def test_a_score_that_is_right_by_other_rules_of_payment(answer: Any, claim: dict, options: set[str]) -> None:
    assert allowed_by(*TWINS, {"Chiyo": answer}, {"score": claim}) == options


def test_a_score_that_is_right_if_the_bank_gets_what_the_attacker_loses() -> None:
    battle = ({"Boris": {"attack": "Chiyo", "cards": "3♠ 4♠ 5♠"}}, {"Chiyo": {"defend": "7♠ 8♠ 9♠ 10♠ J♠"}})
    assert allowed_by(*NO_BIDS, *battle, {"score": {"Boris": 6, "Chiyo": 10, "bank": 4}}) == {"defence-gain: bank"}


@pytest.mark.parametrize(("claim", "options"), [
    ({"Chiyo": -2}, {"insolvency: owes"}),
    ({"Anna": 10, "Boris": 10, "Chiyo": 0, "bank": 10}, {"bank-fate: nobody"}),
    ({"Anna": 10, "Boris": 20, "Chiyo": 0, "bank": 0}, {"attack-gain: attacker", "final-tie: last-attacker"}),
])
def test_what_is_left_when_an_attack_of_twelve_points_meets_ten_chips(claim: dict, options: set[str]) -> None:
    attack = {"Boris": {"attack": "Chiyo", "cards": "3♠ 3♠ 4♠ 4♠ 5♠ 5♠"}}
    assert allowed_by(*BIDS, attack, {"Chiyo": "surrender"}, {"score": claim}) == options


def test_chips_at_the_start() -> None:
    five = ("Anna", "Boris", "Chiyo", "Dora", "Emil")
    assert allowed_by({"score": {"Anna": 20}}, players=five) == {"chips: twenty"}
    assert allowed_by({"score": {"Anna": 10}}, players=five) == {"chips: ten"}


def test_a_result_is_asked_of_other_readings_too() -> None:
    attack = {"Boris": {"attack": "Chiyo", "cards": "3♠ 3♠ 4♠ 4♠ 5♠ 5♠"}}
    moves = (*BIDS, attack, {"Chiyo": "surrender"})
    assert allowed_by(*moves, result={"winner": "Boris"}) == {"attack-gain: attacker", "final-tie: last-attacker"}


# -- moves that another reading has, or has at another time

def test_a_card_turned_up_where_none_is() -> None:
    assert allowed_by(*DEAL, reading="de") == {"upcard: turned"}


def test_a_refill_where_hands_are_not_refilled() -> None:
    assert allowed_by(*TWINS, {"Chiyo": {"defend": "7♠ 8♠ 9♠ 10♠ J♠"}}, {"Chiyo": {"refill": 5}},
                      reading={"refill": "none"}) == {"refill: to-ten"}


def test_a_deal_after_nobody_bid() -> None:
    assert allowed_by(*NO_BIDS, {"deal": HANDS}) == {"no-bid: redeal"}


def test_the_defender_attacks_after_the_refill() -> None:
    battle = (*BIDS, {"Boris": {"attack": "Anna", "cards": "3♠ 3♠ 4♠ 4♠"}}, {"Anna": "surrender"},
              {"Boris": {"refill": 4}})
    attack = {"Anna": {"attack": "Chiyo", "cards": "7♥ 8♥"}}
    assert allowed_by(*battle, attack) == {"next-attacker: defender"}


def test_what_only_two_options_together_allow_names_none() -> None:
    claim = {"score": {"Boris": 14, "Chiyo": 6, "bank": 0}}         # counted in cards, and paid to the attacker
    assert allowed_by(*TWINS, {"Chiyo": "surrender"}, claim) == set()


def test_an_option_that_forbids_what_was_done_before_is_no_way_out() -> None:
    """Where nobody refills, Boris need not; but then Chiyo could not have refilled his hand before."""
    battle = (*TWINS, {"Chiyo": {"defend": "7♠ 8♠ 9♠ 10♠ J♠"}})
    assert allowed_by(*battle, {"Chiyo": {"attack": "Anna", "cards": "4♦ 5♦"}}) == {"refill: none"}
    assert allowed_by(*battle, {"Chiyo": {"refill": 5}}, {"Chiyo": {"attack": "Anna", "cards": "4♦ 5♦"}}) == set()


# -- on games at random

@pytest.mark.parametrize("rarely", [-1, 10**9], ids=["by generated code", "without it"])
def test_the_options_named_are_exactly_those_under_which_the_record_stands(
        rarely: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every option is tried by judging the record under it, whether or not its rules were consulted."""
    illegal = 0
    for seed in range(GAMES):
        random = Random(seed)
        chosen = random.choice([one for one in with_one_change(GAME) if one.changes])
        played = played_at_random(GAME, chosen.options, random.choice((3, 5)), random, stop_after=60)
        record = replace(played, reading=resolve(GAME, {}, chosen.base))
        with monkeypatch.context() as asked:
            asked.setattr("validator.engine.verdict.RARELY", rarely)
            judgement = judge(GAME, record)
        if judgement.verdict == ILLEGAL:
            illegal += 1
            finding = judgement.findings[0]
            assert set(finding.options) == _standing(through(record, finding.move), chosen.base), (seed, chosen)
    assert illegal > GAMES // 8


def _standing(record: Transcript, base: str) -> set[tuple[str, str]]:
    """The options that, laid on top of a named reading, allow a record that is not legal under it."""
    readings = {(variant.name, option): changed(GAME, base, {variant.name: option})
                for variant in GAME.variants.values() for option in variant.options}
    return {name for name, chosen in readings.items() if chosen is not None
            and judge(GAME, replace(record, reading=chosen.options)).verdict not in (ILLEGAL, UNREADABLE)}
