"""PokerKit replays hands written as PHH: it parses the file, checks each action and makes it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path

from ..contender import Contender, finished


def replay(corpus: Path) -> Iterator[bool]:
    """Whether each hand was played to its end, and who won what is as written."""
    from pokerkit import HandHistory
    with corpus.open("rb") as file:
        for hand in HandHistory.load_all(file):
            state, = deque(hand, maxlen=1)
            yield not state.status and state.stacks == hand.finishing_stacks


CONTENDERS = (Contender("pokerkit", "poker.phhs", replay, finished, package="pokerkit"),)
