"""How fast ``referee simulate`` makes the games that are judged."""

from __future__ import annotations

import tempfile
from pathlib import Path

from .corpora import SEED, records
from .processes import run
from .rounds import Void

GAMES = 300


def games_a_second() -> float:
    """Games of Battalion for each second of the processor, the start of the program with them. Raises Void."""
    with tempfile.TemporaryDirectory() as folder:
        command = records.simulating("battalion.jsonl", SEED, Path(folder, "records"), Path(folder, "answers"),
                                     "--games", str(GAMES), "--jobs", "1")
        done = run(command)
    if done.status:
        raise Void(f"referee simulate ended with {done.status}")
    return GAMES / done.processor
