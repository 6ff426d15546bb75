"""How names are written: those of things, and those that are words of expressions."""

from __future__ import annotations

import re

from ...findings import Place
from ..errors import RuleError
from ..game import Game
from ..vocabulary import VOCABULARY
from .syntax import RESERVED

_WORD = re.compile("[a-z][a-z0-9_]*")
_NAME = re.compile("[a-z0-9]+([-_][a-z0-9]+)*")


def check_word(word: str, place: Place | None = None, file: str = "") -> None:
    """Raise RuleError if expressions cannot have this word.

    >>> check_word("hand_size")
    >>> check_word("class")
    Traceback (most recent call last):
    validator.rulebook.errors.RuleError: 'class' is a word that expressions keep for themselves; choose another
    """
    if word in RESERVED:
        raise RuleError("reserved", place, file, word=word)
    if not _WORD.fullmatch(word):
        raise RuleError("not-a-word", place, file, word=word)


def check_name(name: str, place: Place | None = None, file: str = "") -> None:
    """Raise RuleError if a move, a phase, a variant, an option or a reading cannot be called so.

    >>> check_name("turn-up")
    >>> check_name("turn up")
    Traceback (most recent call last):
    validator.rulebook.errors.RuleError: a name is written with a–z, digits and hyphens, like 'turn-up', not 'turn up'
    """
    if not _NAME.fullmatch(name):
        raise RuleError("not-a-name", place, file, word=name)


def what_it_names(game: Game, word: str) -> str:
    """What a word means whatever the rules say, as a kind of phrase; nothing if rules may give it a meaning."""
    kinds = {"a-zone": game.zones, "a-note": game.notes, "a-holder": game.holders, "a-word-of-every-game": VOCABULARY}
    return next((kind for kind, known in kinds.items() if word in known), "")
