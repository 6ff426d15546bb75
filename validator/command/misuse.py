"""What is said to somebody who calls the command in a way it does not know."""

from __future__ import annotations

from collections.abc import Iterable

from ..findings import Fact, Message
from ..reports.speaker import Speaker

MISUSE = 2
"""The exit status of a misuse, and of a record that cannot be read."""


class Misuse(Exception):
    """The command was called in a way it does not know: what is wrong, and what it is about.

    `about` is an argument, or a file with a place in it. `command` is the one whose help says more, if it does.
    """

    def __init__(self, message: Message, about: str = "", command: str = "") -> None:
        super().__init__(message.kind)
        self.message = message
        self.about = about
        self.command = command

    def said(self, speaker: Speaker) -> str:
        """The misuse as text."""
        sentence = ": ".join(filter(None, [self.about, speaker.say(self.message)]))
        more = [speaker.word("command.for-help", command=self.command)] if self.command else []
        return speaker.language.space.join([sentence, *more])


def message(kind: str, **facts: str | Iterable[str]) -> Message:
    """A message whose facts are texts, or lists of texts."""
    return Message(kind, {name: Fact("text", fact) if isinstance(fact, str) else Fact("texts", tuple(fact))
                          for name, fact in facts.items()})


def unknown(kind: str, word: str, known: Iterable[str]) -> Message:
    """The message for a word that does not exist, with the known one that is most like it.

    >>> unknown("command.no-command", "vaildate", ["moves", "validate"]).facts["near"].value
    'validate'
    """
    from difflib import get_close_matches   # not needed by who knows the words
    known = tuple(known)
    return message(kind, word=word, near="".join(get_close_matches(word, known, n=1)), known=known)
