"""Rounds of Clash as they are written in a record, with chosen sets captured and every card shown."""

from __future__ import annotations

from copy import deepcopy

SETS = {1: "8♣", 2: "8♦ 8♥", 3: "9♣ 9♦ 9♥", 4: "7♣ 7♦ 6♣ 6♦"}
RESERVE = "2♣ 2♦ 2♥"
HIGHER = {1: "A♣", 2: "K♣ K♦", 3: "10♣ 10♦ 10♥", 4: "J♣ J♦ J♥ J♠"}
LOWER = {1: "3♣", 2: "3♦ 4♣", 3: "3♥ 4♦ Q♠", 4: "3♠ 4♥ 5♦ 10♠"}
SPARE = "Q♣ Q♦ Q♥"


def answers(captured: set[int]) -> dict[int, str]:
    """Emil's answers, higher than the sets of these sizes and lower than the others."""
    return {size: (HIGHER if size in captured else LOWER)[size] for size in SETS}


def first_round(captured: set[int], **reading: str) -> dict:
    """A first round in which Dora defends and Emil captures the sets of these sizes; nothing is claimed yet."""
    given = answers(captured)
    moves: list[dict | str] = [
        {"deal": {"Dora": f"{' '.join(SETS.values())} {RESERVE}", "Emil": f"{' '.join(given.values())} {SPARE}"}},
        {"Dora": {"set": dict(SETS), "reserve": RESERVE}}]
    for size, cards in SETS.items():
        moves += [{"Dora": {"open": cards}}, {"Emil": {"answer": given[size]}}]
    return {"game": "clash", **({"reading": reading} if reading else {}), "players": ["Dora", "Emil"],
            "defender": "Dora", "moves": moves}


def second_deal() -> dict:
    """The cards of a second round: Dora attacks with her reserve and these, Emil defends."""
    return {"deal": {"Emil": f"{' '.join(SETS.values())} A♣ A♦ A♥", "Dora": "3♣ 3♦ 4♣ 3♥ 4♦ 5♣ 3♠ 4♥ 5♦ 2♠ Q♣ Q♦ Q♥"}}


def with_moves(record: dict, *moves: dict | str) -> dict:
    """The record with further moves at its end."""
    longer = deepcopy(record)
    longer["moves"] += moves
    return longer
