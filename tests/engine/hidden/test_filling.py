"""The ways to take hidden cards: all of them, each once, and none that lacks a card which must be among them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from tests.small_deck import SMALLER, record, small_battalion
from validator.cards.deck import UNKNOWN, unknown_of_suit
from validator.engine import judge
from validator.engine.hidden.filling import choices
from validator.rulebook.game import Game
from validator.transcripts.transcript import Transcript

SPADE = unknown_of_suit(0)


def by_counting(unseen: list[int], free: Counter[int], ordered: bool, owed: Counter[int]) -> set[tuple[int, ...]]:
    """The same by going through all orders of all cards; of ways that are the same but for the order, the sorted one.
    """
    fitting = {way for way in permutations(free.elements(), len(unseen))
               if all(card == UNKNOWN or face // 13 == 0 for face, card in zip(way, unseen)) and not owed - Counter(way)}
    return fitting if ordered else {tuple(face for _, face in sorted(zip(unseen, way))) for way in fitting}


@pytest.mark.parametrize("seed", range(200))
def test_every_way_is_found_once(seed: int) -> None:
    random = Random(seed)
    free = Counter(random.choices((0, 1, 2, 14, 27, 40), k=random.randint(0, 6)))
    unseen = sorted(random.choices((UNKNOWN, UNKNOWN, SPADE), k=random.randint(0, 4)))
    owed = Counter(random.choices((0, 1, 2, 14), k=random.choice((0, 1, 2, 5))))
    ordered = random.random() < 0.3
    found = list(choices(unseen, free, ordered, random.sample(range(52), 52), owed))
    sorted_ways = [way if ordered else tuple(face for _, face in sorted(zip(unseen, way))) for way in found]
    assert len(sorted_ways) == len(set(sorted_ways))
    assert set(sorted_ways) == by_counting(unseen, free, ordered, owed)


def test_a_way_owes_no_more_cards_than_it_takes() -> None:
    assert list(choices([UNKNOWN], Counter({3: 1, 4: 1}), owed=Counter({3: 1, 4: 1}))) == []


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
