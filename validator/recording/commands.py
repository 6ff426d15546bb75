"""What can be typed at the table besides moves: each command by the words of the language, or by its English name."""

from __future__ import annotations

from ..reports.speaker import Speaker

COMMANDS = ("help", "undo", "stands", "table", "quit")


def words_for(command: str, speaker: Speaker) -> list[str]:
    """The words by which a command goes in the language, the one that is offered first."""
    return speaker.word(f"command.record.{command}").casefold().split()


def commanded(line: str, speaker: Speaker) -> str | None:
    """The command that a line is; None for any other line.

    >>> from validator.command.languages import words
    >>> from validator.reports.language import ENGLISH
    >>> commanded("U", words(ENGLISH)), commanded("attack", words(ENGLISH))
    ('undo', None)
    """
    typed = line.casefold()
    return next((name for name in COMMANDS if typed in (name, *words_for(name, speaker))), None)
