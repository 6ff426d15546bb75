"""Records of games: read from files, understood, and checked for shape; the rules come later."""

from .read import Entry, entries, read, read_text
from .transcript import Played, Transcript

__all__ = ["Entry", "Played", "Transcript", "entries", "read", "read_text"]
