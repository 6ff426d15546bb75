"""Judges a record by a game's rules under a reading; knows no game, no language and no file.

What is allowed next is in `candidates`, which most do not need.
"""

from .explain import rule_facts as placeholders
from .judge import judge

__all__ = ["judge", "placeholders"]
