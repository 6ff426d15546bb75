"""The reading that the command line asks for."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from ..findings import Message
from .misuse import Misuse, message
from .parser import Parser, Wrong


def add_reading_arguments(parser: Parser, about: str) -> None:
    """Declare the arguments that choose a reading; `about` is the kind of the sentence that says what for."""
    say = parser.say
    parser.add_argument("--reading", metavar=f"{say('command.NAME')}|{say('command.FILE')}", help=say(about))
    parser.add_argument("--set", metavar=f"{say('command.VARIANT')}={say('command.OPTION')}", action="append",
                        default=[], type=_setting, dest="options", help=say("command.set"))


def chosen_reading(name: str | None) -> str | Mapping[str, str] | None:
    """The name of a reading, or the house rules in a file. Raises Misuse for house rules that cannot be read."""
    if name is None or not (os.path.isfile(name) or os.path.dirname(name) or name.endswith((".yaml", ".yml", ".json"))):
        return name
    from .house_rules import house_rules
    return house_rules(name)


def blamed_on_house_rules(reading: str | Mapping[str, str] | None, told: Message) -> Misuse | None:
    """The misuse of a file of house rules, if a message is about a choice in that file, with its place."""
    from .house_rules import HouseRules
    where = reading.where(told) if isinstance(reading, HouseRules) else ""
    return Misuse(told, where) if where else None


def _setting(text: str) -> tuple[str, str]:
    variant, equals, option = text.partition("=")
    if not (variant and equals and option):
        raise Wrong(message("command.no-setting", word=text))
    return variant, option
