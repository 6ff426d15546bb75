"""Our own records only decoded, by the fastest there is: the limit for whoever judges them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from ..contender import Contender, Expected


def replay(corpus: Path, decoder: Callable[[], Callable[[bytes], Any]]) -> Iterator[int]:
    """How many moves each record has."""
    decode = decoder()
    with corpus.open("rb") as lines:
        for line in lines:
            yield len(decode(line)["moves"])


def right(found: int, expected: Expected) -> bool:
    """Whether no move is lost."""
    return found == expected.moves


def _loads(module: str) -> Callable[[bytes], Any]:
    return import_module(module).loads


def _decoder() -> Callable[[bytes], Any]:
    import msgspec
    return msgspec.json.Decoder().decode


def _contender(name: str, package: str | None, decoder: Callable[[], Callable[[bytes], Any]]) -> Contender:
    return Contender(name, "battalion.jsonl", lambda corpus: replay(corpus, decoder), right, package, judges=False)


CONTENDERS = (_contender("json", None, lambda: _loads("json")),
              _contender("orjson", "orjson", lambda: _loads("orjson")),
              _contender("msgspec", "msgspec", _decoder))
