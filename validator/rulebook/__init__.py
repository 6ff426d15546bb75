"""From the YAML under `rules/` to a checked rulebook; knows no transcript."""

from typing import Any

from .errors import RuleError
from .games import game_names, load_game, load_sources
from .readings import ReadingError, reading_names, resolve, rules_in_force

__all__ = ["ReadingError", "RuleError", "from_folder", "game_names", "load_game", "load_sources",
           "reading_names", "resolve", "rules_in_force"]


def __getattr__(name: str) -> Any:
    """What compiles rules, loaded when it is first used: where they are compiled already it is not needed."""
    if name == "from_folder":
        from .compiled import from_folder
        return from_folder
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
