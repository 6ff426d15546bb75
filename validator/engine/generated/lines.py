"""Lines of Python source."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping


def indented(lines: Iterable[str], levels: int = 1) -> list[str]:
    """Lines of a block."""
    return ["    " * levels + line if line else line for line in lines]


def bare(source: str) -> str:
    """An expression without the brackets around all of it.

    >>> bare("(a + b)"), bare("(a) + (b)"), bare("(a, b, )")
    ('a + b', '(a) + (b)', '(a, b, )')
    """
    depth = 0
    for position, character in enumerate(source):
        depth += (character in "([{") - (character in ")]}")
        if depth == 0 and position < len(source) - 1 or depth == 1 and character == ",":
            return source
    return source[1:-1] if source.startswith("(") else source


def on_a_line(name: str) -> str:
    """A name as a comment can hold it, whatever is in it: nothing of it is ever source.

    >>> on_a_line("straight\\nflush")
    'straight flush'
    """
    return " ".join(name.split())


def unless(source: str) -> str:
    """The opposite of a condition.

    >>> unless("(a <= b)"), unless("(a or b)"), unless("(not a)")
    ('a > b', 'not (a or b)', 'a')
    """
    inner = bare(source)
    if inner.startswith("not ") and not {" and ", " or ", " if "} & _between(inner):
        return bare(inner[4:])
    compared = [word for word in inner.split() if word in _WORDS]
    if len(compared) == 1 and compared[0] in _OPPOSITES:
        return inner.replace(f" {compared[0]} ", f" {_OPPOSITES[compared[0]]} ")
    return f"not {source}"


_OPPOSITES = {"==": "!=", "!=": "==", "<=": ">", ">=": "<", "<": ">=", ">": "<="}
_WORDS = ("and", "or", "not", "if", "else", "for", "in", "is", *_OPPOSITES)


def _between(source: str) -> set[str]:
    return {f" {word} " for word in source.split()}


def shared(lines: list[str], values: Mapping[str, str]) -> list[str]:
    """Lines in which names stand for values: those that stand there more than once are set first.

    >>> shared(["a(x)", "b(x, y)"], {"x": "f[c]", "y": "f[d]"})
    ['x = f[c]', 'a(x)', 'b(x, f[d])']
    """
    before = []
    for name, value in values.items():
        found = re.compile(rf"\b{name}\b")
        if sum(len(found.findall(line)) for line in lines) > 1:
            before.append(f"{name} = {value}")
        else:
            lines = [found.sub(value, line) for line in lines]
    return before + lines


def functions_and_values(definitions: Iterable[list[str]], space: int) -> list[str]:
    """Definitions one after the other: around a function there are so many empty lines, around a value none."""
    lines: list[str] = []
    for definition in definitions:
        if len(definition) > 1 and lines and lines[-1]:
            lines += [""] * space
        lines += [*definition, *[""] * (space if len(definition) > 1 else 0)]
    return [*lines, *[""] * space] if lines and lines[-1] else lines
