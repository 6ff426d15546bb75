"""Checks the variants of a game, and its named readings."""

from __future__ import annotations

from ..errors import RuleError, phrase, unknown
from ..game import Condition, Game, Variant
from ..loading.names import check_name
from ..loading.pages import Page
from ..readings import CANONICAL, RESERVED, ReadingError, resolve


def check_questions(game: Game, page: Page) -> None:
    """Raise RuleError, with its place in `variants.yaml`, at the first thing that is wrong."""
    above: dict[str, Variant] = {}
    for variant in game.variants.values():
        _variant(variant, above, game, page)
        above[variant.name] = variant
    for name in game.readings:
        _reading(name, game, page)


def _variant(variant: Variant, above: dict[str, Variant], game: Game, page: Page) -> None:
    name = variant.name
    location = page.at("variants", key=name)
    check_name(name, location.place, location.file)
    if name in RESERVED:
        raise RuleError("shadows", word=name, what=phrase("a-key-of-readings")).at(location)
    for position, option in enumerate(variant.options):
        location = page.at("variants", name, "options", position, key=option)
        check_name(option, location.place, location.file)
    _condition(variant.asked, (name, "asked"), above, game, page)
    for option, condition in variant.needs.items():
        location = page.at("variants", name, "needs", key=option)
        if option not in variant.options:
            raise unknown("option", option, variant.options).at(location)
        if option == variant.options[0]:
            raise RuleError("canonical-needs", option=option).at(location)
        _condition(condition, (name, "needs", option), above, game, page)


def _condition(condition: Condition, path: tuple[str, ...], above: dict[str, Variant], game: Game, page: Page) -> None:
    for position, alternative in enumerate(condition):
        for name, option in alternative.items():
            # a single mapping has no position: the path ends before it
            location = page.at("variants", *path, position, key=name)
            if name == path[0]:
                raise RuleError("depends-on-itself", word=name).at(location)
            if name in game.variants and name not in above:
                raise RuleError("not-above", word=name, other=path[0]).at(location)
            check_choice(game, name, option, location, page.at("variants", *path, position, name))


def check_choice(game: Game, name: str, option: str, variant_at, option_at) -> None:
    """Raise RuleError unless there is such a variant and it has the option."""
    if name not in game.variants:
        raise unknown("variant", name, game.variants).at(variant_at)
    if option not in game.variants[name].options:
        raise unknown("option", option, game.variants[name].options).at(option_at)


def _reading(name: str, game: Game, page: Page) -> None:
    location = page.at("readings", key=name)
    check_name(name, location.place, location.file)
    if name == CANONICAL:
        raise RuleError("canonical-reading").at(location)
    for variant, option in game.readings[name].items():
        check_choice(game, variant, option, page.at("readings", name, key=variant), page.at("readings", name, variant))
    try:
        resolve(game, game.readings[name])
    except ReadingError as error:
        facts = error.message.facts
        raise RuleError("option-needs", variant=error.subject, option=facts["option"], needs=facts["needs"]).at(
            page.at("readings", name, error.subject)) from None
