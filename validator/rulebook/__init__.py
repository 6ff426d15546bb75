"""From the YAML under `rules/` to a checked rulebook; knows no transcript."""

from .compiled import from_folder, game_names, load_game, load_sources
from .errors import RuleError
from .readings import ReadingError, reading_names, resolve, rules_in_force

__all__ = ["ReadingError", "RuleError", "from_folder", "game_names", "load_game", "load_sources",
           "reading_names", "resolve", "rules_in_force"]
