"""The rule book in reading order: chapters, and under a heading the rules that stand together."""

from __future__ import annotations

from collections.abc import Collection

from ..value import Value
from .game import Game, Rule


class Part(Value):
    """Rules under one heading, which is that of the rule `headed`; before the first heading it is None."""

    headed: Rule | None
    rules: tuple[Rule, ...]


class Chapter(Value):
    """A chapter, known by its number."""

    number: str
    parts: tuple[Part, ...]


def contents(game: Game, rules: Collection[Rule] | None = None) -> tuple[Chapter, ...]:
    """The chapters of a game; with `rules`, those only, and nothing that has none of them.

    >>> from validator.rulebook import load_game
    >>> chapter = contents(load_game("battalion"))[3]
    >>> chapter.number, [part.headed and part.headed.heading for part in chapter.parts]
    ('4', [None, 'The attack', 'The defence', 'What cards are worth', 'The settlement'])
    """
    wanted = game.rules if rules is None else rules
    kept = {rule.id for rule in wanted}
    chapters: dict[str, dict[str, tuple[Rule | None, list[Rule]]]] = {}
    number, headed = "", None
    for rule in game.rules:
        if chapter_of(rule) != number:
            number, headed = chapter_of(rule), None
        if rule.heading:
            headed = rule
        if rule.id in kept:
            parts = chapters.setdefault(number, {})
            parts.setdefault(headed.id if headed else "", (headed, []))[1].append(rule)
    return tuple(Chapter(number, tuple(Part(headed, tuple(part)) for headed, part in parts.values()))
                 for number, parts in chapters.items())


def chapter_of(rule: Rule) -> str:
    """The number of a rule's chapter."""
    return rule.section.partition(".")[0]


def together_with(game: Game, rule: Rule) -> tuple[Rule, ...]:
    """The rules that stand in one part with a rule, itself among them, whatever the reading."""
    return next(part.rules for chapter in contents(game) for part in chapter.parts if rule in part.rules)
