"""The examples of the rules of each game: each is judged as its name says, and by the rule it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.examples import Examples
from validator.rulebook import game_names, load_game

RULES = Path(__file__).resolve().parent.parent / "rules"

FOUND_BY = {
    "battalion": {
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
    },
    "clash": {
        # What a set is, which of two is higher and what is captured show in the points that are claimed.
        **dict.fromkeys(("ace-high", "ace-high-or-low", "two-are-a-pair", "two-are-any", "poker-order", "rarity-order",
                         "higher-set", "equal-not-captured", "equal-captured", "winner-takes-both",
                         "defender-cards-count", "all-cards-count", "attack-scores", "defence-scores"), "score-claims"),
        "all-cards-count.illegal-2": "stop-when-certain",
        "winner": "result-winner",
        # A rule that moves cards or changes the roles is broken by what would be right if it had not.
        "gather": "three-in-reserve",
        "gather.illegal-2": "thirteen-cards",
        "gather-but-leftover": "thirteen-cards",
        "gather-but-leftover.illegal-2": "four-sets",
        "roles-alternate": "arrangement",
    },
}
"""Game → rule, or one of its illegal examples, that another rule finds → that other rule."""

CANNOT_BE_BROKEN = {
    "settled-otherwise": "after the result nothing is claimed any more",
}
"""Rule of any game → why there is no illegal example of it."""

EXAMPLES = {name: Examples(load_game(name), RULES / name / "examples", FOUND_BY[name], CANNOT_BE_BROKEN)
            for name in game_names()}


def of_every_game(things: Callable[[Examples], Iterable[str]]) -> list:
    """Something of the examples of every game, each with the game."""
    return [pytest.param(game, thing, id=f"{game}: {thing}") for game, examples in EXAMPLES.items()
            for thing in things(examples)]


@pytest.mark.parametrize(("game", "name"), of_every_game(lambda examples: examples.names("legal")))
def test_a_legal_example_is_legal(game: str, name: str) -> None:
    EXAMPLES[game].is_legal(name)


@pytest.mark.parametrize(("game", "name"), of_every_game(lambda examples: examples.names("illegal")))
def test_an_illegal_example_breaks_its_rule_at_the_last_move_or_in_the_result(game: str, name: str) -> None:
    EXAMPLES[game].is_illegal(name)


@pytest.mark.parametrize(("game", "rule"), of_every_game(lambda examples: examples.rules))
def test_every_rule_has_a_legal_example_and_one_that_breaks_it(game: str, rule: str) -> None:
    EXAMPLES[game].is_shown(rule)


@pytest.mark.parametrize(("game", "name"), of_every_game(lambda examples: examples.in_force))
def test_the_rule_is_in_force_where_its_example_is_played(game: str, name: str) -> None:
    EXAMPLES[game].is_played_by_its_rule(name)


@pytest.mark.parametrize(("game", "name"), of_every_game(lambda examples: examples.paths))
def test_every_example_belongs_to_a_rule_and_says_what_happens(game: str, name: str) -> None:
    EXAMPLES[game].says_what_happens(name)


@pytest.mark.parametrize(("game", "name", "winners"), [
    ("battalion", "settled-otherwise.legal", ("Boris",)),
    ("battalion", "settled-otherwise.legal-2", ("Anna", "Boris")),
    ("clash", "settled-otherwise.legal", ("Emil",)),
    ("clash", "settled-otherwise.legal-2", ("Dora", "Emil"))])
def test_a_game_given_up_is_complete_and_won_by_whom_the_players_name(game: str, name: str,
                                                                      winners: tuple[str, ...]) -> None:
    judgement = EXAMPLES[game].judged(name)
    assert judgement.complete
    assert judgement.winners == winners


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_breaks_off_is_not_complete_and_has_no_winner(game: str) -> None:
    judgement = EXAMPLES[game].judged("unfinished-without-winner.legal")
    assert not judgement.complete
    assert judgement.winners == ()
