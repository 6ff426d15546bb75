"""Checked games and their sources as JSON: made once when the rules change; `games` reads them at every start.

A game is values, tuples, dicts, texts and numbers; a value becomes ``{"": its class, field: what it holds, …}``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from .. import freshness
from ..documents.writing import write_whole
from ..value import Value, told
from . import game as model, sources
from .games import from_json

PACKAGE = Path(__file__).resolve().parent.parent
DATA = PACKAGE / "data"
RULES = PACKAGE.parent / "rules"            # only in a checkout, as are
SEEDS = PACKAGE.parent / "seeds"
FORMAT = 7                                  # raised when the classes change, so that old data is made anew


def build(rules: Path, data: Path) -> list[Path]:
    """Check every game under `rules` and its sources in `seeds` beside it, and write them to `data`.

    Returns the files written. Raises RuleError for rules that cannot be used.
    """
    from .loading.concordance import read_sources

    begun = freshness.before_reading()
    seeds = rules.parent / "seeds"
    (data / "sources").mkdir(parents=True, exist_ok=True)
    written = []
    for folder in _folders(rules):
        game, read = from_folder(folder), read_sources(folder.name, rules, seeds)
        written.append(_write(data / f"{folder.name}.json", fingerprint(folder, rules / "schema"), game))
        written.append(_write(data / "sources" / f"{folder.name}.json", _sources_fingerprint(folder, seeds), read))
    for path in written:
        freshness.date(path, begun)
    return written


def _write(path: Path, made_of: str, value: Any) -> Path:
    content = {"made of": made_of, "content": to_plain(value)}
    write_whole(str(path), json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode())
    return path


def from_folder(folder: Path, schemas: Path | None = None) -> model.Game:
    """The checked game in a folder of YAML. Raises RuleError for rules that cannot be used."""
    from .checking.whole_game import check             # what reads YAML rules is not needed where they are compiled
    from .loading.folder import load

    schemas = schemas or (folder.parent / "schema" if (folder.parent / "schema").is_dir() else RULES / "schema")
    return check(*load(folder, schemas))


def game_of_checkout(name: str) -> model.Game:
    """The game of that name in a checkout, compiled anew if it is not what its rules say."""
    return _of_checkout(DATA / f"{name}.json", lambda: fingerprint(RULES / name, RULES / "schema"),
                        lambda: from_folder(RULES / name))


def sources_of_checkout(name: str) -> tuple[sources.Source, ...]:
    """The sources of the game of that name, likewise."""
    def read() -> tuple[sources.Source, ...]:
        from .loading.concordance import read_sources
        return read_sources(name, RULES, SEEDS)

    return _of_checkout(DATA / "sources" / f"{name}.json", lambda: _sources_fingerprint(RULES / name, SEEDS), read)


def _of_checkout(stored: Path, made_of: Callable[[], str], compile: Callable[[], Any]) -> Any:
    begun = freshness.before_reading()
    known = _known(stored)
    if known.get("made of") == made_of():
        freshness.date(stored, begun)       # so that next time the clock tells
        return known["content"]
    compiled = compile()
    try:
        build(RULES, DATA)
    except OSError:                         # a checkout that cannot be written to still works, only slower
        pass
    return compiled


def _known(stored: Path) -> dict[str, Any]:
    """What was written, or nothing; a damaged file is as good as none."""
    try:
        return from_json(stored.read_text(encoding="utf-8")) if stored.is_file() else {}
    except (ValueError, TypeError, AttributeError):     # of another version of the classes, too
        return {}


def _folders(rules: Path) -> list[Path]:
    return sorted(path.parent for path in rules.glob("*/game.yaml"))


def fingerprint(folder: Path, schemas: Path) -> str:
    """A hash of everything a compiled game is made of."""
    return _hash(str(FORMAT), [*folder.glob("*.yaml"), *schemas.glob("*.json"), *(PACKAGE / "rulebook").rglob("*.py")])


def _sources_fingerprint(folder: Path, seeds: Path) -> str:
    """A hash of everything a game's compiled sources are made of, and of the rules that cite them."""
    rules = folder.parent
    return _hash(fingerprint(folder, rules / "schema"),
                 [*rules.glob("sources.yaml"), *folder.glob("concordance/*.yaml"), *seeds.glob("*")])


def _hash(begin: str, paths: Iterable[Path]) -> str:
    digest = hashlib.sha256(begin.encode())
    for path in sorted(paths):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


# -- objects as JSON

def to_plain(value: Any) -> Any:
    """An object of the rulebook as dicts, lists, texts and numbers; places are left out."""
    if isinstance(value, Value):
        return {"": type(value).__name__} | {name: to_plain(part) for name, part in told(value) if name != "place"}
    if isinstance(value, dict):
        return {key: to_plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_plain(part) for part in value]
    return value
