"""Moves taken back: things stand as before them, and what was undone counts for nothing.

What must come out is reasoned from the rules.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.engine.test_standing import (ANNA, ATTACK, BATTALION, BIDS, BORIS, CHIYO, EXCHANGE, FIRST_BID, battalion,
                                        due, illegal, judged, standing, transcript)
from validator.engine.moments import moments
from validator.engine.taking_back import remaining
from validator.findings import LEGAL, UNDETERMINED, Judgement
from validator.transcripts import read
from validator.transcripts.transcript import Played, Transcript


def undone(judgement: Judgement) -> list[tuple[int, str]]:
    """The illegal moves that were taken back, with the rules they break."""
    assert judgement.taken_back == sum(finding.taken_back for finding in judgement.findings)
    return [(finding.move, finding.rule) for finding in judgement.findings if finding.taken_back]


def test_an_attack_taken_back_leaves_the_cards_in_the_hand():
    record = battalion(*BIDS, ATTACK, "Boris: {attack: Anna, cards: 3♠ 4♠ 5♠ 6♠ 7♠, takes-back: 1}", "Anna: surrender",
                       "score: {Anna: 5, Chiyo: 10, bank: 5}")
    assert (judged(record).verdict, judged(record).findings) == (LEGAL, ())


def test_chips_come_back_too():
    record = battalion(*BIDS, ATTACK, "Chiyo: surrender", "score: {Chiyo: 5, bank: 5}",
                       "Chiyo: {defend: 7♠, takes-back: 2}", "score: {Chiyo: 6, bank: 4}")
    assert judged(record).findings == ()
    assert judged(record).state["bank"] == 4


def test_whose_turn_it_was_it_is_again():
    record = battalion("Boris: {bid: 5}", "Chiyo: pass", "Anna: pass", "Chiyo: {bid: 5, takes-back: 2, stands: yes}")
    assert standing(judged(record)) == [(FIRST_BID + 4, "bid-must-exceed")]
    assert due(record) == {(ANNA, "pass")}


def test_an_illegal_move_that_is_taken_back_does_not_make_the_record_illegal():
    record = battalion("Boris: {bid: 6}", "Boris: {bid: 5, takes-back: 1}")
    judgement = judged(record)
    assert (judgement.verdict, judgement.accepted, undone(judgement)) == (LEGAL, 0, [(FIRST_BID + 1, "never-overbid")])


def test_what_follows_an_illegal_move_is_not_judged_up_to_the_move_that_takes_it_back():
    record = battalion("Boris: {bid: 6}", "Boris: {bid: 9}", "Boris: {bid: 5, takes-back: 2}")
    assert undone(judged(record)) == [(FIRST_BID + 1, "never-overbid")]


def test_an_illegal_move_that_stood_until_it_was_taken_back_stands_no_more():
    record = battalion("Boris: {bid: 6, stands: yes}", "Chiyo: pass", "Boris: {bid: 5, takes-back: 2}")
    judgement = judged(record)
    assert (judgement.verdict, judgement.accepted, undone(judgement)) == (LEGAL, 0, [(FIRST_BID + 1, "never-overbid")])


def test_an_illegal_move_that_remains_is_illegal():
    record = battalion("Boris: {bid: 6}", "Chiyo: pass", "Chiyo: {bid: 5, takes-back: 1}")
    judgement = judged(record)
    assert illegal(judgement) == (FIRST_BID + 1, "never-overbid")
    assert undone(judgement) == []


def test_taking_back_too_few_leaves_a_move_out_of_turn():
    record = battalion("Boris: {bid: 5}", "Chiyo: pass", "Boris: {bid: 4, takes-back: 1}")
    assert illegal(judged(record)) == (FIRST_BID + 3, "one-bid-each")


def test_the_deal_can_be_taken_back():
    first = battalion(exchange=[])
    again = Played("deal", None, first.moves[0].values, takes_back=2)
    record = Transcript(first.game, first.players, first.reading, first.header, (*first.moves, again, first.moves[1]))
    assert judged(record).findings == ()
    assert due(record) == {(BORIS, "draw")}


def test_what_a_move_took_back_is_there_again_when_that_move_is_taken_back():
    record = battalion("Boris: {bid: 5}", "Boris: {bid: 4, takes-back: 1}", "Chiyo: {bid: 5, takes-back: 1}")
    assert illegal(judged(record)) == (FIRST_BID + 3, "bid-must-exceed")
    assert remaining(record).numbers[-2:] == (FIRST_BID + 1, FIRST_BID + 3)


def test_the_game_goes_on_where_its_end_is_taken_back():
    hands = {"Anna": "9♦ 10♦ 9♥ 10♥ J♥ 6♦ 7♦ 8♦ 6♣ 7♣", "Boris": "3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠",
             "Chiyo": "7♠ 4♥ 5♥ 6♥ 7♥ 8♥ 4♦ 5♦ 4♣ 5♣"}
    ended = transcript("battalion", {"players": list(hands), "dealer": "Anna"}, [
        {"deal": hands}, "turn-up: Q♥", *EXCHANGE, "Boris: {bid: 10}", "Chiyo: pass", "Anna: pass",
        f"Boris: {{attack: Chiyo, cards: {hands['Boris']}}}", "Chiyo: surrender"])
    assert judged(ended).complete
    defends = Played("defend", CHIYO, {"cards": ended.moves[0].values["dealt"][CHIYO][:1]}, takes_back=1)
    record = replace(ended, moves=(*ended.moves, defends))
    assert (judged(record).findings, judged(record).complete) == ((), False)
    assert judged(record).state == {"chips": {"Anna": 10, "Boris": 10, "Chiyo": 1}, "bank": 9}


def test_the_options_named_allow_the_illegal_move_and_not_what_undid_it():
    record = battalion("Boris: {bid: 5}", "Chiyo: {bid: 5}", "Chiyo: {pass, takes-back: 1}")
    [finding] = judged(record).findings
    assert (finding.taken_back, finding.options) == (True, (("bid-raise", "independent"),))


def test_a_doubt_about_a_move_that_was_taken_back_is_no_doubt():
    moves = ["Boris: {bid: 5}", "Boris: {pass, takes-back: 1}"]
    hidden = battalion(*moves)
    hands = {seat: cards for seat, cards in hidden.moves[0].values["dealt"].items() if seat != BORIS}
    record = Transcript(hidden.game, hidden.players, hidden.reading, hidden.header,
                        (Played("deal", None, {"dealt": hands}), *hidden.moves[1:]))
    assert judged(record).verdict == LEGAL
    doubtful = Transcript(hidden.game, hidden.players, hidden.reading, hidden.header, record.moves[:-1])
    assert judged(doubtful).verdict == UNDETERMINED


def test_numbers_are_those_of_the_record():
    record = battalion(exchange=[*EXCHANGE[:2], EXCHANGE[2], "Chiyo: {draw: stock, card: 8♦, takes-back: 1}",
                                 "Chiyo: {discard: 2♠}"])
    assert illegal(judged(record)) == (7, "discard")
    assert judged(record).moves == 7


def test_every_move_has_its_moment_also_those_taken_back():
    record = battalion("Boris: {bid: 6}", "Chiyo: pass", "Boris: {bid: 5, takes-back: 2}", "Chiyo: pass")
    found = moments(BATTALION, record)
    assert [moment.number for moment in found] == list(range(FIRST_BID + 5))
    assert [moment.due[0] for moment in found[FIRST_BID:]] == [BORIS, BORIS, BORIS, CHIYO, ANNA]
    assert [moment.number for moment in found if moment.findings] == [FIRST_BID + 1]


def test_the_moments_end_before_an_illegal_move_that_remains():
    record = battalion("Boris: {bid: 6}", "Chiyo: pass", "Chiyo: {bid: 5, takes-back: 1}")
    assert len(moments(BATTALION, record)) == FIRST_BID + 1


def test_the_records_of_the_guide_went_on():
    [record] = read(str(Path(__file__).parent.parent / "table-went-on.yaml"))
    judgement = judged(record)
    assert (judgement.verdict, judgement.accepted, judgement.taken_back) == (LEGAL, 1, 1)
    assert judgement.state == {"chips": {"Anna": 10, "Boris": 10, "Chiyo": 6}, "bank": 4}   # five points against one
