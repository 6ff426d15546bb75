"""The reading that the command line asks for."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from typing import Any

from ..findings import Message, Unreadable
from ..rulebook.game import Game
from ..transcripts.reading import BASE, GAME, Choice, read_choice
from .misuse import Misuse, message, unknown
from .parser import Parser, Wrong


def add_reading_arguments(parser: Parser, about: str) -> None:
    """Declare the arguments that choose a reading; `about` is the kind of the sentence that says what for."""
    say = parser.say
    parser.add_argument("--reading", metavar=f"{say('command.NAME')}|{say('command.FILE')}", help=say(about))
    parser.add_argument("--set", metavar=f"{say('command.VARIANT')}={say('command.OPTION')}", action="append",
                        default=[], type=_setting, dest="options", help=say("command.set"))


def choice_of(arguments: argparse.Namespace, games: Mapping[str, Game]) -> Choice:
    """What the arguments ask for in place of a record's own reading.

    Raises Misuse for house rules that cannot be read, and for a choice that none of the games has.
    """
    choice = Choice(_reading(arguments.reading), dict(arguments.options))
    if choice != Choice():
        _check(choice, games)
    return choice


def resolved(choice: Choice, game: Game) -> tuple[str, dict[str, str]]:
    """The name of the reading, and its options in a game that no record has spoken about. Raises Misuse."""
    try:
        return read_choice(choice, None, game)
    except Unreadable as error:
        raise blamed_on_house_rules(choice, error.message) or Misuse(error.message, _asked_by(error.message)) from None


def games_meant(choice: Choice, games: Mapping[str, Game]) -> Mapping[str, Game]:
    """The one of the games that house rules name, or all of them."""
    named = choice.reading.get(GAME) if isinstance(choice.reading, Mapping) else None
    return {named: games[named]} if named in games else games


def header_of(choice: Choice) -> Any:
    """What the arguments ask for, as the header of a record has it; None for nothing."""
    if isinstance(choice.reading, Mapping):             # a record says itself which game it is of
        return {key: part for key, part in {**choice.reading, **choice.options}.items() if key != GAME} or None
    if not choice.options:
        return choice.reading
    return ({BASE: choice.reading} if choice.reading is not None else {}) | dict(choice.options)


def blamed_on_house_rules(choice: Choice, told: Message) -> Misuse | None:
    """The misuse of a file of house rules, if a message is about a choice in that file, with its place."""
    from .house_rules import HouseRules
    where = choice.reading.where(told) if isinstance(choice.reading, HouseRules) else ""
    return Misuse(told, where) if where else None


def _check(choice: Choice, games: Mapping[str, Game]) -> None:
    """Raise Misuse if there is no game in which the choice can be made: that of the game which knows most of it."""
    complaints = []
    for game in games_meant(choice, games).values():
        try:
            resolved(choice, game)
            return
        except Misuse as misuse:
            complaints.append(misuse)
            if misuse.message.kind == "option-needs" and choice.reading is None:
                return                      # a record may name a reading that has what the option needs
    worst = max(complaints, key=_knows)
    if worst.message.kind == "reading-of-another-game" and len(games) > 1:      # there is no such game at all
        there_is_none = unknown("command.no-game", worst.message.facts["word"].value, games)
        raise blamed_on_house_rules(choice, there_is_none) or worst
    raise worst


def _knows(misuse: Misuse) -> tuple[bool, bool]:
    """How much of a choice a game knows that complains of it: the variant, or one that is almost called so."""
    kind, facts = misuse.message
    return kind in ("unknown-option", "option-needs"), "near" in facts and bool(facts["near"].value)


def _asked_by(told: Message) -> str:
    """The option of the command by which that was asked for which cannot be."""
    return "--reading" if told.kind == "unknown-reading" else "--set"


def _reading(name: str | None) -> str | Mapping[str, str] | None:
    """The name of a reading, or the house rules in a file."""
    if name is None or not (os.path.isfile(name) or os.path.dirname(name) or name.endswith((".yaml", ".yml", ".json"))):
        return name
    from .house_rules import house_rules
    return house_rules(name)


def _setting(text: str) -> tuple[str, str]:
    variant, equals, option = text.partition("=")
    if not (variant and equals and option):
        raise Wrong(message("command.no-setting", word=text))
    return variant, option
