"""The examples of the rules of each game: each is judged as its name says, and by the rule it belongs to.

An example is called ``<rule>.legal.yaml`` or ``<rule>.illegal.yaml``; further ones end in ``-2``, ``-3``, ….
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL, UNREADABLE, Judgement
from validator.rulebook import game_names, load_game
from validator.rulebook.game import Rule
from validator.rulebook.readings import rules_in_force
from validator.transcripts import read

RULES = Path(__file__).resolve().parent.parent / "rules"


class Example(NamedTuple):
    """A record beside the rules of a game."""

    game: str
    name: str

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"

    @property
    def path(self) -> Path:
        return RULES / self.game / "examples" / f"{self.name}.yaml"

    @property
    def rule(self) -> str:
        """The rule that the example belongs to."""
        return self.name.split(".")[0]

    @property
    def is_legal(self) -> bool:
        return self.name.split(".")[1].startswith("legal")

    def judged(self) -> Judgement:
        """The verdict on it."""
        [record] = read(str(self.path))
        return record if isinstance(record, Judgement) else judge(load_game(self.game), record)


EXAMPLES = [Example(game, path.stem) for game in game_names() for path in sorted(RULES.glob(f"{game}/examples/*.yaml"))]

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

SEATED = {"players", "two-players"}
"""Rules of who may play: a table of the wrong size plays nothing that could be judged."""


def found_by(example: Example) -> str:
    """The rule that finds what is wrong in an illegal example."""
    others = FOUND_BY[example.game]
    return others.get(example.name, others.get(example.rule, example.rule))


def rules() -> list[tuple[str, Rule]]:
    """Every rule, with the game it belongs to."""
    return [(game, rule) for game in game_names() for rule in load_game(game).rules]


def can_be_broken(rule: Rule) -> bool:
    return bool(rule.require or rule.turns or rule.end or rule.effects)


ALL = [pytest.param(game, rule, id=f"{game}: {rule.id}") for game, rule in rules()]
BREAKABLE = [pytest.param(game, rule, id=f"{game}: {rule.id}") for game, rule in rules() if can_be_broken(rule)]


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example.is_legal], ids=str)
def test_a_legal_example_is_legal(example: Example) -> None:
    judgement = example.judged()
    assert (judgement.verdict, judgement.findings) == (LEGAL, ())


@pytest.mark.parametrize("example", [example for example in EXAMPLES if not example.is_legal], ids=str)
def test_an_illegal_example_breaks_its_rule_at_the_last_move_or_in_the_result(example: Example) -> None:
    judgement = example.judged()
    [finding] = judgement.findings
    assert finding.rule == found_by(example)
    if example.rule in SEATED:
        assert judgement.verdict == UNREADABLE
    else:
        assert judgement.verdict == ILLEGAL
        assert finding.move in (judgement.moves, None)


@pytest.mark.parametrize(("game", "rule"), ALL)
def test_every_rule_has_a_legal_example(game: str, rule: Rule) -> None:
    assert Example(game, f"{rule.id}.legal") in EXAMPLES


@pytest.mark.parametrize(("game", "rule"), BREAKABLE)
def test_every_rule_that_can_be_broken_has_an_illegal_example(game: str, rule: Rule) -> None:
    assert (Example(game, f"{rule.id}.illegal") in EXAMPLES) != (rule.id in CANNOT_BE_BROKEN)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_every_example_belongs_to_a_rule(example: Example) -> None:
    assert example.rule in {rule.id for rule in load_game(example.game).rules}


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example.name not in FOUND_BY[example.game]
                                     and example.rule not in SEATED], ids=str)
def test_the_rule_is_in_force_where_its_example_is_played(example: Example) -> None:
    [record] = read(str(example.path))
    assert example.rule in {rule.id for rule in rules_in_force(load_game(example.game), record.reading)}


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_every_example_begins_by_saying_what_happens(example: Example) -> None:
    said = example.path.read_text(encoding="utf-8").split(f"game: {example.game}")[0]
    assert said.startswith("# ") and said.rstrip().rstrip(")").endswith(".")


@pytest.mark.parametrize(("example", "winners"), [
    (Example("battalion", "settled-otherwise.legal"), ("Boris",)),
    (Example("battalion", "settled-otherwise.legal-2"), ("Anna", "Boris")),
    (Example("clash", "settled-otherwise.legal"), ("Emil",)),
    (Example("clash", "settled-otherwise.legal-2"), ("Dora", "Emil"))], ids=str)
def test_a_game_given_up_is_complete_and_won_by_whom_the_players_name(
        example: Example, winners: tuple[str, ...]) -> None:
    judgement = example.judged()
    assert judgement.complete
    assert judgement.winners == winners


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_breaks_off_is_not_complete_and_has_no_winner(game: str) -> None:
    judgement = Example(game, "unfinished-without-winner.legal").judged()
    assert not judgement.complete
    assert judgement.winners == ()
