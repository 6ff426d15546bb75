"""A record with an illegal move, written in every way in which a record can be written."""

from __future__ import annotations

import gzip
import json

RECORD = {
    "game": "battalion", "players": ["Jürgen", "Boris", "千代"], "dealer": "Jürgen",
    "moves": [
        {"deal": {"Jürgen": 10, "Boris": "2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦", "千代": 10}},
        {"turn-up": "Q♥"},
        {"Boris": {"draw": "stock", "card": "K♣"}},
        {"千代": {"draw": "stock"}},        # Boris must discard first
    ],
}

YAML = """\
game: battalion
players: [Jürgen, Boris, 千代]
dealer: Jürgen
moves:
- deal: {Jürgen: 10, Boris: 2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦, 千代: 10}
- turn-up: Q♥
- Boris: {draw: stock, card: K♣}
- 千代: {draw: stock}
"""
JSON = json.dumps(RECORD, ensure_ascii=False, indent=1)
LINE = json.dumps(RECORD, ensure_ascii=False) + "\n"
LEGAL = YAML.replace("- 千代: {draw: stock}\n", "- Boris: {discard: K♣}\n- 千代: {draw: stock}\n")

WRITTEN = {"game.yaml": YAML, "game.json": JSON, "game.jsonl": LINE}
"""By the name of the file."""


def packed(data: bytes) -> dict[str, bytes]:
    """The data as it is and compressed, by what is added to the file's name."""
    from zstandard import ZstdCompressor
    return {"": data, ".gz": gzip.compress(data), ".zst": ZstdCompressor().compress(data)}
