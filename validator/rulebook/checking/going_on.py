"""Checks that play goes on: phases do not lead to each other in a circle without a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ..errors import RuleError
from ..game import Condition, Game, Rule
from ..loading.pages import Book
from ..readings import matches
from .agreement import readings_of, when


def check_going_on(game: Game, book: Book) -> None:
    """Raise RuleError if under some reading phases lead to each other in a circle, and none of them has a move.

    That a step may be passed over in play (nobody has its role, or its `while` does not hold) is not looked at.
    """
    location = book.game.at("flow")
    readings = readings_of(game, _conditions(game), location)
    told = when(readings, lambda reading: bool(_circle(game, reading)))
    if told is not None:
        circle = next(filter(None, (_circle(game, reading) for reading in readings)))
        raise RuleError("empty-circle" if told else "empty-circle-always", when=told, phases=" → ".join(circle)
                        ).at(location)


def _circle(game: Game, reading: Mapping[str, str]) -> tuple[str, ...]:
    """Phases that lead to each other without a move, the first of them again at the end; or none."""
    leads = _leads(game, [rule for rule in game.rules if matches(rule.when, reading)])
    ways = ((phase, *way) for phase in leads if (way := _way(leads, phase, phase)))
    return next(ways, ())


def _conditions(game: Game) -> Iterator[Condition]:
    """The conditions on which it depends whether a phase has a move, and which phases rules begin."""
    always = _moving([rule for rule in game.rules if not rule.when])
    for rule in game.rules:
        if rule.turns and rule.phase not in always:
            yield rule.when
            yield from (other.when for other in game.rules if _is_on_step(other, rule))
        if (rule.before or rule.after) and any(effect.kind == "begin" for effect in rule.effects):
            yield rule.when


def _moving(rules: Iterable[Rule]) -> set[str]:
    """The phases in which there is a move under these rules."""
    rules = list(rules)
    return {rule.phase for rule in rules if rule.turns and any(_is_on_step(other, rule) for other in rules)}


def _is_on_step(rule: Rule, turns: Rule) -> bool:
    """Whether a rule is on a move of some turns."""
    return rule.phase in (None, turns.phase) and any(rule.on in step.moves for step in turns.turns.steps)


def _leads(game: Game, rules: list[Rule]) -> Mapping[str, set[str]]:
    """To which phases each phase leads without a move."""
    moving = _moving(rules)
    leads: dict[str, set[str]] = {phase: set() for phase in game.phases}
    for phase, following in zip(game.flow, game.flow[1:]):
        if phase not in moving:
            leads[phase].add(following)
    for rule in rules:
        begun = {effect.what for effect in rule.effects if effect.kind == "begin"}
        if rule.before:
            leads[rule.before] |= begun
        elif rule.after and rule.after not in moving:
            leads[rule.after] |= begun
    return leads


def _way(leads: Mapping[str, set[str]], start: str, goal: str) -> tuple[str, ...]:
    """The phases from after `start` to `goal`, or none if there is no way."""
    ways: dict[str, tuple[str, ...]] = {}
    waiting = [(start, ())]
    while waiting:
        phase, way = waiting.pop(0)
        for following in sorted(leads[phase]):
            if following not in ways:
                ways[following] = (*way, following)
                waiting.append((following, ways[following]))
    return ways.get(goal, ())
