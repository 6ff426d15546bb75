"""RLCard replays gin rummy: each action is looked for among the legal ones, and made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..contender import Contender, finished


def replay(corpus: Path) -> Iterator[bool]:
    """Whether each game was played to its end by legal actions; a game is dealt anew from its seed."""
    import orjson
    from rlcard.games.gin_rummy import Game

    from ..corpora.gin_rummy import dealt
    with corpus.open("rb") as lines:
        for line in lines:
            record = orjson.loads(line)
            game: Game = dealt(record["seed"])
            yield all(_made(game, action) for action in record["actions"]) and game.is_over()


def _made(game, action: int) -> bool:
    legal = next((event for event in game.judge.get_legal_actions() if event.action_id == action), None)
    if legal is None:
        return False
    game.step(legal)
    return True


CONTENDERS = (Contender("rlcard", "gin-rummy.actions.jsonl", replay, finished, package="rlcard"),)
