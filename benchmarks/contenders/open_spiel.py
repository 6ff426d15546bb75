"""OpenSpiel replays crazy eights in C++: each action is made if it is among the legal ones.

It can look by itself, or be asked for the legal ones, as most who replay with it do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from ..contender import Contender, finished


def replay(corpus: Path, make: Callable[[Any, Iterable[int]], None]) -> Iterator[bool]:
    """Whether each game was played to its end."""
    import orjson
    import pyspiel
    game = None
    with corpus.open("rb") as lines:
        for line in lines:
            record = orjson.loads(line)
            if game is None:
                game = pyspiel.load_game(record["game"])
            state = game.new_initial_state()
            make(state, record["actions"])
            yield state.is_terminal()


def _it_looks(state: Any, actions: Iterable[int]) -> None:
    make = state.apply_action_with_legality_check
    for action in actions:
        make(action)


def _it_is_asked(state: Any, actions: Iterable[int]) -> None:
    make, legal = state.apply_action, state.legal_actions
    for action in actions:
        if action not in legal():
            return
        make(action)


CONTENDERS = tuple(
    Contender(name, "crazy-eights.actions.jsonl", lambda corpus, make=make: replay(corpus, make), finished,
              package="open_spiel")
    for name, make in (("open_spiel", _it_looks), ("open_spiel-asked", _it_is_asked)))
