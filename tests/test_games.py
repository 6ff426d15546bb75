"""Games written by hand from the sources, each judged under the four readings that are named after them.

The expected verdicts are reckoned from what the sources say, not from what the referee answers.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL, Judgement
from validator.rulebook import load_game
from validator.transcripts import read

FOLDER = Path(__file__).resolve().parent / "games"


class Break(NamedTuple):
    """A game that is illegal: at which move, by which rule, and why."""

    move: int
    rule: str
    why: str


class Stand(NamedTuple):
    """A game that is legal: the chips of each player, the bank, who has won if it is over, and why."""

    chips: tuple[int, ...]
    bank: int
    why: str
    winners: tuple[str, ...] = ()


NO_TURN_UP = Break(2, "three-rounds", "ru and de turn no card up, so the turn-up is no move of theirs")
TURN_UP = Break(2, "deal-order", "canonical and ja turn a card up before anybody draws")

EXPECTED = {
    "twins": {
        "canonical": Stand((10, 10, 9), 1, "2 + 2 + 1 against 1 + 1 + 1 + 1 is 5 to 4"),
        "ja": Stand((10, 10, 9), 1, "a pair counts 2 for each card, in the attack and in the defence"),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "raise": {
        "canonical": Break(22, "bid-must-exceed", "a bid must be higher than those before it"),
        "ja": Break(22, "bid-must-exceed", "after a bid of 5 the next one is at least 6"),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "raise-without-upcard": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Stand((10, 10, 10), 0, "everybody announces what he has; of equal bids the earliest wins"),
        "de": Stand((10, 10, 10), 0, "everybody announces what he has; of equal bids the earliest wins"),
    },
    "low-bid": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Break(20, "true-bid", "everybody announces how many cards he has"),
        "de": Break(20, "true-bid", "everybody announces how many cards he has"),
    },
    "silence": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Break(20, "must-announce", "everybody with four cards of a suit announces them"),
        "de": Break(20, "must-announce", "everybody with four cards of a suit announces them"),
    },
    "small-attack": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Break(23, "attack-is-bid", "the first attack has the number of cards that was announced"),
        "de": Break(23, "attack-is-bid", "the first attack has the number of cards that was announced"),
    },
    "across-the-table": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Break(23, "attack-next", "the next player clockwise is attacked"),
        "de": Break(23, "attack-next", "the next player clockwise is attacked"),
    },
    "suit-ban": {
        "canonical": Break(27, "suit-ban", "the suit of the previous attack is barred"),
        "ja": Break(27, "suit-ban", "the same suit may not attack in two turns running"),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "suit-ban-waived": {
        "canonical": Stand((10, 10, 5), 5, "who holds only the barred suit may attack with it"),
        "ja": Stand((10, 10, 5), 5, "ja is silent, so the canonical answer holds"),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "same-suit-again": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Stand((10, 10, 5), 5, "ru and de know no suit ban, and the defender attacks next"),
        "de": Stand((10, 10, 5), 5, "ru and de know no suit ban, and the defender attacks next"),
    },
    "single-card": {
        "canonical": Break(27, "several-if-able", "de and ru ask for several cards if there are two of a suit"),
        "ja": Stand((10, 10, 5), 5, "ja sets no smallest number for a later attack"),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "tie": {
        "canonical": Stand((15, 15, 0), 0, "12 points take all 10 chips; two players at 10 share them",
                           ("Anna", "Boris")),
        "ja": Stand((15, 15, 0), 0, "ja knows no bank, so the canonical answer holds", ("Anna", "Boris")),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "tie-without-upcard": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Stand((15, 15, 0), 0, "ten uncovered cards take all 10 chips; two players at 10 share them",
                    ("Anna", "Boris")),
        "de": Stand((15, 15, 0), 0, "ten uncovered cards take all 10 chips; two players at 10 share them",
                    ("Anna", "Boris")),
    },
    "cover": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Stand((10, 6, 7), 7, "3 for uncovered cards and 2 × 2 for beaten ones, all to the bank"),
        "de": Stand((10, 6, 7), 7, "3 for uncovered cards and 2 × 2 for beaten ones, all to the bank"),
    },
    "cover-off-suit": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Stand((10, 6, 9), 5, "a card of another suit covers and costs nothing: 1 + 4 to the bank"),
        "de": Break(25, "score-claims", "a card under one of another suit counts as uncovered: Chiyo pays 2 and has 8"),
    },
    "draw-from-the-discard-pile": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Break(4, "draw-from-stock", "every player does as the first one, who draws from the stock"),
        "de": Stand((10, 10, 10), 0, "the next player may draw from either pile"),
    },
    "empty-hand": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Stand((10, 8, 10), 2, "hands are not refilled; who has no card skips, and pays when he is attacked"),
        "de": Stand((10, 8, 10), 2, "hands are not refilled; who has no card skips, and pays when he is attacked"),
    },
    "reshuffle": {
        "canonical": Stand((10, 10, 10), 0, "the discard pile becomes the stock in the middle of a refill"),
        "ja": Stand((10, 10, 10), 0, "the discard pile becomes the stock in the middle of a refill"),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "triplet": {
        "canonical": Stand((20, 20, 13, 20, 20, 20), 7, "3 × 2 + 1 is 7; six players have 20 chips each"),
        "ja": Break(1, "ten-cards", "two packs, however many play, have no third three of spades"),
        "ru": NO_TURN_UP,
        "de": NO_TURN_UP,
    },
    "five-play": {
        "canonical": Break(2, "score-claims", "five players have 15 chips each"),
        "ja": Stand((10, 10, 10, 10, 10), 0, "everybody has 10 chips, however many play"),
        "ru": Break(2, "score-claims", "five players have 15 chips each"),
        "de": Break(2, "score-claims", "five players have 15 chips each"),
    },
    "new-deal": {
        "canonical": TURN_UP,
        "ja": TURN_UP,
        "ru": Stand((7, 1, 10), 12, "when all hands are empty a new deal follows, and nobody's chips change"),
        "de": Stand((7, 1, 10), 12, "when all hands are empty a new deal follows, and nobody's chips change"),
    },
}


def judged(game: str, reading: str) -> Judgement:
    """The verdict on a game under a reading."""
    [record] = read(str(FOLDER / f"{game}.yaml"), reading=reading)
    return judge(load_game("battalion"), record)


@pytest.mark.parametrize(("game", "reading"), [(game, reading) for game in EXPECTED for reading in EXPECTED[game]])
def test_a_game_has_the_verdict_of_each_reading(game: str, reading: str) -> None:
    expected = EXPECTED[game][reading]
    judgement = judged(game, reading)
    if isinstance(expected, Break):
        [finding] = judgement.findings
        assert (judgement.verdict, finding.move, finding.rule) == (ILLEGAL, expected.move, expected.rule), expected.why
    else:
        assert (judgement.verdict, judgement.findings) == (LEGAL, ()), expected.why
        assert tuple(judgement.state["chips"].values()) == expected.chips, expected.why
        assert judgement.state["bank"] == expected.bank, expected.why
        assert (judgement.winners, judgement.complete) == (expected.winners, bool(expected.winners)), expected.why


def test_every_game_is_judged_under_all_four_readings() -> None:
    assert set(EXPECTED) == {path.stem for path in FOLDER.glob("*.yaml")}
    assert all(set(verdicts) == {"canonical", "ja", "ru", "de"} for verdicts in EXPECTED.values())
