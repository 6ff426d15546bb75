"""What an editor makes of a record: the values that YAML 1.2, or JSON, gives to what is written without quotes."""

from __future__ import annotations

import re
from typing import Any

from validator.documents.nodes import Items, Node, Text

_CONSTANTS = {"": None, "~": None, **dict.fromkeys(("null", "Null", "NULL"), None),
              **dict.fromkeys(("true", "True", "TRUE"), True), **dict.fromkeys(("false", "False", "FALSE"), False)}
_INTEGER = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


def as_an_editor_sees(node: Node) -> Any:
    """The document as plain data, by the core schema of YAML 1.2; keys are texts."""
    if isinstance(node, Text):
        return _scalar(node)
    if isinstance(node, Items):
        return [as_an_editor_sees(item) for item in node.items]
    return {key.value: as_an_editor_sees(value) for key, value in node.pairs if isinstance(key, Text)}


def _scalar(text: Text) -> Any:
    if text.plain and text.value in _CONSTANTS:
        return _CONSTANTS[text.value]
    if text.plain and _INTEGER.fullmatch(text.value):
        return int(text.value[:1000])       # Python refuses to read very long ones
    if text.plain and _FLOAT.fullmatch(text.value):
        return float(text.value)
    return text.value
