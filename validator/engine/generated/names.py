"""Names in generated code: those of the game, apart from each other and from the words of the code itself."""

from __future__ import annotations

import builtins
import keyword
import re

from ...rulebook.game import Game
from . import holdings, laid, ranked, values, words

OWN = set("""
    after_game after_the_end at before before_game begun between card_of cards_of ended everybody final following
    holder holder_of idle keys laid_down made_final move moved mover moves name names order pack paid phase phases
    place play player record rest rounds row_of seat_of seats spelling suit_of taken todo weigh weight_from
""".split())
"""What generated code calls things of its own."""

_TAKEN = OWN.union(vars(builtins), keyword.kwlist, *map(vars, (holdings, laid, ranked, words, values)))


class Names:
    """The names of a game's things as identifiers: each as the rules have it, where that is free."""

    def __init__(self, game: Game) -> None:
        self._of: dict[tuple[str, str], str] = {}
        self._used = set(_TAKEN)
        for kind, things in (("zone", game.zones), ("note", game.notes), ("holder", game.holders)):
            for name in things:
                self.of(kind, name)
        defined = dict.fromkeys(definition.word for rule in game.rules for definition in rule.definitions)
        for name in defined:
            self.of("let", name)
        for move in game.moves.values():
            for field in move.fields:
                self.of("field", field.name)

    def of(self, kind: str, name: str) -> str:
        """The identifier of a zone, a note, a holder, a word that rules define, a field, or a local name."""
        if (kind, name) not in self._of:
            free = re.sub(r"\W", "_", name)
            while free in self._used:
                free += "_"
            self._of[kind, name] = free
            self._used.add(free)
        return self._of[kind, name]

    def phase(self, name: str) -> str:
        """The function of a phase."""
        return self.of("phase", f"{name}_phase")

    def word(self, name: str, forms: str) -> str:
        """The function of a word that a rule defines, for cards in these forms."""
        return self.of("let", name) if not forms else self.of("form", f"{name}_{forms}")
