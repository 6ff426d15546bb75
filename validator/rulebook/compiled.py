"""Checked games and their sources as JSON: made once when the rules change, read at every start.

A game is dataclasses, tuples, dicts, texts and numbers; an object becomes ``{"": its class, field: value, …}``.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

from . import expressions, game as model, sources

PACKAGE = Path(__file__).resolve().parent.parent
DATA = PACKAGE / "data"
RULES = PACKAGE.parent / "rules"            # only in a checkout, as are
SEEDS = PACKAGE.parent / "seeds"
FORMAT = 6                                  # raised when the classes change, so that old data is made anew


def build(rules: Path, data: Path) -> list[Path]:
    """Check every game under `rules` and its sources in `seeds` beside it, and write them to `data`.

    Returns the files written. Raises RuleError for rules that cannot be used.
    """
    from .loading.concordance import read_sources

    seeds = rules.parent / "seeds"
    (data / "sources").mkdir(parents=True, exist_ok=True)
    written = []
    for folder in _folders(rules):
        game, read = from_folder(folder), read_sources(folder.name, rules, seeds)
        written.append(_write(data / f"{folder.name}.json", fingerprint(folder, rules / "schema"), game))
        written.append(_write(data / "sources" / f"{folder.name}.json", _sources_fingerprint(folder, seeds), read))
    return written


def _write(path: Path, made_of: str, value: Any) -> Path:
    content = {"made of": made_of, "content": to_plain(value)}
    temporary = path.with_suffix(f".{os.getpid()}")         # two processes may be at it
    temporary.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    temporary.replace(path)
    return path


def from_folder(folder: Path, schemas: Path | None = None) -> model.Game:
    """The checked game in a folder of YAML. Raises RuleError for rules that cannot be used."""
    from .checking.whole_game import check             # what reads YAML rules is not needed where they are compiled
    from .loading.folder import load

    schemas = schemas or (folder.parent / "schema" if (folder.parent / "schema").is_dir() else RULES / "schema")
    return check(*load(folder, schemas))


@cache
def game_names() -> tuple[str, ...]:
    """The games there are, looked for once."""
    if RULES.is_dir():
        return tuple(folder.name for folder in _folders(RULES))
    return tuple(sorted(path.stem for path in DATA.glob("*.json")))


@cache
def load_game(name: str) -> model.Game:
    """The compiled game of that name; in a checkout it is compiled anew when its rules have changed.

    Raises KeyError for a game there is not, RuleError for rules in a checkout that cannot be used.
    """
    if name not in game_names():
        raise KeyError(name)
    stored = _stored(DATA / f"{name}.json")
    if RULES.is_dir() and stored.get("made of") != fingerprint(RULES / name, RULES / "schema"):
        game = from_folder(RULES / name)
        _try_to_build()
        return game
    return from_plain(stored["content"])


@cache
def load_sources(name: str) -> tuple[sources.Source, ...]:
    """The sources of the game of that name, sentence by sentence; a checkout compiles them anew as `load_game` does.

    Raises KeyError for a game there is not, RuleError for a concordance in a checkout that cannot be used.

    >>> [source.name for source in load_sources("battalion")]
    ['de', 'ru', 'ja', 'witness']
    """
    if name not in game_names():
        raise KeyError(name)
    stored = _stored(DATA / "sources" / f"{name}.json")
    if RULES.is_dir() and stored.get("made of") != _sources_fingerprint(RULES / name, SEEDS):
        from .loading.concordance import read_sources

        read = read_sources(name, RULES, SEEDS)
        _try_to_build()
        return read
    return from_plain(stored["content"])


def _stored(path: Path) -> dict[str, Any]:
    """What was written, or nothing; in a checkout, a damaged file is as good as none."""
    try:
        return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    except ValueError:
        if RULES.is_dir():
            return {}
        raise


def _try_to_build() -> None:
    try:
        build(RULES, DATA)
    except OSError:                         # a checkout that cannot be written to still works, only slower
        pass


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

def _classes() -> Iterator[type]:
    for module in (expressions, model, sources):
        yield from (value for value in vars(module).values() if isinstance(value, type) and is_dataclass(value))


CLASSES = {kind.__name__: kind for kind in _classes()}


def to_plain(value: Any) -> Any:
    """An object of the rulebook as dicts, lists, texts and numbers; places are left out."""
    if is_dataclass(value):
        plain = {"": type(value).__name__}
        for field in fields(value):
            if field.name != "place" and (part := getattr(value, field.name)) != field.default:
                plain[field.name] = to_plain(part)
        return plain
    if isinstance(value, dict):
        return {key: to_plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_plain(part) for part in value]
    return value


def from_plain(value: Any) -> Any:
    """The object that `to_plain` wrote."""
    if isinstance(value, list):
        return tuple(from_plain(part) for part in value)
    if isinstance(value, dict):
        parts = {key: from_plain(part) for key, part in value.items() if key}
        return CLASSES[value[""]](**parts) if "" in value else parts
    return value
