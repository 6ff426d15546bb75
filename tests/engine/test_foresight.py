"""What comes later says where cards must have been before; no completion of a record contradicts that."""

from __future__ import annotations

from random import Random

from tests.engine.tiny import TURN, anna, boris, recorded, tiny
from tests.small_deck import TooMany, completions, record, small_battalion
from validator.cards.deck import UNKNOWN
from validator.engine.follow import follow
from validator.engine.foresight import Foresight
from validator.engine.layout import lay_out
from validator.engine.play import Play
from validator.engine.program import Program
from validator.engine.table import Movement, Pocket, Table
from validator.findings import LEGAL

JACK, QUEEN, KING = 9, 10, 11
DRAWN, LAID = ("drawn", None), ("laid", None)
STOCK, HAND, DISCARD = ("stock", None), ("hand", 0), ("discard", None)
DRAWN_UNSEEN_THEN_A_QUEEN_LAID_DOWN = [Movement(STOCK, HAND, (1 << JACK | 1 << QUEEN | 1 << KING,), DRAWN),
                                       Movement(HAND, DISCARD, (1 << QUEEN,), LAID)]


def table(stock: list[int], hand: list[int]) -> Table:
    return Table({STOCK: Pocket("cards", stock), HAND: Pocket("cards", hand), DISCARD: Pocket("pile")}, {}, 1, 0)


def foresight() -> Foresight:
    return Foresight(DRAWN_UNSEEN_THEN_A_QUEEN_LAID_DOWN, table([JACK, QUEEN, KING], []))


def test_a_card_that_is_laid_down_was_in_the_hand():
    assert foresight().explains(table([JACK, KING], [QUEEN]), 1)
    assert not foresight().explains(table([QUEEN, KING], [JACK]), 1)


def test_so_it_was_drawn_and_no_other():
    assert foresight().limits(table([JACK, QUEEN, KING], []), range(1), {}, DRAWN, STOCK, 1) \
        == {JACK: (0, 1), QUEEN: (1, 1), KING: (0, 1)}


def test_of_a_movement_that_is_another_one_nothing_is_known():
    before = table([JACK, QUEEN, KING], [])
    assert foresight().limits(before, range(1), {}, DRAWN, DISCARD, 1) is None
    assert foresight().limits(before, range(1), {}, DRAWN, STOCK, 2) is None
    assert foresight().limits(before, range(1), {}, LAID, STOCK, 1) is None
    assert foresight().limits(before, range(0), {}, DRAWN, STOCK, 1) is None
    assert foresight().limits(before, None, {}, DRAWN, STOCK, 1) is None


def test_every_completion_of_a_record_is_foreseen(tmp_path):
    small, looked_at = small_battalion(tmp_path), 0
    for seed in range(100, 130):
        hiding = record(small, Random(seed))
        run = follow(small, hiding)
        try:
            ways = completions(hiding, small, most=300)
        except TooMany:
            continue
        if run.hides and not run.illegal:
            seen = run.foresight()
            for way in ways[::10]:
                at = lay_out(Program(small, way.reading), 3, way.header)
                Play(run.program, at, lambda: True).start()
                for played, reached in zip(way.moves, run.reached, strict=True):
                    assert Play(run.program, at, lambda: True).force(played)
                    assert reached is None or seen.explains(at, reached), (seed, played)
                looked_at += 1
    assert looked_at > 30


def test_a_zone_of_nobody_has_no_part_in_it():
    game = tiny(f"{TURN}\n- {{id: none, text: None., on: take, do: [{{move: heap, to: hand(nobody)}}]}}")
    unseen = recorded(game, anna("take", card=UNKNOWN), boris("take", card=UNKNOWN), anna("lay", cards=(UNKNOWN,)),
                      reading={"ringing": "allowed"})
    run = follow(game, unseen)
    assert run.foresight().movements and run.judgement().verdict == LEGAL
