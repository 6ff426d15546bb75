"""What the fuzzer begins with: files that are sound or wrong in ways already known, and words that can be in them."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from validator.cards.alphabets import LANGUAGES
from validator.rulebook import game_names, load_game

TESTS = Path(__file__).resolve().parents[1]
CHECKOUT = TESTS.parent
FOUND = Path(__file__).with_name("found")
"""Files on which the fuzzer found a fault; each stays a case."""

_LARGEST = 20_000                           # bytes, unpacked; from what is longer, little is learned for its time


@cache
def records() -> Mapping[str, bytes]:
    """Files of records by name: examples, hard cases, whole games, what was found; some as JSON, some compressed."""
    folders = [*CHECKOUT.glob("rules/*/examples"), TESTS / "hard_cases", TESTS / "games", FOUND]
    paths = [path for folder in folders for path in sorted(folder.glob("*.*")) if path.name != "expected.json"]
    files = {path.name: path.read_bytes() for path in paths}
    files = {name: data for name, data in files.items() if len(_unpacked(data)) <= _LARGEST}
    sound = [name for name in files if name.endswith(".legal.yaml")]
    lines = [_as_json(files[name]) for name in sound[:60]]
    files["many.jsonl"] = b"\n".join(lines[:8])
    files["many.yaml"] = b"---\n".join(files[name] for name in sound[:4])
    for name, line in zip(sound, lines, strict=False):
        files[name.replace(".yaml", ".json")] = line
    files["packed.jsonl.gz"] = gzip.compress(files["many.jsonl"])
    files["packed.yaml.gz"] = gzip.compress(files["many.yaml"])
    files["packed.jsonl.zst"] = zstandard(files["many.jsonl"])
    return files


@cache
def plain_records() -> tuple[dict[str, Any], ...]:
    """The examples of the games that are installed, and whole games, as plain dicts, lists and texts."""
    folders = [*CHECKOUT.glob("rules/*/examples"), TESTS / "games"]
    return tuple(plain(path.read_bytes()) for folder in folders for path in sorted(folder.glob("*.yaml")))


def plain(text: bytes) -> Any:
    """What a YAML text holds, every scalar a text."""
    return yaml.load(text, Loader=yaml.BaseLoader)


def _unpacked(data: bytes) -> bytes:
    return zlib.decompressobj(wbits=31).decompress(data) if data.startswith(b"\x1f\x8b") else data


def _as_json(text: bytes) -> bytes:
    return json.dumps(plain(text), ensure_ascii=False).encode()


def zstandard(data: bytes) -> bytes:
    """The data, compressed."""
    from zstandard import ZstdCompressor
    return ZstdCompressor().compress(data)


@cache
def words() -> tuple[str, ...]:
    """Words that a record can hold, in every game: names, keys, moves, options, editions, numbers, cards."""
    found = ["Anna", "Boris", "Chiyo", "Dora", "Emil", "game", "players", "moves", "edition", "reading", "language",
             "base", *game_names(), *LANGUAGES, "0", "-1", "1", "3", "9", "10", "13", "14", "1.0", "999999999999",
             "9" * 400, "canonical", "null", "~", "true"]
    for game in map(load_game, game_names()):
        found += [*game.header, *game.optional, *game.holders, game.edition]
        for variant in game.variants.values():
            found += [variant.name, *variant.options]
        for move in game.moves.values():
            found.append(move.name)
            for field in move.fields:
                found += [field.key or field.name, *field.options]
    return tuple(dict.fromkeys([*found, *CARDS]))


CARDS = ("2♠", "10♠", "T♠", "K♣", "Q♥", "A♦", "♦10", "?", "??", "?♠", "-", "－", "🂡", "🂬", "🃏", "🂠", "９♥️", "В♠",
         "Д♦", "Т♣", "B♠", "D♥", "as", "KD", "1♠", "♠", "♡4", "2♠ 3♠ 4♠ 5♠", "2♠、3♠", "? ? ? ? ?", "2♠2♠")

ODD = ("\0", "\x07", "\x0b", "\x1b[31m", "\x7f", "\x85", "\xa0", "\xad", "\u0301", "\u061c", "\u200b", "\u200d",
       "\u2028", "\u2029", "\u202e", "\u2066", "\u3000", "\ufe0f", "\ufeff", "\ufffe", "\uffff", "\U0010ffff", "Т", "Α",
       "：", "é", "e\u0301", "千代", "👩\u200d🚀", "\t", "\r", "\n", "\r\n", " ", "")
"""Characters that are easily taken for something else, or do something when they are printed."""

SIGNS = ("[", "]", "{", "}", ":", ": ", ",", "- ", "? ", "-", "'", '"', "|", "|-\n", ">", ">+\n", "#", " #", "&a ",
         "*a", "!t ", "!!int ", "%YAML 1.2\n", "---\n", "...\n", "<<: ", "@", "`", "\\", "\\u0000", "\\ud83c",
         "\\ud83c\\udca1", "\\x41", "NaN", "1e5", "0x10", "\n  ", "\n\t", "[" * 120, "- " * 120, "{a: " * 120,
         "((", "))", "==", ".")
"""What means something in YAML, JSON or an expression of the rules."""

RAW = (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x99", b"\xef\xbb\xbf", b"\xff\xfe",
       b"\xfe\xff", b"\x00\x00\xfe\xff", b"\x1f\x8b", b"\x28\xb5\x2f\xfd", b"\xe9", b"\x80")
"""Bytes that are no text, or the mark of an encoding or a compression."""
