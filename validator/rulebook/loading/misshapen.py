"""A schema's complaint about a rule file, in the words of a person who writes rules.

What should stand somewhere is said by the `description` that the schema has there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...findings import Fact, Message
from ..errors import RuleError, phrase, unknown
from .pages import Page

if TYPE_CHECKING:
    from jsonschema import ValidationError

_FOUND = {dict: "a-mapping", list: "a-list"}


def complaint(error: ValidationError, page: Page) -> RuleError:
    """The error that a person is told, with its place."""
    error = _meant(error)
    path = tuple(error.absolute_path)
    match error.validator:
        case "additionalProperties":
            known = error.schema.get("properties", {})
            key = next(key for key in error.instance if key not in known)
            if ")" in key:                  # the rest of a call that YAML took to end at its comma
                return RuleError("comma-in-braces").at(page.at(*path, key=key))
            return unknown("key", key, known).at(page.at(*path, key=key))
        case "required":
            missing = next(key for key in error.validator_value if key not in error.instance)
            return RuleError("key-missing", key=missing).at(page.at(*path))
        case "dependentRequired":
            key, missing = next(_missing_companions(error))
            return RuleError("companion-missing", key=key, needs=missing).at(page.at(*path, key=key))
        case "enum" | "const":
            known = error.validator_value if error.validator == "enum" else [error.validator_value]
            expected = Fact("choice", tuple(f"`{word}`" for word in known))
            return RuleError("must-be", expected=expected, found=_found(error.instance)).at(page.at(*path))
        case "uniqueItems":
            position, word, first = next(_repeated(error.instance))
            return RuleError("twice", what=phrase("the-name"), word=word,
                             first=page.at(*path, first)).at(page.at(*path, position))
        case "minItems" | "minProperties" | "minLength":
            kind = "must-be-whole" if error.instance else "empty"
            return RuleError(kind, expected=_expected(error)).at(page.at(*path))
        case "oneOf" | "maxProperties":
            return RuleError("must-be-whole", expected=_expected(error)).at(page.at(*path))
    return RuleError("must-be", expected=_expected(error), found=_found(error.instance)).at(page.at(*path))


def _meant(error: ValidationError) -> ValidationError:
    """Of several shapes that would do, the complaint about the one that was meant: that of the kind which is there."""
    while error.validator == "anyOf":
        shapes: dict[int, list[ValidationError]] = {}
        for inner in error.context:
            shapes.setdefault(inner.relative_schema_path[0], []).append(inner)
        near = [errors for errors in shapes.values()
                if not any(inner.validator == "type" and not inner.relative_path for inner in errors)]
        if len(near) != 1 or near[0][0].validator == "const":       # one word among the shapes: the whole tells both
            break
        error = min(near[0], key=_importance)
    return error


def _importance(error: ValidationError) -> int:
    """A key may be missing only because it is written wrongly; that is told first."""
    return int(error.validator == "required")


def _expected(error: ValidationError) -> Fact:
    return Fact("shape", error.schema.get("description", ""))


def _found(instance: object) -> str | Message:
    if type(instance) in _FOUND:
        return phrase(_FOUND[type(instance)])
    return f"'{instance}'" if instance else phrase("empty")


def _missing_companions(error: ValidationError) -> Iterator[tuple[str, str]]:
    for key, companions in error.validator_value.items():
        if key in error.instance:
            yield from ((key, companion) for companion in companions if companion not in error.instance)


def _repeated(items: list) -> Iterator[tuple[int, str, int]]:
    for position, item in enumerate(items):
        if item in items[:position]:
            yield position, str(item), items.index(item)
