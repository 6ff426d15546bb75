"""Pages that lead through steps: their blocks, and changes shown as a diff."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path


def blocks(page: str) -> Iterator[tuple[str, str]]:
    """The code blocks of a page in their order, each with its language."""
    for block in re.finditer(r"^```(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        yield block[1], block[2]


def apply(diff: str, folder: Path) -> None:
    """Change files as a diff says; each of its parts must fit in one place only."""
    for path, hunk in re.findall(r"^\+\+\+ b/(.*)\n@@\n((?:[ +-].*\n|\n)*?)(?=--- |\Z)", diff, re.MULTILINE):
        lines = [line or " " for line in hunk.splitlines()]
        before = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
        after = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
        text = (folder / path).read_text(encoding="utf-8")
        assert text.count(before) == 1, (path, before)
        (folder / path).write_text(text.replace(before, after), encoding="utf-8")
