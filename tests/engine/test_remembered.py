"""What hidden cards come to is remembered only while all it depends on stays the same."""

from __future__ import annotations

import pytest

from tests.engine.tiny import TURN, anna, boris, recorded, table, tiny
from validator.cards.deck import HEARTS, SPADES, face, unknown_of_suit
from validator.engine.evaluate import Evaluator
from validator.engine.follow import follow
from validator.engine.judge import judge_under
from validator.findings import ILLEGAL, LEGAL
from validator.rulebook.expressions import Expression
from validator.transcripts.transcript import Played
from validator.value import replace

SPADE, HEART = unknown_of_suit(SPADES), unknown_of_suit(HEARTS)
LAID = """
- {id: heaped, text: It is laid on the heap., on: lay, do: [{move: cards, from: stock, to: heap}]}
- {id: noted, text: It is remembered., on: show, do: [{set: {no_card: one}}]}
- {id: counted, text: It is counted., on: go, do: [{pay: 1, to: player}]}
- {id: alike, text: Cards of its suit are good., let: {alike(c): suit(c) == suit(no_card)}}
- {id: small, text: Some cards are small., let: {small(c): rank(c) < 3}}
"""


def illegal_at(requirement: str, *moves: Played) -> int | None:
    """The number of the illegal move, where the bell may be rung only if something holds."""
    game = tiny(TURN + LAID + f"- {{id: bell, text: It may be rung., on: ring, require: '{requirement}'}}")
    judgement = follow(game, recorded(game, *moves, reading={"ringing": "allowed"})).judgement()
    return None if judgement.verdict == LEGAL else judgement.findings[0].move


RING = table("ring")


@pytest.mark.parametrize("heart", [face(HEARTS, 2), HEART])
def test_a_spade_fits_on_spades_until_a_heart_is_laid_on_them(heart: int) -> None:
    fits = "any(suit(c) == suit(top(heap)) for c in hand(dealer))"
    assert illegal_at(fits, anna("take", card=SPADE), boris("lay", cards=(face(SPADES, 2),)), RING, RING,
                      anna("lay", cards=(heart,)), RING) == 6


def test_a_spade_fits_the_card_remembered_until_another_is() -> None:
    fits = "any(suit(c) == suit(no_card) for c in hand(dealer))"
    assert illegal_at(fits, anna("take", card=SPADE), boris("show", one=face(SPADES, 2), other=face(SPADES, 3)), RING,
                      anna("show", one=face(HEARTS, 2), other=face(SPADES, 3)), RING) == 5


def test_what_a_word_means_of_a_card_may_depend_on_more_than_the_card() -> None:
    spade, heart = (face(suit, 2) for suit in (SPADES, HEARTS))
    assert illegal_at("alike(top(heap))", anna("lay", cards=(face(SPADES, 4), HEART, face(SPADES, 3))),
                      boris("show", one=spade, other=heart), RING, anna("show", one=heart, other=spade), RING) == 5


def test_what_holds_for_one_seat_need_not_hold_for_the_next() -> None:
    paid = "all(any(points(seat) > 0 for c in hand(seat)) for seat in seats)"
    moves = anna("take", card=SPADE), boris("take", card=SPADE), anna("go"), RING
    assert illegal_at(paid, *moves) == 4
    assert illegal_at(paid, *moves[:3], boris("go"), RING) is None


def test_readings_that_mean_other_things_by_a_word_are_not_taken_for_agreeing_because_it_is_remembered() -> None:
    game = tiny(TURN + LAID + """
- {id: low, text: All are good., when: {ringing: allowed}, let: {good(c): rank(c) > 1}}
- {id: high, text: None is good., when: {ringing: forbidden}, let: {good(c): rank(c) > 4}}
- {id: good, text: A good card is held., on: stay, require: any(good(c) for c in hand(dealer))}
""")
    readings = {option: {"ringing": option} for option in ("forbidden", "allowed")}
    for between in (boris("go"), boris("take", card=SPADE)):
        record = recorded(game, anna("take", card=SPADE), between, anna("stay"), reading=readings["allowed"])
        judged = judge_under(game, record, readings)
        assert {name: judgement.verdict for name, judgement in judged.items()} \
            == {"forbidden": ILLEGAL, "allowed": LEGAL}


def held(requirement: str) -> tuple[Evaluator, Expression]:
    """What a requirement is asked with where Anna holds a hidden spade, and the requirement."""
    game = tiny(TURN + LAID + f"- {{id: bell, text: It may be rung., on: ring, require: '{requirement}'}}")
    run = follow(game, recorded(game, anna("take", card=SPADE), reading={"ringing": "allowed"}))
    return Evaluator(run.program, run.tables[0], decide=bool), game.rules[-1].require


def test_a_loop_that_is_gone_is_not_taken_for_another_that_came_to_its_place() -> None:
    evaluator, both = held("any(rank(c) > 1 for c in hand(dealer)) and any(rank(c) > 4 for c in hand(dealer))")
    for _ in range(50):                     # each copy is gone as soon as it has been asked
        assert [evaluator.value(replace(loop), {}) for loop in both.operands] == [True, False]


def test_what_is_forgotten_meanwhile_is_still_told() -> None:
    class Forgetful(dict):
        """Another thread may forget all as soon as it is known."""

        def __setitem__(self, key: object, value: object) -> None:
            pass

    evaluator, requirement = held("small(top(heap))")
    evaluator.program.remembered._meant = Forgetful()
    assert evaluator.value(requirement, {}) is True
