"""Checks what a rule consists of, and where it acts, before its expressions are looked at."""

from __future__ import annotations

from ..errors import RuleError, unknown
from ..game import Game, Rule
from ..loading.pages import Book
from .questions import check_choice
from .things import WHOLE_GAME

PLACES = ("on", "before", "after")
ACTS = ("require", "do", "end")


def check_place(rule: Rule, game: Game, book: Book) -> None:
    """Raise RuleError unless the rule acts at one place that exists, and has nothing that means nothing there."""
    _Placing(rule, game, book).check()


class _Placing:
    def __init__(self, rule: Rule, game: Game, book: Book) -> None:
        self.rule, self.game, self.book = rule, game, book
        self.keys = book.keys(rule.id)

    def check(self) -> None:
        self.names()
        self.when()
        places, acts = self.written(*PLACES), self.written(*ACTS)
        if len(places) > 1:
            raise self.wrong("two-places", places[1], first=places[0], second=places[1])
        if acts and not places:
            raise self.wrong("no-place", acts[0], key=acts[0])
        if self.rule.turns and (others := self.written(*PLACES, *ACTS, "if", "each")):
            raise self.wrong("beside-turns", others[0], key=others[0])
        if self.rule.phase and not self.rule.turns and not self.rule.on:
            raise self.wrong("phase-alone", "phase")
        for key in self.written("if", "each"):
            if not acts:
                raise self.wrong("nothing-to-do", key, key=key)
        if self.rule.finding and not self.rule.require:
            raise self.wrong("finding-alone", "finding")
        self.acts()

    def names(self) -> None:
        """The move and the phases exist."""
        game, rule = self.game, self.rule
        for key, what, name, known in (
                ("on", "move", rule.on, game.moves), ("phase", "phase", rule.phase, game.phases[1:]),
                ("before", "phase", rule.before, game.phases), ("after", "phase", rule.after, game.phases)):
            if name is not None and name not in known:
                raise unknown(what, name, known).at(self.book.rule(rule.id, key))

    def when(self) -> None:
        """The variants exist, and have the options."""
        for position, alternative in enumerate(self.rule.when):
            for name, option in alternative.items():
                check_choice(self.game, name, option, self.book.rule(self.rule.id, "when", position, key=name),
                             self.book.rule(self.rule.id, "when", position, name))

    def acts(self) -> None:
        """What the rule does can be done there."""
        rule = self.rule
        move = self.game.moves[rule.on] if rule.on else None
        if rule.require and move is None and rule.before != WHOLE_GAME:
            raise self.wrong("require-at-moment", "require", key="before" if rule.before else "after")
        if rule.phase and move and (move.anytime or move.final):
            raise self.wrong("phase-of-anytime", "phase", word=move.name)
        if rule.end and (WHOLE_GAME in (rule.before, rule.after) or move and move.final):
            raise self.wrong("ends-nothing", "end")

    def written(self, *keys: str) -> list[str]:
        return [key for key in keys if key in self.keys]

    def wrong(self, kind: str, at: str, /, **facts: str) -> RuleError:
        return RuleError(kind, **facts).at(self.book.rule(self.rule.id, key=at))
