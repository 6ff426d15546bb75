"""What is said to somebody who calls the command in a way it does not know."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NoReturn

MISUSE = 2
"""The exit status of a misuse, and of a record that cannot be read."""


class Misuse(Exception):
    """The command was called in a way it does not know; the text is one sentence that says how."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence, and where to read more."""

    def __init__(self, **settings) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def parse(self, arguments: list[str]) -> argparse.Namespace:
        """The arguments, options and files in any order; leaves with a sentence if they are wrong."""
        parsed, strange = self.parse_known_intermixed_args(arguments)
        if strange:
            self.error(f"there is no option “{strange[0]}”")
        return parsed

    def error(self, message: str) -> NoReturn:
        sentence = ended(message.removeprefix("argument "))
        self.exit(MISUSE, f"{self.prog}: {sentence} For help: {self.prog} --help\n")


def ended(sentence: str) -> str:
    """The sentence with a full stop, if nothing ends it yet."""
    return sentence if sentence.endswith((".", "?", "!")) else sentence + "."


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """The sentence for a word that does not exist.

    >>> unknown("command", "vaildate", ["moves", "validate"])
    'there is no command “vaildate”; did you mean “validate”?'
    >>> unknown("format", "xml", ["text", "json"])
    'there is no format “xml”, only text and json'
    """
    known = list(known)
    if near := get_close_matches(word, known, n=1):
        return f"there is no {what} “{word}”; did you mean “{near[0]}”?"
    return f"there is no {what} “{word}”, only {' and '.join(filter(None, [', '.join(known[:-1]), known[-1]]))}"


def one_of(what: str, known: Iterable[str]):
    """A type of argument: one of the words known."""
    def check(word: str) -> str:
        if word not in known:
            raise argparse.ArgumentTypeError(unknown(what, word, known))
        return word
    return check
