"""Illegal moves that stand: what is required and whose turn it is does not count, what a move does must be possible.

What must come out is reasoned from the rules.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.clash_rounds import first_round
from validator.engine import judge
from validator.engine.candidates import candidates
from validator.engine.generated.compiled import legal
from validator.engine.verdict import RARELY
from validator.findings import ILLEGAL, LEGAL, Judgement
from validator.rulebook import from_folder, load_game
from validator.transcripts.read import read_text
from validator.transcripts.transcript import Transcript

BATTALION = load_game("battalion")
CLASH = load_game("clash")
EIGHTS = from_folder(Path(__file__).parent.parent / "crazy-eights")
GAMES = {game.name: game for game in (BATTALION, CLASH, EIGHTS)}

HANDS = {
    "Anna": "9♠ 10♠ 9♥ 10♥ J♥ 6♦ 7♦ 8♦ 6♣ 7♣",
    "Boris": "3♠ 4♠ 5♠ 6♠ 7♠ 2♥ 3♥ 2♦ 3♦ 2♣",
    "Chiyo": "7♠ 4♥ 5♥ 6♥ 7♥ 8♥ 4♦ 5♦ 4♣ 5♣",
}
EXCHANGE = [f"{player}: {move}" for _ in range(3) for player in ("Boris", "Chiyo", "Anna")
            for move in ("{draw: discard}", "{discard: Q♥}")]
BIDS = ["Boris: {bid: 5}", "Chiyo: pass", "Anna: pass"]
FIRST_BID = 2 + len(EXCHANGE)               # so many moves come before it
ATTACK = "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠ 7♠}"


def transcript(game: str, header: dict, moves: list[str | dict]) -> Transcript:
    """A record, its moves as they are written in YAML, or as data."""
    lines = [f"{key}: {json.dumps(value)}" for key, value in {"game": game, **header}.items()]
    lines += ["moves:", *(f"- {move if isinstance(move, str) else json.dumps(move)}" for move in moves)]
    [record] = read_text("\n".join(lines), games=GAMES)
    assert isinstance(record, Transcript), record
    return record


def battalion(*moves: str, exchange: list[str] = EXCHANGE, reading: str | dict = "canonical") -> Transcript:
    """A game in which everybody draws the queen that was turned up, and lays it back."""
    return transcript("battalion", {"players": list(HANDS), "dealer": "Anna", "reading": reading},
                      [{"deal": HANDS}, "turn-up: Q♥", *exchange, *moves])


def eights(*moves: str) -> Transcript:
    hands = {"Anna": "3♣ 4♣ 9♦ K♠ 2♥", "Boris": "5♠ K♥ 8♦ J♠ 2♣", "Chiyo": "6♠ 9♥ 10♦ 3♠ A♣"}
    return transcript("crazy-eights", {"players": list(hands), "dealer": "Anna"},
                      [{"deal": hands}, "turn-up: Q♠", *moves])


def judged(record: Transcript) -> Judgement:
    return judge(GAMES[record.game], record)


def standing(judgement: Judgement) -> list[tuple[int, str]]:
    """The moves that stand, with the rules they break; all else must be legal."""
    assert judgement.verdict == LEGAL, judgement.findings
    assert all(finding.verdict == ILLEGAL and finding.stands for finding in judgement.findings)
    assert judgement.accepted == len(judgement.findings)
    return [(finding.move, finding.rule) for finding in judgement.findings]


def illegal(judgement: Judgement) -> tuple[int, str]:
    """The move that does not stand, with the rule it breaks."""
    assert judgement.verdict == ILLEGAL
    assert not judgement.findings[0].stands
    return judgement.findings[0].move, judgement.findings[0].rule


def due(record: Transcript) -> set[tuple[int | None, str]]:
    """Who may make which kinds of moves next."""
    return {(played.player, played.name) for played in candidates(GAMES[record.game], record)}


ANNA, BORIS, CHIYO = range(3)


# -- what is required

def test_a_bid_that_is_not_higher_stands_and_the_first_of_the_highest_attacks():
    record = battalion("Boris: {bid: 5}", "Chiyo: {bid: 5, stands: yes}", "Anna: pass")
    assert standing(judged(record)) == [(FIRST_BID + 2, "bid-must-exceed")]
    assert due(record) == {(BORIS, "attack")}


def test_an_attack_in_two_suits_stands_and_is_settled_by_all_its_cards():
    record = battalion(*BIDS, "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 2♥ 3♥, stands: yes}", "Chiyo: surrender",
                       "score: {Boris: 10, Chiyo: 5, bank: 5}")
    assert standing(judged(record)) == [(FIRST_BID + 4, "attack-one-suit")]


def test_an_attack_across_the_table_stands_where_only_the_next_player_may_be_attacked():
    record = battalion(*BIDS, ATTACK.replace("Chiyo", "Anna").replace("}", ", stands: yes}"), "Anna: {defend: 9♠}",
                       "score: {Anna: 6, bank: 4}", reading={"target": "next"})
    assert standing(judged(record)) == [(FIRST_BID + 4, "attack-next")]


def test_the_options_named_are_those_under_which_the_move_would_have_been_legal():
    record = battalion("Boris: {bid: 5}", "Chiyo: {bid: 5, stands: yes}", "Anna: pass", ATTACK, "Chiyo: surrender")
    [finding] = judged(record).findings
    assert finding.options == (("bid-raise", "independent"),)


def test_a_move_that_stands_and_is_legal_is_legal():
    assert standing(judged(battalion("Boris: {bid: 5, stands: yes}", "Chiyo: {pass, stands: yes}"))) == []


def test_a_wrong_claim_stands_and_changes_nothing():
    record = battalion("score: {Anna: 12, stands: yes}", "score: {Anna: 10}")
    assert standing(judged(record)) == [(FIRST_BID + 1, "score-claims")]


def test_of_a_reading_that_is_asked_for_often_too():
    """Records that show everything are judged by generated code then, which knows no moves that stand."""
    record = battalion("Boris: {bid: 5}", "Chiyo: {bid: 5, stands: yes}", "Anna: pass")
    plain = battalion("Boris: {bid: 5}", "Chiyo: pass", "Anna: pass")
    assert legal(BATTALION, plain) is not None and legal(BATTALION, record) is None
    for _ in range(RARELY // len(record.moves) + 1):
        assert standing(judged(record)) == [(FIRST_BID + 2, "bid-must-exceed")]


# -- what a move does must be possible

def test_a_card_that_is_not_there_cannot_be_laid():
    record = battalion(*BIDS, "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠ 9♠, stands: yes}")
    assert illegal(judged(record)) == (FIRST_BID + 4, "attack-laid")


def test_a_move_that_no_rule_of_the_reading_knows_does_nothing_that_could_stand():
    record = battalion(*BIDS, ATTACK, 'Chiyo: {cover: "7♠ - - - -", stands: yes}')
    assert illegal(judged(record)) == (FIRST_BID + 5, "battle-order")


def test_after_the_end_no_move_stands():
    lost = {"Boris": "3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠"}
    game = transcript("battalion", {"players": list(HANDS), "dealer": "Anna"}, [
        {"deal": HANDS | lost | {"Anna": "9♦ 10♦ 9♥ 10♥ J♥ 6♦ 7♦ 8♦ 6♣ 7♣"}}, "turn-up: Q♥", *EXCHANGE,
        "Boris: {bid: 10}", "Chiyo: pass", "Anna: pass",
        "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠}", "Chiyo: surrender",
        "Chiyo: {attack: Anna, cards: 4♥ 5♥, stands: yes}"])
    assert illegal(judged(game))[0] == FIRST_BID + 6
    assert judged(game).complete


def test_an_illegal_move_after_one_that_stands_ends_the_judging():
    record = battalion("Boris: {bid: 5}", "Chiyo: {bid: 5, stands: yes}", "Anna: {bid: 5}")
    judgement = judged(record)
    assert illegal(judgement) == (FIRST_BID + 3, "never-overbid")
    assert [finding.move for finding in judgement.findings if finding.stands] == [FIRST_BID + 2]


# -- whose turn it is

def test_who_drew_out_of_turn_lays_a_card_back_and_the_player_after_him_is_next():
    first = ["Chiyo: {draw: discard, stands: yes}", "Chiyo: {discard: Q♥}"]
    assert standing(judged(battalion(exchange=first))) == [(3, "three-rounds")]
    assert due(battalion(exchange=first)) == {(ANNA, "draw")}


def test_who_draws_again_lays_a_card_back_again():
    twice = [*EXCHANGE[:2], "Boris: {draw: discard, stands: yes}", "Boris: {discard: Q♥}"]
    assert standing(judged(battalion(exchange=twice))) == [(5, "three-rounds")]
    assert due(battalion(exchange=twice)) == {(CHIYO, "draw")}


def test_who_forgot_to_draw_has_had_his_turn():
    forgot = ["Boris: {discard: 3♥, stands: yes}"]
    assert standing(judged(battalion(exchange=forgot))) == [(3, "three-rounds")]
    assert due(battalion(exchange=forgot)) == {(CHIYO, "draw")}


def test_where_the_last_of_a_round_is_left_out_the_next_round_begins():
    left_out = [*EXCHANGE[:4], "Boris: {draw: discard, stands: yes}", "Boris: {discard: Q♥}", *EXCHANGE[8:]]
    record = battalion("Boris: {bid: 5}", exchange=left_out)
    assert standing(judged(record)) == [(7, "three-rounds")]


def test_who_attacks_out_of_turn_is_the_attacker():
    record = battalion(*BIDS, "Chiyo: {attack: Anna, cards: 4♥ 5♥ 6♥ 7♥ 8♥, stands: yes}", "Anna: surrender",
                       "score: {Anna: 5, Boris: 10, Chiyo: 10, bank: 5}")
    assert standing(judged(record)) == [(FIRST_BID + 4, "battle-order")]


def test_who_defends_in_anothers_place_is_the_defender():
    record = battalion(*BIDS, ATTACK, "Anna: {defend: 9♠ 10♠, stands: yes}",
                       "score: {Anna: 7, Boris: 10, Chiyo: 10, bank: 3}")
    assert standing(judged(record)) == [(FIRST_BID + 5, "battle-order")]


def test_an_attack_before_all_have_bid_leaves_the_other_bids_out():
    record = battalion("Boris: {bid: 5}", ATTACK.replace("}", ", stands: yes}"), "Chiyo: surrender",
                       "score: {Boris: 10, Chiyo: 5, bank: 5}")
    assert standing(judged(record)) == [(FIRST_BID + 2, "one-bid-each")]


def test_a_bid_in_battle_leaves_everything_as_it_was():
    record = battalion(*BIDS, "Chiyo: {bid: 5, stands: yes}")
    assert standing(judged(record)) == [(FIRST_BID + 4, "battle-order")]
    assert due(record) == {(BORIS, "attack")}


def test_a_card_that_does_not_fit_stands_and_calls_its_suit():
    record = eights("Boris: {play: 2♣, stands: yes}", "Chiyo: {play: A♣}")
    assert standing(judged(record)) == [(3, "play-what-fits")]


def test_after_a_card_played_out_of_turn_the_player_on_the_left_is_next():
    record = eights("Chiyo: {play: 6♠, stands: yes}", "Anna: {play: K♠}", "Boris: {play: J♠}")
    assert standing(judged(record)) == [(3, "turn-order")]


@pytest.mark.parametrize("cards", ["", "9♣ 9♦"])
def test_an_answer_with_too_few_or_too_many_cards_stands(cards):
    record = first_round({2, 4})
    place = next(number for number, move in enumerate(record["moves"]) if "Emil" in move and "answer" in move["Emil"])
    answers = record["moves"][place]["Emil"]["answer"]
    record["moves"][place] = {"Emil": {"answer": cards and f"{answers} {answers}".split()[0], "stands": "yes"}}
    header = {key: value for key, value in record.items() if key not in ("game", "moves")}
    judgement = judged(transcript("clash", header, record["moves"][:place + 1]))
    assert standing(judgement) == ([] if cards else [(place + 1, "same-number")])
