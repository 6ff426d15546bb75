"""python-chess reads PGN: it parses each move and finds it among the legal ones of the position."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..contender import Contender, finished


def replay(corpus: Path) -> Iterator[bool]:
    """Whether each game was read without an error."""
    import chess.pgn
    with corpus.open(encoding="utf-8") as file:
        while game := chess.pgn.read_game(file):
            yield not game.errors


CONTENDERS = (Contender("python-chess", "chess.pgn", replay, finished, package="chess"),)
