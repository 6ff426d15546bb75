"""What later moves ask of hidden cards is asked of those that a move gives, wherever the rules move them."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.small_deck import SMALLER, record, small_battalion
from validator.engine import judge
from validator.rulebook.game import Game
from validator.transcripts.transcript import Transcript


def test_in_which_order_the_rules_deal_does_not_matter(tmp_path: Path) -> None:
    """What later moves ask of each hand is asked of the cards dealt to it, whoever is dealt to first."""
    in_seats = small_battalion(tmp_path / "in seats")
    to_the_left = small_battalion(tmp_path / "to the left", (*SMALLER, (
        "1-setup.yaml", "each: seat in seats\n  require: len(dealt",
        "each: seat in clockwise(left(left(dealer)))\n  require: len(dealt")))
    for seed in range(1085, 1110):
        hiding = record(in_seats, Random(seed))
        assert said(to_the_left, hiding) == said(in_seats, hiding), seed


def said(game: Game, hiding: Transcript) -> tuple[str, list[tuple[str | None, int | None]]]:
    judgement = judge(game, hiding)
    return judgement.verdict, [(finding.rule, finding.move) for finding in judgement.findings]
