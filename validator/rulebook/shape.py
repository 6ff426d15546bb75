"""The files of a game as nodes whose shape is known to be right: checked against the schemas under `rules/schema`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import yaml

from ..documents.nodes import Items, Node, Pairs, Text
from ..documents.yaml import read_yaml
from ..findings import Place, Unreadable
from .errors import RuleError, phrase, unknown


def read_checked(path: Path, schema: str, schemas: Path) -> Node:
    """The one document of a rule file, of the shape that `schemas/<schema>.schema.json` asks for.

    Raises RuleError with file, line and column for what is no YAML, is written twice, or has another shape.
    """
    try:
        documents = list(read_yaml(path.read_text(encoding="utf-8")))
    except (yaml.YAMLError, Unreadable, UnicodeDecodeError, OSError) as error:
        raise _unreadable(error, path) from None
    if len(documents) != 1:
        raise RuleError("one-document", file=path.name)
    node = documents[0]
    try:
        plain = _plain(node)
        _check(plain, node, schema, schemas)
    except RuleError as error:
        error.file = path.name
        raise
    return node


def text(node: Node) -> str:
    """What a scalar says."""
    return node.value


def entries(node: Node) -> dict[str, Node]:
    """The values of a mapping by their keys."""
    return {key.value: value for key, value in node.pairs}


def key_place(node: Pairs, key: str) -> Place:
    """Where a key of a mapping is written."""
    return next(written.place for written, _ in node.pairs if written.value == key)


def inside(node: Text) -> Place:
    """Where the text of a scalar begins, after its quote if it has one."""
    return node.place if node.plain else Place(node.place.line, node.place.column + 1)


def _unreadable(error: Exception, path: Path) -> RuleError:
    mark = getattr(error, "problem_mark", None)
    place = Place(mark.line + 1, mark.column + 1) if mark else getattr(error, "place", None)
    problem = getattr(error, "problem", None) or getattr(error, "strerror", None) or str(error)
    return RuleError("yaml", place, path.name, problem=problem)


def _plain(node: Node) -> object:
    """The nodes as dicts, lists and texts; a key that is written twice is an error."""
    if isinstance(node, Text):
        return node.value
    if isinstance(node, Items):
        return [_plain(item) for item in node.items]
    seen: dict[str, Place] = {}
    for key, _ in node.pairs:
        if not isinstance(key, Text):
            raise RuleError("key-not-word", key.place)
        if key.value in seen:
            raise RuleError("twice", key.place, what=phrase("the-key"), word=key.value, first=seen[key.value].line)
        seen[key.value] = key.place
    return {key.value: _plain(value) for key, value in node.pairs}


def _check(plain: object, node: Node, schema: str, schemas: Path) -> None:
    import jsonschema                       # only when rules are compiled, never when a record is judged

    error = jsonschema.exceptions.best_match(_validator(schema, schemas).iter_errors(plain))
    if error is None:
        return
    place = _find(node, list(error.absolute_path))
    raise _explained(error, place)


@cache
def _validator(schema: str, schemas: Path):
    import jsonschema
    from referencing import Registry, Resource

    contents = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in schemas.glob("*.json")}
    registry = Registry().with_resources((name, Resource.from_contents(content)) for name, content in contents.items())
    return jsonschema.Draft202012Validator(contents[f"{schema}.schema.json"], registry=registry)


def _explained(error, place: Place) -> RuleError:
    """A schema's complaint in the words of a person who writes rules."""
    match error.validator:
        case "additionalProperties":
            known = error.schema.get("properties", {})
            return unknown("key", min(set(error.instance) - set(known)), known, place)
        case "required":
            missing = [key for key in error.validator_value if key not in error.instance]
            return RuleError("key-missing", place, key=missing[0])
        case "dependentRequired":
            return RuleError("turns-without-phase", place)
        case "pattern":
            return RuleError("malformed", place, word=error.instance, form=error.validator_value)
    shape = {"object": "mapping", "array": "list", "string": "text"}.get(str(error.validator_value))
    if shape:
        return RuleError("misshapen", place, expected=phrase(shape))
    where = "/".join(str(part) for part in error.absolute_path)
    return RuleError("misplaced", place, word=where or phrase("this"))


def _find(node: Node, path: list[str | int]) -> Place:
    """The place of what a path of keys and positions leads to."""
    for part in path:
        if isinstance(node, Items):
            node = node.items[part]
        elif isinstance(node, Pairs) and part in entries(node):
            node = entries(node)[part]
    return node.place
