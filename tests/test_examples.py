"""The examples of the rules of Battalion: each is judged as its name says, and by the rule it belongs to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples import Examples
from validator.rulebook import load_game

FOLDER = Path(__file__).resolve().parent.parent / "rules" / "battalion" / "examples"

FOUND_BY = {
    # A rule that says what a word means is broken where another rule uses the word.
    "packs-by-players": "ten-cards",
    "two-packs": "ten-cards",
    "bid-in-cards": "never-overbid",
    "bid-in-points": "never-overbid",
    "longest-suit": "never-overbid",
    "bids-independent": "must-announce",
    "winning-bid": "attack-reaches-bid",
    "ban-waived": "suit-ban",
    "ban-skips": "suit-ban",
    "refill-due": "refill-order",
    # A rule that changes the table is broken by what would be right if it had changed nothing.
    "gather": "discard",
    "stock-card-returns": "drawn-card-stays",
    "bid-stands": "attack-reaches-bid",
    "ban-remembered": "suit-ban",
    "first-attack": "several-if-able",
    "new-deal": "attack-reaches-bid",
    "reshuffle": "reshuffle-when-empty",
    "no-bid-redeal": "deal-order",
    "tied-bid-redeal": "deal-order",
    "nobody-can-attack": "deal-order",
    "highest-bid-attacks": "battle-order",
    "no-bid-left-attacks": "battle-order",
    "defender-named": "battle-order",
    "skip-passes-left": "battle-order",
    "left-attacks-next": "battle-order",
    "defender-attacks-next": "battle-order",
    # Chips that were paid, and who has won, show in what is claimed.
    "stakes": "score-claims",
    "defender-loses-difference": "score-claims",
    "attacker-loses-double": "score-claims",
    "uncovered-costs-one": "score-claims",
    "beaten-costs-two": "score-claims",
    "cards-to-discard": "score-claims",
    "bank-to-winner": "result-chips",
    "most-chips-win": "result-winner",
    "tie-shared": "result-winner",
    "latest-attack": "result-winner",
    "tie-last-attacker": "result-winner",
    # A rule that only allows a move, or only tells what others do, is broken where the order of moves is.
    "draw-from-either": "draw",
    "draw-compulsory": "three-rounds",
    "draw-optional": "three-rounds",
    "may-pass": "one-bid-each",
    "tied-bid-earliest": "battle-order",
    "surrender": "battle-order",
    "skip-keeps-ban": "suit-ban",
    "no-new-upcard": "refill-order",
    # A move of the other way to fight a battle is out of order.
    "defend.illegal-2": "battle-order",
    "cover.illegal-2": "battle-order",
}
"""Rule, or one of its illegal examples, that another rule finds → that other rule."""

CANNOT_BE_BROKEN = {
    "settled-otherwise": "after the result nothing is claimed any more",
}


EXAMPLES = Examples(load_game("battalion"), FOLDER, FOUND_BY, CANNOT_BE_BROKEN)


@pytest.mark.parametrize("name", EXAMPLES.names("legal"))
def test_a_legal_example_is_legal(name: str) -> None:
    EXAMPLES.is_legal(name)


@pytest.mark.parametrize("name", EXAMPLES.names("illegal"))
def test_an_illegal_example_breaks_its_rule_at_the_last_move_or_in_the_result(name: str) -> None:
    EXAMPLES.is_illegal(name)


@pytest.mark.parametrize("rule", EXAMPLES.rules)
def test_every_rule_has_a_legal_example_and_one_that_breaks_it(rule: str) -> None:
    EXAMPLES.is_shown(rule)


@pytest.mark.parametrize("name", EXAMPLES.in_force)
def test_the_rule_is_in_force_where_its_example_is_played(name: str) -> None:
    EXAMPLES.is_played_by_its_rule(name)


@pytest.mark.parametrize("name", EXAMPLES.paths)
def test_every_example_belongs_to_a_rule_and_says_what_happens(name: str) -> None:
    EXAMPLES.says_what_happens(name)


@pytest.mark.parametrize(("name", "winners"), [("settled-otherwise.legal", ("Boris",)),
                                               ("settled-otherwise.legal-2", ("Anna", "Boris"))])
def test_a_game_given_up_is_complete_and_won_by_whom_the_players_name(name: str, winners: tuple[str, ...]) -> None:
    judgement = EXAMPLES.judged(name)
    assert judgement.complete
    assert judgement.winners == winners


def test_a_game_that_breaks_off_is_not_complete_and_has_no_winner() -> None:
    judgement = EXAMPLES.judged("unfinished-without-winner.legal")
    assert not judgement.complete
    assert judgement.winners == ()
