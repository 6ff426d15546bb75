"""Judges a record by a game's rules under a reading; knows no game, no language and no file."""

from .candidates import candidates
from .explain import rule_facts as placeholders
from .judge import judge

__all__ = ["candidates", "judge", "placeholders"]
