"""`referee complete`: what may stand next on a command line. Nobody types it; the scripts of `referee completion` do.

It is given the shell and the words after ``referee``, of which the last one is being typed. It prints a line for each
word that may stand there, with what it is about behind a tab. The words ``:files`` and ``:folders`` stand for names
of records, and of folders, which the shell knows better.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from ..reports.speaker import Speaker
from .completions import FILES, FOLDERS, Offer, offers
from .console import Console
from .parser import END_OF_OPTIONS, Parser

_BASH = "bash"


def run(arguments: Sequence[str], console: Console, commands: Collection[str], parser_of: Callable[[str], Parser],
        speaker: Speaker) -> int:
    """Print what may stand next; returns 0. `parser_of` gives the parser of a command, or of none (``""``)."""
    shell, *words = arguments or [_BASH]
    *before, current = joined(words) or [""]
    prefix, found = _next(before, current, commands, parser_of, speaker)
    # bash takes what follows an equals sign for a word of its own
    cut = current.rfind("=") + 1 if shell == _BASH else 0
    for offer in found:
        word = prefix + offer.word
        if offer in (FILES, FOLDERS):
            console.text(offer.word)
        elif word.startswith(current):
            console.text(f"{word[cut:]}\t{' '.join(offer.about.split())}")
    return 0


def joined(words: Sequence[str]) -> list[str]:
    """The words, those put together again that bash takes apart at an equals sign.

    >>> joined(["--set", "suit-ban", "=", "none", "--lang", "="])
    ['--set', 'suit-ban=none', '--lang=']
    """
    whole: list[str] = []
    after_sign = False
    for word in words:
        if whole and (word == "=" or after_sign):
            whole[-1] += word
        else:
            whole.append(word)
        after_sign = word == "="
    return whole


def _next(before: Sequence[str], current: str, commands: Collection[str], parser_of: Callable[[str], Parser],
          speaker: Speaker) -> tuple[str, Iterable[Offer]]:
    """What the current word begins with already, and what may follow it."""
    name = next((word for word in before if word in commands), "")
    parser = parser_of(name)
    given = _Given(parser, before[before.index(name) + 1:] if name else before)
    option, equals, value = current.partition("=")
    if given.waiting:
        return "", offers(given.waiting, name, before, current, speaker)
    if equals and not given.only_words and (action := given.options.get(option)):
        return f"{option}=", offers(action, name, before, value, speaker)
    if current.startswith("-") and not given.only_words:
        return "", _options(given)
    if not name:
        return "", [Offer(each, speaker.word(f"command.{each}.summary")) for each in commands]
    return "", offers(given.argument, name, before, current, speaker) if given.argument else ()


def _options(given: _Given) -> Iterator[Offer]:
    for name, action in given.options.items():
        may_be_repeated = isinstance(action, argparse._AppendAction)
        if name.startswith("--") and (may_be_repeated or action not in given.used):
            yield Offer(name, (action.help or "").replace("%%", "%"))


class _Given:
    """What the words before the current one have given already, and what is still to come.

    `waiting` is the option that waits for its value, `argument` what a word that is no option would be.
    """

    def __init__(self, parser: Parser, words: Sequence[str]) -> None:
        self.options = {name: action for action in parser.declared for name in action.option_strings}
        self.used: list[argparse.Action] = []
        self.waiting: argparse.Action | None = None
        self.only_words = False
        arguments = [action for action in parser.declared if not action.option_strings]
        for word in words:
            self._take(word, arguments)
        self.argument = arguments[0] if arguments else None

    def _take(self, word: str, arguments: list[argparse.Action]) -> None:
        name, equals, _ = word.partition("=")
        if self.waiting:
            self.waiting = None
        elif word == END_OF_OPTIONS:
            self.only_words = True
        elif name in self.options and not self.only_words:
            action = self.options[name]
            self.used.append(action)
            self.waiting = action if action.nargs is None and not equals else None
        elif arguments and arguments[0].nargs != "*":
            arguments.pop(0)
