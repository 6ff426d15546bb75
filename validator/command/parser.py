"""A parser of arguments that speaks the language of whoever calls it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Collection
from typing import Any

from ..findings import Message
from ..reports.speaker import Speaker
from ..reports.width import width
from ..reports.wrapping import wrap
from .misuse import Misuse, message, unknown

END_OF_OPTIONS = "--"
_HELP = {"-h", "--help"}
_BROADEST = 32                              # the column of arguments in the help, with two spaces
_LISTED = re.compile(r"  \S+ +")             # a word of a list, such as a command, up to what is said of it
_NUMBER = re.compile(r"-\.?\d")
_FILLING = "\0"                             # beside a wide character, which takes two columns
_ARGPARSE = {
    "expected one argument": "command.value-missing",
    "ignored explicit argument": "command.value-unwanted",
}
"""How a sentence of argparse begins → what is said instead."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are in a language; `say` is for the help of what is added to it."""

    def __init__(self, speaker: Speaker, prog: str, usage: str | None = None, **settings: Any) -> None:
        super().__init__(prog=prog, usage=usage and usage.replace("%", "%%"), add_help=False, allow_abbrev=False,
                         exit_on_error=False, formatter_class=lambda prog: _Formatter(prog, self._prefix), **settings)
        self.say, self.row = speaker.word, speaker.row
        self._prefix = speaker.word("command.usage") + " "
        self._given = self.add_argument_group(self.say("command.arguments"))
        self._chosen = self.add_argument_group(self.say("command.options"))
        self.add_argument(*sorted(_HELP, key=len), action="help", help=self.say("command.help"))

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        """Declare an argument, or with a dash before its name an option."""
        group = self._chosen if names[0].startswith("-") else self._given
        settings["help"] = settings["help"].replace("%", "%%")      # argparse would fill it in
        return group.add_argument(*names, **settings)

    @property
    def declared(self) -> list[argparse.Action]:
        """The options and arguments, as they were declared."""
        return self._actions

    def parse(self, arguments: list[str]) -> argparse.Namespace:
        """The arguments, options and files in any order. Raises Misuse if they are wrong."""
        if self.usage is None and not _HELP.isdisjoint(arguments):
            # argparse keeps it too, but takes its first seven letters for “usage: ”.
            self.usage = self.format_usage().removeprefix(self._prefix).replace("%", "%%")
        self.usage = self.usage or "%(prog)s"           # to format it costs time, and nobody else is shown it
        if END_OF_OPTIONS in arguments:
            end = arguments.index(END_OF_OPTIONS)
            arguments = [*arguments[:end], *map(_Word, arguments[end + 1:])]
        for option, _, value in (word.partition("=") for word in arguments if not isinstance(word, _Word)):
            if option.startswith("--") and value == END_OF_OPTIONS:     # argparse would take it for no value at all
                raise Misuse(message("command.value-missing"), option, self.prog)
        try:
            parsed, strange = self.parse_known_intermixed_args(arguments)
        except argparse.ArgumentError as error:
            raise Misuse(_understood(error), error.argument_name, self.prog) from None
        if strange:
            is_option = strange[0].startswith("-") and not isinstance(strange[0], _Word)
            kind = "command.no-option" if is_option else "command.too-many"
            raise Misuse(message(kind, word=strange[0]), command=self.prog)
        return parsed

    def _parse_optional(self, word: str) -> Any:
        """What argparse asks of each word: which option it is, or None; none begins with a number, such as “-5%”."""
        return None if isinstance(word, _Word) or _NUMBER.match(word) else super()._parse_optional(word)


class _Word(str):
    """A word after the end of the options: none of them, whatever it begins with."""


class Wrong(argparse.ArgumentTypeError):
    """A value that cannot be, with the message that says so."""

    def __init__(self, wrong: Message) -> None:
        super().__init__(wrong.kind)
        self.message = wrong


def one_of(kind: str, known: Collection[str]) -> Callable[[str], str]:
    """A type of argument: one of the words known; of any other, the message is of this kind."""
    def check(word: str) -> str:
        if word not in known:
            raise Wrong(unknown(kind, word, known))
        return word
    check.known = known                     # for who completes what is typed
    return check


def up_to(most: int) -> Callable[[str], int]:
    """A type of argument: a whole number from 1 on."""
    def check(word: str) -> int:
        if not (word.isascii() and word.isdigit() and 1 <= int(word[:12]) <= most):
            raise Wrong(message("command.check.no-number", word=word, most=f"{most}"))
        return int(word)
    return check


def _understood(error: argparse.ArgumentError) -> Message:
    if isinstance(error.__context__, Wrong):
        return error.__context__.message
    return next((message(kind) for start, kind in _ARGPARSE.items() if error.message.startswith(start)),
                message("command.argparse", sentence=error.message))


class _Formatter(argparse.HelpFormatter):
    """Help in the words of a language, in lines broken as its script wants it."""

    def __init__(self, prog: str, prefix: str) -> None:
        super().__init__(prog, max_help_position=_BROADEST)
        self._prefix = prefix
        self._in_usage = False

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Begin with how the command is called."""
        super().add_usage(usage, actions, groups, prefix or self._prefix)

    def add_argument(self, action: argparse.Action) -> None:
        """Take an argument into the help."""
        super().add_argument(action)
        room = width(self._format_action_invocation(action)) + self._current_indent
        self._action_max_length = max(self._action_max_length, room)

    # argparse counts characters; a wide one takes two columns.

    def _format_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str) -> str:
        self._in_usage = True
        text = super()._format_usage(usage, actions, groups, _filled(prefix))
        self._in_usage = False
        return text.replace(_FILLING, "")

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        text = super()._format_args(action, default_metavar)
        return _filled(text) if self._in_usage else text

    def _format_action(self, action: argparse.Action) -> str:
        invocation = self._format_action_invocation(action)
        wider = " " * (width(invocation) - len(invocation))
        return super()._format_action(action).replace(invocation + wider, invocation, 1)

    def _split_lines(self, text: str, columns: int) -> list[str]:
        return wrap(text, columns).splitlines()

    def _fill_text(self, text: str, columns: int, indent: str) -> str:
        return "\n".join(self._hanging(line, columns, indent) for line in text.splitlines())

    @staticmethod
    def _hanging(line: str, columns: int, indent: str) -> str:
        """The line broken; where it is one of a list, what is said of the word hangs beside it."""
        listed = _LISTED.match(line)
        if not listed:
            return wrap(line, columns, indent)
        beside = " " * listed.end()
        return listed[0] + wrap(line[listed.end():], columns, indent + beside)[listed.end():]


def _filled(text: str) -> str:
    """The text in as many characters as it takes columns."""
    return "".join(char + _FILLING * (width(char) - 1) for char in text)
