"""What of play expressions rest on, be it through words that rules define."""

from __future__ import annotations

from ..expressions import Word, words
from .meaning import Lexicon

_OF_PLAY = {"seats", "round", "player", "over", "hidden"}


class Foundations:
    """Looks through the words of a lexicon whose meanings are resolved."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._known: dict[str, frozenset[str]] = {}

    def of(self, thing: object) -> dict[str, Word]:
        """Zones, notes, fields, `player` and the like that resolved expressions ask, and by which of their words.

        An expression that rests on nothing of play is worth the same at every table and all the time.
        """
        found: dict[str, Word] = {}
        for word in words(thing):
            if word.kind == "let":
                found.update((name, word) for name in self._of_word(word.name))
            elif word.kind in ("zone", "note", "field", "holder") or word.name in _OF_PLAY:
                found[word.name] = word
        return found

    def _of_word(self, name: str) -> frozenset[str]:
        if name not in self._known:
            meanings = [self.lexicon.resolved[rule, name].meaning for rule, _ in self.lexicon.definitions[name]]
            self._known[name] = frozenset(foundation for meaning in meanings for foundation in self.of(meaning))
        return self._known[name]
