"""Readings: an option for every variant that is asked, and the rules that are in force under it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ..findings import Fact, Message
from .errors import nearest
from .game import Condition, Game, Rule, Variant

CANONICAL = "canonical"
RESERVED = ("base", "game")
"""Keys that a reading has besides its variants; no variant can be called so."""


class ReadingError(Exception):
    """A reading that does not exist or contradicts itself.

    `subject` is the key (or the name of the base) that is wrong; `message` says why.
    """

    def __init__(self, kind: str, subject: str, **facts: Fact) -> None:
        super().__init__(f"{kind}: {subject}")
        self.subject = subject
        self.message = Message(kind, facts)


def matches(condition: Condition, reading: Mapping[str, str]) -> bool:
    """Whether one of the alternatives holds whole. A variant that is idle in the reading matches nothing.

    >>> matches(({"combat": "cover"}, {"strength": "cards"}), {"combat": "compare", "strength": "cards"})
    True
    """
    if not condition:
        return True
    chosen = reading.items()
    return any([alternative.items() <= chosen for alternative in condition])


def reading_names(game: Game) -> tuple[str, ...]:
    """The names of the game's readings, canonical first."""
    return (CANONICAL, *(name for name in game.readings if name != CANONICAL))


def resolve(game: Game, chosen: Mapping[str, str], base: str = CANONICAL) -> dict[str, str]:
    """The options in force: `chosen` on top of the reading `base` on top of canonical.

    Variants whose question does not arise are left out. Raises ReadingError for a name that does not exist
    and for an option written in `chosen` whose need is not met; one inherited from `base` falls back to ★.
    """
    if base not in reading_names(game):
        raise ReadingError("unknown-reading", base, reading=_text(base), known=_texts(reading_names(game)),
                           near=_text(nearest(base, reading_names(game))))
    for name, option in chosen.items():
        if name not in game.variants:
            raise ReadingError("unknown-variant", name, variant=_text(name), known=_texts(game.variants),
                               near=_text(nearest(name, game.variants)))
        options = game.variants[name].options
        if option not in options:
            raise ReadingError("unknown-option", name, variant=_text(name), option=_text(option),
                               known=_texts(options), near=_text(nearest(option, options)))
    options = {name: variant.options[0] for name, variant in game.variants.items()}
    options.update(game.readings.get(base, {}))
    options.update(chosen)
    return _settle(game, options, chosen)


def _settle(game: Game, options: dict[str, str], chosen: Mapping[str, str]) -> dict[str, str]:
    """Leave out what is not asked, and check the needs of what was chosen.

    A variant depends only on those above it, so that one pass decides.
    """
    active: dict[str, str] = {}
    for name, variant in game.variants.items():
        canonical = variant.options[0]
        asked = matches(variant.asked, active)
        condition = variant.needs.get(options[name], ()) if asked else variant.asked
        if options[name] != canonical and not matches(condition, active):
            if name in chosen:
                raise ReadingError("option-needs", name, variant=_text(name), option=_text(options[name]),
                                   needs=Fact("texts", tuple(described(condition))))
            options[name] = canonical
        if asked:
            active[name] = options[name]
    return active


def described(condition: Condition) -> Iterator[str]:
    """The alternatives of a condition in words, such as ``combat: cover & refill: none``."""
    for alternative in condition:
        yield " & ".join(f"{variant}: {option}" for variant, option in alternative.items())


def rules_in_force(game: Game, reading: Mapping[str, str]) -> tuple[Rule, ...]:
    """The rules that a reading has, in the order of the rule book."""
    return tuple(rule for rule in game.rules if not rule.when or matches(rule.when, reading))


def partial_readings(variants: Mapping[str, Variant], names: Iterable[str]) -> Iterator[dict[str, str]]:
    """Every valid choice for these variants and for those they depend on, each once; idle ones are left out."""
    needed = with_dependencies(variants, names)

    def choices(position: int, reading: dict[str, str]) -> Iterator[dict[str, str]]:
        if position == len(needed):
            yield reading
            return
        variant = variants[needed[position]]
        if not matches(variant.asked, reading):
            yield from choices(position + 1, reading)
            return
        for option in variant.options:
            if matches(variant.needs.get(option, ()), reading):
                yield from choices(position + 1, {**reading, variant.name: option})

    yield from choices(0, {})


def with_dependencies(variants: Mapping[str, Variant], names: Iterable[str]) -> list[str]:
    """These variants and those they depend on, in the order of the game."""
    needed: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in needed:
            continue
        needed.add(name)
        variant = variants[name]
        for condition in (variant.asked, *variant.needs.values()):
            waiting.extend(key for alternative in condition for key in alternative)
    return [name for name in variants if name in needed]


def _text(value: str) -> Fact:
    return Fact("text", value)


def _texts(values: Iterable[str]) -> Fact:
    return Fact("texts", tuple(values))
