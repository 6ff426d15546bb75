"""What a record gives for the fields of a move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.tiny import THINGS, TURN, anna, boris, recorded, tiny
from validator.cards.deck import UNKNOWN
from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, Fact
from validator.rulebook import load_game
from validator.transcripts import read_text

CHECKOUT = Path(__file__).resolve().parents[2]
REFILL = CHECKOUT / "rules" / "battalion" / "examples" / "refill-exact.illegal.yaml"


@pytest.mark.parametrize("count", [4, 9_999, 10_000, 10_001, 10**18, 2**63, 10**30])
def test_however_many_cards_are_claimed_the_finding_says_how_many(count: int) -> None:
    record, = read_text(REFILL.read_text(encoding="utf-8").replace("Q♦ J♦ 8♣ 9♣", str(count)))
    finding, = judge(load_game("battalion"), record).findings
    assert (finding.rule, finding.message.facts["len(cards)"]) == ("refill-exact", Fact("number", count))


@pytest.mark.parametrize("count", [9, 10_001, 10**30])
def test_so_it_does_of_a_deal(count: int) -> None:
    record, = read_text("game: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\n"
                        f"moves: [{{deal: {{Boris: {count}}}}}]")
    finding, = judge(load_game("battalion"), record).findings
    assert finding.rule == "ten-cards"
    assert Fact("number", count) in finding.message.facts.values()


def test_what_is_not_recorded_of_each_holder_is_told_by_the_rules_for_each() -> None:
    game = tiny(f"{TURN}\n- {{id: all, text: All., on: stay, each: holder in told, require: told(holder) == 0}}\n"
                "- {id: whole, text: Whole., on: stay, require: count(yes for holder in told) == 3}",
                things=THINGS.replace("stay: {}", "stay: {takes: {told: {is: number of holder, unrecorded: "
                                                  "points(holder)}}}").replace('size: ["1", "2"]', 'size: ["1", "9"]'))
    record = recorded(game, anna("stay"), boris("stay", told={0: 0, 2: 0}), reading={"ringing": "allowed"})
    assert judge(game, record).findings == ()


TAKEN_UNSEEN = [anna("take", card=UNKNOWN), boris("take", card=UNKNOWN)] * 2
LAID = "- {id: laid, text: They are laid., on: lay, do: [{move: cards, from: hand(player), to: laid(1)}]}\n"


def verdict(unrecorded: str, left: str) -> str:
    """What is said where Anna, who took two cards that nobody saw, lays what is not recorded, and then goes."""
    game = tiny(f"{TURN}\n{LAID}- {{id: left, text: So many are left., on: go, require: {left}}}",
                things=THINGS.replace("{cards: cards}", f"{{cards: {{is: cards, unrecorded: {unrecorded!r}}}}}"))
    moves = [*TAKEN_UNSEEN, anna("lay"), boris("stay"), anna("go")]
    return judge(game, recorded(game, *moves, reading={"ringing": "allowed"})).verdict


@pytest.mark.parametrize("unrecorded", ["hand(player)", "len(hand(player))", "hand(player) + laid(1)"])
def test_a_whole_hand_that_is_not_recorded_may_be_hidden(unrecorded: str) -> None:
    assert verdict(unrecorded, "len(hand(player)) == 0") == LEGAL
    assert verdict(unrecorded, "len(hand(player)) > 0") == ILLEGAL


@pytest.mark.parametrize("unrecorded", ["of_suit(hand(player), suit(first(c for c in hand(player))))",
                                        "count(rank(c) > 2 for c in hand(player))"])
def test_how_many_cards_were_laid_can_depend_on_hidden_ones(unrecorded: str) -> None:
    assert verdict(unrecorded, "len(hand(player)) <= 2") == LEGAL
    assert verdict(unrecorded, "len(hand(player)) > 2") == ILLEGAL
    assert verdict(unrecorded, "len(hand(player)) == 1") == UNDETERMINED


def test_so_it_can_where_nothing_at_all_is_known_of_the_number() -> None:
    greatest_part = "max(len(part) for part in subsets(hand(player)))"
    assert verdict(greatest_part, "len(hand(player)) == 0") == LEGAL
    assert verdict(greatest_part, "len(hand(player)) > 0") == ILLEGAL


def test_each_may_take_one_hidden_card() -> None:
    game = tiny(f"{TURN}\n- {{id: each, text: Each., on: stay, each: seat in seats, do: [{{move: taken(seat), from: "
                "stock, to: hand(seat)}]}\n- {id: five, text: Five., on: go, require: len(stock) == 4}",
                things=THINGS.replace("stay: {}", "stay: {takes: {taken: card of seat}}"))
    moves = [anna("stay", taken={0: UNKNOWN, 1: UNKNOWN}), boris("go")]
    assert judge(game, recorded(game, *moves, reading={"ringing": "allowed"})).verdict == LEGAL
