"""How rules depend on variants: what is said only under an option, and what takes its place under another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from .contents import together_with
from .expressions import words
from .game import Game, Rule
from .readings import ReadingError, matches, resolve, rules_in_force


def own_variants(rule: Rule) -> tuple[str, ...]:
    """The variants that decide whether a rule is in force."""
    return tuple(dict.fromkeys(variant for alternative in rule.when for variant in alternative))


def variants_through_words(game: Game, rule: Rule) -> tuple[str, ...]:
    """The other variants on which depends what a rule comes to: they decide what its words mean.

    >>> from validator.rulebook import load_game
    >>> battalion = load_game("battalion")
    >>> stakes = next(rule for rule in battalion.rules if rule.id == "stakes")
    >>> variants_through_words(battalion, stakes)
    ('chips',)
    """
    found = {variant for definers in meanings(game, [rule]) if len(definers) > 1    # else it means the same everywhere
             for definer in definers for variant in own_variants(definer)}
    return tuple(variant for variant in game.variants if variant in found.difference(own_variants(rule)))


def meanings(game: Game, things: Iterable[Any]) -> Iterator[tuple[Rule, ...]]:
    """The rules that say what a word means, for each word that is used, directly or in the meaning of another.

    `things` are rules, moves or expressions, or anything else that holds expressions.
    """
    definers: dict[str, tuple[Rule, ...]] = {}
    for rule in game.rules:
        for definition in rule.definitions:
            definers[definition.word] = (*definers.get(definition.word, ()), rule)
    seen, waiting = set(), list(things)
    while waiting:
        used = dict.fromkeys(word.name for word in words(waiting.pop()) if word.kind == "let")
        for name in used.keys() - seen:
            seen.add(name)
            yield definers[name]
            waiting += definers[name]


class Choice(NamedTuple):
    """What an option of a variant means for a rule.

    `options` is the reading with that option. `rules` are those that stand there in the rule's place: none of them
    may, and the rule itself alone where the option leaves it in force.
    """

    variant: str
    option: str
    options: dict[str, str]
    rules: tuple[Rule, ...]


def choices(game: Game, rule: Rule, options: Mapping[str, str]) -> list[Choice]:
    """For each option of the variants that decide about a rule, what stands in its place, in the same part.

    `options` is a reading; where the rule is not in force in it, the nearest one is taken where it is.
    """
    options = in_force(game, rule, options)
    there, place = _ids(game, options), together_with(game, rule)
    found = []
    for variant in own_variants(rule):
        for option in game.variants[variant].options:
            other = with_options(game, options, {variant: option})
            coming = _ids(game, other) - there
            rules = (rule,) if matches(rule.when, other) else tuple(one for one in place if one.id in coming)
            found.append(Choice(variant, option, other, rules))
    return found


def in_force(game: Game, rule: Rule, options: Mapping[str, str]) -> dict[str, str]:
    """The reading with these options, or else the nearest one in which a rule is in force."""
    return dict(options) if matches(rule.when, options) else with_options(game, options, rule.when[0])


def with_options(game: Game, options: Mapping[str, str], changes: Mapping[str, str]) -> dict[str, str]:
    """The reading with some options changed, and others only so far as these need it.

    >>> from validator.rulebook import load_game
    >>> with_options(load_game("battalion"), {}, {"empty-hand": "game-ends"})["refill"]
    'none'
    """
    wanted = _with_needs(game, options, changes)
    chosen = {**options, **wanted}
    while True:
        try:
            return resolve(game, chosen)
        except ReadingError as error:
            if error.subject in wanted:
                raise
            del chosen[error.subject]       # it gives way to what is canonical


def _with_needs(game: Game, options: Mapping[str, str], changes: Mapping[str, str]) -> dict[str, str]:
    """The changes, and all that must be chosen for them to be possible."""
    wanted: dict[str, str] = {}
    waiting = list(changes.items())
    while waiting:
        name, option = waiting.pop()
        wanted[name] = option
        variant = game.variants[name]
        for condition in (variant.asked, variant.needs.get(option, ())):
            if not matches(condition, {**options, **dict(waiting), **wanted}):
                waiting += condition[0].items()
    return wanted


def _ids(game: Game, options: Mapping[str, str]) -> set[str]:
    return {rule.id for rule in rules_in_force(game, options)}
