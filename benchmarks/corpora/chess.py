"""Legal games of chess at random, written as PGN by python-chess."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import chess
import chess.pgn

from ..contender import Expected

GAMES = 150
LONGEST = 160                               # half-moves; most games at random would go on


def make(corpus: Path, random: Random) -> Iterator[Expected]:
    """Write the games."""
    with corpus.open("w", encoding="utf-8") as file:
        for _ in range(GAMES):
            board = chess.Board()
            while not board.is_game_over() and board.ply() < LONGEST:
                board.push(random.choice(list(board.legal_moves)))
            print(chess.pgn.Game.from_board(board), end="\n\n", file=file)
            yield Expected(board.ply())
