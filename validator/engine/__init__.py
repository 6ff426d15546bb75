"""Judges a record by a game's rules under a reading; knows no game, no language and no file."""

from .judge import judge

__all__ = ["judge"]
