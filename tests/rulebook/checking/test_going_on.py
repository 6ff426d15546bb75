"""Play does not go in a circle without a move. Circles are sampled in `errors/readings.txt`."""

from __future__ import annotations

import pytest

FLOW = "flow: [deal, bidding, battle, bidding]"


@pytest.mark.parametrize("changes", [
    {FLOW: "flow: [deal, bidding, battle, waiting, battle]"},           # the battle has moves
    {FLOW: "flow: [waiting, deal, bidding, battle, waiting]"},
    {"- id: redeal\n  when: {tie: redeal}\n  after: bidding\n":         # bidding begins again, and has moves
     "- id: redeal\n  when: {tie: redeal}\n  before: battle\n"},
    {FLOW: "flow: [deal, bidding, battle, waiting, bidding]",           # it leads on to a phase with moves
     "  when: {tie: redeal}\n  after: bidding\n": "  when: {tie: redeal}\n  after: waiting\n"},
], ids=str)
def test_a_circle_with_a_move_is_none(changes: dict[str, str], load) -> None:
    assert load(changes)
