"""A small game, and a record of it with every kind of trouble."""

from __future__ import annotations

import pytest

from validator.rulebook.game import Game, Rule, Variant


@pytest.fixture
def game() -> Game:
    """A game as far as a report looks at one: its terms and its rules."""
    rules = (
        Rule("attack-one-suit", "4.6", "All cards of an attack are of one suit.",
             finding={"other": "{cards} are not of one suit."}),
        Rule("minimum-bid", "3.5", "The lowest bid is {minimum_bid}.",
             finding={"one": "{player} bid {#count}: a single card.", "other": "{player} bid {#count}."}),
        Rule("defence-is-stronger", "4.30",
             "If the defence is stronger than the attack, the attacker loses twice the difference: he pays it chip by "
             "chip, and whoever has too few pays what he has."),
    )
    return Game(name="parley", edition="1.0", faces=tuple(range(52)), packs=None, begin="stock", counter="chips",
                holders=("bank",), zones={}, notes={}, moves={}, header=(), optional=(), flow=(), sizes=(),
                winners="winners", settled=None, variants={
                    "suit-ban": Variant("suit-ban", ("previous-attack", "none")),
                    "bid-unit": Variant("bid-unit", ("cards", "points", "neither")),
                }, readings={}, rules=rules, terms={
                    "zones": {"stock": "the stock", "hand": "{seat}'s hand"},
                    "holders": {"bank": "the bank"},
                    "moves": {"deal": "deal the cards", "turn-up": "turn up a card", "draw": "draw a card",
                              "pass": "pass", "attack": "attack", "skip": "skip the turn"},
                })
