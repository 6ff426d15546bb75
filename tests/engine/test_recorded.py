"""What a record gives for the fields of a move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.tiny import THINGS, TURN, anna, boris, recorded, tiny
from validator.engine import judge
from validator.findings import Fact
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
