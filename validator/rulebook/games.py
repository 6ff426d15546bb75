"""The games that there are, as they were compiled; read at every start, so that must be quick.

What compiles them is in `compiled`, which only a checkout needs, when its rules have changed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache
from os.path import dirname, isdir, isfile, join, realpath
from typing import TYPE_CHECKING, Any

from .. import freshness
from . import expressions, game as model
from .game import Game

if TYPE_CHECKING:
    from .sources import Source

_PACKAGE = dirname(dirname(realpath(__file__)))
_DATA = join(_PACKAGE, "data")
_RULES = join(dirname(_PACKAGE), "rules")           # only in a checkout, as are
_SEEDS = join(dirname(_PACKAGE), "seeds")


@cache
def game_names() -> tuple[str, ...]:
    """The games there are, looked for once."""
    if isdir(_RULES):
        return tuple(sorted(name for name in os.listdir(_RULES) if isfile(join(_RULES, name, "game.yaml"))))
    return tuple(sorted(file.removesuffix(".json") for file in os.listdir(_DATA) if file.endswith(".json")))


@cache
def load_game(name: str) -> Game:
    """The compiled game of that name; in a checkout it is compiled anew when its rules have changed.

    Raises KeyError for a game there is not, RuleError for rules in a checkout that cannot be used.
    """
    def compile() -> Game:
        from .compiled import game_of_checkout
        return game_of_checkout(name)

    return _loaded(name, f"{name}.json", compile, join(_RULES, name))


@cache
def load_sources(name: str) -> tuple[Source, ...]:
    """The sources of the game of that name, sentence by sentence; a checkout compiles them anew as `load_game` does.

    Raises KeyError for a game there is not, RuleError for a concordance in a checkout that cannot be used.

    >>> [source.name for source in load_sources("battalion")]
    ['de', 'ru', 'ja', 'witness']
    """
    def compile() -> tuple[Source, ...]:
        from .compiled import sources_of_checkout
        return sources_of_checkout(name)

    folder = join(_RULES, name)
    return _loaded(name, join("sources", f"{name}.json"), compile, folder, join(folder, "concordance"), _RULES, _SEEDS)


def _loaded(name: str, file: str, compile: Callable[[], Any], *made_of: str) -> Any:
    """What a file of compiled data holds, or in a checkout, where it may be out of date, what it should hold."""
    if name not in game_names():
        raise KeyError(name)
    stored = join(_DATA, file)
    if not isdir(_RULES):
        return read(stored)["content"]
    try:
        if freshness.is_newer(stored, freshness.changed(*made_of, join(_RULES, "schema"), *_checkers())):
            return read(stored)["content"]
    except (OSError, ValueError, KeyError):     # no such folder, or a damaged file, which is as good as none
        pass
    return compile()


def _checkers() -> list[str]:
    """The folders of what checks and compiles rules."""
    return [folder for folder, _, _ in os.walk(join(_PACKAGE, "rulebook")) if not folder.endswith("__pycache__")]


# -- objects from JSON

def read(file: str | os.PathLike[str]) -> dict[str, Any]:
    """What a file of compiled data holds. Raises OSError, and ValueError for one that is damaged."""
    with open(file, encoding="utf-8") as stored:
        return from_json(stored.read())


def from_json(text: str) -> Any:
    """The objects that `compiled.to_plain` wrote as JSON. Raises ValueError for what is none."""
    return _in_tuples(json.loads(text, object_hook=_made))


def _made(plain: dict[str, Any]) -> Any:
    """The object of the rulebook that a mapping stands for; its parts are made already."""
    parts = {key: _in_tuples(part) if isinstance(part, list) else part for key, part in plain.items()}
    kind = parts.pop("", None)
    return _class(kind)(**parts) if kind else parts


def _in_tuples(plain: Any) -> Any:
    return tuple(map(_in_tuples, plain)) if isinstance(plain, list) else plain


@cache
def _class(name: str) -> type:
    for module in (expressions, model):
        if hasattr(module, name):
            return getattr(module, name)
    from . import sources                   # only what quotes them needs their classes
    return getattr(sources, name)
