"""A table's own reading, from a file."""

from __future__ import annotations

from ..documents.files import read_file
from ..documents.nodes import Pairs, Text
from ..findings import Unreadable
from ..reports.visible import visible
from .misuse import Misuse, message


def house_rules(path: str) -> dict[str, str]:
    """The options in a file: a mapping of variants, as in a record's `reading`. Raises Misuse if it is none."""
    content = next(read_file(path)).content
    if isinstance(content, Unreadable):
        where = f":{content.place.line}:{content.place.column}" if content.place else ""
        raise Misuse(content.message, visible(path) + where)
    if not isinstance(content, Pairs) or any(not isinstance(part, Text) for pair in content.pairs for part in pair):
        raise Misuse(message("command.not-house-rules"), visible(path))
    return {variant.value: option.value for variant, option in content.pairs}
