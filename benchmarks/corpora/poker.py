"""Hands of no-limit Texas hold'em at random, three to six players, written as PHH by PokerKit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random, seed

from pokerkit import Automation, HandHistory, NoLimitTexasHoldem, State

from ..contender import Expected

GAMES = 250
BLINDS = (1, 2)
STACK = 200
BY_ITSELF = tuple(step for step in Automation if step is not Automation.RUNOUT_COUNT_SELECTION)     # all but betting


def make(corpus: Path, random: Random) -> Iterator[Expected]:
    """Write the hands. PokerKit shuffles with the random numbers of the process, which are seeded for that."""
    seed(random.random())
    hands = [_hand(random) for _ in range(GAMES)]
    with corpus.open("wb") as file:
        HandHistory.dump_all(hands, file)
    return (Expected(len(hand.actions)) for hand in hands)


def _hand(random: Random) -> HandHistory:
    players = random.choice((3, 4, 5, 6))
    game = NoLimitTexasHoldem(BY_ITSELF, True, 0, BLINDS, BLINDS[1])
    state = game((STACK,) * players, players)
    while state.status:
        _move(state, random)
    return HandHistory.from_game_state(game, state, finishing_stacks=list(state.stacks))


def _move(state: State, random: Random) -> None:
    """Most often check or call, sometimes fold or raise a little."""
    chosen = random.choice(("call", "call", "call", "call", "fold", "raise"))
    if chosen == "fold" and state.can_fold():
        state.fold()
    elif chosen == "raise" and state.can_complete_bet_or_raise_to():
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(random.randint(least, min(most, 3 * least)))
    else:
        state.check_or_call()
