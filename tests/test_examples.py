"""The examples of the rules of Battalion: each is judged as its name says, and by the rule it belongs to.

An example is called ``<rule>.legal.yaml`` or ``<rule>.illegal.yaml``; further ones end in ``-2``, ``-3``, ….
"""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL, UNREADABLE, Judgement
from validator.rulebook import load_game
from validator.rulebook.readings import rules_in_force
from validator.transcripts import read

FOLDER = Path(__file__).resolve().parent.parent / "rules" / "battalion" / "examples"
EXAMPLES = {path.stem: path for path in sorted(FOLDER.glob("*.yaml"))}
LEGAL_EXAMPLES = [name for name in EXAMPLES if name.split(".")[1].startswith("legal")]
ILLEGAL_EXAMPLES = [name for name in EXAMPLES if name.split(".")[1].startswith("illegal")]

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


def judged(name: str) -> Judgement:
    """The verdict on an example."""
    [record] = read(str(EXAMPLES[name]))
    return record if isinstance(record, Judgement) else judge(load_game("battalion"), record)


def rule_of(name: str) -> str:
    """The rule that an example belongs to."""
    return name.split(".")[0]


def rules() -> list:
    return list(load_game("battalion").rules)


@pytest.mark.parametrize("name", LEGAL_EXAMPLES)
def test_a_legal_example_is_legal(name: str) -> None:
    judgement = judged(name)
    assert (judgement.verdict, judgement.findings) == (LEGAL, ())


@pytest.mark.parametrize("name", ILLEGAL_EXAMPLES)
def test_an_illegal_example_breaks_its_rule_at_the_last_move_or_in_the_result(name: str) -> None:
    judgement = judged(name)
    [finding] = judgement.findings
    assert finding.rule == FOUND_BY.get(name, FOUND_BY.get(rule_of(name), rule_of(name)))
    if rule_of(name) == "players":          # a table of the wrong size plays nothing that could be judged
        assert judgement.verdict == UNREADABLE
    else:
        assert judgement.verdict == ILLEGAL
        assert finding.move in (judgement.moves, None)


@pytest.mark.parametrize("rule", [rule.id for rule in rules()])
def test_every_rule_has_a_legal_example(rule: str) -> None:
    assert f"{rule}.legal" in EXAMPLES


@pytest.mark.parametrize("rule", [rule.id for rule in rules()
                                  if rule.require or rule.turns or rule.end or rule.effects])
def test_every_rule_that_can_be_broken_has_an_illegal_example(rule: str) -> None:
    assert (f"{rule}.illegal" in EXAMPLES) != (rule in CANNOT_BE_BROKEN)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_belongs_to_a_rule(name: str) -> None:
    assert rule_of(name) in {rule.id for rule in rules()}


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name not in FOUND_BY and rule_of(name) != "players"])
def test_the_rule_is_in_force_where_its_example_is_played(name: str) -> None:
    [record] = read(str(EXAMPLES[name]))
    assert rule_of(name) in {rule.id for rule in rules_in_force(load_game("battalion"), record.reading)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_begins_by_saying_what_happens(name: str) -> None:
    said = EXAMPLES[name].read_text(encoding="utf-8").split("game: battalion")[0]
    assert said.startswith("# ") and said.rstrip().endswith(".")


@pytest.mark.parametrize(("name", "winners"), [("settled-otherwise.legal", ("Boris",)),
                                               ("settled-otherwise.legal-2", ("Anna", "Boris"))])
def test_a_game_given_up_is_complete_and_won_by_whom_the_players_name(name: str, winners: tuple[str, ...]) -> None:
    judgement = judged(name)
    assert judgement.complete
    assert judgement.winners == winners


def test_a_game_that_breaks_off_is_not_complete_and_has_no_winner() -> None:
    judgement = judged("unfinished-without-winner.legal")
    assert not judgement.complete
    assert judgement.winners == ()
