"""The command line: what the program itself says of each of its commands."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import redirect_stdout
from unittest.mock import patch

from validator.command.main import COMMANDS, main
from validator.reports.speaker import Speaker

from .markup import TOP, heading, plain

PATH = "commands.md"
_COLUMNS = "76"


def page(speaker: Speaker) -> str:
    """The help of the program, and of each of its commands."""
    tag = speaker.language.tag
    return "\n\n".join([heading(1, plain(speaker.word("site.commands")), TOP), _fenced(told(tag)),
                        *_commands(tag)]) + "\n"


def _commands(tag: str) -> Iterator[str]:
    for name in COMMANDS:
        yield heading(2, f"referee {name}", name)
        yield _fenced(told(tag, name))


def told(tag: str, *command: str) -> str:
    """What `--help` prints in a language.

    >>> told("en", "infer").splitlines()[0]
    'usage: referee infer [-h] [--rules FOLDER] [--lang LANGUAGE]'
    """
    written = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with redirect_stdout(written), patch.dict(os.environ, COLUMNS=_COLUMNS):
        main([*command, "--help", "--lang", tag])
        written.flush()
    return written.buffer.getvalue().decode("utf-8").strip("\n")


def _fenced(text: str) -> str:
    return f"```text\n{text}\n```"
